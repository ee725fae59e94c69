import { type AnyActor, type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { createServices, type Services } from '#src/app/services.ts';
import { createSystem } from '#src/app/system.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';

declare global {
  interface Window {
    /** The token of the person whom the real server knows. */
    signedInBy?: string;
  }
}

let services: Services | undefined;

/** The next flow may have no real ports. */
export function forgetPorts(): void {
  services = undefined;
}

/** What the ports keep in the browser and in the cache of what the server knows. */
export function heldByPorts(): readonly string[] {
  if (services === undefined) return [];
  const storages = { localStorage, sessionStorage };
  return [
    ...Object.entries(storages).flatMap(([name, storage]) => Object.keys(storage).map((key) => `${key} in ${name}`)),
    ...services.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => `query ${queryKey.join(' ')}${state.isInvalidated ? ', to be read anew' : ''}`),
  ].sort();
}

const nowhere = { goHome: async () => {}, settled: async () => {} };

/** The ports of a flow as the product provides them, by their names, with nothing in storage from before; cookies are the runner's to clear. */
export function realPorts(flow: string, language: Language): Readonly<Record<string, AnyActorLogic>> {
  localStorage.clear();
  sessionStorage.clear();
  services = createServices({ language, onMemoryOnly: () => {} });
  if (window.signedInBy !== undefined) services.tokenStore.signIn(window.signedInBy);
  // An API that takes passkeys: ports ask for them only where it does (API-26).
  const takesPasskeys = {
    ...services.configuration(),
    confirmsByPasskey: true,
    confirmsByCode: true,
    passkeys: { rpId: window.location.hostname },
  };
  services.queryClient.setQueryData(services.configurationQuery.queryKey, takesPasskeys);
  // Known from before, and too old to be shown without being read again: what a port makes of it is to be seen.
  services.queryClient.setQueryData(services.userQuery.queryKey, SAMPLE_USER, { updatedAt: 1 });
  const root = createSystem(services, nowhere, { place: null, draft: null, resumed: null, entry: { kind: 'page' }, maintenance: false });
  const found = machineIn((root as AnyActor).logic, flow, new Set());
  if (found === undefined) throw new Error(`the product has no machine ${flow}`);
  return found.implementations.actors as Readonly<Record<string, AnyActorLogic>>;
}

/** The machine as the product provides it, wherever it is invoked. */
function machineIn(machine: AnyStateMachine, id: string, seen: Set<AnyStateMachine>): AnyStateMachine | undefined {
  if (machine.id === id) return machine;
  seen.add(machine);
  for (const logic of Object.values(machine.implementations.actors)) {
    if (!(logic instanceof StateMachine) || seen.has(logic)) continue;
    const found = machineIn(logic, id, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

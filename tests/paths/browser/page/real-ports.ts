import { type AnyActor, type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { createServices } from '#src/app/services.ts';
import { createSystem } from '#src/app/system.ts';

declare global {
  interface Window {
    /** The token of the person whom the real server knows. */
    signedInBy?: string;
  }
}

const nowhere = { goHome: async () => {}, settled: async () => {} };

/** The ports of a flow as the product provides them, by their names, with nothing in storage from before; cookies are the runner's to clear. */
export function realPorts(flow: string, language: Language): Readonly<Record<string, AnyActorLogic>> {
  localStorage.clear();
  sessionStorage.clear();
  const services = createServices({ language, onMemoryOnly: () => {} });
  if (window.signedInBy !== undefined) services.tokenStore.signIn(window.signedInBy);
  // An API that takes passkeys: ports ask for them only where it does (API-26).
  const takesPasskeys = {
    ...services.configuration(),
    confirmsByPasskey: true,
    confirmsByCode: true,
    passkeys: { rpId: window.location.hostname },
  };
  services.queryClient.setQueryData(services.configurationQuery.queryKey, takesPasskeys);
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

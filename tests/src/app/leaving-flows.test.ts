import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { type ActionOptions, type Actions, createActions } from '#src/api/actions.ts';
import { provideAccounts } from '#src/app/ports/accounts.ts';
import { provideAgreements } from '#src/app/ports/agreements.ts';
import { provideEntry } from '#src/app/ports/entry.ts';
import { provideProfile } from '#src/app/ports/profile.ts';
import type { Services } from '#src/app/services.ts';

interface Asked {
  readonly action: string;
  readonly signal: AbortSignal | undefined;
}

/** A port that is no promise (what aborts it, `upload.test.ts` shows), and what makes no call. */
const NOT_ABORTED = ['changeProfileImage', 'forgetSession'];
/** Provided in `system.ts`; neither a logout nor a deletion is left. */
const ROOT_ACTIONS = ['endSession', 'deleteAccount'];
/** A change of the ID asks first whether it is free. */
const FIRST_OF_TWO = 'validateUvrsId';

/** Actions that never end, but for a check that others follow; each notes the signal that it was given. */
function openServices() {
  const asked: Asked[] = [];
  const actions = new Proxy({} as Actions, {
    get:
      (_, action: string) =>
      (...given: readonly unknown[]) => {
        asked.push({ action, signal: given.find((each) => each instanceof AbortSignal) });
        return action === FIRST_OF_TWO ? Promise.resolve() : new Promise(() => undefined);
      },
  });
  const services = {
    actions,
    client: { baseUrl: '/api/v1' },
    clock: { serverNow: () => 0 },
    sharedComputer: { setShared: () => undefined },
    language: 'ko',
  } as unknown as Services;
  return { services, asked };
}

/** Good for every port that calls an action. */
const INPUT = {
  joinData: {},
  method: 'google',
  items: ['marketing'],
  email: 'minji@campus.ac.kr',
  rememberEmail: false,
};
/** What decides which action a port calls. */
const CASES = [
  { credential: null, purpose: 'link' },
  { credential: { kind: 'email' }, purpose: 'setUp' },
  { credential: { kind: 'provider', method: 'google' }, purpose: 'link' },
];

type Port = readonly [name: string, logic: AnyActorLogic];

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'implementations' in logic;

/** The ports of promises that a flow has, and those of the flows inside it. */
function portsOf(name: string, logic: AnyActorLogic): Port[] {
  if (!isMachine(logic)) return 'config' in logic ? [[name, logic]] : [];
  return Object.entries(logic.implementations.actors).flatMap(([each, inner]) => portsOf(`${logic.id}.${each}`, inner as AnyActorLogic));
}

/** A browser that keeps the one cookie that is written. */
beforeEach(() => {
  let kept = '';
  const document = {
    get cookie() {
      return kept;
    },
    set cookie(written: string) {
      kept = written.split(';')[0] ?? '';
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { cookieEnabled: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[POP-5] each call of a flow ends with the state that asks for it', async () => {
  const { services, asked } = openServices();
  const provided = {
    ...provideAccounts(services),
    ...provideAgreements(services),
    ...provideProfile(services),
    ...provideEntry(services, { settled: async () => undefined }),
  };
  const ports = Object.entries(provided).flatMap(([name, logic]) => portsOf(name, logic as AnyActorLogic));
  for (const [name, logic] of ports) {
    for (const each of CASES) {
      const before = asked.length;
      const actor = createActor(logic, { input: { ...INPUT, ...each } });
      actor.subscribe({ error: () => undefined });
      actor.start();
      for (let step = 0; step < 5; step += 1) await Promise.resolve();
      actor.stop();
      for (const { action, signal } of asked.slice(before)) {
        // The first of two has ended by then; the second shows that the flow's own signal is passed on.
        if (action === FIRST_OF_TWO) expect(signal, `${name}: ${action}`).toBeDefined();
        else if (!NOT_ABORTED.includes(action)) expect(signal?.aborted, `${name}: ${action}`).toBe(true);
      }
    }
  }
  // Every action that a flow has, so that none is left out for want of an input.
  const expected = Object.keys(createActions({ client: {}, hooks: {}, clock: {} } as ActionOptions));
  const known = new Set([...asked.map(({ action }) => action), ...ROOT_ACTIONS, ...NOT_ABORTED]);
  expect([...known].sort()).toEqual(expected.sort());
});

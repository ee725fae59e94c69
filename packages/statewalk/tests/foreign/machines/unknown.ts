import { assign, createMachine, fromPromise, setup } from 'xstate';

/** A sign-in as it is often written: lower case, no descriptions, inline actors, data in events and results, no final state. */
export const signIn = setup({
  types: {} as {
    context: { email: string; token: string | null; tries: number };
    events:
      | { type: 'email changed'; value: string }
      | { type: 'submit'; form: { password: string } }
      | { type: 'retry' }
      | { type: 'signOut' }
      | { type: 'help'; topic: string };
  },
  guards: { isTooOften: ({ context }) => context.tries >= 2 },
  actors: { ask: fromPromise<{ token: string; isLocked: boolean }, { password: string }>(async () => ({ token: '', isLocked: false })) },
}).createMachine({
  id: 'signIn',
  context: { email: '', token: null, tries: 0 },
  initial: 'typing',
  states: {
    typing: {
      on: {
        'email changed': { actions: assign({ email: ({ event }) => event.value.trim() }) },
        submit: { guard: ({ event }) => event.form.password !== '', target: 'asking' },
      },
    },
    asking: {
      invoke: {
        src: 'ask',
        input: { password: '' },
        onDone: [
          { guard: ({ event }) => event.output.isLocked, target: 'locked' },
          { target: 'signedIn', actions: assign({ token: ({ event }) => event.output.token }) },
        ],
        onError: [
          { guard: 'isTooOften', target: 'locked' },
          { target: 'failed', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        ],
      },
    },
    failed: { on: { retry: 'typing' }, after: { 5000: 'typing' } },
    locked: {},
    signedIn: { on: { signOut: 'typing' } },
    forgotten: { on: { retry: 'typing' } },
  },
});

/** It needs an input of which nothing is known. */
export const needy = createMachine({
  id: 'needy',
  types: {} as { input: { user: { name: string } }; context: { name: string; list: string[] } },
  context: ({ input }) => ({ name: input.user.name.toUpperCase(), list: [] }),
  initial: 'on',
  states: {
    on: { on: { toggle: 'off', grow: { actions: assign({ list: ({ context }) => [...context.list, 'x'] }) } } },
    off: { on: { toggle: 'on' } },
  },
});

/** In order: nothing is to be said of it. */
export const inOrder = createMachine({
  id: 'light',
  initial: 'green',
  states: { green: { after: { 1000: 'yellow' } }, yellow: { after: { 1000: 'red' } }, red: { after: { 1000: 'green' } } },
});

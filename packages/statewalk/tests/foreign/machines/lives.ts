import { assign, createMachine, fromCallback, fromPromise, setup } from 'xstate';

/** It begins once and then goes round; nothing ends. */
export const header = createMachine({
  id: 'header',
  initial: 'begun',
  states: { begun: { on: { SHOW: 'shown' } }, shown: { on: { HIDE: 'hidden' } }, hidden: { on: { SHOW: 'shown' } } },
});

/** An end that is not called so, beside a state from which its only event leads nowhere. */
export const traps = createMachine({
  id: 'traps',
  initial: 'asking',
  states: {
    asking: { on: { YES: 'agreed', NO: 'refused' } },
    agreed: {},
    refused: { on: { AGAIN: { target: 'refused', reenter: true } } },
  },
});

/** Its end waits for data that no guess has. */
export const poll = setup({ actors: { ask: fromPromise(async () => ({ state: '' })) } }).createMachine({
  id: 'poll',
  context: { state: '' },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'ask',
        onDone: { target: 'looking', actions: assign({ state: ({ event }) => event.output.state }) },
        onError: 'asking',
      },
    },
    looking: { always: [{ guard: ({ context }) => context.state === ['en', 'ded'].join(''), target: 'ended' }, { target: 'waiting' }] },
    waiting: { after: { 5000: 'asking' } },
    ended: { type: 'final' },
  },
});

/** The first branch always holds for an input of which nothing is known. */
export const account = createMachine({
  id: 'account',
  types: {} as { input: { account: string | null } },
  context: ({ input }) => ({ ...input }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: ({ context }) => context.account == null, target: 'none' }, { target: 'checking' }] },
    none: { on: { AGAIN: 'looking' } },
    checking: { on: { AGAIN: 'looking' } },
  },
});

/** A state that is always left at once, by the positions that are guessed. */
export const chase = setup({
  types: {} as { context: { at: number }; events: { type: 'moved'; to: number } | { type: 'tick' } },
  actors: { mouse: fromCallback(() => {}) },
}).createMachine({
  id: 'chase',
  context: { at: 0 },
  invoke: { src: 'mouse' },
  initial: 'chasing',
  states: {
    chasing: {
      always: { guard: ({ context }) => !(context.at >= 30), target: 'near' },
      on: { tick: { actions: assign({ at: ({ context }) => context.at - 1 }) } },
    },
    near: { on: { moved: { target: 'chasing', actions: assign({ at: ({ event }) => event.to }) } } },
  },
});

/** It keeps a whole document, in which each event changes something. */
export const heavy = setup({
  types: { context: {} as { text: string; count: number }, events: {} as { type: 'TYPED' } | { type: 'COUNTED' } },
}).createMachine({
  id: 'heavy',
  context: { text: 'word '.repeat(100_000), count: 0 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        TYPED: { actions: assign({ text: ({ context }) => `${context.text}.` }) },
        COUNTED: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    },
  },
});

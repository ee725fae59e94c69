import { assign, createMachine, fromPromise, setup } from 'xstate';

/** A cart as it is often written: a list grows without end beside the rest, regions end, an invoke has no id, retries are counted. */
export const order = setup({
  types: {
    context: {} as { items: string[]; retries: number },
    events: {} as { type: 'ADD'; item: string } | { type: 'CHECKOUT' } | { type: 'CANCEL' } | { type: 'RETRY' } | { type: 'DISMISS' },
  },
  actors: { placeOrder: fromPromise(async () => 1) },
}).createMachine({
  id: 'order',
  type: 'parallel',
  context: { items: [], retries: 0 },
  states: {
    cart: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ADD: { actions: assign({ items: ({ context, event }) => [...context.items, event.item] }) },
            CHECKOUT: { guard: ({ context }) => context.items.length > 0, target: 'placing' },
          },
        },
        placing: { invoke: { src: 'placeOrder', onDone: 'placed', onError: 'failed' }, on: { CANCEL: 'editing' } },
        failed: { on: { RETRY: [{ guard: ({ context }) => context.retries < 3, target: 'waiting' }, { target: 'gaveUp' }] } },
        waiting: { after: { 1000: { target: 'placing', actions: assign({ retries: ({ context }) => context.retries + 1 }) } } },
        placed: { type: 'final' },
        gaveUp: { type: 'final' },
      },
    },
    toast: { initial: 'hidden', states: { hidden: { on: { ADD: 'shown' } }, shown: { on: { DISMISS: 'hidden' } } } },
  },
});

/** It counts what events bring until that is enough. */
export const tracker = setup({
  types: { context: {} as { km: number }, events: {} as { type: 'TICK'; km: number } },
}).createMachine({
  id: 'tracker',
  context: { km: 0 },
  initial: 'driving',
  states: {
    driving: {
      on: { TICK: { actions: assign({ km: ({ context, event }) => context.km + event.km }) } },
      always: { guard: ({ context }) => context.km >= 5, target: 'arrived' },
    },
    arrived: { type: 'final' },
  },
});

/** Implementations stand in the component that uses it. */
export const provided = createMachine({
  id: 'provided',
  initial: 'cart',
  states: {
    cart: { on: { PAY: [{ guard: 'isFull', target: 'paying' }, { target: 'empty' }] } },
    empty: { on: { BACK: 'cart' } },
    paying: { invoke: { src: 'charge', onDone: 'paid', onError: { target: 'cart', actions: 'toastError' } } },
    paid: { after: { celebration: 'cart' } },
  },
});

/** One guard is declared: another name that is not is a slip of the pen. */
export const misspelt = createMachine(
  {
    id: 'misspelt',
    initial: 'a',
    states: { a: { on: { GO: { guard: 'isRaedy', target: 'b' } } }, b: { on: { BACK: { guard: 'isReady', target: 'a' } } } },
  },
  { guards: { isReady: () => true } },
);

/** A guard looks at what only a browser has; another at data that no guess has. */
export const picky = createMachine({
  id: 'picky',
  initial: 'a',
  states: {
    a: {
      on: {
        OPEN: {
          guard: () => (globalThis as unknown as { someBrowser: { isOnline: boolean } }).someBrowser === undefined || missing(),
          target: 'b',
        },
        LOGIN: { guard: ({ event }) => event.role === ['ad', 'min'].join(''), target: 'admin' },
        LEFT: [{ target: 'a' }, { guard: () => true, target: 'shadowed' }],
      },
    },
    b: { on: { BACK: 'a' } },
    admin: { on: { LOGOUT: 'a' } },
    shadowed: { on: { BACK: 'a' } },
  },
});

function missing(): boolean {
  throw new ReferenceError('someBrowser is not defined');
}

/** What an event brings decides whether it ever ends. */
export const looping = createMachine({
  id: 'looping',
  types: {} as { context: { n: number }; events: { type: 'SET'; n: number } | { type: 'GO' } },
  context: { n: 0 },
  initial: 'resting',
  states: {
    resting: { on: { SET: { actions: assign({ n: ({ event }) => event.n }) }, GO: 'counting' } },
    counting: {
      entry: assign({ n: ({ context }) => context.n + 1 }),
      always: [
        { guard: ({ context }) => context.n >= 3, target: 'resting' },
        { target: 'counting', reenter: true },
      ],
    },
  },
});

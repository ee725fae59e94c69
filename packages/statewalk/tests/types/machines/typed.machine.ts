import { assign, createMachine, fromPromise, fromTransition, setup } from 'xstate';

type Direction = 'up' | 'down';
interface Cell {
  readonly row: 0 | 1 | 2;
  readonly marks: readonly Direction[];
}

/** What its guards ask for is in no event that is made up of nothing. */
export const lift = setup({
  types: {
    context: {} as { floor: number; name: string; stops: readonly number[] },
    events: {} as
      | { type: 'CALLED'; direction: Direction; by?: { name: string } }
      | { type: 'NAMED'; name: string; other: string }
      | { type: 'SET'; cell: Cell }
      | { type: 'RESET' },
    input: {} as { floor: number; top: number },
  },
  actors: {
    load: fromPromise(async (): Promise<{ kind: 'empty' } | { kind: 'full'; people: readonly string[] }> => ({ kind: 'empty' })),
    count: fromTransition((state: { count: number }) => state, { count: 0 }),
  },
  guards: { isFar: ({ context }) => context.floor >= 18 },
}).createMachine({
  id: 'lift',
  context: ({ input }) => ({ floor: input.floor, name: '', stops: input.floor < input.top ? [input.top] : [] }),
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isFar', target: 'far' },
      on: {
        CALLED: [
          { guard: ({ event }) => event.direction === 'up' && event.by?.name !== undefined, target: 'loading' },
          { guard: ({ event }) => event.direction === 'down', target: 'down' },
        ],
        NAMED: { guard: ({ event }) => event.name !== '' && event.other !== '' && event.name !== event.other, target: 'named' },
        SET: { guard: ({ event }) => event.cell.row === 2 && event.cell.marks.length > 2, target: 'marked' },
      },
    },
    loading: {
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => event.output.kind === 'full' && event.output.people.length > 0, target: 'full' },
          { target: 'waiting' },
        ],
        onError: [{ guard: ({ event }) => (event.error as { code?: string }).code === 'stuck', target: 'stuck' }, { target: 'waiting' }],
      },
    },
    down: { on: { RESET: 'waiting' } },
    named: { on: { RESET: 'waiting' } },
    marked: { on: { RESET: 'waiting' } },
    full: { on: { RESET: 'waiting' } },
    stuck: { on: { RESET: 'waiting' } },
    far: { type: 'final' },
  },
});

/** Each value that the type allows is tried, so that what is never taken is a fault. */
export const lamp = setup({
  types: { events: {} as { type: 'TURNED'; to: 'on' | 'off' } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        TURNED: [
          { guard: ({ event }) => event.to === 'on', target: 'on' },
          { guard: ({ event }) => (event.to as string) === 'red', target: 'red' },
        ],
      },
    },
    on: { on: { TURNED: { guard: ({ event }) => event.to === 'off', target: 'off' } } },
    red: { on: { TURNED: 'off' } },
  },
});

/** Nothing is known of what its actor gives, but what it is compared with. */
export const untyped = createMachine(
  {
    id: 'untyped',
    initial: 'asking',
    context: { state: '' },
    states: {
      asking: { invoke: { src: 'ask', onDone: { target: 'looking', actions: 'keep' }, onError: 'asking' } },
      looking: { always: [{ guard: ({ context }) => context.state === 'ended', target: 'ended' }, { target: 'asking' }] },
      ended: { type: 'final' },
    },
  },
  {
    actors: { ask: fromPromise(async () => ({ state: '' })) },
    actions: { keep: assign({ state: ({ event }) => (event as unknown as { output: { state: string } }).output.state }) },
  },
);

/** A number has more values than can be tried: what none of them leads to may be reached all the same. */
export const scale = setup({
  actors: { weigh: fromPromise(async (): Promise<{ grams: number }> => ({ grams: 0 })) },
}).createMachine({
  id: 'scale',
  initial: 'weighing',
  states: {
    weighing: {
      invoke: {
        src: 'weigh',
        onDone: [{ guard: ({ event }) => event.output.grams > 10 ** 6, target: 'heavy' }, { target: 'light' }],
        onError: 'light',
      },
    },
    light: { on: { AGAIN: 'weighing' } },
    heavy: { on: { AGAIN: 'weighing' } },
  },
});

/** A parent that asks a child where it is. */
export const parent = setup({ actors: { child: lamp } }).createMachine({
  id: 'parent',
  initial: 'watching',
  states: {
    watching: { invoke: { src: 'child', onSnapshot: { guard: ({ event }) => event.snapshot.matches('on'), target: 'seen' } } },
    seen: { on: { AGAIN: 'watching' } },
  },
});

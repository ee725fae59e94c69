import {
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromObservable,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';

/** A television: history, shallow and deep, with a default and without. */
export const television = createMachine({
  id: 'television',
  initial: 'on',
  states: {
    on: {
      initial: 'watching',
      on: { standby: 'standby' },
      states: {
        watching: {
          initial: 'live',
          states: { live: { on: { pause: 'paused' } }, paused: { on: { pause: 'live' } } },
          on: { menu: 'menu' },
        },
        menu: { on: { menu: 'watching' } },
        shallow: { type: 'history' },
        deep: { type: 'history', history: 'deep', target: 'menu' },
      },
    },
    standby: { on: { wake: 'on.shallow', resume: 'on.deep' } },
  },
});

/** A flight: regions that end, several targets at once, reentry. */
export const flight = createMachine({
  id: 'flight',
  initial: 'boarding',
  states: {
    boarding: {
      type: 'parallel',
      states: {
        doors: { initial: 'open', states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } } },
        people: {
          initial: 'away',
          states: {
            away: { on: { board: 'seated' } },
            seated: { initial: 'reading', states: { reading: { on: { sleep: 'asleep' } }, asleep: { type: 'final' } }, onDone: 'settled' },
            settled: { type: 'final' },
          },
        },
      },
      onDone: 'flying',
      on: { skip: { target: ['#flight.flying.wings.up', '#flight.flying.engine.full'] } },
    },
    flying: {
      type: 'parallel',
      states: {
        wings: { initial: 'level', states: { level: { on: { up: 'up' } }, up: { on: { up: 'level' } } } },
        engine: { initial: 'idle', states: { idle: { on: { full: 'full' } }, full: {} } },
      },
      on: { restart: { target: '.engine.idle', reenter: true }, land: 'landed' },
    },
    landed: { type: 'final' },
  },
});

/** Two states that lead to each other for ever, for one event alone. */
export const spinner = createMachine({
  id: 'spinner',
  initial: 'rest',
  context: { n: 0 },
  states: {
    rest: { on: { spin: 'left', bounce: 'raising', tell: 'telling', stop: 'stopped' } },
    left: { always: 'right' },
    right: { always: 'left' },
    raising: { entry: raise({ type: 'again' }), on: { again: { target: 'raising', reenter: true } } },
    telling: { entry: sendTo(({ self }) => self, { type: 'again' }), on: { again: { target: 'telling', reenter: true } } },
    stopped: { type: 'final' },
  },
});

/** A child that goes round for ever as it begins. */
export const spinningParent = createMachine({
  id: 'spinningParent',
  initial: 'idle',
  states: {
    idle: { on: { start: 'busy' } },
    busy: {
      invoke: {
        id: 'child',
        src: createMachine({ id: 'child', initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } }),
        onError: 'failed',
      },
    },
    failed: { on: { start: 'busy' } },
  },
});

const todo = setup({ types: {} as { input: { text: string }; context: { text: string } } }).createMachine({
  id: 'todo',
  context: ({ input }) => ({ text: input.text }),
  initial: 'open',
  states: { open: { on: { check: 'done' } }, done: { type: 'final' } },
});

/** A list: children that are spawned with ids made up, given, by name and as a value, stopped, and known to the system. */
export const list = setup({
  types: {} as {
    context: { todos: { ref: unknown; text: string }[]; heard: number };
    events: { type: 'add' } | { type: 'remove' } | { type: 'watch' } | { type: 'unwatch' };
    emitted: { type: 'added'; count: number };
  },
  actors: { todo, watcher: fromCallback(() => {}) },
  guards: { hasRoom: ({ context }) => context.todos.length < 2, isEmpty: ({ context }) => context.todos.length === 0 },
}).createMachine({
  id: 'list',
  context: { todos: [], heard: 0 },
  initial: 'quiet',
  on: {
    add: {
      guard: 'hasRoom',
      actions: [
        assign({
          todos: ({ context, spawn }) => [
            ...context.todos,
            { ref: spawn('todo', { input: { text: 'buy' }, syncSnapshot: true }), text: 'buy' },
          ],
        }),
        emit(({ context }) => ({ type: 'added' as const, count: context.todos.length })),
      ],
    },
    remove: {
      actions: enqueueActions(({ context, enqueue, check }) => {
        if (check('isEmpty')) return;
        enqueue.stopChild(context.todos[0]?.ref as never);
        enqueue.assign({ todos: context.todos.slice(1) });
      }),
    },
  },
  states: {
    quiet: { on: { watch: 'watched' } },
    watched: {
      entry: spawnChild('watcher', { id: 'watcher', systemId: 'theWatcher' }),
      exit: stopChild('watcher'),
      on: { unwatch: 'quiet', watch: { target: 'watched', reenter: true } },
    },
  },
});

/** A screen: it listens to snapshots of a stream, gives its actor an input that it computes, and keeps the last value. */
export const screen = setup({
  types: {} as {
    context: { seed: number; last: number | undefined; given: unknown };
    input: { seed: number };
    events: { type: 'on' } | { type: 'off' };
  },
  actors: {
    stream: fromObservable<number, { from: number }>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
    fetch: fromPromise<string, { url: string }>(async () => 'page'),
  },
}).createMachine({
  id: 'screen',
  context: ({ input }) => ({ seed: input.seed, last: undefined, given: null }),
  initial: 'off',
  states: {
    off: { on: { on: 'on' } },
    on: {
      invoke: [
        {
          id: 'stream',
          src: 'stream',
          input: ({ context }) => ({ from: context.seed }),
          onSnapshot: { actions: assign({ last: ({ event }) => event.snapshot.context }) },
          onDone: 'off',
        },
        {
          id: 'fetch',
          src: 'fetch',
          input: ({ event, self }) => ({ url: `${event.type}/${self.id}` }),
          onDone: { actions: assign({ given: ({ event }) => event.output }) },
        },
      ],
      on: { off: 'off' },
    },
  },
});

const dialog = createMachine({
  id: 'dialog',
  initial: 'open',
  states: { open: { on: { ok: 'done' } }, done: { type: 'final' } },
  output: { answer: 'ok' },
}).provide({
  actions: { later: () => {} },
});

/** A parent that gives its child other implementations before it invokes it. */
export const providing = createMachine({
  id: 'providing',
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'dialog',
        src: dialog.provide({ actions: { later: () => {} } }),
        onDone: { guard: ({ event }) => (event.output as { answer?: string }).answer === 'ok', target: 'answered' },
        onError: 'failed',
      },
      on: { ok: { actions: sendTo('dialog', { type: 'ok' }) } },
    },
    answered: { on: { ask: 'asking' } },
    failed: { on: { ask: 'asking' } },
  },
});

import { assign, createMachine, fromCallback, fromObservable, fromPromise, fromTransition, log, sendTo } from 'xstate';

/** What really happened: a run must leave it empty. */
export const done: string[] = [];
const doIt = (what: string) => void done.push(what);

const worker = createMachine({
  id: 'worker',
  initial: 'working',
  entry: () => doIt('worker entry'),
  states: {
    working: { invoke: { src: fromPromise(async () => doIt('work of a child')) }, after: { 10: 'over' } },
    over: { type: 'final' },
  },
});

/** A report: everything about it is written where it is used. */
export const report = createMachine({
  id: 'report',
  context: { id: null },
  entry: [() => doIt('entry'), 'announce', log('begins')],
  exit: () => doIt('exit'),
  initial: 'editing',
  states: {
    editing: {
      on: {
        save: { target: 'saving', actions: [() => doIt('transition'), { type: 'withParams', params: { text: 'with params' } }] },
      },
    },
    saving: {
      invoke: [
        {
          id: 'saves',
          src: fromPromise(async () => {
            doIt('promise');
            return 'r1';
          }),
          onDone: { target: 'saved', actions: assign({ id: ({ event }) => event.output }) },
          onError: 'editing',
        },
        { id: 'listens', src: fromCallback(() => doIt('callback')) },
        {
          id: 'watches',
          src: fromObservable(() => {
            doIt('observable');
            return { subscribe: () => ({ unsubscribe: () => {} }) };
          }),
          onSnapshot: { actions: () => doIt('snapshot') },
        },
        {
          id: 'counts',
          src: fromTransition((count: number) => {
            doIt('reducer');
            return count + 1;
          }, 0),
        },
        { id: 'works', src: worker },
      ],
      entry: sendTo('counts', { type: 'tick' }),
      on: { undo: 'editing' },
    },
    saved: { entry: ({ self }) => self.send({ type: 'tick' }), on: { tick: 'editing' } },
  },
}).provide({ actions: { announce: () => doIt('named action'), withParams: () => doIt('with params') } });

/** A list: its children are spawned where an action is, by name, as a value, and by an enqueued action. */
export const effectsOfSpawned = createMachine({
  id: 'list',
  types: {} as { context: { first: unknown } },
  context: ({ spawn }) => ({
    first: spawn(
      fromPromise(async () => doIt('spawned in the context')),
      { id: 'first' },
    ),
  }),
  on: {
    add: {
      actions: assign({
        first: ({ spawn }) =>
          spawn(
            fromCallback(() => doIt('spawned in an assign')),
            { id: 'second' },
          ),
      }),
    },
  },
});

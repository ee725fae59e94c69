import { assign, setup } from 'xstate';
import { port } from '#machines/port.ts';
import { defineModel, type Model } from '#statewalk/explore/model.ts';

/** A machine in order, small enough to read at a glance: the tests of the checks break one thing of it at a time. */
const types = {} as {
  context: { tries: number };
  events: { type: 'ASKED' } | { type: 'CLOSED' } | { type: 'TOLD' };
  output: 'closed' | 'answered';
};
const builder = setup({
  types,
  actors: { ask: port<boolean>('ask') },
  delays: { patience: 1000 },
  guards: { said: (_, { yes }: { yes: boolean }) => yes },
  actions: { count: assign({ tries: ({ context }) => Math.min(context.tries + 1, 2) }) },
});

export const asking = {
  description: 'The server is asked.',
  invoke: {
    id: 'ask',
    src: 'ask' as const,
    onDone: [
      {
        guard: { type: 'said' as const, params: ({ event }: { event: { output: boolean } }) => ({ yes: event.output }) },
        target: 'answered',
      },
      { target: 'idle' },
    ],
    onError: 'idle',
  },
  after: { patience: 'idle' },
};
const ends = {
  answered: { type: 'final' as const, output: 'answered' as const },
  closed: { type: 'final' as const, output: 'closed' as const },
};
export const idle = { description: 'Nothing is asked (SHELL-1).', on: { ASKED: { target: 'asking', actions: 'count' as const } } };
export const good = builder.createMachine({
  id: 'question',
  description: 'A question.',
  context: { tries: 0 },
  initial: 'idle',
  on: { CLOSED: '.closed' },
  states: { idle, asking, ...ends },
  output: ({ event }) => event.output as 'closed',
});

export const modelOf = (machine: unknown, change: Partial<Model> = {}): Model => ({
  ...defineModel({
    machine: good,
    inputs: { plain: undefined },
    events: [{ type: 'ASKED' }, { type: 'CLOSED' }],
    outcomes: { ask: [{ done: true }, { done: false }, { error: new Error('no') }] },
    distinguish: ({ context }) => context,
    unanswered: { asking: ['ASKED'] },
    invariants: [],
  }),
  machine: machine as Model['machine'],
  ...change,
});
export const sound = modelOf(good);
const config = good.config;
/** The same machine with other states, on the same names; XState checks nothing of it, which is the point. */
export const withStates = (states: object, more: object = {}): Model =>
  modelOf(
    builder.createMachine({ ...config, ...more, states: { ...config.states, ...states } } as unknown as Parameters<
      typeof builder.createMachine
    >[0]),
  );

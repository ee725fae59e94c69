import { assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate';

/** A player: its actions ask their own actor and its system. */
export const player = setup({
  types: {} as {
    context: { at: string; owner: string; hasVolume: boolean; asked: number };
    events: { type: 'play' } | { type: 'stop' } | { type: 'ask' } | { type: 'mute' } | { type: 'answer' };
  },
  actors: { volume: fromCallback(() => {}) },
}).createMachine({
  id: 'player',
  context: { at: '', owner: '', hasVolume: false, asked: 0 },
  initial: 'stopped',
  invoke: { id: 'volume', systemId: 'volume', src: 'volume' },
  states: {
    stopped: {
      on: { play: { target: 'playing', actions: assign({ at: ({ self }) => String((self.getSnapshot() as { value: unknown }).value) }) } },
    },
    playing: {
      entry: assign({
        owner: ({ self }) => `${self.id} ${(self as { ref?: unknown }).ref === self}`,
        hasVolume: ({ self }) => self.system.get('volume') !== undefined,
      }),
      on: {
        stop: 'stopped',
        // An event to itself comes back behind the step.
        ask: {
          actions: assign({
            asked: ({ self, context }) => {
              self.send({ type: 'answer' });
              return Math.min(context.asked + 1, 2);
            },
          }),
        },
        answer: { target: 'answered' },
        mute: { actions: [sendTo('volume', { type: 'mute' }), sendTo(({ system }) => system.get('mixer'), { type: 'mute' })] },
      },
    },
    answered: {
      entry: sendParent({ type: 'answered' }),
      on: {
        stop: {
          target: 'stopped',
          actions: enqueueActions(({ enqueue, self }) => {
            if (self.getSnapshot().status === 'active') enqueue.assign({ asked: 0 });
          }),
        },
      },
    },
  },
});

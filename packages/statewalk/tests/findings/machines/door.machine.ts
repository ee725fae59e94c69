import { fromPromise, setup } from 'xstate';
import { lockedStates } from './door.states.ts';

/** A door with what findings are about, each at its line. */
export const doorMachine = setup({
  types: { events: {} as { type: 'OPEN' } | { type: 'CLOSE' } | { type: 'UNLOCK' } | { type: 'RING' } },
  actors: { ring: fromPromise(async () => {}) },
  guards: { isNight: () => false },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: 'open',
        RING: { guard: 'isNight', target: 'ringing' },
      },
    },
    open: { on: { CLOSE: 'closed' } },
    ringing: {
      // statewalk-ignore no-on-error: a bell has no failure
      invoke: { src: 'ring', onDone: 'closed' },
    },
    ...lockedStates(),
  },
});

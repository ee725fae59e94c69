import { assign, cancel, createMachine, raise, sendTo, setup } from 'xstate';

/** A poller: a timer without a target, one beside another, one whose guard refuses. */
export const poller = setup({
  types: {} as { context: { polls: number; isPaused: boolean }; events: { type: 'pause' } | { type: 'stop' } },
  delays: { patience: ({ context }) => 1000 * (context.polls + 1) },
}).createMachine({
  id: 'poller',
  context: { polls: 0, isPaused: false },
  initial: 'polling',
  states: {
    polling: {
      after: {
        500: { actions: assign({ polls: ({ context }) => Math.min(context.polls + 1, 2) }) },
        800: { guard: ({ context }) => !context.isPaused, target: 'again' },
        patience: [
          { guard: ({ context }) => context.polls > 1, target: 'slow' },
          { target: '#poller.polling', reenter: true },
        ],
      },
      on: { pause: { actions: assign({ isPaused: true }) }, stop: 'stopped' },
    },
    again: { after: { 100: 'polling' } },
    slow: { on: { stop: 'stopped' } },
    stopped: { type: 'final' },
  },
});

/** A toast: delayed events without ids, cancelled ones, events to itself at once and later. */
export const toast = createMachine({
  id: 'toast',
  initial: 'hidden',
  on: { show: { target: '.shown', actions: raise({ type: 'hide' }, { delay: 3000 }) } },
  states: {
    hidden: { on: { type: { target: 'typing' } } },
    shown: { on: { hide: 'hidden', keep: { target: 'kept', actions: sendTo(({ self }) => self, { type: 'kept' }) } } },
    kept: { on: { kept: { target: 'keeping', actions: sendTo(({ self }) => self, { type: 'fade' }, { delay: 50, id: 'fading' }) } } },
    keeping: { on: { fade: 'hidden', hold: { target: 'held', actions: cancel('fading') } } },
    held: { on: { fade: 'hidden', show: 'shown' } },
    typing: {
      entry: [cancel('debounce'), raise({ type: 'settled' }, { delay: 200, id: 'debounce' })],
      on: { type: { target: 'typing', reenter: true }, settled: 'hidden' },
    },
  },
});

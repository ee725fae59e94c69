import { setup } from 'xstate';

/** A light that goes out by itself. */
export const toggleMachine = setup({
  types: { events: {} as { type: 'PRESSED' } },
  delays: { untilDark: 60_000 },
}).createMachine({
  id: 'toggle',
  description: 'A light that goes out by itself (LIGHT-1).',
  initial: 'off',
  states: {
    off: { description: 'It is dark.', on: { PRESSED: 'on' } },
    on: { description: 'It is bright, for a minute (LIGHT-1).', on: { PRESSED: 'off' }, after: { untilDark: 'off' } },
  },
});

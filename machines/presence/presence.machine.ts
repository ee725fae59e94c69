import { fromCallback, setup } from 'xstate';
import { SLEEP_AFTER } from '#contract/limits.ts';

export type PresenceEvent = { type: 'PERSON_ACTED' } | { type: 'PAGE_HIDDEN' };

export const presenceMachine = setup({
  types: {} as { events: PresenceEvent },
  actors: {
    /** Tells of input and of a page that is hidden. */
    watchActivity: fromCallback<PresenceEvent>(() => undefined),
  },
  delays: { sleepAfter: SLEEP_AFTER },
}).createMachine({
  id: 'presence',
  description: 'Is the person there? (SHELL-6)',
  invoke: { id: 'watchActivity', src: 'watchActivity', onError: {} },
  initial: 'online',
  states: {
    online: {
      description: 'There was input not long ago.',
      after: { sleepAfter: 'sleeping' },
      on: { PERSON_ACTED: { target: 'online', reenter: true }, PAGE_HIDDEN: 'sleeping' },
    },
    sleeping: { description: 'No input for long, or the page is hidden; the next input wakes.', on: { PERSON_ACTED: 'online' } },
  },
});

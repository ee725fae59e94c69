import { defect } from '#machines/samples.ts';
import { defineModel, SAME_STATE } from '#statewalk/explore/model.ts';
import { presenceMachine } from '../presence.machine.ts';

export const presenceModel = defineModel({
  machine: presenceMachine,
  startsIn: { plain: 'online' },
  expectations: {
    presence: { 'watchActivity fails': SAME_STATE },
    online: { 'after sleepAfter': 'sleeping', PERSON_ACTED: SAME_STATE, PAGE_HIDDEN: 'sleeping' },
    sleeping: { PERSON_ACTED: 'online' },
  },
  inputs: { plain: undefined },
  events: [],
  outcomes: { watchActivity: [{ sends: { type: 'PERSON_ACTED' } }, { sends: { type: 'PAGE_HIDDEN' } }, { error: defect }] },
  distinguish: () => null,
  // A sleeping person goes on sleeping.
  unanswered: { sleeping: ['PAGE_HIDDEN'] },
  home: () => true,
  invariants: [
    {
      title: 'the next input wakes (SHELL-6)',
      holds: (after, event) => event.type !== 'PERSON_ACTED' || after.matches('online'),
    },
    {
      title: 'a hidden page sleeps (SHELL-6)',
      holds: (after, event) => event.type !== 'PAGE_HIDDEN' || after.matches('sleeping'),
    },
    {
      title: 'the presence stays awake while there is input (SHELL-6)',
      holds: (after, event, before) => !after.matches('sleeping') || before.matches('sleeping') || event.type !== 'PERSON_ACTED',
    },
  ],
});

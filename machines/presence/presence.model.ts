import { defineModel } from '../explore/model.ts';
import { defect } from '../samples.ts';
import { presenceLeads } from './presence.leads.ts';
import { presenceMachine } from './presence.machine.ts';

export const presenceModel = defineModel({
  machine: presenceMachine,
  ...presenceLeads,
  inputs: { plain: undefined },
  events: [],
  outcomes: { watchActivity: [{ sends: { type: 'PERSON_ACTED' } }, { sends: { type: 'PAGE_HIDDEN' } }, { error: defect }] },
  project: () => null,
  // Who sleeps already goes on sleeping.
  ignores: { sleeping: ['PAGE_HIDDEN'] },
  home: () => true,
  invariants: [
    {
      states: 'the next input wakes (SHELL-6)',
      holds: (after, event) => event.type !== 'PERSON_ACTED' || after.matches('online'),
    },
    {
      states: 'a hidden page sleeps (SHELL-6)',
      holds: (after, event) => event.type !== 'PAGE_HIDDEN' || after.matches('sleeping'),
    },
    {
      states: 'the presence stays awake while there is input (SHELL-6)',
      holds: (after, event, before) => !after.matches('sleeping') || before.matches('sleeping') || event.type !== 'PERSON_ACTED',
    },
  ],
});

import { type Leads, STAYS } from '../explore/model.ts';
import type { presenceMachine } from './presence.machine.ts';

/** Where each event leads. */
export const presenceLeads: Leads<typeof presenceMachine> = {
  begins: { plain: 'online' },
  leads: {
    presence: { 'watchActivity fails': STAYS },
    online: { 'after sleepAfter': 'sleeping', PERSON_ACTED: STAYS, PAGE_HIDDEN: 'sleeping' },
    sleeping: { PERSON_ACTED: 'online' },
  },
};

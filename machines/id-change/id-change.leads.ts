import { checkUvrsId } from '../../contract/values/uvrs-id.ts';
import { byReason, saying } from '../explore/leads-by.ts';
import { KEPT, type Leads } from '../explore/model.ts';
import type { idChangeMachine } from './id-change.machine.ts';

/** Where each event leads. */
export const idChangeLeads: Leads<typeof idChangeMachine> = {
  begins: { after30Days: 'entering', within30Days: 'locked' },
  leads: {
    idChange: { CLOSED: 'closed' },
    entering: {
      UVRS_ID_SUBMITTED: ({ uvrsId }, { context }) => {
        const checked = checkUvrsId(String(uvrsId));
        if (!checked.ok) return saying('alertingInvalid', 'idInvalid');
        return checked.value === context.current ? saying('alertingInvalid', 'sameId') : 'changing';
      },
    },
    changing: {
      'changeUvrsId is done': 'alertingChanged',
      'changeUvrsId fails': byReason({ idTaken: saying('entering', 'idTaken') }, saying('alertingFailed', 'idChangeFailed')),
    },
    // What is wrong stays at the field.
    alertingInvalid: { ALERT_CONFIRMED: { to: 'entering', says: KEPT } },
    alertingFailed: { ALERT_CONFIRMED: 'entering' },
    alertingChanged: { ALERT_CONFIRMED: 'changed' },
  },
  ends: { closed: { next: 'closed' }, changed: { next: 'changed' } },
};

import { byReason, saying } from '../explore/leads-by.ts';
import { KEPT, type Leads } from '../explore/model.ts';
import type { nicknameChangeMachine } from './nickname-change.machine.ts';

const AT_THE_FIELD = { nicknameTaken: saying('entering', 'nicknameTaken'), nicknameInvalid: saying('entering', 'nicknameInvalid') };

/** Where each event leads. */
export const nicknameChangeLeads: Leads<typeof nicknameChangeMachine> = {
  begins: { plain: 'entering' },
  leads: {
    nicknameChange: { BACK: 'back', CLOSED: 'closed' },
    entering: { NICKNAME_SUBMITTED: 'checking' },
    checking: {
      'checkNickname is done': 'changing',
      'checkNickname fails': byReason(AT_THE_FIELD, saying('alertingFailed', 'nicknameCheckFailed')),
    },
    changing: {
      'changeNickname is done': 'alertingChanged',
      'changeNickname fails': byReason(AT_THE_FIELD, saying('alertingFailed', 'nameChangeFailed')),
    },
    alertingChanged: { ALERT_CONFIRMED: 'changed' },
    alertingFailed: { ALERT_CONFIRMED: { to: 'entering', says: KEPT } },
  },
  ends: { back: { next: 'back' }, closed: { next: 'closed' }, changed: { next: 'changed' } },
  keeps: {
    NICKNAME_SUBMITTED: ({ nickname }) => ({ nickname }),
  },
};

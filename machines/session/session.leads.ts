import { byReason, saying } from '../explore/leads-by.ts';
import { type Leads, STAYS } from '../explore/model.ts';
import type { sessionMachine } from './session.machine.ts';

/** Where each event leads. */
export const sessionLeads: Leads<typeof sessionMachine> = {
  begins: { withToken: 'loadingUser', withoutToken: 'signedOut' },
  leads: {
    session: { TOKEN_STORED: 'loadingUser', TOKEN_CLEARED: 'signedOut', 'watchToken fails': STAYS },
    loadingUser: {
      'loadUser is done': 'signedIn',
      'loadUser fails': byReason({ unauthorized: 'signedOut', conflict: 'signedOut' }, saying('alertingUserInfo', 'userInfoFailed')),
    },
    alertingUserInfo: { RETRY_CHOSEN: 'loadingUser', ALERT_CONFIRMED: saying('userUnknown', 'userInfoFailed') },
    userUnknown: { RETRY_CHOSEN: 'loadingUser' },
  },
};

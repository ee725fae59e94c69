import { type Leads, STAYS } from '../explore/model.ts';
import { PROVIDER_ANSWER } from '../samples.ts';
import type { providerWindowMachine } from './provider-window.machine.ts';

/** Where each event leads. */
export const providerWindowLeads: Leads<typeof providerWindowMachine> = {
  begins: { social: 'open.opening', school: 'open.opening' },
  leads: {
    providerWindow: { CANCELLED: 'cancelled' },
    open: {
      WINDOW_WANTED: STAYS,
      'after validity': 'timedOut',
      WINDOW_BLOCKED: 'blocked',
      COOKIES_REFUSED: 'withoutCookies',
      ANSWERED: 'answered',
      PROVIDER_REFUSED: ({ error }) => ({ access_denied: 'declined', method_disabled: 'disabled' })[String(error)] ?? 'refused',
      STATE_MISMATCHED: 'mismatched',
      'openWindow fails': 'blocked',
    },
    'open.opening': { WINDOW_OPENED: 'open.waiting' },
    'open.waiting': { WINDOW_CLOSED: 'open.closed' },
    blocked: { RETRIED: 'open.opening', PAGE_CHOSEN: 'leaving' },
    leaving: { 'leaveByPage is done': 'blocked', 'leaveByPage fails': 'blocked' },
  },
  ends: {
    cancelled: { outcome: 'cancelled' },
    timedOut: { outcome: 'failed', failure: 'providerTimedOut' },
    withoutCookies: { outcome: 'failed', failure: 'cookiesNeeded' },
    answered: { outcome: 'answered', answer: PROVIDER_ANSWER },
    declined: { outcome: 'cancelled' },
    disabled: { outcome: 'failed', failure: 'ssoNotSupported' },
    refused: { outcome: 'failed', failure: 'authenticationFailed' },
    mismatched: { outcome: 'failed', failure: 'authenticationFailed' },
  },
};

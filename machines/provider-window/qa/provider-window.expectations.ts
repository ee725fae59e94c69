import { PROVIDER_ANSWER } from '#machines/samples.ts';
import { type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { providerWindowMachine } from '../provider-window.machine.ts';

/** Where each event leads. */
export const providerWindowExpectations: Expectations<typeof providerWindowMachine> = {
  startsIn: { social: 'open.opening', school: 'open.opening' },
  expectations: {
    providerWindow: { CANCELLED: 'cancelled' },
    open: {
      WINDOW_WANTED: SAME_STATE,
      'after validity': 'timedOut',
      COOKIES_REFUSED: 'withoutCookies',
      ANSWERED: 'answered',
      TAKEN_ELSEWHERE: 'takenElsewhere',
      PROVIDER_REFUSED: ({ error }) =>
        ({ access_denied: 'declined', method_disabled: 'disabled', invalid_return: 'fruitless' })[String(error)] ?? 'refused',
      STATE_MISMATCHED: 'mismatched',
      'openWindow fails': 'refused',
    },
    'open.opening': { WINDOW_OPENED: 'open.waiting', WINDOW_BLOCKED: 'open.blocked', PAGE_TAKEN: 'open.pageTaken' },
    'open.waiting': { WINDOW_CLOSED: 'open.closed' },
    'open.blocked': { RETRIED: 'open.opening', PAGE_CHOSEN: 'open.leaving' },
    'open.pageTaken': { 'after leavePatience': 'open.blocked' },
    'open.leaving': { 'leaveByPage is done': 'open.blocked', 'leaveByPage fails': 'open.windowOnly' },
    'open.windowOnly': { RETRIED: 'open.opening' },
  },
  outputs: {
    cancelled: { outcome: 'cancelled' },
    timedOut: { outcome: 'failed', failure: 'providerTimedOut' },
    withoutCookies: { outcome: 'failed', failure: 'cookiesNeeded' },
    answered: { outcome: 'answered', answer: PROVIDER_ANSWER },
    declined: { outcome: 'cancelled' },
    disabled: { outcome: 'failed', failure: 'ssoNotSupported' },
    fruitless: { outcome: 'failed', failure: 'providerAnswerMissing' },
    takenElsewhere: { outcome: 'cancelled' },
    refused: { outcome: 'failed', failure: 'authenticationFailed' },
    mismatched: { outcome: 'failed', failure: 'authenticationFailed' },
  },
};

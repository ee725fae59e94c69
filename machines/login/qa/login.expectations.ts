import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { isOffered, type MethodCode } from '#contract/methods.ts';
import { failing } from '#machines/failure-of.ts';
import { TICKET } from '#machines/samples.ts';
import type { SchoolSearchOutput } from '#machines/school-search/school-search.machine.ts';
import { byOutput, withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Expectations, SAME_FAILURE, SAME_STATE } from '#statewalk/explore/model.ts';
import type { LoginContext, loginMachine } from '../login.machine.ts';

const NOT_SUPPORTED = withFailure('alertingNotSupported', 'ssoNotSupported');

/** The choice, with help beside it from the third failure in a row on (HEAD-3). */
const choiceAfter = (failures: number) => (failures >= FAILURES_BEFORE_HELP ? 'stuck' : 'choosing');
const choiceOf = ({ failures }: LoginContext) => choiceAfter(failures);

const choices: Expectations<typeof loginMachine>['expectations'][string] = {
  GUEST_CHOSEN: 'loggingInAsGuest',
  EMAIL_CHOSEN: 'leavingForEmail',
  HAND_OVER_CHOSEN: 'leavingForHandOver',
  METHOD_CHOSEN: ({ method }, { context }) => (isOffered(method as MethodCode, context.enabledMethods) ? 'withProvider' : NOT_SUPPORTED),
  SIGN_UP_CHOSEN: 'leavingForSignUp',
  LAST_METHOD_FORGOTTEN: { to: 'forgettingLastMethod', failure: SAME_FAILURE },
  SCHOOL_SEARCH_CHOSEN: (_, { context }) => (isOffered('federation', context.enabledMethods) ? 'findingSchool' : SAME_STATE),
};

/** Where each event leads. */
export const loginExpectations: Expectations<typeof loginMachine> = {
  startsIn: {
    plain: 'choosing',
    answeredByThisPage: 'withProvider',
    withTicket: 'withProvider',
    startsAtCampus: 'withProvider',
    startsAtCampusWithout: 'choosing',
    startsWithLastWay: 'withProvider',
    startsWithDisabledWay: 'choosing',
    answeredByDisabledMethod: NOT_SUPPORTED,
  },
  expectations: {
    login: {
      METHODS_CHANGED: SAME_STATE,
      BACK: 'back',
      CLOSED: 'closed',
      LAST_WAY_KNOWN: SAME_STATE,
      'recallLastWay fails': SAME_STATE,
      COOKIES_REFUSED: SAME_STATE,
    },
    choosing: choices,
    stuck: choices,
    withProvider: {
      ...choices,
      METHODS_CHANGED: ({ enabledMethods }, { context: { method } }) =>
        method !== null && isOffered(method, enabledMethods as readonly number[]) ? SAME_STATE : NOT_SUPPORTED,
      'providerLogin is done': (event, { context }) =>
        byOutput('outcome', {
          signedIn: 'signedIn',
          choice: choiceOf(context),
          failed: choiceAfter(context.failures + 1),
          signUp: 'leavingForProviderSignUp',
        })(event),
      'providerLogin fails': (_, { context }) => withFailure(choiceAfter(context.failures + 1), 'loginFailed'),
    },
    findingSchool: {
      BACK: (_, { context }) => choiceOf(context),
      'schoolSearch is done': (event, { context }) => {
        const output = event.output as SchoolSearchOutput;
        if (output.outcome === 'back') return choiceOf(context);
        return isOffered(output.pick.method, context.enabledMethods) ? 'withProvider' : NOT_SUPPORTED;
      },
      'schoolSearch fails': (_, { context }) => withFailure(choiceOf(context), 'schoolsFailed'),
    },
    forgettingLastMethod: {
      'forgetLastWay is done': (_, { context }) => ({ to: choiceOf(context), failure: SAME_FAILURE }),
      'forgetLastWay fails': (_, { context }) => ({ to: choiceOf(context), failure: SAME_FAILURE }),
    },
    loggingInAsGuest: {
      'loginAsGuest is done': 'signedInAsGuest',
      'loginAsGuest fails': (event, { context }) => failing(choiceAfter(context.failures + 1), 'guestLoginFailed')(event),
    },
    alertingNotSupported: { ALERT_CONFIRMED: (_, { context }) => choiceOf(context) },
  },
  outputs: {
    signedIn: { outcome: 'signedIn' },
    signedInAsGuest: { outcome: 'guest' },
    leavingForEmail: { outcome: 'emailLogin' },
    leavingForHandOver: { outcome: 'handOver' },
    leavingForSignUp: { outcome: 'signUp' },
    leavingForProviderSignUp: { outcome: 'providerSignUp', method: 'kakao', ticket: TICKET },
    back: { outcome: 'back' },
    closed: { outcome: 'closed' },
  },
  contextAfter: {
    METHODS_CHANGED: ({ enabledMethods }) => ({ enabledMethods }),
    COOKIES_REFUSED: () => ({ refusesCookies: true }),
    LAST_WAY_KNOWN: ({ lastWay }, { context }) => {
      const method = (lastWay as { method: MethodCode } | null)?.method ?? null;
      return { lastMethod: method !== null && isOffered(method, context.enabledMethods) ? method : null };
    },
    // An answer serves once.
    ALERT_CONFIRMED: () => ({ answer: null }),
    'providerLogin is done': () => ({ answer: null }),
  },
};

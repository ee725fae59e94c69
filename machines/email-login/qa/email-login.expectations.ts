import { FAILURES_BEFORE_HELP } from '#contract/limits.ts';
import { failing } from '#machines/failure-of.ts';
import type { PasskeyAutofillOutput } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import type { PasskeyLoginOutput } from '#machines/passkey-login/passkey-login.machine.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Expectations, SAME_FAILURE, SAME_STATE } from '#statewalk/explore/model.ts';
import type { emailLoginMachine } from '../email-login.machine.ts';

const form: Expectations<typeof emailLoginMachine>['expectations'][string] = {
  LAST_WAY_KNOWN: SAME_STATE,
  LAST_METHOD_FORGOTTEN: { to: 'forgettingLastMethod', failure: SAME_FAILURE },
  CREDENTIALS_SUBMITTED: 'loggingIn',
  RESET_CHOSEN: 'leavingForReset',
  PASSKEY_CHOSEN: (_, { context }) => (context.offersPasskey ? 'withPasskey' : SAME_STATE),
  'passkeyAutofill is done': ({ output }) => ((output as PasskeyAutofillOutput).outcome === 'picked' ? 'withPasskey' : SAME_STATE),
  'passkeyAutofill fails': SAME_STATE,
};

const formAfter = (failures: number): 'entering' | 'stuck' => (failures < FAILURES_BEFORE_HELP ? 'entering' : 'stuck');

/** Where each event leads. */
export const emailLoginExpectations: Expectations<typeof emailLoginMachine> = {
  startsIn: { fresh: 'entering', carriedOver: 'entering' },
  expectations: {
    emailLogin: { BACK: 'back', CLOSED: 'closed', 'recallLastWay fails': SAME_STATE },
    entering: form,
    stuck: form,
    forgettingLastMethod: { 'forgetLastWay is done': 'back', 'forgetLastWay fails': 'back' },
    loggingIn: {
      'loginByEmail is done': 'signedIn',
      'loginByEmail fails': (event, { context }) => {
        const to = context.failures + 1 < FAILURES_BEFORE_HELP ? 'entering' : 'stuck';
        return failing(to, 'loginFailed', { credentialsWrong: withFailure(to, 'emailLoginFailed'), accountLeaving: 'askingToStay' })(event);
      },
    },
    withPasskey: {
      'passkeyLogin is done': ({ output }, { context }) =>
        (output as PasskeyLoginOutput).outcome === 'signedIn' ? 'signedIn' : formAfter(context.failures),
      'passkeyLogin fails': (_, { context }) => withFailure(formAfter(context.failures + 1), 'loginFailed'),
    },
    askingToStay: {
      STAY_CHOSEN: 'loggingIn',
      DECLINED: (_, { context }) => (context.failures < FAILURES_BEFORE_HELP ? 'entering' : 'stuck'),
    },
  },
  outputs: {
    leavingForReset: ({ email }: { email: string }) => ({ outcome: 'passwordReset', email }),
    back: { outcome: 'back' },
    closed: { outcome: 'closed' },
    signedIn: { outcome: 'signedIn' },
  },
  contextAfter: {
    CREDENTIALS_SUBMITTED: ({ email, rememberEmail }) => ({ email, remembersEmail: rememberEmail }),
    RESET_CHOSEN: ({ email }) => ({ email }),
    PASSKEY_CHOSEN: ({ email }, { context }) => (context.offersPasskey ? { email } : {}),
    // What was typed on the way goes before what this device remembers.
    LAST_WAY_KNOWN: ({ lastWay }, { context }) => ({
      email: context.email === '' ? ((lastWay as { email: string | null } | null)?.email ?? '') : context.email,
    }),
  },
};

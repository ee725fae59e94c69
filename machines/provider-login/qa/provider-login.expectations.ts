import type { SnapshotFrom } from 'xstate';
import { methodByCode } from '#contract/methods.ts';
import { failing } from '#machines/failure-of.ts';
import type { ProviderTicketOutput } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { TICKET } from '#machines/samples.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import type { Expectations } from '#statewalk/explore/model.ts';
import type { providerLoginMachine } from '../provider-login.machine.ts';

type Snapshot = SnapshotFrom<typeof providerLoginMachine>;

/** Where each event leads. */
export const providerLoginExpectations: Expectations<typeof providerLoginMachine> = {
  startsIn: { social: 'signingIn', school: 'signingIn', answeredByThisPage: 'signingIn', withTicket: 'loggingIn' },
  expectations: {
    signingIn: {
      'providerTicket is done': ({ output }) => {
        const ended = output as ProviderTicketOutput;
        return ended.outcome === 'failed'
          ? withFailure('alertingFailed', ended.failure.code)
          : { cancelled: 'backAtChoice', checked: 'loggingIn' }[ended.outcome];
      },
      'providerTicket fails': withFailure('alertingFailed', 'authenticationFailed'),
    },
    loggingIn: {
      'loginByProvider is done': 'signedIn',
      'loginByProvider fails': (event, { context }) =>
        failing('alertingFailed', 'loginFailed', {
          accountNotFound: withFailure(
            'alertingAccountNotFound',
            methodByCode(context.method).sso ? 'accountDoesNotExist' : 'accountNotFound',
          ),
          accountLeaving: 'askingToStay',
          methodDisabled: withFailure('alertingFailed', 'ssoNotSupported'),
        })(event),
    },
    askingToStay: { STAY_CHOSEN: 'loggingIn', DECLINED: 'backAtChoice' },
    alertingAccountNotFound: { SIGN_UP_CHOSEN: 'leavingForSignUp', ALERT_CONFIRMED: 'backAtChoice' },
    alertingFailed: { ALERT_CONFIRMED: 'failed' },
  },
  outputs: {
    backAtChoice: { outcome: 'choice' },
    failed: { outcome: 'failed' },
    signedIn: { outcome: 'signedIn' },
    leavingForSignUp: (_: unknown, { context }: Snapshot) => ({ outcome: 'signUp', method: context.method, ticket: TICKET }),
  },
};

import type { SnapshotFrom } from 'xstate';
import { methodByCode } from '#contract/methods.ts';
import { failing } from '#machines/failure-of.ts';
import type { ProviderTicketOutput } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { TICKET } from '#machines/samples.ts';
import { saying } from '#statewalk/explore/leads-by.ts';
import type { Leads } from '#statewalk/explore/model.ts';
import type { providerLoginMachine } from '../provider-login.machine.ts';

type Snapshot = SnapshotFrom<typeof providerLoginMachine>;

/** Where each event leads. */
export const providerLoginLeads: Leads<typeof providerLoginMachine> = {
  begins: { social: 'signingIn', school: 'signingIn', answeredByThisPage: 'signingIn' },
  leads: {
    signingIn: {
      'providerTicket is done': ({ output }) => {
        const ended = output as ProviderTicketOutput;
        return ended.outcome === 'failed'
          ? saying('alertingFailed', ended.failure.code)
          : { cancelled: 'backAtChoice', checked: 'loggingIn' }[ended.outcome];
      },
      'providerTicket fails': saying('alertingFailed', 'authenticationFailed'),
    },
    loggingIn: {
      'loginByProvider is done': 'signedIn',
      'loginByProvider fails': (event, { context }) =>
        failing('alertingFailed', 'loginFailed', {
          accountNotFound: saying('alertingAccountNotFound', methodByCode(context.method).sso ? 'accountDoesNotExist' : 'accountNotFound'),
          methodDisabled: saying('alertingFailed', 'ssoNotSupported'),
        })(event),
    },
    alertingAccountNotFound: { SIGN_UP_CHOSEN: 'leavingForSignUp', ALERT_CONFIRMED: 'backAtChoice' },
    alertingFailed: { ALERT_CONFIRMED: 'failed' },
  },
  ends: {
    backAtChoice: { outcome: 'choice' },
    failed: { outcome: 'failed' },
    signedIn: { outcome: 'signedIn' },
    leavingForSignUp: (_: unknown, { context }: Snapshot) => ({ outcome: 'signUp', method: context.method, ticket: TICKET }),
  },
};

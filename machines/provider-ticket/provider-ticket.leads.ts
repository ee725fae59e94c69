import { byOutput } from '../explore/leads-by.ts';
import type { Leads } from '../explore/model.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import type { CheckedUser, providerTicketMachine } from './provider-ticket.machine.ts';

function failureAfter(type: string, output: unknown, cause: unknown): Failure {
  if (type === 'xstate.done.actor.providerWindow') return failure((output as { failure: FailureCode }).failure);
  if (type === 'xstate.done.actor.checkProvider') return failure('noAuthInfo');
  return failure('authenticationFailed', type === 'xstate.error.actor.checkProvider' ? cause : undefined);
}

/** Where each event leads. */
export const providerTicketLeads: Leads<typeof providerTicketMachine> = {
  begins: {
    social: 'atProvider',
    school: 'atProvider',
    answeredByThisPage: 'checkingProvider',
    declinedByThisPage: 'cancelled',
    refusedByThisPage: 'failed',
    disabledByThisPage: 'failed',
  },
  leads: {
    atProvider: {
      'providerWindow is done': byOutput('outcome', { answered: 'checkingProvider', failed: 'failed', cancelled: 'cancelled' }),
      'providerWindow fails': 'failed',
    },
    checkingProvider: {
      'checkProvider is done': ({ output }) => ((output as CheckedUser).ticket === null ? 'failed' : 'checked'),
      'checkProvider fails': 'failed',
    },
  },
  ends: {
    failed: ({ type, output, error }: { type: string; output?: unknown; error?: unknown }) => ({
      outcome: 'failed',
      failure: failureAfter(type, output, error),
    }),
    cancelled: { outcome: 'cancelled' },
    checked: ({ output }: { output: CheckedUser }) => ({ outcome: 'checked', ...output }),
  },
};

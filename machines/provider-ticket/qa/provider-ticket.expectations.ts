import { type Failure, type FailureCode, failure } from '#machines/failures.ts';
import { INVALID_RETURN, METHOD_DISABLED } from '#machines/provider-window/provider-window.machine.ts';
import { byOutput } from '#statewalk/explore/expectations-by.ts';
import type { Expectations } from '#statewalk/explore/model.ts';
import type { CheckedUser, ProviderTicketContext, providerTicketMachine } from '../provider-ticket.machine.ts';

function failureAfter(type: string, output: unknown, cause: unknown, { refusal }: Pick<ProviderTicketContext, 'refusal'>): Failure {
  if (refusal?.error === METHOD_DISABLED) return failure('ssoNotSupported');
  if (refusal?.error === INVALID_RETURN) return failure('providerAnswerMissing');
  if (type === 'xstate.done.actor.providerWindow') return failure((output as { failure: FailureCode }).failure);
  if (type === 'xstate.done.actor.checkProvider') return failure('noAuthInfo');
  return failure('authenticationFailed', type === 'xstate.error.actor.checkProvider' ? cause : undefined);
}

/** Where each event leads. */
export const providerTicketExpectations: Expectations<typeof providerTicketMachine> = {
  startsIn: {
    social: 'atProvider',
    school: 'atProvider',
    answeredByThisPage: 'checkingProvider',
    declinedByThisPage: 'cancelled',
    refusedByThisPage: 'failed',
    answerMissingOnThisPage: 'failed',
    disabledByThisPage: 'failed',
  },
  expectations: {
    atProvider: {
      'providerWindow is done': byOutput('outcome', { answered: 'checkingProvider', failed: 'failed', cancelled: 'cancelled' }),
      'providerWindow fails': 'failed',
    },
    checkingProvider: {
      'checkProvider is done': ({ output }) => ((output as CheckedUser).ticket === null ? 'failed' : 'checked'),
      'checkProvider fails': 'failed',
    },
  },
  outputs: {
    failed: (
      { type, output, error }: { type: string; output?: unknown; error?: unknown },
      { context }: { context: ProviderTicketContext },
    ) => ({
      outcome: 'failed',
      failure: failureAfter(type, output, error, context),
    }),
    cancelled: { outcome: 'cancelled' },
    checked: ({ output }: { output: CheckedUser }) => ({ outcome: 'checked', ...output }),
  },
};

import { PortError } from '#machines/failures.ts';
import type { ErrorFacts } from '#statewalk/failures.ts';

/** What tells the errors of ports apart, for the conditions of sentences: `kind=unreachable`, `reason=idTaken`. */
export const failureFacts: ErrorFacts = (error) => {
  if (!(error instanceof PortError)) return { kind: 'defect' };
  const { reason, serverMessage } = error;
  return { kind: reason !== undefined ? 'reason' : serverMessage !== undefined ? 'inWords' : 'unreachable', reason, serverMessage };
};

import { isRefusedFor, PortError } from '#machines/failures.ts';

/** Whether the server may have done what failed here: no answer came, or none that says what became of it. */
export const isUnanswered = (error: unknown): boolean =>
  isRefusedFor(error, 'answerLost') || (error instanceof PortError && error.reason === undefined && error.serverMessage === undefined);

import type { AnyEventObject } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { RESULT, type ResultName } from '#contract/result-codes.ts';
import { PortError } from '#machines/failures.ts';
import { messageOf } from '#server/messages.ts';
import { REASON_OF_RESULT } from '#src/api/reason-of-result.ts';

/**
 * What our server says when a step is its refusal: the pages show it in the place of their own message, and no sample of a model has it.
 * `undefined` where the step is no refusal, or the words depend on more (when to come back).
 */
export function serverWordsOf({ error }: AnyEventObject, language: Language): string | undefined {
  if (!(error instanceof PortError) || error.reason === undefined || error.serverMessage !== undefined) return undefined;
  const result = (Object.keys(RESULT) as ResultName[]).find((name) => REASON_OF_RESULT[RESULT[name]] === error.reason);
  if (result === undefined || result === 'ok') return undefined;
  const words = messageOf(result, language);
  return words.includes('{') ? undefined : words;
}

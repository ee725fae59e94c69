import { isRefusedFor, wordsOf } from './failures.ts';

/** The server refused a field of the join data; the person changes it where the character is made (CHAR-2). */
export interface JoinRefusal {
  readonly field: 'nickname' | 'uvrsId';
  /** What the server said of it (API-25). */
  readonly serverMessage?: string | undefined;
}

/** The refused field in what the join rejected with; null where something else went wrong. */
export function joinRefusalOf(error: unknown): JoinRefusal | null {
  if (isRefusedFor(error, 'nicknameTaken', 'nicknameInvalid')) return { field: 'nickname', serverMessage: wordsOf(error) };
  return isRefusedFor(error, 'idTaken', 'idInvalid') ? { field: 'uvrsId', serverMessage: wordsOf(error) } : null;
}

/** The refusal that an invoked actor ended with, as its error or in its output. Throws where there is none. */
export function joinRefusalIn(event: object): JoinRefusal {
  const output = 'output' in event ? event.output : null;
  const handedOn = typeof output === 'object' && output !== null && 'refused' in output ? (output.refused as JoinRefusal | null) : null;
  const refusal = 'error' in event ? joinRefusalOf(event.error) : handedOn;
  if (refusal === null) throw new Error('no field was refused');
  return refusal;
}

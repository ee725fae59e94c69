import type { AnyEventObject } from 'xstate';
import { placeOf } from '../explore/anything.ts';
import { isPlainFailure } from '../explore/outcomes-found.ts';
import { type StepName, timerOf } from './step-name.ts';

/** What is longer is cut off: a row is read. */
const LETTERS_MAX = 80;

/** The data that a step brings, for a plan without words of its project: ` {"cell":4}`; nothing where there are none, or they only stand for some. */
export function dataOf(event: AnyEventObject, { kind, values }: StepName): string {
  if (timerOf(event.type) !== undefined || kind === 'snapshot') return '';
  const data = kind === 'done' ? values.output : kind === 'error' ? failureIn(event.error) : values;
  if (data === undefined || placeOf(data) !== undefined || placeOf(event) !== undefined) return '';
  if (typeof data === 'object' && data !== null && Object.keys(data).length === 0) return '';
  const text = written(data);
  return text === '' ? '' : ` ${text.length > LETTERS_MAX ? `${text.slice(0, LETTERS_MAX)}…` : text}`;
}

/** Plain data as JSON; a text alone would not say that it is one. */
function written(data: unknown): string {
  try {
    return JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)) ?? '';
  } catch {
    return '';
  }
}

/** What an error is told apart by; of one that only fails, nothing. */
const failureIn = (error: unknown): unknown =>
  error instanceof Error && !isPlainFailure(error) ? { says: error.message, ...error } : undefined;

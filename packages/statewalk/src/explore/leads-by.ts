import type { AnyEventObject } from 'xstate';
import { type FailureCode, isRefusedFor, type Reason } from '../failures.ts';
import type { Destination } from './model.ts';

/** No state is called so: what no row names leads to a finding. */
const MISSING_ROW = '(nothing is said of this one)';

/** Where an actor’s end leads, by one field of its output: `next`, `outcome`, `is`. */
export const byOutput =
  (field: string, table: Readonly<Record<string, Destination>>) =>
  ({ output }: AnyEventObject): Destination =>
    table[String((output as Readonly<Record<string, unknown>>)[field])] ?? MISSING_ROW;

/** Where an actor’s failure leads, by the reason of the refusal. */
export const byReason =
  (table: Readonly<Partial<Record<Reason, Destination>>>, otherwise: Destination) =>
  ({ error }: AnyEventObject): Destination =>
    Object.entries(table).find(([reason]) => isRefusedFor(error, reason as Reason))?.[1] ?? otherwise;

/** A state, with the failure that it shows. */
export const saying = <Code extends string>(to: string, says: Code): { readonly to: string; readonly says: Code } => ({ to, says });

/** Where the failure of a changing call leads, with what is said there: that its answer was lost, where it was (API-25). */
export const failing = (to: string, says: FailureCode, table: Readonly<Partial<Record<Reason, Destination>>> = {}) =>
  byReason({ answerLost: saying(to, 'answerLost'), ...table }, saying(to, says));

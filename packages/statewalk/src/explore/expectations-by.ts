import type { AnyEventObject } from 'xstate';
import type { Destination } from './model.ts';

/** No state is called so: what no row names leads to a finding. */
const MISSING_ROW = '(nothing is said of this one)';

/** Where an actor’s end leads, by one field of its output: `next`, `outcome`, `is`. */
export const byOutput =
  (field: string, table: Readonly<Record<string, Destination>>) =>
  ({ output }: AnyEventObject): Destination =>
    table[String((output as Readonly<Record<string, unknown>>)[field])] ?? MISSING_ROW;

/** A state, with the failure that it shows. */
export const withFailure = <Code extends string>(to: string, failure: Code): { readonly to: string; readonly failure: Code } => ({
  to,
  failure,
});

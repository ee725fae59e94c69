import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import type { Destination, FailureReader } from '#statewalk/explore/model.ts';
import { type Failure, type FailureCode, isRefusedFor, type Reason } from './failures.ts';

declare module '#statewalk/explore/model.ts' {
  interface Register {
    failure: FailureCode;
  }
}

/** How this product's machines keep the failure that they show: under `failure` of the context. */
export const reading: FailureReader = {
  failureOf: ({ context }: AnyMachineSnapshot) => (context as { readonly failure?: Failure | null } | undefined)?.failure?.code ?? null,
};

/** Where an actor’s failure leads, by the reason of the refusal. */
export const byReason =
  (table: Readonly<Partial<Record<Reason, Destination>>>, otherwise: Destination) =>
  ({ error }: AnyEventObject): Destination =>
    Object.entries(table).find(([reason]) => isRefusedFor(error, reason as Reason))?.[1] ?? otherwise;

/** Where the failure of a changing call leads, with what is said there: that its answer was lost, where it was (API-25). */
export const failing = (to: string, code: FailureCode, table: Readonly<Partial<Record<Reason, Destination>>> = {}) =>
  byReason({ answerLost: withFailure(to, 'answerLost'), ...table }, withFailure(to, code));

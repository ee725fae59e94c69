import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { saying } from '#statewalk/explore/leads-by.ts';
import type { Destination, Reading } from '#statewalk/explore/model.ts';
import { type Failure, type FailureCode, isRefusedFor, type Reason } from './failures.ts';

declare module '#statewalk/explore/model.ts' {
  interface Register {
    says: FailureCode;
  }
}

/** How this product's machines keep the failure that they show: under `failure` of the context. */
export const reading: Reading = {
  failureOf: ({ context }: AnyMachineSnapshot) => (context as { readonly failure?: Failure | null } | undefined)?.failure?.code ?? null,
};

/** Where an actor’s failure leads, by the reason of the refusal. */
export const byReason =
  (table: Readonly<Partial<Record<Reason, Destination>>>, otherwise: Destination) =>
  ({ error }: AnyEventObject): Destination =>
    Object.entries(table).find(([reason]) => isRefusedFor(error, reason as Reason))?.[1] ?? otherwise;

/** Where the failure of a changing call leads, with what is said there: that its answer was lost, where it was (API-25). */
export const failing = (to: string, says: FailureCode, table: Readonly<Partial<Record<Reason, Destination>>> = {}) =>
  byReason({ answerLost: saying(to, 'answerLost'), ...table }, saying(to, says));

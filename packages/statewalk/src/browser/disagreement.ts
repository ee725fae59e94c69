import type { Edge } from '../explore/edge.ts';
import { outermost } from '../explore/outermost.ts';

/** The screen and the model disagree. */
export class Disagreement extends Error {
  /** @param kind what it has alike with others that one mistake of the screen brings about; without, each is of its own */
  constructor(
    message: string,
    readonly kind?: string,
  ) {
    super(message);
  }
}

/** A control does not do what it is there for: in every state that has it. */
export const notSent = ({ event }: Edge): string => `${event.type} is not sent`;

/** An actor cannot be answered as it should be: it asks something else, or nothing. */
export const notAsked = ({ event }: Edge, detour = ''): string =>
  `${event.type.replace(/^xstate\.(?:done|error)\.actor\./, '')} is not asked ${detour}`;

/** A state does not say a failure: neither does it others. */
export const notSaid = ({ after }: Edge): string => `${outermost(after)} does not say a failure`;

import type { AnyActorRef } from 'xstate';
import { forgetReads } from './anything.ts';

/** No step of a chart takes so many transitions one after another, unless two states lead to each other for ever. */
const ENDLESS = 1000;

/** Counts the microsteps of each actor within one step of the machine. */
export class Rounds {
  private readonly counted = new Map<AnyActorRef, number>();

  /** A step begins. */
  begin(): void {
    this.counted.clear();
    forgetReads();
  }

  /** Throws for an actor that goes round for ever; `last` says what it did. */
  count(actor: AnyActorRef, last = (): string => ''): void {
    const sofar = (this.counted.get(actor) ?? 0) + 1;
    this.counted.set(actor, sofar);
    if (sofar > ENDLESS) throw new Error(`${actor.id} goes round for ever${last()}`);
  }
}

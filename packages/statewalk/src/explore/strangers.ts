import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { statesOf } from './chart.ts';
import { bystander } from './scripted.ts';
import { answerFor, systemIdOf } from './xstate-internals.ts';

/**
 * A machine that is taken out of its system asks that system for actors that only the whole has. Each of them is there and does nothing;
 * what the machine itself has under a system ID is there while it runs.
 */
export class Strangers {
  private readonly own: Set<string>;
  private readonly known = new Map<string, AnyActorRef>();

  constructor(machine: AnyStateMachine) {
    this.own = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.flatMap(({ systemId }) => systemId ?? [])));
  }

  /** An actor of the machine's own. */
  learn(actor: AnyActorRef): void {
    const systemId = systemIdOf(actor);
    if (systemId !== undefined) this.own.add(systemId);
  }

  answerIn(actor: AnyActorRef): void {
    answerFor(actor, (systemId) => {
      if (this.own.has(systemId)) return undefined;
      const known = this.known.get(systemId) ?? bystander();
      this.known.set(systemId, known);
      return known;
    });
  }
}

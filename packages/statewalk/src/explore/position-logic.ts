import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Transition } from './chart.ts';
import type { DryRun, Step } from './dry-run.ts';
import type { Model } from './model.ts';
import { keyOf, type Position, type Possible, possibleEvents } from './position.ts';

/** A position as the snapshot of an actor logic, which is what `@xstate/graph` traverses. */
export type PositionSnapshot = Snapshot<unknown> &
  Position & {
    readonly key: string;
    /** The key in short: the number of the vertex, in the order in which they are found. */
    readonly number: string;
    /** The transitions that the step to it chose. */
    readonly transitions: readonly Transition[];
  };

/** The type tells apart what can happen at one position: two outcomes of an actor differ only in what they carry. */
export interface PossibleEvent extends EventObject, Possible {}

export type PositionLogic = ActorLogic<PositionSnapshot, PossibleEvent, unknown>;

export const possibleEventsAt = (model: Model, position: Position): PossibleEvent[] =>
  possibleEvents(model, position).map(({ event, source }, at) => ({ type: `${at} ${event.type}`, event, source }));

/** The machine of a model with the world around it. An event that no state answers leaves the very same snapshot. */
export function positionLogic(model: Model, dry: DryRun): PositionLogic {
  const found = new Map<string, PositionSnapshot>();
  const snapshotOf = ({ position, transitions }: Step): PositionSnapshot => {
    const key = keyOf(model, position);
    const first = found.get(key);
    // Every step to a vertex is kept, so what is equal is kept once.
    if (first !== undefined) return { ...first, snapshot: position.snapshot, transitions };
    const { snapshot, timers, ended } = position;
    const number = String(found.size);
    const made = { status: 'active', output: undefined, error: undefined, snapshot, timers, ended, key, number, transitions } as const;
    found.set(key, made);
    return made;
  };
  return {
    getInitialSnapshot: (_scope, input) => snapshotOf(dry.start(input)),
    transition(from, { event }) {
      const step = dry.step(from, event);
      return step === undefined ? from : snapshotOf(step);
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

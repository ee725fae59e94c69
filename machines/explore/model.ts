import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/**
 * What the outside world may do through one invoke, as the machine that waits for it sees it:
 * the actor ends well, ends badly, shows another snapshot (`onSnapshot`), or sends an event of its own (a callback actor).
 */
export type Outcome<E = unknown> =
  | { readonly done: unknown }
  | { readonly error: unknown }
  | { readonly snapshot: unknown }
  | { readonly sends: E };

export interface Invariant<M extends AnyStateMachine = AnyStateMachine> {
  /** A sentence that must be true, with the requirement it shows: it becomes a test's title. */
  readonly states: string;
  /** Asked of the first snapshot (with the event `xstate.init`, and itself as `before`), of every transition of the graph and of every step of the random walks. */
  holds(after: SnapshotFrom<M>, event: EventFromLogic<M>, before: SnapshotFrom<M>): boolean;
}

/** What a machine is explored with: everything that people and the outside world may do to it. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** The inputs it may start from; one graph each. A machine without input takes `{ plain: undefined }`. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  /** What people (and parent machines) send: one sample or more of every such event. */
  readonly events: readonly EventFromLogic<M>[];
  /** Sample outcomes of every invoke, by its id. Every invoke has some. */
  readonly outcomes: Readonly<Record<string, readonly Outcome<EventFromLogic<M>>[]>>;
  /** The part of the context that guards and screens read; two snapshots that agree on it and on the state are one vertex. */
  project(snapshot: SnapshotFrom<M>): unknown;
  /**
   * Events that a state leaves unanswered on purpose, by the state's path (`codeSent.entry`; its children inherit), and under `'*'` the
   * events that only make sense where a screen offers them: unanswered wherever no state names them. What an actor `sends` comes unasked,
   * so it is never under `'*'`. An entry that is not needed is reported too.
   */
  readonly ignores: Readonly<Record<string, readonly EventFromLogic<M>['type'][]>>;
  readonly invariants: readonly Invariant<M>[];
  /** Ids of invokes that neither the person nor a timer can cut short: their ports end by themselves (a request's time-out, a child flow). */
  readonly waits?: readonly string[];
  /** For a machine that never ends: where everything comes back to. Without it, "out" is a final state. */
  home?(snapshot: SnapshotFrom<M>): boolean;
}

export const defineModel = <M extends AnyStateMachine>(model: Model<M>): Model<M> => model;

import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Undeclared } from './lint-implementations.ts';

/**
 * What a project's failures are called. A project narrows it, so that a misspelt one is an error of types:
 * `declare module '…/model.ts' { interface Register { failure: 'timedOut' | 'refused' } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a project adds to it.
export interface Register {}

export type FailureName = Register extends { failure: infer S extends string } ? S : string;

/** How the failure that a state shows is read from its snapshot: its name, or `null` for none. */
export interface FailureReader {
  failureOf(snapshot: AnyMachineSnapshot): FailureName | null;
}

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
  readonly title: string;
  /** Asked of the first snapshot (with the event `xstate.init`, and itself as `before`), of every transition of the graph and of every step of the random walks. */
  holds(after: SnapshotFrom<M>, event: EventFromLogic<M>, before: SnapshotFrom<M>): boolean;
}

/** The event leaves the states and the shown failure as they are. */
export const SAME_STATE = 'stays';

/** The failure of before stays. */
export const SAME_FAILURE = 'kept';

/** Where an event leads: the path of a state, or of one in each region; and which failure it shows, if any. */
export type Destination = string | { readonly to: string | readonly string[]; readonly failure?: FailureName | typeof SAME_FAILURE };

/** Where an event always leads, or where it leads by what it brings and by what was before. */
export type Expectation<M extends AnyStateMachine = AnyStateMachine> =
  | Destination
  | ((event: AnyEventObject, before: SnapshotFrom<M>) => Destination);

/** Where a flow goes, said beside its chart and not read from it. */
export interface Expectations<M extends AnyStateMachine = AnyStateMachine> {
  /** Where each event leads, by the path of the state that answers it, then by the event as the documents call it (`signUp is done`). */
  readonly expectations: Readonly<Record<string, Readonly<Record<string, Expectation<M>>>>>;
  /** Where it begins, by the name of the input. */
  readonly startsIn: Readonly<Record<string, Destination>>;
  /** What of the context an answered event leaves, by the event: a part of it, or nothing to say. */
  readonly contextAfter?: Readonly<
    Record<string, (event: AnyEventObject, before: SnapshotFrom<M>) => Readonly<Record<string, unknown>> | null>
  >;
  /** The output of each final state, or how it comes from the snapshot that has it and the event that led there. */
  readonly outputs?: Readonly<Record<string, unknown>>;
}

/** What a machine is explored with: everything that people and the outside world may do to it. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> extends Partial<Expectations<M>> {
  readonly machine: M;
  /** The inputs it may start from; one graph each. A machine without input takes `{ plain: undefined }`. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  /** What people (and parent machines) send: one sample or more of every such event. */
  readonly events: readonly EventFromLogic<M>[];
  /** Sample outcomes of every invoke, by its id. Every invoke has some. */
  readonly outcomes: Readonly<Record<string, readonly Outcome<EventFromLogic<M>>[]>>;
  /** The part of the context that guards and screens read; two snapshots that agree on it and on the state are one vertex. */
  distinguish(snapshot: SnapshotFrom<M>): unknown;
  /**
   * Events that a state leaves unanswered on purpose, by the state's path (`codeSent.entry`; its children inherit), and under `'*'` the
   * events that only make sense where a screen offers them: unanswered wherever no state names them. What an actor `sends` comes unasked,
   * so it is never under `'*'`. An entry that is not needed is reported too.
   */
  readonly unanswered: Readonly<Record<string, readonly EventFromLogic<M>['type'][]>>;
  readonly invariants: readonly Invariant<M>[];
  /** Ids of invokes that neither the person nor a timer can cut short: their ports end by themselves (a request's time-out, a child flow). */
  readonly endsByItself?: readonly string[];
  /** Types of events whose samples are guesses (`modelOf`): what is thrown for one may be the fault of the sample. */
  readonly guessed?: ReadonlySet<string>;
  /** Implementations that the machine's user provides: stand-ins are in their place here (`modelOf`). */
  readonly missing?: readonly Undeclared[];
  /** Does the machine look at what only stands for something: an input, a module that is not there? Guards may then do otherwise. */
  readonly readsStandIns?: boolean;
  /** For a machine that never ends: where everything comes back to. Without it, "out" is a final state, or, where there is none, the states that it began in. */
  home?(snapshot: SnapshotFrom<M>): boolean;
}

export const defineModel = <M extends AnyStateMachine>(model: Model<M>): Model<M> => model;

import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionObject,
  type InspectedMicrostepEvent,
  type StateNode,
} from 'xstate';
import { textOf } from './canonical.ts';
import { statesOf, type Transition, transitionName } from './chart.ts';
import { FirstSnapshots } from './first-snapshots.ts';
import { changesInPlace, ownCopy, withContextOfItsOwn } from './in-place.ts';
import { KnownSteps } from './known-steps.ts';
import { Lists, numberOf } from './lists.ts';
import { nameActor, noteTimer } from './made-up-names.ts';
import { actorsOf, type Position } from './position.ts';
import { Rounds } from './rounds.ts';
import { bystander, scripted } from './scripted.ts';
import { still } from './still.ts';
import { Strangers } from './strangers.ts';
import { type Cause, type Effect, endedAfter, Taken } from './taken.ts';
import {
  giveLogic,
  hear,
  hears,
  nodesOf,
  onMade,
  parentOf,
  register,
  sendingToSelf,
  setSnapshot,
  showsSnapshots,
  stoppedBy,
  systemIdOf,
  transitionsIn,
  unregister,
  withParent,
} from './xstate-internals.ts';

/** One step, as it would be; nothing of it touches the world. */
export interface Step {
  readonly position: Position;
  /** The transitions that were chosen, `always` ones and those of raised events included. */
  readonly transitions: readonly Transition[];
  /** The states that were on, if only in passing. */
  readonly passed: readonly StateNode[];
  /** Ids of the actors of before that run on. */
  readonly keeps: ReadonlySet<string>;
}

/** A machine fails, and stops, for an error that an actor reports and no state answers. */
export class Unanswered extends Error {
  constructor(readonly reported: unknown) {
    super(`the error stops the machine: ${reported instanceof Error ? reported.message : String(reported)}`);
  }
}

/** What waits to be done when a step is over, in the order in which it came up: an actor begins, an event comes back. */
type Pending = { readonly began: AnyActorRef } | { readonly sent: AnyEventObject };

/** Takes a machine's steps without an actor: no port runs, no timer is set, and what the machine goes through is written down. */
export class DryRun {
  /** Every transition that was chosen so far, and every state that was on, if only in passing. */
  readonly transitions = new Set<Transition>();
  readonly states = new Set<StateNode>();
  /** Did the last step change the context of before, which the machine then got as a copy? */
  changedInPlace = false;

  private scope: AnyActorScope;
  private fresh: boolean;
  private readonly strangers: Strangers;
  private readonly parent = bystander();
  private chosen: Transition[] = [];
  private passed = new Set<StateNode>();
  private readonly rounds = new Rounds();
  private readonly known = new KnownSteps<Taken | null>();
  private readonly lists = new Lists();
  private readonly firsts = new FirstSnapshots();
  private timers = new Map<string, AnyEventObject>();
  private pending: Pending[] = [];
  /** Ids of the actors that there are, those of this step too. */
  private taken = new Set<string>();
  /** Ids of the actors that were over the moment they started. */
  private over = new Set<string>();

  constructor(private readonly machine: AnyStateMachine) {
    this.strangers = new Strangers(machine);
    // A system takes a `systemId` only once: then each step gets a system of its own, with the actors of before.
    this.fresh = statesOf(machine).some(({ invoke }) => invoke.some(({ systemId }) => systemId !== undefined));
    this.scope = this.newScope();
  }

  /** Has the machine actors that are known by an ID of the system? A step then depends on more than its snapshot. */
  get hasSystemIds(): boolean {
    return this.fresh;
  }

  /** Throws what the machine throws. */
  start(input: unknown): Step {
    this.begin(new Map(), undefined);
    const first = this.within(() =>
      withContextOfItsOwn(this.machine, () => this.machine.getInitialSnapshot(this.scope, ownCopy(this.machine, input))),
    );
    if (first.status === 'error') throw first.error;
    const snapshot = this.settle(first);
    for (const node of nodesOf(snapshot)) this.pass(node);
    const position = { snapshot, timers: this.timers, ended: new Set(overIn(snapshot, this.over)) };
    return { position, transitions: this.chosen, passed: [...this.passed], keeps: new Set() };
  }

  /** Forgets the steps that were taken: the actors of snapshots, which outlive this, keep it. */
  forgetSteps(): void {
    this.known.clear();
  }

  /**
   * Nothing, if no state answers the event; but an actor that ends has ended, and a timer has gone off, with or without a listener.
   * Throws what the machine throws, and `Unanswered` for an error that stops it.
   */
  step(from: Position, event: AnyEventObject, timer?: string): Step | undefined {
    const taken = this.take({ snapshot: from.snapshot, timers: from.timers, event, timer });
    if (taken === undefined) return undefined;
    const { timers, transitions, passed } = taken.effect;
    return {
      position: { snapshot: taken.after, timers, ended: endedAfter(from.ended, event, taken.effect) },
      transitions,
      passed,
      keeps: taken.keeps,
    };
  }

  /** The same, known again where it was taken before: a step does not depend on the actors that have ended. */
  walk(from: Position, event: AnyEventObject, timer?: string): Taken | undefined {
    this.changedInPlace = false;
    const known = this.isRepeatable ? this.known.get(from, event, timer) : undefined;
    if (known !== undefined) return known ?? undefined;
    const taken = this.take({ snapshot: from.snapshot, timers: from.timers, event, timer });
    if (this.isRepeatable) this.known.set(from, event, timer, taken ?? null);
    return taken;
  }

  /** Can a step be taken again? What a machine changes in place, or knows by the IDs of a system, is not all in its snapshot. */
  get isRepeatable(): boolean {
    return !this.fresh && !changesInPlace(this.machine);
  }

  private take(cause: Cause): Taken | undefined {
    const { snapshot: before, timers, event, timer } = cause;
    this.changedInPlace = false;
    if (timer === undefined && timers.size === 0 && isUnheard(before, event)) return undefined;
    this.begin(timers, before);
    const due = timer ?? [...timers].find(([, each]) => each.type === event.type)?.[0];
    if (due !== undefined) this.timers.delete(due);
    const moved = this.firstTransition(before, event);
    const isOver = event.type.startsWith('xstate.done.actor.');
    if (this.chosen.length === 0 && this.pending.length === 0 && due === undefined && !isOver) return undefined;
    const after = this.settle(moved);
    const effect: Effect = {
      timers: isSameTimers(timers, this.timers) ? timers : this.timers,
      transitions: this.lists.of(this.chosen, numberOf),
      passed: this.lists.of([...this.passed], numberOf),
      over: overIn(after, this.over),
      stays: this.lists.set(staying(before, after)),
      isActive: after.status === 'active',
    };
    return new Taken(cause, effect, after, this.again);
  }

  private readonly again = (cause: Cause): AnyMachineSnapshot => {
    const taken = this.take(cause);
    if (taken === undefined) throw new Error(`${this.machine.id} does not take the same step again for ${cause.event.type}`);
    return taken.after;
  };

  private firstTransition(before: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
    if (!changesInPlace(this.machine)) return this.transition(before, event);
    const given = { ...before, context: ownCopy(this.machine, before.context) };
    const after = this.transition(given, ownCopy(this.machine, event));
    this.changedInPlace = textOf(given.context) !== textOf(before.context);
    return after === given ? before : after;
  }

  private transition(before: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
    setSnapshot(this.scope.self, before);
    const after = this.within(() => this.machine.transition(before, event, this.scope));
    if (after.status === 'error' && before.status === 'active') throw new Unanswered(after.error);
    return after;
  }

  private within<T>(act: () => T): T {
    return still(() => withParent(this.scope.self, this.parent, act));
  }

  private begin(timers: Position['timers'], before: AnyMachineSnapshot | undefined): void {
    const actors = before === undefined ? new Map<string, AnyActorRef>() : actorsOf(before);
    if (this.fresh) {
      this.scope = this.newScope();
      for (const actor of actors.values()) this.know(actor);
    }
    setSnapshot(this.scope.self, before);
    this.chosen = [];
    this.passed = new Set();
    this.rounds.begin();
    this.pending = [];
    this.taken = new Set(actors.keys());
    this.over = new Set();
    this.timers = new Map(timers);
  }

  /** Within a new system, an actor of before and those below it are known under their system IDs. */
  private know(actor: AnyActorRef): void {
    const systemId = systemIdOf(actor);
    if (systemId !== undefined) register(this.scope.self, systemId, actor);
    for (const below of belowOf(actor)) this.know(below);
  }

  private forget(actor: AnyActorRef): void {
    for (const below of belowOf(actor)) this.forget(below);
    unregister(this.scope.self, actor);
  }

  /** A scope that performs nothing. Its actor stands for the machine's own: it has its snapshot and its actors, and hears what is sent to it. */
  private newScope(): AnyActorScope {
    const self = createActor(
      { getInitialSnapshot: () => ({}) as AnyMachineSnapshot, transition: (same) => same, getPersistedSnapshot: (same) => same },
      { id: this.machine.id, logger: () => {} },
    ) as AnyActorRef;
    giveLogic(self, () => this.machine);
    hear(self, (sent) => void this.pending.push({ sent }));
    this.strangers.answerIn(self);
    onMade(self, (made) => {
      if (parentOf(made) === self) this.adopt(made);
    });
    self.system.inspect((seen) => {
      if (seen.type !== '@xstate.microstep') return;
      // An actor of the machine may go round as well.
      this.rounds.count(seen.actorRef as AnyActorRef, () =>
        transitionsIn(seen)
          .map((each) => `: ${transitionName(each)}`)
          .join(),
      );
      if (seen.actorRef === self) this.noteMicrostep(seen);
    });
    return {
      self,
      system: self.system,
      id: this.machine.id,
      sessionId: self.sessionId,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action) => this.noteAction(action),
    };
  }

  private adopt(made: AnyActorRef): void {
    nameActor(made, this.taken);
    this.taken.add(made.id);
    this.strangers.learn(made);
    if (systemIdOf(made) !== undefined) this.fresh = true;
    giveLogic(made, (logic) => (this.isRepeatable ? this.firsts.scripted(logic) : scripted(logic)));
    this.pending.push({ began: made });
  }

  private noteMicrostep(microstep: InspectedMicrostepEvent): void {
    for (const transition of transitionsIn(microstep)) {
      this.chosen.push(transition);
      this.transitions.add(transition);
      this.pass(transition.source as StateNode);
    }
    for (const node of nodesOf(microstep.snapshot as AnyMachineSnapshot)) this.pass(node);
  }

  private pass(node: StateNode): void {
    this.states.add(node);
    this.passed.add(node);
  }

  private noteAction(action: ExecutableActionObject): void {
    const { self } = this.scope;
    noteTimer(this.timers, action, self);
    const sending = sendingToSelf(action, self);
    if (sending?.isLater === false) this.pending.push({ sent: sending.params.event });
    const stopped = stoppedBy(action);
    if (stopped !== undefined) this.forget(stopped);
  }

  /** What has begun may have something to say at once, what the machine sent to itself comes back, and each may lead to more. */
  private settle(from: AnyMachineSnapshot): AnyMachineSnapshot {
    let snapshot = from;
    for (let next = this.pending.shift(); next !== undefined; next = this.pending.shift()) {
      if (snapshot.status !== 'active') break;
      const event = 'sent' in next ? next.sent : this.firstEventOf(next.began, snapshot);
      if (event !== undefined) snapshot = this.transition(snapshot, event);
    }
    return snapshot;
  }

  /** What an actor does the moment it starts: show its first snapshot to a parent that listens, or end at once. */
  private firstEventOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot): AnyEventObject | undefined {
    const { id } = actor;
    if (actorsOf(snapshot).get(id) !== actor) return undefined;
    const first = actor.getSnapshot();
    if (first?.status === 'done' || first?.status === 'error') this.over.add(id);
    if (first?.status === 'done') return { type: `xstate.done.actor.${id}`, output: first.output, actorId: id };
    if (first?.status === 'error') return { type: `xstate.error.actor.${id}`, error: first.error, actorId: id };
    return showsSnapshots(actor) ? { type: `xstate.snapshot.${id}`, snapshot: first } : undefined;
  }
}

function belowOf(actor: AnyActorRef): readonly AnyActorRef[] {
  const snapshot = actor.getSnapshot() as { readonly children?: AnyMachineSnapshot['children'] } | undefined;
  return Object.values(snapshot?.children ?? {}).filter((each): each is AnyActorRef => each !== undefined);
}

/** No state that is on names the event, and XState itself does nothing for it. */
const isUnheard = (snapshot: AnyMachineSnapshot, { type }: AnyEventObject): boolean =>
  !type.startsWith('xstate.') && nodesOf(snapshot).every((node) => !hears(node, type));

/** In the same order too, in which they may go off. */
function isSameTimers(one: Position['timers'], other: Position['timers']): boolean {
  const others = [...other];
  return one.size === others.length && [...one].every(([id, event], at) => others[at]?.[0] === id && others[at]?.[1] === event);
}

/** Those whose state holds although they were over at once. */
function overIn(snapshot: AnyMachineSnapshot, over: ReadonlySet<string>): readonly string[] {
  if (over.size === 0) return NONE;
  const actors = actorsOf(snapshot);
  return [...over].filter((id) => actors.has(id));
}

const NONE: readonly string[] = [];

/** Ids of the actors of before that run on. */
function staying(before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] {
  if (before.children === after.children) return [...actorsOf(before).keys()];
  const now = actorsOf(after);
  return [...actorsOf(before)].flatMap(([id, actor]) => (now.get(id) === actor ? [id] : []));
}

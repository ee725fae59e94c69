import type {
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { ownCopy, withContextOfItsOwn } from './in-place.ts';
import { nameActor, noteTimer } from './made-up-names.ts';
import { actorsOf } from './position.ts';
import { Rounds } from './rounds.ts';
import { bystander, scripted, tellable } from './scripted.ts';
import { still } from './still.ts';
import { Strangers } from './strangers.ts';
import { giveLogic, isBuiltIn, parentOf, sourceOf, timersOf, withParent } from './xstate-internals.ts';

/** The logic of a machine for one real actor that touches nothing: its steps are those of a dry run. */
export class Quiet {
  readonly logic: AnyStateMachine;
  private readonly strangers: Strangers;
  private readonly parent = bystander();
  private root: AnyActorRef | undefined;
  /** Ids of the actors that there are, those of this step too. */
  private taken = new Set<string>();
  private readonly rounds = new Rounds();

  /** Actors of `real`, by the names of their logic, do what they do; one can be told its end all the same. */
  constructor(
    private readonly machine: AnyStateMachine,
    private readonly real: Readonly<Record<string, AnyActorLogic>>,
  ) {
    this.strangers = new Strangers(machine);
    const start = (scope: AnyActorScope, input: unknown) =>
      this.within(scope, undefined, (quiet) => withContextOfItsOwn(machine, () => machine.getInitialSnapshot(quiet, input)));
    const step = (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope) =>
      this.within(scope, snapshot, (quiet) => machine.transition(this.copyOf(snapshot), event, quiet));
    // It still answers as a machine: only its steps are quiet.
    this.logic = Object.create(machine, { getInitialSnapshot: { value: start }, transition: { value: step } }) as AnyStateMachine;
  }

  /** What the system says: an actor is seen before it has a snapshot. */
  see(seen: InspectionEvent): void {
    if (seen.type === '@xstate.microstep') this.rounds.count(seen.actorRef as AnyActorRef);
    if (seen.type !== '@xstate.actor') return;
    const made = seen.actorRef as AnyActorRef;
    if (this.root === undefined) {
      this.root = made;
      this.strangers.answerIn(made);
    } else if (parentOf(made) === this.root) this.adopt(made);
  }

  private adopt(made: AnyActorRef): void {
    nameActor(made, this.taken);
    this.taken.add(made.id);
    this.strangers.learn(made);
    const real = this.real[sourceOf(made) ?? ''];
    giveLogic(made, real === undefined ? scripted : () => tellable(real));
  }

  private copyOf(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
    const context = ownCopy(this.machine, snapshot.context);
    return context === snapshot.context ? snapshot : { ...snapshot, context };
  }

  private within<T>(scope: AnyActorScope, before: AnyMachineSnapshot | undefined, act: (quiet: AnyActorScope) => T): T {
    const actor = scope.self as Parameters<typeof timersOf>[0];
    const timers = new Map(timersOf(actor).map(({ id, event }) => [id, event]));
    this.taken = new Set(before === undefined ? [] : actorsOf(before).keys());
    this.rounds.begin();
    const quiet: AnyActorScope = {
      ...scope,
      actionExecutor: (action) => {
        if (!noteTimer(timers, action, scope.self)) return;
        // It is seen as an action, and does nothing.
        scope.actionExecutor(isBuiltIn(action) ? action : { ...action, exec: undefined });
      },
    };
    return still(() => withParent(scope.self, this.parent, () => act(quiet)));
  }
}

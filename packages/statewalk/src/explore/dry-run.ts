import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type ExecutableActionObject,
  type InspectedMicrostepEvent,
  type StateNode,
} from 'xstate';
import { statesOf, type Transition, transitionName } from './chart.ts';
import type { Position } from './position.ts';
import { nodesOf, timerChange, transitionsIn } from './xstate-internals.ts';

/** One step, as it would be; nothing of it touches the world. */
export interface Step {
  readonly position: Position;
  /** The transitions that were chosen, `always` ones and those of raised events included. */
  readonly transitions: readonly Transition[];
}

/** No step of a chart takes so many transitions one after another, unless two states lead to each other for ever. */
const ENDLESS = 1000;

/** Takes a machine's steps without an actor: no port runs, no timer is set, and what the machine goes through is written down. */
export class DryRun {
  /** Every transition that was chosen so far, and every state that was on, if only in passing. */
  readonly transitions = new Set<Transition>();
  readonly states = new Set<StateNode>();

  private scope: AnyActorScope;
  private readonly fresh: boolean;
  private chosen: Transition[] = [];
  private timers = new Map<string, AnyEventObject>();
  /** Ids of the actors that were over the moment they started. */
  private over = new Set<string>();

  constructor(private readonly machine: AnyStateMachine) {
    this.scope = this.newScope();
    // A system takes a `systemId` only once, and nothing is ever stopped here: then each step gets a system of its own.
    this.fresh = statesOf(machine).some(({ invoke }) => invoke.some(({ systemId }) => systemId !== undefined));
  }

  start(input: unknown): Step {
    this.begin(new Map());
    const first = this.machine.getInitialSnapshot(this.scope, input);
    if (first.status === 'error') throw first.error;
    const snapshot = this.settle({}, first);
    for (const node of nodesOf(snapshot)) this.states.add(node);
    return { position: { snapshot, timers: this.timers, ended: this.withOver(new Set(), snapshot) }, transitions: this.chosen };
  }

  /** Nothing, if no state answers the event; but an actor that ends has ended, with or without a listener. */
  step({ snapshot: before, timers, ended }: Position, event: AnyEventObject): Step | undefined {
    this.begin(timers);
    for (const [id, due] of timers) if (due.type === event.type) this.timers.delete(id);
    const moved = this.machine.transition(before, event, this.scope);
    if (this.chosen.length === 0 && !event.type.startsWith('xstate.done.actor.')) return undefined;
    if (moved.status === 'error') throw moved.error;
    const after = this.settle(before.children, moved);
    const over = this.withOver(stillEnded(ended, event, before, after), after);
    return { position: { snapshot: after, timers: this.timers, ended: over }, transitions: this.chosen };
  }

  private begin(timers: Position['timers']): void {
    if (this.fresh) this.scope = this.newScope();
    this.chosen = [];
    this.over = new Set();
    this.timers = new Map(timers);
  }

  /** A scope that performs nothing. */
  private newScope(): AnyActorScope {
    const self = createEmptyActor();
    self.system.inspect((seen) => {
      if (seen.type === '@xstate.microstep' && seen.actorRef === self) this.noteMicrostep(seen);
    });
    return {
      self,
      system: self.system,
      id: '',
      sessionId: self.sessionId,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action) => this.noteTimer(action),
    };
  }

  private noteMicrostep(microstep: InspectedMicrostepEvent): void {
    for (const transition of transitionsIn(microstep)) {
      this.chosen.push(transition);
      if (this.chosen.length > ENDLESS) throw new Error(`${this.machine.id} goes round for ever: ${transitionName(transition)}`);
      this.transitions.add(transition);
      this.states.add(transition.source as StateNode);
    }
    for (const node of nodesOf(microstep.snapshot as AnyMachineSnapshot)) this.states.add(node);
  }

  private noteTimer(action: ExecutableActionObject): void {
    const change = timerChange(action);
    if (change === undefined) return;
    if ('stops' in change) this.timers.delete(change.stops);
    else this.timers.set(change.starts.id, change.starts.event);
  }

  /** With those whose state holds although they were over at once. */
  private withOver(ended: ReadonlySet<string>, { children }: AnyMachineSnapshot): ReadonlySet<string> {
    const now = [...this.over].filter((id) => children[id] !== undefined);
    return now.length === 0 ? ended : new Set([...ended, ...now]);
  }

  /** What has just been invoked may have something to say at once, and so may what is invoked because of that. */
  private settle(before: AnyMachineSnapshot['children'], from: AnyMachineSnapshot): AnyMachineSnapshot {
    let snapshot = from;
    for (const id of Object.keys(from.children)) {
      if (snapshot.status !== 'active' || snapshot.children[id] === undefined || snapshot.children[id] === before[id]) continue;
      const event = firstEventOf(id, snapshot);
      if (event === undefined) continue;
      if (event.type.startsWith('xstate.done.actor.')) this.over.add(id);
      snapshot = this.machine.transition(snapshot, event, this.scope);
    }
    return snapshot === from ? from : this.settle(from.children, snapshot);
  }
}

/** What an invoked actor does the moment it starts: show its first snapshot to a parent that listens, or end at once. */
function firstEventOf(id: string, snapshot: AnyMachineSnapshot): AnyEventObject | undefined {
  const first = snapshot.children[id]?.getSnapshot();
  if (first?.status === 'done') return { type: `xstate.done.actor.${id}`, output: first.output };
  const listens = nodesOf(snapshot).some((node) => node.invoke.some((each) => each.id === id && each.onSnapshot !== undefined));
  return listens ? { type: `xstate.snapshot.${id}`, snapshot: first } : undefined;
}

/** An actor stays ended until its state is left, or entered anew: then it is another actor under the same id. */
function stillEnded(
  ended: Position['ended'],
  { type }: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): Set<string> {
  const all = new Set(ended);
  const over = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
  if (over !== undefined) all.add(over);
  for (const id of all) if (after.children[id] === undefined || after.children[id] !== before.children[id]) all.delete(id);
  return all;
}

import { type AnyActorLogic, type AnyActorRef, type AnyStateMachine, type InspectionEvent, isMachineSnapshot, StateMachine } from 'xstate';
import { actorName, transitionName } from '../explore/chart.ts';
import { isMadeUpId, isUnnamedSource, parentOf, sourceOf, transitionsIn } from '../explore/xstate-internals.ts';
import { createMask, type Secrets } from './mask.ts';
import { toPlain } from './plain.ts';
import {
  type Entry,
  FORMAT,
  type RecordedActor,
  type RecordedEvent,
  type RecordedSnapshot,
  type Recording,
  type Step,
} from './recording.ts';

/** The entries that are kept: about an hour of use. */
const MAX_ENTRIES = 4000;
const DROP_SIZE = 500;

type Ref = InspectionEvent['actorRef'];

/** One that its parent gave no id is called by its logic. */
function nameOf(actor: AnyActorRef): string {
  const source = isMadeUpId(actor.id) ? sourceOf(actor) : undefined;
  return source === undefined || isUnnamedSource(source) ? actorName(actor.id) : source;
}

/** Writes down, masked, what the actors of a system do; nothing unmasked is kept. */
export class Recorder {
  private readonly began = new Date();
  private readonly mask: ReturnType<typeof createMask>;
  private readonly limit: number;
  private readonly actors = new Map<string, RecordedActor>();
  /** The systems that are recorded. */
  private readonly systems = new Set<unknown>();
  private readonly refs = new Map<string, AnyActorRef>();
  private readonly machines = new Map<string, AnyStateMachine>();
  private readonly listeners = new Set<() => void>();
  /** Number of the message that brought an event object. */
  private readonly messages = new WeakMap<object, number>();
  /** Number of the step that an actor is in the middle of. */
  private readonly open = new Map<string, number>();
  /** Actors that have said that they failed, and not yet shown it. */
  private readonly failing = new Set<string>();
  private entries: Entry[] = [];
  private dropped = 0;
  private made: Recording | null = null;

  constructor({ limit = MAX_ENTRIES, secrets }: { readonly limit?: number | undefined; readonly secrets?: Secrets | undefined } = {}) {
    this.limit = limit;
    this.mask = createMask(secrets);
  }

  /** Records the system from now on, once; before its root has started, that is everything. */
  attach(root: AnyActorRef): void {
    if (this.systems.has(root.system)) return;
    this.addAll(root);
    root.system.inspect((event) => this.take(event));
  }

  /** What has happened so far; another object after each change. */
  readonly recording = (): Recording => {
    this.made ??= { format: FORMAT, began: this.began.toISOString(), actors: [...this.actors.values()], entries: [...this.entries] };
    return this.made;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** The actor itself, if it still runs. */
  liveActor(id: string): AnyActorRef | undefined {
    const ref = this.refs.get(id);
    return ref?.getSnapshot()?.status === 'active' ? ref : undefined;
  }

  /** A machine that runs or ran, by its ID. */
  readonly machine = (id: string): AnyStateMachine | undefined => this.machines.get(id);

  private addAll(ref: AnyActorRef): void {
    this.idOf(ref);
    for (const child of Object.values<AnyActorRef | undefined>(ref.getSnapshot()?.children ?? {})) if (child) this.addAll(child);
  }

  /** An actor that an event names may have begun before this recorder. */
  private idOf(ref: Ref): string {
    const id = ref.sessionId;
    if (this.actors.has(id)) return id;
    const actor = ref as AnyActorRef & { readonly logic?: AnyActorLogic };
    const parent = parentOf(actor);
    const machine = actor.logic instanceof StateMachine ? actor.logic.id : null;
    if (actor.logic instanceof StateMachine) this.machines.set(actor.logic.id, actor.logic);
    this.systems.add(actor.system);
    this.refs.set(id, actor);
    this.actors.set(id, {
      id,
      // A root is called by its session, which says nothing.
      name: parent === undefined && machine !== null ? machine : nameOf(actor),
      parent: parent === undefined ? null : this.idOf(parent),
      machine,
      begins: this.next,
      input: null,
    });
    return id;
  }

  /** What XState tells an observer (`createActor(machine, { inspect })`). */
  take(seen: InspectionEvent): void {
    const id = this.idOf(seen.actorRef);
    if (seen.type === '@xstate.event') this.takeMessage(seen, id);
    else if (seen.type === '@xstate.microstep') {
      const number = this.open.get(id) ?? this.begin(id, seen.event);
      this.change(number, (step) => ({ ...step, transitions: [...step.transitions, ...transitionsIn(seen).map(transitionName)] }));
    } else if (seen.type === '@xstate.snapshot') this.finish(id, seen.event, seen.snapshot);
    this.tell();
  }

  /** Once for all that happens in one moment. */
  private tell(): void {
    if (this.made === null) return;
    this.made = null;
    queueMicrotask(() => {
      for (const listener of this.listeners) listener();
    });
  }

  private takeMessage({ event, sourceRef }: Extract<InspectionEvent, { type: '@xstate.event' }>, id: string): void {
    if (event.type === 'xstate.init') {
      const actor = this.actors.get(id);
      if (actor !== undefined) this.actors.set(id, { ...actor, input: this.mask(toPlain(event.input)) });
      return;
    }
    if (sourceRef !== undefined && event.type.startsWith('xstate.error.actor.')) this.expectEnd(sourceRef as AnyActorRef, event);
    this.messages.set(event, this.next);
    this.add({
      kind: 'message',
      ...this.now(),
      from: sourceRef === undefined ? null : this.idOf(sourceRef),
      to: id,
      event: this.plainEvent(event),
    });
  }

  /** One that fails shows its last snapshot right after it has said so; one that throws shows none. */
  private expectEnd(failed: AnyActorRef, event: { readonly type: string }): void {
    const id = this.idOf(failed);
    this.failing.add(id);
    queueMicrotask(() => {
      if (this.failing.has(id)) this.finish(id, event, failed.getSnapshot());
      this.tell();
    });
  }

  /** The step is numbered when it begins: what it sends to others comes after it. */
  private begin(actor: string, event: { readonly type: string }): number {
    const step: Step = {
      kind: 'step',
      ...this.now(),
      actor,
      event: this.plainEvent(event),
      message: this.messages.get(event) ?? null,
      transitions: [],
      snapshot: null,
    };
    this.add(step);
    this.open.set(actor, step.n);
    return step.n;
  }

  private finish(actor: string, event: { readonly type: string }, snapshot: unknown): void {
    const number = this.open.get(actor) ?? this.begin(actor, event);
    this.open.delete(actor);
    this.failing.delete(actor);
    const { status, context, output, error } = snapshot as Record<string, unknown>;
    const masked = this.mask(toPlain({ context, output, error })) as Partial<RecordedSnapshot>;
    // The names of states are no secrets, whatever they are called.
    const value = isMachineSnapshot(snapshot) ? { value: toPlain(snapshot.value) } : {};
    const kept: RecordedSnapshot = { ...masked, ...value, status: String(status) };
    this.change(number, (step) => ({ ...step, event: this.plainEvent(event), snapshot: kept }));
  }

  private plainEvent({ type, ...fields }: { readonly type: string }): RecordedEvent {
    // The message tells which actor it came from; XState's own fields would only repeat it.
    const { actorId: _, ...told } = fields as Record<string, unknown>;
    return { type, ...(this.mask(toPlain(told)) as Record<string, never>) };
  }

  private get next(): number {
    return this.dropped + this.entries.length;
  }

  private now() {
    return { n: this.next, at: Date.now() - this.began.getTime() };
  }

  private add(entry: Entry): void {
    this.entries.push(entry);
    if (this.entries.length <= this.limit) return;
    this.entries.splice(0, DROP_SIZE);
    this.dropped += DROP_SIZE;
  }

  private change(number: number, by: (step: Step) => Step): void {
    const at = number - this.dropped;
    const entry = this.entries[at];
    if (entry?.kind === 'step') this.entries[at] = by(entry);
  }
}

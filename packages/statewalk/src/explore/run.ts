import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { eventName } from './chart.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import type { Path } from './paths.ts';
import { keyOf, type Position, type Possible } from './position.ts';
import { timersOf } from './xstate-internals.ts';

/** A real actor of the shipped machine: everything is real except what its invoked actors do, which is scripted, and the clock. */
export interface Run {
  readonly actor: Actor<AnyStateMachine>;
  readonly clock: SimulatedClock;
  position(): Position;
  /** Makes it happen: sends the event, sets off the timer, lets the invoked actor end, change or send. */
  play(possible: Possible): void;
  stop(): void;
}

type Told = AnyEventObject & { readonly snapshot: Partial<Snapshot<unknown>> };

const idle = { actionExecutor: () => {}, defer: () => {}, emit: () => {} };

/** An actor that begins as the real one would, without setting anything going, and then does only what the run says. */
const scripted = (logic: AnyActorLogic): AnyActorLogic => ({
  getInitialSnapshot: (scope, input) => logic.getInitialSnapshot({ ...scope, ...idle }, input),
  transition: (snapshot, event: Told) => (event.type === 'told' ? { ...snapshot, ...event.snapshot } : snapshot),
  getPersistedSnapshot: (snapshot) => snapshot,
});

const scriptedMachines = new WeakMap<AnyStateMachine, AnyStateMachine>();

function scriptedMachine(machine: AnyStateMachine): AnyStateMachine {
  const known = scriptedMachines.get(machine);
  if (known) return known;
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [name, scripted(logic as AnyActorLogic)]);
  const made = machine.provide({ actors: Object.fromEntries(actors) });
  scriptedMachines.set(machine, made);
  return made;
}

/** A real actor whose end the run can decide all the same. */
const tellable = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  transition: (snapshot, event: Told, scope) =>
    event.type === 'told' ? { ...snapshot, ...event.snapshot } : logic.transition(snapshot, event, scope),
});

/** `beforeStart` sees the actor before it does anything. Actors of `real`, by the names of their logic, are not scripted. */
export function run(
  model: Model,
  input: string,
  beforeStart: (actor: Run['actor']) => void = () => {},
  real: Readonly<Record<string, AnyActorLogic>> = {},
): Run {
  const clock = new SimulatedClock();
  const actors = Object.fromEntries(Object.entries(real).map(([name, logic]) => [name, tellable(logic)]));
  const scriptedOne = scriptedMachine(model.machine);
  const actor = createActor(Object.keys(real).length === 0 ? scriptedOne : scriptedOne.provide({ actors }), {
    input: model.inputs[input],
    clock,
  });
  actor.subscribe({ error: () => {} });
  beforeStart(actor);
  actor.start();

  const snapshot = (): AnyMachineSnapshot => {
    const now = actor.getSnapshot() as AnyMachineSnapshot;
    if (now.status === 'error') throw now.error;
    return now;
  };
  const statusOf = (id: string): string | undefined => snapshot().children[id]?.getSnapshot().status;
  const tell = (id: string, told: Partial<Snapshot<unknown>>) => {
    if (statusOf(id) !== 'active') throw new Error(`"${id}" does not run`);
    snapshot().children[id]?.send({ type: 'told', snapshot: told });
  };

  return {
    actor,
    clock,
    position: () => ({
      snapshot: snapshot(),
      timers: new Map(timersOf(actor).map(({ id, event }) => [id, event])),
      ended: new Set(Object.keys(snapshot().children).filter((id) => statusOf(id) !== 'active')),
    }),
    play({ event, source }) {
      const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event.type) ?? [];
      if (source === 'timer' && !timersOf(actor).some((each) => each.event.type === event.type))
        throw new Error(`${event.type} is not due`);
      if (id === undefined) actor.send(event);
      else if (kind === 'done.actor') tell(id, { status: 'done', output: event.output });
      else if (kind === 'error.actor') tell(id, { status: 'error', error: event.error });
      else tell(id, { ...(event.snapshot as Partial<Snapshot<unknown>>) });
      snapshot();
    },
    stop: () => void actor.stop(),
  };
}

/** Runs a path on a real actor; throws where the actor is not in the state that the graph says. Returns the number of steps. */
export function runPath(model: Model, graph: Graph, { input, edges }: Path): number {
  const real = run(model, input);
  const mustBe = (key: string, when: string) => {
    const found = keyOf(model, real.position());
    if (found === key) return;
    throw new Error(
      `${model.machine.id}: ${when} the actor is in ${found}, the graph says ${key}. Does the projection leave out something that guards read?`,
    );
  };
  mustBe(graph.initial, 'at first');
  edges.forEach((edge, at) => {
    real.play(edge);
    mustBe(edge.to, `after step ${at + 1}, ${eventName(edge.event.type)},`);
  });
  real.stop();
  return edges.length;
}

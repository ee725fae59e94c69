import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { eventName } from './chart.ts';
import type { Graph } from './graph.ts';
import { ownCopy } from './in-place.ts';
import type { Model } from './model.ts';
import type { Path } from './paths.ts';
import { actorsOf, keyOf, type Position, type Possible } from './position.ts';
import { Quiet } from './quiet.ts';
import { fire, timersOf } from './xstate-internals.ts';

/**
 * A real actor of the shipped machine. Nothing of it touches the world: what its actors do is scripted, wherever they are written; actions of the
 * machine's author are left out, save what XState itself brings (`assign`, `raise`, `sendTo`, `emit`, ...); the clock is simulated.
 */
export interface Run {
  readonly actor: Actor<AnyStateMachine>;
  readonly clock: SimulatedClock;
  position(): Position;
  /** Makes it happen: sends the event, sets off the timer, lets the invoked actor end, change or send. */
  play(possible: Possible): void;
  stop(): void;
}

/** `beforeStart` sees the actor before it does anything. Actors of `real`, by the names of their logic, are not scripted. */
export function run(
  model: Model,
  input: string,
  beforeStart: (actor: Run['actor']) => void = () => {},
  real: Readonly<Record<string, AnyActorLogic>> = {},
): Run {
  const clock = new SimulatedClock();
  const quiet = new Quiet(model.machine, real);
  const actor: Actor<AnyStateMachine> = createActor(quiet.logic, {
    input: ownCopy(model.machine, model.inputs[input]),
    clock,
    id: model.machine.id,
    logger: () => {},
    inspect: (seen: InspectionEvent) => quiet.see(seen),
  });
  actor.subscribe({ error: () => {} });
  beforeStart(actor);
  actor.start();

  const snapshot = (): AnyMachineSnapshot => {
    const now = actor.getSnapshot() as AnyMachineSnapshot;
    if (now.status === 'error') throw now.error;
    return now;
  };
  const actorOf = (id: string): AnyActorRef | undefined => actorsOf(snapshot()).get(id);
  const tell = (id: string, told: Partial<Snapshot<unknown>>) => {
    if (actorOf(id)?.getSnapshot().status !== 'active') throw new Error(`"${id}" does not run`);
    actorOf(id)?.send({ type: 'told', snapshot: told });
  };

  return {
    actor,
    clock,
    position: () => ({
      snapshot: snapshot(),
      timers: new Map(timersOf(actor).map(({ id, event }) => [id, event])),
      ended: new Set([...actorsOf(snapshot())].flatMap(([id, each]) => (each.getSnapshot()?.status === 'active' ? [] : [id]))),
    }),
    play({ event, source, timer }) {
      if (source === 'timer') {
        const due = timersOf(actor).find((each) => (timer === undefined ? each.event.type === event.type : each.id === timer));
        if (due === undefined) throw new Error(`${event.type} is not due`);
        fire(actor, due);
        snapshot();
        return;
      }
      const given = ownCopy(model.machine, event);
      const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event.type) ?? [];
      if (id === undefined) actor.send(given);
      else if (kind === 'done.actor') tell(id, { status: 'done', output: given.output });
      else if (kind === 'error.actor') tell(id, { status: 'error', error: given.error });
      else tell(id, { ...(given.snapshot as Partial<Snapshot<unknown>>) });
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
    // A graph that was kept calls its vertices otherwise.
    const vertex = found === key ? undefined : graph.vertices.get(key);
    if (found === key || (vertex !== undefined && found === keyOf(model, vertex))) return;
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

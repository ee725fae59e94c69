import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Graph } from '#statewalk/explore/graph.ts';
import { holdsAtFirst } from '#statewalk/explore/invariants.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { keyOf, type Possible, possibleEvents } from '#statewalk/explore/position.ts';
import { type Run, run } from '#statewalk/explore/run.ts';

/** How far the clock may go at a time, in ms: a moment, a cool-down, longer than any timer of ours. */
const LEAPS = [1000, 60_000, 3_600_000];

interface Seen {
  readonly event: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
}

type Move = Possible | { readonly leap: number };

/** Everything that can happen now, sensible or not: every event of the model, every outcome of what runs, and the passing of time. */
function movesOf(model: Model, real: Run): Move[] {
  const position = real.position();
  const moves: Move[] = possibleEvents(model, position).filter(({ source }) => source !== 'timer');
  return position.timers.size > 0 ? [...moves, ...LEAPS.map((leap) => ({ leap }))] : moves;
}

/**
 * Walks a real actor as the dice say, beginning anew where it ends or comes home for good, and holds every step against the invariants and the graph.
 * Throws with the whole way when one is broken. Returns the number of steps.
 */
export function walk(model: Model, graph: Graph, dice: readonly number[]): number {
  let story: string[] = [];
  let seen: Seen[] = [];
  const fail = (why: string): never => {
    throw new Error(`${why}\n  ${story.join('\n  ')}`);
  };
  const begin = (): Run => {
    const real = run(model, graph.input);
    story = [`${model.machine.id}(${graph.input})`];
    for (const invariant of model.invariants)
      if (!holdsAtFirst(invariant, real.position().snapshot)) fail(`"${invariant.title}" is broken at first`);
    real.actor.system.inspect((each) => {
      if (each.type === '@xstate.snapshot' && each.actorRef === real.actor)
        seen.push({ event: each.event, snapshot: each.snapshot as AnyMachineSnapshot });
    });
    return real;
  };

  let real = begin();
  for (const die of dice) {
    const moves = movesOf(model, real);
    const move = moves[die % moves.length];
    const { snapshot: at } = real.position();
    if (move === undefined && (at.status !== 'active' || model.home?.(at))) {
      real = begin();
      continue;
    }
    if (move === undefined) return fail('nothing can happen, yet it has not ended');
    let before = real.position().snapshot;
    seen = [];
    if ('leap' in move) real.clock.increment(move.leap);
    else real.play(move);
    story.push(`${'leap' in move ? `${move.leap} ms` : JSON.stringify(move.event)} -> ${JSON.stringify(real.position().snapshot.value)}`);
    for (const { event, snapshot } of seen) {
      for (const { title, holds } of model.invariants) if (!holds(snapshot, event, before)) fail(`"${title}" is broken`);
      before = snapshot;
    }
    if (!graph.vertices.has(keyOf(model, real.position())))
      fail('the graph does not know this vertex: does the projection leave out something that guards read?');
    if (real.position().snapshot.status !== 'active') real = begin();
  }
  real.stop();
  return dice.length;
}

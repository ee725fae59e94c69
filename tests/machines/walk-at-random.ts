import fc from 'fast-check';
import type { Graph } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { walk } from './walk.ts';

const STEPS_A_WALK = 100;

/** Walks at random on real actors, from any input of the model; gives the steps that were taken. */
export function walkAtRandom(model: Model, graphs: readonly Graph[], steps: number): number {
  let taken = 0;
  const dice = fc.array(fc.nat(), { minLength: STEPS_A_WALK, maxLength: STEPS_A_WALK });
  fc.assert(
    // Pick a number: fast-check would print a whole graph.
    fc.property(fc.nat(graphs.length - 1), dice, (at, rolled) => {
      for (const graph of graphs.slice(at, at + 1)) taken += walk(model, graph, rolled);
    }),
    { numRuns: steps / STEPS_A_WALK },
  );
  return taken;
}

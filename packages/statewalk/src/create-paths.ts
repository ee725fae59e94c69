import { exploreAll } from './explore/graph.ts';
import { coveringPathsOfAll } from './explore/paths.ts';
import { runPath } from './explore/run.ts';
import { type MachineOrModel, modelsOf } from './models.ts';
import { stepName } from './plans/step-name.ts';

/** A path through a machine, as a test for any runner. */
export interface TestPath {
  /** `toggle (plain): PRESSED, after.delay`; no two of a machine are the same. */
  readonly title: string;
  /** Names of the steps: `PRESSED`, `signIn.done`, `after.delay`. */
  readonly steps: readonly string[];
  /** Takes the path on a real actor, whose invoked actors and clock are scripted. @throws Error where the actor is elsewhere than the chart says */
  run(): void;
}

/** A small set of paths that together take every transition of a machine. Explores it first. */
export function createPaths(machine: MachineOrModel): TestPath[] {
  const { it: model } = modelsOf({ it: machine });
  if (model === undefined) return [];
  const graphs = exploreAll(model);
  return coveringPathsOfAll(graphs).flatMap((path, at) => {
    const graph = graphs.find(({ input }) => input === path.input);
    if (graph === undefined) return [];
    const steps = path.edges.map(({ event }) => stepName(event));
    return [
      { title: `${model.machine.id} (${path.input}) ${at + 1}: ${steps.join(', ')}`, steps, run: () => void runPath(model, graph, path) },
    ];
  });
}

import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { exploreAll } from './explore/graph.ts';
import { modelOf } from './explore/model-of.ts';
import { coveringPathsOfAll } from './explore/paths.ts';
import { runPath } from './explore/run.ts';
import type { MachineShapes } from './explore/shape.ts';
import { isMachine, type MachineOrModel } from './models.ts';
import { stepName } from './plans/step-name.ts';
import { callThatMakes } from './sources/call-that-makes.ts';
import { askTypes } from './types/ask-types.ts';

/** A path through a machine, as a test for any runner. */
export interface TestPath {
  /** `toggle (plain): PRESSED, after.delay`; no two of a machine are the same. */
  readonly title: string;
  /** Names of the steps: `PRESSED`, `signIn.done`, `after.delay`. */
  readonly steps: readonly string[];
  /** Takes the path on a real actor, whose invoked actors and clock are scripted. @throws Error where the actor is elsewhere than the chart says */
  run(): void;
}

export interface CreatePathsOptions {
  /** The file that makes the machine, as `new URL('./order.machine.ts', import.meta.url)`: samples of its data come from the types there, in a second or two. */
  readonly source?: string | URL;
}

/**
 * A small set of paths that together take every transition of a machine. Explores it first.
 * @throws Error where `source` has no call that makes the machine, or TypeScript cannot be asked
 */
export function createPaths(machine: MachineOrModel, { source }: CreatePathsOptions = {}): TestPath[] {
  const model = isMachine(machine) ? modelOf(machine, {}, source === undefined ? undefined : shapesIn(source, machine)) : machine;
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

function shapesIn(source: string | URL, { id }: AnyStateMachine): MachineShapes | undefined {
  const file = source instanceof URL || source.startsWith('file:') ? fileURLToPath(source) : source;
  const call = callThatMakes(file, { names: [], id });
  if (call === undefined) throw new Error(`${file} has no call of createMachine that makes "${id}"`);
  const { shapes, error } = askTypes([call]);
  if (error !== undefined) throw new Error(`the types of ${file} cannot be read: ${error}`);
  return shapes[0];
}

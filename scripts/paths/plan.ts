import type { AnyMachineSnapshot } from 'xstate';
import type { Graph } from '../../machines/explore/graph.ts';
import type { Path } from '../../machines/explore/paths.ts';
import type { Failure } from '../../machines/failures.ts';
import { descriptionsOf, requirementsOf, stateOf } from './places.ts';
import type { Speaker } from './speaker.ts';
import { factsOf } from './step-facts.ts';
import { stepNameOf } from './step-name.ts';

/** What must be seen. */
export interface Sight {
  /** `data-state` of the flow's root element. */
  readonly state: string;
  readonly description: string;
  readonly requirements: readonly string[];
  /** The message about a failure, as the pages show it. */
  readonly message: string | undefined;
  /** Names of what can be pressed, where the screen's bindings were asked (`withControls`). */
  readonly controls?: readonly string[];
}

export interface PlanStep {
  /** `EMAIL_SUBMITTED`, `checkEmail.done`. */
  readonly step: string;
  /** What tells steps of this name apart. */
  readonly facts: unknown;
  readonly does: string;
  /** What has to be so for this to happen, where a person cannot just do it. */
  readonly arrange: string | undefined;
  readonly source: 'person' | 'timer' | 'actor';
  readonly sees: Sight;
}

export interface PlanPath {
  readonly machine: string;
  readonly input: string;
  /** Counts from 1 in its machine. */
  readonly number: number;
  /** How a person comes to the start in the product. */
  readonly begin: string | undefined;
  readonly start: Sight;
  readonly steps: readonly PlanStep[];
}

export interface PlanMachine {
  readonly machine: string;
  readonly description: string;
  readonly paths: readonly PlanPath[];
}

/** A test plan: what is done, step by step, and what must be seen. */
export interface Plan {
  readonly language: Speaker['language'];
  readonly machines: readonly PlanMachine[];
  /** Steps that have no sentence yet, as `machine step`. */
  readonly unnamed: readonly string[];
}

function sightOf(snapshot: AnyMachineSnapshot, speaker: Speaker): Sight {
  const failure = (snapshot.context as { failure?: Failure | null }).failure ?? undefined;
  return {
    state: stateOf(snapshot),
    description: descriptionsOf(snapshot).join(' '),
    requirements: requirementsOf(snapshot),
    message: failure && speaker.failure(failure),
  };
}

export interface FoundIn {
  readonly machine: string;
  readonly description: string;
  readonly graphs: readonly Graph[];
  readonly paths: readonly Path[];
}

export function planOf(found: readonly FoundIn[], speaker: Speaker): Plan {
  const unnamed = new Set<string>();
  const machines = found.map(({ machine, description, graphs, paths }): PlanMachine => {
    const planned = paths.flatMap(({ input, edges }, at): PlanPath[] => {
      const graph = graphs.find((each) => each.input === input);
      const first = graph?.vertices.get(graph.initial)?.snapshot;
      if (first === undefined) return [];
      const steps = edges.map(({ event, source, after }): PlanStep => {
        const { text, hasSentence } = speaker.step(machine, event);
        if (!hasSentence) unnamed.add(`${machine} ${text}`);
        return {
          step: stepNameOf(event).name,
          facts: factsOf(event),
          does: text,
          arrange: speaker.arrange(event),
          source,
          sees: sightOf(after, speaker),
        };
      });
      return [{ machine, input, number: at + 1, begin: speaker.begin(machine, input), start: sightOf(first, speaker), steps }];
    });
    return { machine, description, paths: planned };
  });
  return { language: speaker.language, machines, unnamed: [...unnamed] };
}

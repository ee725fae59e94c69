import type { AnyMachineSnapshot } from 'xstate';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { pathIds } from './path-id.ts';
import { descriptionsOf, requirementsOf, stateOf } from './places.ts';
import type { Request } from './request.ts';
import type { Speaker } from './speaker.ts';
import { factsOf } from './step-facts.ts';
import { stepName } from './step-name.ts';

/** What must be seen. */
export interface Sight {
  /** `data-state` of the flow's root element. */
  readonly state: string;
  readonly description: string;
  readonly requirements: readonly string[];
  /** The message about a failure, as the pages show it. */
  readonly message: string | undefined;
  /** What stands there instead where the server has refused: it says it in its own words. */
  readonly serverWords?: string;
  /** The flow has ended, and its screen is gone. */
  readonly hasEnded?: true;
  /** The sight after it. */
  readonly afterwards?: string;
  /** Names of what can be pressed, where the bindings tell them (`withControls`). */
  readonly controls?: readonly string[];
}

export interface PlanStep {
  /** `EMAIL_SUBMITTED`, `checkEmail.done`. */
  readonly step: string;
  /** What tells steps of this name apart. */
  readonly facts: unknown;
  readonly does: string;
  /** What has to be so before this is done, for outcomes that a person cannot choose: those of the server up to the next step of a person. */
  readonly arrange: readonly string[];
  readonly source: 'person' | 'timer' | 'actor';
  readonly sees: Sight;
}

export interface PlanPath {
  readonly machine: string;
  readonly input: string;
  /** Counts from 1 in its machine: its place among the paths of this plan. */
  readonly number: number;
  /** The same as long as it takes the same transitions (`path-id.ts`). */
  readonly id: string;
  /** What people call it. */
  readonly name?: string | undefined;
  /** What people call its machine, in a plan for them: it has no names of the code. */
  readonly flow?: string;
  /** The name that its steps give it. */
  readonly title?: string;
  /** How a person comes to the start in the product. */
  readonly begin: string | undefined;
  readonly start: Sight;
  readonly steps: readonly PlanStep[];
  /** Where a time was given. */
  readonly value?: PathValue | undefined;
}

/** What a path takes of a time, and what it brings that the paths before it do not. */
export interface PathValue {
  /** An estimate (`budget/effort.ts`). */
  readonly minutes: number;
  readonly covers: readonly string[];
  readonly requirements: readonly string[];
}

/** How far the paths come that were chosen for a time. */
export interface BudgetUse {
  readonly cover: NonNullable<Request['cover']>;
  readonly minutes: number;
  readonly used: number;
  readonly paths: number;
  readonly covered: number;
  /** What all paths have that were to choose from. */
  readonly of: { readonly paths: number; readonly goals: number };
  readonly open: {
    readonly goals: readonly { readonly machine: string; readonly name: string }[];
    /** Requirements that states name, and that no chosen path shows. */
    readonly requirements: readonly string[];
  };
}

export interface PlanMachine {
  readonly machine: string;
  /** As `PlanPath.flow`. */
  readonly flow?: string;
  readonly description: string;
  readonly paths: readonly PlanPath[];
}

/** A test plan: what is done, step by step, and what must be seen. */
export interface Plan {
  readonly language: string;
  readonly machines: readonly PlanMachine[];
  /** Steps that have no sentence yet, as `machine step`. */
  readonly unnamed: readonly string[];
  /** A person reads it before the plan. */
  readonly note?: string;
  /** It has no names of the code: no states, inputs, machines. */
  readonly isForPeople?: boolean;
  readonly budget?: BudgetUse;
}

/** The requirements that the states of a path name, each once. */
export const requirementsOfPath = ({ start, steps }: PlanPath): string[] => [
  ...new Set([start, ...steps.map(({ sees }) => sees)].flatMap(({ requirements }) => requirements)),
];

const failureOf = (snapshot: AnyMachineSnapshot, speaker: Speaker): unknown =>
  snapshot.status === 'active' ? speaker.shownFailure(snapshot) : undefined;

function sightOf(machine: string, snapshot: AnyMachineSnapshot, speaker: Speaker, serverWords?: string): Sight {
  const afterwards = snapshot.status === 'active' ? undefined : speaker.afterwards(machine, stateOf(snapshot));
  const failure = failureOf(snapshot, speaker);
  const message = failure === undefined ? undefined : speaker.failure(failure);
  return {
    state: stateOf(snapshot),
    description: descriptionsOf(snapshot).join(' '),
    requirements: requirementsOf(snapshot, speaker.requirement),
    message,
    ...(message !== undefined && serverWords !== undefined && serverWords !== message && { serverWords }),
    ...(snapshot.status !== 'active' && { hasEnded: true as const }),
    ...(afterwards !== undefined && { afterwards }),
  };
}

/** For each step: the server's last message, while its failure is still shown. */
function serverWordsAt(edges: readonly Edge[], speaker: Speaker): (string | undefined)[] {
  let words: string | undefined;
  return edges.map(({ event, before, after }) => {
    const isNew = failureOf(after, speaker) !== failureOf(before, speaker);
    if (isNew || event.error !== undefined) words = speaker.serverWords(event);
    return failureOf(after, speaker) === undefined ? undefined : words;
  });
}

/** Says what a person cannot choose before the step that leads to it. */
function arrangedBefore(machine: string, edges: readonly Edge[], speaker: Speaker): string[][] {
  const arranged: string[][] = edges.map(() => []);
  edges.forEach(({ event, source }, at) => {
    const told = speaker.arrange(machine, event);
    if (told === undefined || told === '') return;
    const done = source === 'actor' ? edges.findLastIndex((edge, index) => index < at && edge.source === 'person') : at;
    arranged[done === -1 ? at : done]?.push(told);
  });
  return arranged;
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
    const ids = pathIds(machine, paths);
    const planned = paths.flatMap(({ input, edges }, at): PlanPath[] => {
      const graph = graphs.find((each) => each.input === input);
      const first = graph?.vertices.get(graph.initial)?.snapshot;
      if (first === undefined) return [];
      const [words, arranged] = [serverWordsAt(edges, speaker), arrangedBefore(machine, edges, speaker)];
      const steps = edges.map((edge, step): PlanStep => {
        const { event, source, after } = edge;
        const { text, hasSentence } = speaker.step(machine, edge);
        if (!hasSentence) unnamed.add(`${machine} ${text}`);
        return {
          step: stepName(event),
          facts: factsOf(event, speaker.facts),
          does: text,
          arrange: arranged[step] ?? [],
          source,
          sees: sightOf(machine, after, speaker, words[step]),
        };
      });
      return [
        {
          machine,
          input,
          number: at + 1,
          id: ids[at] ?? '',
          begin: speaker.begin(machine, input),
          start: sightOf(machine, first, speaker),
          steps,
        },
      ];
    });
    return { machine, description, paths: planned };
  });
  return { language: speaker.language, machines, unnamed: [...unnamed] };
}

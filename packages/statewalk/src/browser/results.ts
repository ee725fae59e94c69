import type { Finding } from '../explore/finding.ts';
import type { PlanPath } from '../plans/plan.ts';
import type { Way } from './screens.ts';

export interface StepResult {
  readonly text: string;
  /** `data-state` after it, by the model. */
  readonly state: string;
  readonly fault: string | undefined;
  /** A picture's file name, where pictures are kept. */
  readonly picture: string | undefined;
}

export interface PathResult {
  /** The path as a plan tells it. */
  readonly plan: PlanPath | undefined;
  /** `emailLogin plain path 1`. */
  readonly name: string;
  readonly input: string;
  readonly steps: readonly StepResult[];
  readonly fault: string | undefined;
  /** The same without the path: what two paths have alike is said once. */
  readonly cause: Cause | undefined;
  readonly seconds: number;
}

/** What goes wrong in a step. */
export interface Cause {
  /** Where the step is written: `machines/logout/logout.machine.ts:27`; the machine's name where its file is not known. */
  readonly place: string;
  readonly step: string;
  readonly fault: string;
  /** What it has alike with others that one mistake brings about (`Disagreement`). */
  readonly kind?: string | undefined;
}

export interface CoverResult {
  /** On which server and in which browser it ran; without, on the page of the project's tests. */
  readonly run?: string;
  readonly flow: string;
  readonly description: string;
  readonly transitions: number;
  readonly taken: number;
  /** Transitions that an actor's outcome takes, and how many of them an answer at the wire has taken. */
  readonly outcomes: number;
  readonly atTheWire: number;
  /** How many of those the real server answered. */
  readonly byServer: number;
  /** How each outcome of an actor comes about, as a sentence. */
  readonly ways: readonly { readonly outcome: string; readonly way: Way }[];
  /** Names of transitions, with the reason. */
  readonly left: readonly { readonly transition: string; readonly reason: string }[];
  /** What the exploration says of the machine, with its places. Paths do not run before it is mended. */
  readonly findings: readonly Finding[];
  readonly paths: readonly PathResult[];
  /** Messages in the states that show them, and how many of them were seen. */
  readonly messages: number;
  readonly messagesSeen: number;
  /** Controls of the screens that no path used, pressed by themselves. */
  readonly pressed: number;
  /** About the bindings, the controls and the list of what is left, not about a path. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

/** The machine, and where it ran if that was not the page of the project's tests: what reports call a result. */
export const titleOf = ({ flow, run }: Pick<CoverResult, 'flow' | 'run'>): string => (run === undefined ? flow : `${flow} · ${run}`);

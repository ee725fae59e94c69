import type { Browser } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Model } from '../explore/model.ts';
import { dotted } from '../state-name.ts';
import type { Bindings, Left, Say, Unbound } from './bindings.ts';
import type { FlowPage } from './flow-page.ts';
import type { FileOf } from './screen.ts';

/** How an actor's outcome comes about: a real server answers, a script answers, or the page plays the event into its machine. */
export type Way = 'server' | 'scripted answer' | 'played';

/** What has to be seen where the model is. */
export interface Wanted {
  /** `data-flow data-state`, or the flow alone where its state is its own matter; `null`: no screen; `undefined`: not looked at. */
  readonly shown: string | null | undefined;
  readonly texts: readonly string[];
  /** Where it is written down: a fault says it. */
  readonly why?: string;
}

/** The words of screens, as they were seen before. */
export interface KeptWords {
  /** Keyed by graph, then by vertex. */
  readonly at: ReadonlyMap<Graph, ReadonlyMap<string, readonly string[]>>;
  readonly how: string;
}

/** What steps bring about besides their states, as it was seen before. */
export interface KeptEffects {
  /** Keyed by step (`stepKey`): each of what it was seen to bring about, a line each. A step without an entry is not compared. */
  readonly of: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly how: string;
  /** Nothing is compared then, and what was seen is kept. */
  write?(seen: ReadonlyMap<string, readonly (readonly string[])[]>): void;
}

/** Where a project's screens are, and how paths run on them. */
export interface Screens {
  /** The texts of the screens in a language. */
  say(language: string): Say;
  /** Opens the page that shows one flow at a time (`FlowDriver`). */
  open(browser: Browser, language: string): Promise<FlowPage>;
  /** Starts a browser. Default: the Chromium of `playwright-core`, or the one that `CHROME_PATH` names. */
  launch?(options: LaunchOptions): Promise<Browser>;
  /** What has to be seen of an active snapshot. Default: `data-flow data-state`, as `machine state`. */
  wanted?(flow: string, snapshot: AnyMachineSnapshot, say: Say): Wanted;
  /** What can be pressed at a vertex, as its real screen was seen to say it; `undefined` where none was seen. Default: what bindings name. */
  controlsThere?(flow: string, graph: Graph, vertex: string, language: string): readonly string[] | undefined;
  /** What can be pressed on any screen of a flow; `undefined` where none was seen. A step of the flow around it that uses none of it is no person's. */
  controlsOf?(flow: string, language: string): readonly string[] | undefined;
  /** What the screen of a vertex is called: the title of its dialog or page; `undefined` where it is not known. Plans for people name it. */
  titleThere?(flow: string, graph: Graph, vertex: string, language: string): string | undefined;
  /**
   * What is kept of the words on a flow's screens: the words there, a line each; `undefined` where none are kept. A screen that says others is a
   * fault. `how` says how they are kept anew.
   */
  keptWords?(flow: string, graphs: readonly Graph[], language: string): KeptWords | undefined;
  /**
   * What is kept of the effects of a flow's steps: where the focus goes, what fields hold, what is said in passing, how often which call is made, how
   * long is waited; `undefined` where none are kept. A step that brings about others is a fault.
   */
  keptEffects?(flow: string, language: string): KeptEffects | undefined;
  /** How this step of an actor comes about. Default: it is played. */
  wayOf?(bindings: Bindings, input: string, edge: Edge): Way;
  /** Other ways in which an answer comes that leads to the same step (`the token had expired`): `FlowPage.answer` takes each once. */
  detoursOf?(bindings: Bindings, input: string, edge: Edge): readonly string[];
  /** The arguments of `Flow.answers` in a Playwright file, a call each; `undefined`: the step is played. */
  answersOf?(bindings: Bindings, edge: Edge): readonly (readonly unknown[])[] | undefined;
  /** Transitions that no path takes. The runner fails where one of them could be taken, or is no transition any more. */
  readonly left?: readonly Left[];
  /** Machines without paths in the browser. */
  readonly unbound?: readonly Unbound[];
  /** What is in a file that a binding chooses by its name. Default: a byte. */
  fileOf?: FileOf;
  /** The model of a flow's paths, where its screen shows more than the machine's guards read. */
  modelOf?(flow: string): Model | undefined;
  /** The module (an absolute path) whose `openFlow(language)` gives a `Flow`: Playwright files import it. */
  readonly support?: string;
}

export interface LaunchOptions {
  readonly headed: boolean;
  /** Between two actions, ms. */
  readonly slow: number;
}

export function wantedOf(screens: Screens | undefined, flow: string, snapshot: AnyMachineSnapshot, say: Say): Wanted {
  if (snapshot.status !== 'active') return { shown: null, texts: [] };
  return screens?.wanted?.(flow, snapshot, say) ?? { shown: `${flow} ${dotted(snapshot.value)}`, texts: [] };
}

/** A step of a person or a timer is played, too. */
export const wayOf = (screens: Screens, bindings: Bindings, input: string, edge: Edge): Way =>
  screens.wayOf?.(bindings, input, edge) ?? 'played';

export async function launch(screens: Screens, options: LaunchOptions): Promise<Browser> {
  if (screens.launch !== undefined) return screens.launch(options);
  const { chromium } = await import('playwright-core');
  const { CHROME_PATH } = process.env;
  return chromium.launch({
    headless: !options.headed,
    slowMo: options.slow,
    ...(CHROME_PATH !== undefined && { executablePath: CHROME_PATH }),
  });
}

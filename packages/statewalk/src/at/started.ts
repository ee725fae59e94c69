import type { BrowserContext, Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { Wanted } from '../browser/screens.ts';
import type { Edge } from '../explore/edge.ts';

/** Engines that `--engine` names. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Where and how paths run on a started server. */
export interface StartedAt {
  /** The address that people type. */
  readonly address: string;
  readonly language: string;
  readonly engine: Engine;
  /** Is there a window to look at? */
  readonly headed: boolean;
  /** Address of a page that has the mails of the server as JSON. */
  readonly inbox: string | undefined;
  /** `imaps://user:password@host:993/`: a box that takes the mails of the server. */
  readonly imap: string | undefined;
}

/** A path cannot go on here, and the product is not to blame: its transition is skipped for this reason. */
export class NotHere extends Error {}

/** One person at the started server: a window of their own, with nothing kept from before. */
export interface Visit {
  readonly context: BrowserContext;
  /** May be another one after a step: what is on top of the newest is looked at. */
  readonly page: Page;
  /** What the samples of the model are here: the value of a sample, and the one in its place. Events, contexts and texts have it, too. */
  readonly instead: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** How a step comes about that no control sends. */
export interface How {
  /** Before the person's step that leads to it; gives fields of that event, in the place of the samples. */
  prepare?(visit: Visit, edge: Edge): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Has it happen; gives the server's own words, which the screen may show in the place of its own. @throws NotHere; Error for what is a fault */
  act(visit: Visit, edge: Edge): Promise<string | undefined>;
  /** After the screen has shown it. */
  settle?(visit: Visit): Promise<void>;
  /** It comes in the same breath as the step before: where that one leads is not looked at, and no press is as quick. */
  readonly isAtOnce?: boolean;
}

/** A way of a person to the first state of a flow. */
export interface Start {
  begin(visit: Visit): Promise<void>;
  /** Steps that happen by themselves after it, besides those of the flow. */
  readonly byItself: readonly string[];
  /** Steps that cannot happen after it, as `--events` names them. */
  readonly never?: readonly string[];
}

/** How a person comes to a flow in the real application, and what happens in it besides presses. */
export interface FlowAt {
  /** Keyed by the model's input: ways to the first state; or why no tester can be brought there. An input without an entry is skipped, too. */
  readonly starts: Readonly<Record<string, readonly Start[] | string | undefined>>;
  /** Steps that happen at once wherever they can, as `--events` names them (`recallLastWay.done`). */
  readonly byItself: readonly string[];
  /** How a step of an actor, of a parent or of a timer comes about; or why it cannot. `undefined`: a timer is waited for, all else is skipped. */
  how(edge: Edge, input: string): How | string | undefined;
  /** What a person does before they can press this: closes what stands above it. */
  beforePress?(visit: Visit, edge: Edge): Promise<void>;
  /** Why a person cannot press this here. */
  notPressed?(edge: Edge, input: string): string | undefined;
  /** What a server answers here, as far as the wire shows it (`200`): of two steps with the same answer and the same screen none counts. */
  kindOf?(edge: Edge): string | undefined;
}

/** The application behind an address, in a browser. */
export interface StartedSite {
  /** Selector of the roots of what a person sees of a flow: the dialogs. The last one is on top. */
  readonly dialogs: string;
  /** The same for what fills a page. */
  readonly pages: string;
  /** While it matches, a screen has just begun and takes no press yet. */
  readonly resting?: string;
  /** What is known of a flow here; or why no path of it runs. */
  flowOf(flow: string): FlowAt | string;
  /** Opens a window. `clock`: the page's clock can be moved in it. */
  visit(flow: string, clock: boolean): Promise<Visit>;
  /** What is to be seen here, where that is not what `Screens.wanted` says: its flows are whole, and so are those in them. */
  wanted?(flow: string, snapshot: AnyMachineSnapshot, wanted: Wanted): Wanted;
  /** What browser it is, as the report says it. */
  readonly browser: string;
  close(): Promise<void>;
}

/** What a project hands over for `browser --at`. */
export interface At {
  /** @throws NotHere where the engine is not there: nothing is run then */
  open(started: StartedAt): Promise<StartedSite>;
  /** The command that gives a person an account to follow plans with. */
  readonly account?: string;
}

import type { BrowserContext, Page } from 'playwright-core';
import type { Edge } from '../explore/edge.ts';
import type { Bindings, Say, Screen } from './bindings.ts';
import { type FileOf, screenOf } from './screen.ts';

/** How long a control or a state may take to show, ms. */
const PATIENCE = 5_000;

/** A page on which flows run, one at a time. */
export interface FlowPage {
  readonly screen: Screen;
  readonly language: string;
  /** How long a control is waited for, ms; without, as at first. */
  setPatience(patience?: number): void;
  readonly patience: () => number;
  /** What the page threw since this path began. */
  readonly faults: readonly string[];
  /** A path begins. */
  forgetFaults(): void;
  /** Begins a flow anew from an input of its model, on its screen. */
  begin(bindings: Bindings, input: string): Promise<void>;
  /** Has an actor end as the edge says, where `Screens.wayOf` says that it is not played. @param detour of `Screens.detoursOf` */
  answer(bindings: Bindings, input: string, edge: Edge, detour?: string): Promise<void>;
  /** What was heard of the page elsewhere since this path began, a line each: the calls that it made. */
  heard?(): readonly string[];
  /** Ends the browser's window, not the browser. */
  close(): Promise<void>;
}

export interface FlowPageOptions extends Pick<FlowPage, 'language' | 'begin' | 'answer' | 'heard' | 'close'> {
  readonly context: BrowserContext;
  /** Has loaded a page with a `FlowDriver`. */
  readonly page: Page;
  readonly say: Say;
  /** As `Screens.fileOf`. */
  readonly fileOf?: FileOf;
  /** Selector of the roots of what a person sees of a flow; the last one is on top. */
  readonly shown: string;
  /** Errors that the models throw, by their messages: the page may report them. */
  readonly expectedErrors?: readonly string[];
}

/** Watches a page that has a `FlowDriver`. */
export function flowPage(options: FlowPageOptions): FlowPage {
  const { context, page, say, fileOf, shown, language, begin, answer, heard, close, expectedErrors = [] } = options;
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!expectedErrors.includes(message)) faults.push(message);
  });
  let waits = PATIENCE;
  context.setDefaultTimeout(waits);
  return {
    screen: screenOf({ page, top: page.locator(shown).last(), say, fileOf }),
    language,
    faults,
    forgetFaults: () => {
      faults.length = 0;
    },
    begin,
    answer,
    ...(heard && { heard }),
    close,
    patience: () => waits,
    setPatience(patience = PATIENCE) {
      waits = patience;
      context.setDefaultTimeout(patience);
    },
  };
}

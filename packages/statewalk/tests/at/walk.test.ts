import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type PathStage, walk } from '../../src/at/path-at.ts';
import type { StartedSite, Visit } from '../../src/at/started.ts';
import { defineBindings } from '../../src/browser/bindings.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';

const PAGE_CLOSED = 'Target page, context or browser has been closed';

const windowMachine = createMachine({
  id: 'window',
  initial: 'open',
  states: { open: { on: { CLOSED: 'gone' } }, gone: { type: 'final' } },
});

/** A page of one flow; only what the runner asks a page for. */
class FlowPage {
  isGone = false;
  state = 'open';
  thrown: (error: { error(): Error }) => void = () => {};
  isClosed = (): boolean => this.isGone;
  waitForTimeout = async (): Promise<void> => {};
  locator = () => ({ count: async () => 0, last: () => ({}) });
  async evaluate() {
    if (this.isGone) throw new Error(PAGE_CLOSED);
    return { shown: [`window ${this.state}`], text: '', isResting: false };
  }
}

const hasty = createMachine({
  id: 'window',
  initial: 'open',
  states: { open: { on: { CLOSED: 'gone' }, after: { 50: 'later' } }, later: {}, gone: { type: 'final' } },
});

async function walkWith(press: (page: FlowPage) => void, machine: AnyStateMachine = windowMachine) {
  const page = new FlowPage();
  const hear = (_name: string, heard: FlowPage['thrown']): void => {
    page.thrown = heard;
  };
  const [graph] = exploreAll(modelOf(machine));
  const edges = [...(graph?.edges.values() ?? [])].flat().filter(({ event }) => event.type === 'CLOSED');
  const bindings = defineBindings({ flow: 'window', events: { CLOSED: async () => press(page) } });
  const visit: Visit = {
    // Doubles of Playwright's classes have the members alone that are called.
    context: { on: hear } as unknown as BrowserContext,
    page: page as unknown as Page,
    instead: new Map(),
    close: async () => {},
  };
  const start = { begin: async () => {}, byItself: [] };
  const site: StartedSite = {
    dialogs: 'dialog',
    pages: 'main',
    browser: 'none',
    flowOf: () => '',
    visit: async () => visit,
    close: async () => {},
  };
  const flow = { starts: {}, byItself: [], how: () => undefined };
  const rules = { machine, bindings, flow, facts: () => ({}), left: new Map(), byItself: [], never: [] };
  const stage: PathStage = {
    site,
    screens: { say: () => () => '', open: async () => Promise.reject(new Error('not asked for')) },
    say: () => '',
    bindings,
    rules,
    says: ({ event }) => event.type,
  };
  if (graph === undefined) throw new Error('the machine has no graph');
  return walk(stage, start, graph, edges);
}

test('a press that closes its own page is taken, though the page is gone before the press is said to be done', async () => {
  const { taken, end } = await walkWith((page) => {
    page.isGone = true;
    throw new Error(`locator.click: ${PAGE_CLOSED}`);
  });
  expect(end).toBeUndefined();
  expect(taken.map(({ edge, isSeen }) => [edge.event.type, isSeen])).toEqual([['CLOSED', true]]);
});

test('an error that the page throws is a fault, and what a policy refuses is none, though Firefox tells it as one', async () => {
  const throwing = (message: string) =>
    walkWith((page) => {
      page.thrown({ error: () => new Error(message) });
      page.isGone = true;
    });
  expect((await throwing('it is undefined')).end).toMatchObject({ kind: 'fault', why: 'the page threw: it is undefined' });
  const refused = 'Content-Security-Policy: a style was blocked because it violates the following directive: “style-src-elem”';
  expect((await throwing(refused)).end).toBeUndefined();
});

test('a press that fails on a page that is still there is a fault', async () => {
  const { end } = await walkWith(() => {
    throw new Error('locator.click: no such button');
  });
  expect(end).toMatchObject({ kind: 'fault', why: 'locator.click: no such button' });
});

test('a press that a short timer overtakes is skipped with that reason: a busy machine is no fault of the product', async () => {
  const overtaken = (page: FlowPage) => {
    page.state = 'later';
    throw new Error('locator.click: Timeout exceeded');
  };
  const { end } = await walkWith(overtaken, hasty);
  expect(end).toMatchObject({ kind: 'cut', why: 'A timer went off before the step could be done and looked at.' });
  expect((await walkWith(overtaken)).end?.kind).toBe('fault');
});

/** @vitest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { journeysOf } from '../../src/atlas/journeys.ts';
import { atlasOf } from '../../src/atlas/pages.ts';
import { siteOf } from '../../src/atlas/site.ts';
import { defineConfig } from '../../src/config.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { chartGraph } from '../../src/inspector/chart-graph.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

/* Atlases of machines whose authors never thought of one. */

const cart = setup({ actors: { fetchPrices: fromPromise(async () => 1) } }).createMachine({
  id: 'cart/check-out#1',
  initial: 'pricing',
  states: { pricing: { invoke: { src: 'fetchPrices', onDone: 'shown' } }, shown: {} },
});
const index = createMachine({ id: 'index', initial: 'only', states: { only: {} } });

type Named = Readonly<Record<string, Parameters<typeof modelOf>[0]>>;

const pagesOf = (...machines: readonly Named[string][]) =>
  pagesByName(Object.fromEntries(machines.map((machine) => [machine.id, machine])));

async function pagesByName(machines: Named, files: Readonly<Record<string, string>> = {}): Promise<ReadonlyMap<string, string>> {
  const config = defineConfig({ machines });
  const speaker = speakerOf(config, 'en');
  const site = siteOf(config, files);
  const { pages } = await atlasOf(
    site,
    Object.values(machines).map((machine) => modelOf(machine)),
    (model) => journeysOf([speaker], model, { name: site.nameOf(model) }),
    undefined,
    new Date(0),
  );
  return pages;
}

test('a machine whose ID no file or address can have gets a page, and links lead to it', async () => {
  const pages = await pagesOf(cart, index);
  expect([...pages.keys()]).toEqual(['cart-check-out-1.html', 'machine-index.html', 'index.html', 'recording.html']);
  const first = pages.get('index.html') ?? '';
  const links = [...first.matchAll(/href="([^"#]+\.html)/g)].map(([, file]) => file);
  expect([...new Set(links)].filter((file) => !pages.has(file ?? ''))).toEqual([]);
  expect(first).toContain('href="machine-index.html"');
});

test('two machines of one ID have a page each, with the file that makes them, and so have two whose names a disk takes for one', async () => {
  const door = (state: string) => createMachine({ id: 'door', initial: state, states: { [state]: { on: { KNOCKED: 'open' } }, open: {} } });
  const files = { door: 'src/front/door.ts', 'door (back)': 'src/back/door.ts' };
  const pages = await pagesByName({ door: door('front'), 'door (back)': door('back'), Door: door('third') }, files);
  expect([...pages.keys()]).toEqual(['door.html', 'door -back-.html', 'machine-Door.html', 'index.html', 'recording.html']);
  expect(pages.get('door.html')).toContain('<code>src/front/door.ts</code>');
  expect(pages.get('door -back-.html')).toContain('id="state-back"');
  expect(pages.get('index.html')).toContain('src/back/door.ts');
  const ids = [...pages.values()].flatMap((page) => [...page.matchAll(/id="path-([0-9a-f]{8})"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(3);
});

test('an actor without an ID is called by its logic on the page, too', async () => {
  const page = (await pagesOf(cart)).get('cart-check-out-1.html') ?? '';
  expect(page).not.toMatch(/>\d+\.cart/);
  expect(page).toContain('<code>fetchPrices</code>');
  expect(page).toContain('<code>fetchPrices is done</code>');
});

test('one machine in one language is counted as one, and has no choice of languages', async () => {
  const pages = await pagesOf(cart);
  expect(pages.get('index.html')).toContain('1 machine · 2 states · 1 transition, 1 of them in 1 path · 0 requirements');
  expect(pages.get('index.html')).toContain('No state’s description names one.');
  expect(pages.get('cart-check-out-1.html')).not.toContain('Steps in');
});

test('the box of a state has room for a name in Korean', () => {
  const named = (name: string) => createMachine({ id: 'named', initial: name, states: { [name]: {} } });
  const widthOf = (name: string) => chartGraph(named(name)).children?.[0]?.children?.[0]?.width ?? 0;
  const name = '비밀번호를다시정하는중';
  // A character is as wide as the letters are high: 12 px.
  expect(widthOf(name)).toBeGreaterThan(name.length * 12 + 18);
});

test('a page is read in its own language where another atlas from the same place was read in one that it lacks', async () => {
  const page = new DOMParser().parseFromString((await pagesOf(cart)).get('cart-check-out-1.html') ?? '', 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  Element.prototype.scrollTo ??= () => {};
  localStorage.setItem('atlas-language', 'ko');
  const scripts = ['chart-view/view.js', 'atlas/page/machine.js'].map((file) =>
    readFileSync(join(import.meta.dirname, '../../src', file), 'utf8').replaceAll('export function', 'function'),
  );
  new Function(scripts.join('\n'))();
  expect(document.documentElement.dataset.language).not.toBe('ko');
  localStorage.clear();
  vi.unstubAllGlobals();
});

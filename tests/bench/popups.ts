/**
 * How fast the popups are once the application is there, beside two forms by React alone: opening, going from one to the other, typing, and
 * what stays in memory. 4x slower CPU; compare the ratios. Run with `npm run bench -- popups` after `npm run build`.
 */
import { launchChromium } from '../support/chromium.ts';
import { serveFloors } from './floors.ts';
import { median } from './median.ts';
import { type Use, use, type Way } from './popup-use.ts';
import { startProduct } from './product.ts';

const ROUNDS = Number(process.argv[2] ?? 3);

const { server, stop } = await startProduct();
const floors = await serveFloors();
const browser = await launchChromium();

const other = (form: string) => ({ press: 'button[type=button]', shows: `[data-form=${form}]` });
const ways: readonly Way[] = [
  {
    name: 'React alone (floor)',
    url: floors.react,
    isReady: '[data-form]',
    open: other('sign-up'),
    close: other('sign-in'),
    there: other('sign-in'),
    back: other('sign-up'),
    field: 'input[name=email]',
  },
  {
    name: 'log in, by email',
    url: `${server.siteUrl}/`,
    isReady: '#root [data-status-slot=page]',
    open: { press: 'header [data-leads=login]', shows: '[data-flow=login]' },
    close: { press: 'dialog [data-closes]', shows: 'header' },
    there: { press: 'dialog [data-leads=emailLogin]', shows: '[data-flow=emailLogin]' },
    back: { press: 'dialog [data-back]', shows: '[data-flow=login]' },
    field: '[data-flow=emailLogin] input[name=email]',
  },
];

const uses = new Map<string, Use[]>(ways.map(({ name }) => [name, []]));
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) uses.get(way.name)?.push(await use(browser, way));
  }
} finally {
  await browser.close();
  floors.close();
  await stop();
}

const of = (name: string, figure: keyof Use) => median((uses.get(name) ?? []).map((each) => each[figure]));
const [react = ''] = ways.map(({ name }) => name);
const ratio = (name: string, figure: keyof Use) => {
  const value = of(name, figure);
  return `${value.toFixed(1)} = ${(value / of(react, figure)).toFixed(2)}x`;
};

console.table(
  Object.fromEntries(
    ways.map(({ name }) => [
      name,
      {
        'first opening, ms': of(name, 'firstOpening').toFixed(0),
        'later, p50, ms = React': ratio(name, 'opening'),
        'to the other, p50, ms = React': ratio(name, 'switching'),
        'a key, main thread, ms = React': ratio(name, 'key'),
        'heap, MB': (of(name, 'heap') / 1e6).toFixed(1),
        'kB more after 50 openings': (of(name, 'heapGrowth') / 1e3).toFixed(0),
        'nodes more': of(name, 'nodeGrowth'),
        'listeners more': of(name, 'listenerGrowth'),
      },
    ]),
  ),
);
console.log(`${ROUNDS} rounds in turns, medians.`);
process.exit(0);

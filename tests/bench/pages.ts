/**
 * How fast and how heavy our pages are, beside a plain HTML form and the same form by React alone: each in turns within one run, on a slow
 * phone's profile (4x CPU, 150 ms, 1.6 Mbps). Compare the ratios. Run with `npm run bench -- pages` after `npm run build`.
 */
import { launchChromium } from '../support/chromium.ts';
import { serveFloors } from './floors.ts';
import { median } from './median.ts';
import { type Load, load, type Row } from './page-load.ts';
import { startProduct } from './product.ts';

const ROUNDS = Number(process.argv[2] ?? 5);

const { server, stop } = await startProduct();
const floors = await serveFloors();
const browser = await launchChromium();

const EMAIL = 'input[type=email]';
const rows: readonly Row[] = [
  { name: 'plain HTML form (floor)', url: floors.html, email: EMAIL },
  { name: 'React alone (floor)', url: floors.react, email: EMAIL },
  { name: '/', url: `${server.siteUrl}/` },
  { name: '/school', url: `${server.siteUrl}/school` },
  { name: '/service', url: `${server.siteUrl}/service` },
  { name: '/privacy', url: `${server.siteUrl}/privacy` },
  {
    name: 'sign-in by email, cold',
    url: `${server.siteUrl}/`,
    // A narrow header offers to sign up; the popups that the page brings along lead on to the form.
    toForm: ['header [data-leads=login]', 'dialog [data-leads=emailLogin]'],
    email: 'dialog input[type=email]',
  },
];

const loads = new Map<string, Load[]>(rows.map(({ name }) => [name, []]));
try {
  // The first round warms up and does not count; the order turns with each.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const row of round % 2 === 0 ? rows : rows.toReversed()) {
      const result = await load(browser, row);
      if (round > 0) loads.get(row.name)?.push(result);
    }
  }
} finally {
  await browser.close();
  floors.close();
  await stop();
}

const of = (name: string, figure: keyof Load) => median((loads.get(name) ?? []).map((each) => each[figure]));
const [html = '', react = ''] = rows.map(({ name }) => name);
const ratio = (value: number, floor: number) => `${value.toFixed(0)} = ${(value / floor).toFixed(2)}x`;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

console.table(
  Object.fromEntries(
    rows.map(({ name }) => [
      name,
      {
        'FCP, ms = plain HTML': ratio(of(name, 'fcp'), of(html, 'fcp')),
        'LCP, ms = plain HTML': ratio(of(name, 'lcp'), of(html, 'lcp')),
        CLS: of(name, 'cls').toFixed(3),
        'blocked, ms': of(name, 'blocking').toFixed(0),
        'document, kB': kB(of(name, 'firstBytes')),
        'JS + CSS at rest, kB': kB(of(name, 'scriptAndStyle')),
        'heap, MB': (of(name, 'heap') / 1e6).toFixed(1),
        'typable, ms = React': Number.isNaN(of(name, 'typable')) ? '' : ratio(of(name, 'typable'), of(react, 'typable')),
        'letters lost': of(name, 'lettersLost'),
      },
    ]),
  ),
);
console.log(`${ROUNDS} rounds in turns, medians. Sizes as our server compresses.`);
process.exit(0);

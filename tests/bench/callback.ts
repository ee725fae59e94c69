/**
 * What a provider's return page costs: its bytes, and when its message is posted, beside a plain HTML page that does nothing else. Each
 * opens in a real window of its own with an opener, on a slow phone's profile (4x CPU, 150 ms, 1.6 Mbps), in turns within one run.
 * Compare the ratio. Run with `npx tsx tests/bench/callback.ts`, after `npm run build`.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { callbackPolicy } from '#server/site/security-headers.ts';
import { launchChromium } from '../support/chromium.ts';
import { slowDown } from './slow-phone.ts';

const ROUNDS = 15;
/** performance.md */
const TARGET = 1.3;

const PLAIN = `<!doctype html>
<meta charset="utf-8">
<title>Done</title>
<script>
const query = new URLSearchParams(location.search);
const message = { auth_type: 'sns', sns_code: 'kakao', code: query.get('code'), state: query.get('state') };
if (opener) opener.postMessage(message, location.origin);
new BroadcastChannel('auth:' + query.get('state')).postMessage(message);
</script>
<p>Done</p>
`;

declare global {
  var postedAt: number | undefined;
}

const built = await readFile(fileURLToPath(new URL('../../dist/callback.html', import.meta.url)), 'utf8');
const PAGES = { plain: { path: '/plain', html: PLAIN }, ours: { path: '/callback/kakao', html: built } };
type Name = keyof typeof PAGES;
const NAMES: readonly Name[] = ['plain', 'ours'];

const server = createServer((request, response) => {
  const html = Object.values(PAGES).find(({ path }) => request.url?.startsWith(path))?.html ?? '<!doctype html><title>opener</title>';
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': callbackPolicy(html),
  });
  response.end(brotliCompressSync(html));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** ms from the navigation's start until the message is posted; both pages post to the opener just before the channel. */
async function timeOf(context: BrowserContext, opener: Page, name: Name): Promise<number> {
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate(() => void window.open('about:blank', '_blank', 'popup')),
  ]);
  await page.addInitScript(() => {
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message) {
      globalThis.postedAt ??= performance.now();
      post.call(this, message);
    };
  });
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.goto(`${origin}${PAGES[name].path}?code=c&state=s`, { waitUntil: 'commit' });
  const posted = await page.waitForFunction(() => globalThis.postedAt);
  const time = (await posted.jsonValue()) ?? Number.NaN;
  if (!page.isClosed()) await page.close();
  return time;
}

const browser = await launchChromium();
const times: Record<Name, number[]> = { plain: [], ours: [] };
try {
  const context = await browser.newContext();
  const opener = await context.newPage();
  await opener.goto(origin);
  // The first round warms up and does not count; the order turns with each.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
      const time = await timeOf(context, opener, name);
      if (round > 0) times[name].push(time);
    }
  }
} finally {
  await browser.close();
  server.close();
}

const quantile = (all: readonly number[], at: number) => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * at)] ?? Number.NaN;
const median = { plain: quantile(times.plain, 0.5), ours: quantile(times.ours, 0.5) };
console.table(
  Object.fromEntries(
    NAMES.map((name) => [
      name,
      {
        bytes: Buffer.byteLength(PAGES[name].html),
        'bytes, brotli': brotliCompressSync(PAGES[name].html).length,
        'posted, ms': median[name].toFixed(1),
        'quartiles, ms': `${quantile(times[name], 0.25).toFixed(1)} to ${quantile(times[name], 0.75).toFixed(1)}`,
        ratio: (median[name] / median.plain).toFixed(2),
      },
    ]),
  ),
);
console.log(`${ROUNDS} rounds in turns; target: at most ${TARGET}x the plain page.`);

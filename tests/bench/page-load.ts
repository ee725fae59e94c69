import type { Browser, CDPSession, Page } from 'playwright-core';
import { PAGE_HELPER } from './page-helper.ts';
import { slowDown } from './slow-phone.ts';

/** Without a request for this long, ms, the page is at rest. */
const QUIET = 1500;

export interface Row {
  readonly name: string;
  readonly url: string;
  /** Clicks in the first frame in which each is possible, until the email can be typed; none: there is no form. */
  readonly toForm?: readonly string[];
  readonly email?: string;
}

/** Times in ms from the navigation, sizes in bytes on the wire. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
  readonly firstBytes: number;
  readonly scriptAndStyle: number;
  readonly heap: number;
  /** Until the first letter stood in the email field and stayed; `NaN` without a form. */
  readonly typable: number;
  readonly lettersLost: number;
}

declare global {
  var benchmark: { fcp: number; lcp: number; cls: number; blocking: number; typable: number; lost: number };
}

/** Loads a page once, on a slow phone's profile, in a context of its own. */
export async function load(browser: Browser, row: Row): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const wire = await listen(session);
    await page.addInitScript(PAGE_HELPER);
    await page.addInitScript(observe, { toForm: row.toForm ?? [], email: row.email ?? '' });
    await page.goto(row.url, { waitUntil: 'commit' });
    if (row.email !== undefined) await page.waitForFunction(() => globalThis.benchmark.typable > 0, undefined, { timeout: 60_000 });
    await wire.quiet();
    return { ...(await measured(page)), ...wire.sizes(), heap: await heapOf(session) };
  } finally {
    await context.close();
  }
}

async function measured(page: Page) {
  const { fcp, lcp, cls, blocking, typable, lost } = await page.evaluate(() => globalThis.benchmark);
  return { fcp, lcp, cls, blocking, typable: typable || Number.NaN, lettersLost: lost };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** What goes over the wire: the document's own bytes, all script and style, and when nothing comes any more. */
async function listen(session: CDPSession) {
  const open = new Map<string, string>();
  let [last, firstBytes, scriptAndStyle] = [performance.now(), 0, 0];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('http')) open.set(requestId, type ?? '');
    last = performance.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = open.get(requestId);
    if (type === 'Document') firstBytes ||= encodedDataLength;
    if (type === 'Script' || type === 'Stylesheet' || type === 'Preload') scriptAndStyle += encodedDataLength;
    open.delete(requestId);
    last = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  return {
    sizes: () => ({ firstBytes, scriptAndStyle }),
    quiet: async () => {
      while (open.size > 0 || performance.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}

/** Runs in the page before anything of it: watches, and goes to the form as fast as a person could. */
function observe({ toForm, email }: { readonly toForm: readonly string[]; readonly email: string }): void {
  if (window !== window.top) return;
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, typable: 0, lost: 0 };
  globalThis.benchmark = seen;
  const watch = (type: string, see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (hadRecentInput !== true) seen.cls += value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
  });
  if (email === '') return;

  let [step, clickedAt] = [0, Number.NEGATIVE_INFINITY];
  const usable = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility() && !element.closest('[inert]'));
  const look = () => {
    const field = usable(email);
    if (field instanceof HTMLInputElement) {
      if (field.value !== 'a') {
        if (seen.typable > 0) seen.lost += 1;
        field.focus();
        document.execCommand('insertText', false, 'a');
        if (field.value === 'a') seen.typable = performance.now();
      }
    } else if (step < toForm.length) {
      const next = usable(toForm[step] ?? '');
      // One click is enough: what a page does not keep is lost, and shows as time.
      if (next !== undefined && performance.now() - clickedAt > 1500) {
        next.click();
        clickedAt = performance.now();
      }
      if (usable(toForm[step + 1] ?? email) !== undefined) {
        step += 1;
        clickedAt = Number.NEGATIVE_INFINITY;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

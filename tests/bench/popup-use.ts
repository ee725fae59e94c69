import type { Browser, CDPSession, Page } from 'playwright-core';
import { median } from './median.ts';
import { PAGE_HELPER } from './page-helper.ts';

const CPU_SLOWDOWN = 4;
/** The page is left alone this long between two presses, ms. */
const PAUSE = 250;
const TIMES = 8;
const TYPED = 'someone.somewhere@example.com';

/** What is pressed, and what is then there. */
interface Step {
  readonly press: string;
  readonly shows: string;
}

export interface Way {
  readonly name: string;
  readonly url: string;
  /** The page can be used without any wait once this is there. */
  readonly isReady: string;
  readonly open: Step;
  readonly close: Step;
  /** From what is open to a form, and back. */
  readonly there: Step;
  readonly back: Step;
  /** In the form; the first that is there. */
  readonly field: string;
}

/** Times in ms from the press to the frame that shows its effect; sizes in bytes. */
export interface Use {
  readonly firstOpening: number;
  readonly opening: number;
  readonly switching: number;
  /** Main thread for each key. */
  readonly key: number;
  readonly heap: number;
  /** From the 10th to the 60th opening. */
  readonly heapGrowth: number;
  readonly nodeGrowth: number;
  readonly listenerGrowth: number;
}

/** Uses a page as a person would who signs in, in a context of its own. */
export async function use(browser: Browser, way: Way): Promise<Use> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(PAGE_HELPER);
    await page.goto(way.url);
    await page.mouse.move(300, 300);
    await page.locator(way.isReady).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const { usedSize: heap } = await memory(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const firstOpening = await press(page, way.open);
    await press(page, way.there);
    const key = await timeOfKeys(page, session, way.field);
    await press(page, way.back);
    const switches = await repeat(TIMES, async () => {
      const there = await press(page, way.there);
      await press(page, way.back);
      return there;
    });
    await press(page, way.close);
    const openings = await repeat(TIMES, () => openAndClose(page, way));

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const after10 = await memory(session);
    await repeat(50, () => openAndClose(page, way, 0));
    const after60 = await memory(session);
    return {
      firstOpening,
      opening: median(openings),
      switching: median(switches),
      key,
      heap,
      heapGrowth: after60.usedSize - after10.usedSize,
      nodeGrowth: after60.nodes - after10.nodes,
      listenerGrowth: after60.listeners - after10.listeners,
    };
  } finally {
    await context.close();
  }
}

async function openAndClose(page: Page, way: Way, pause = PAUSE): Promise<number> {
  const opening = await press(page, way.open, pause);
  await press(page, way.close, pause);
  return opening;
}

/** From the click to the frame after the one in which its effect was there. */
async function press(page: Page, { press: pressed, shows }: Step, pause = PAUSE): Promise<number> {
  await page.waitForTimeout(pause);
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        addEventListener(
          'click',
          (event) => {
            clickedAt = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const look = () => {
          const isThere = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
          if (clickedAt > 0 && isThere) setTimeout(() => resolve(performance.now() - clickedAt));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    shows,
  );
  await page.locator(pressed).first().click();
  return shown;
}

async function timeOfKeys(page: Page, session: CDPSession, field: string): Promise<number> {
  await page.locator(field).first().focus();
  const before = await taskDuration(session);
  await page.keyboard.type(TYPED, { delay: 80 });
  const after = await taskDuration(session);
  return ((after - before) * 1000) / TYPED.length;
}

async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function memory(session: CDPSession) {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  return { usedSize, nodes, listeners };
}

async function repeat(times: number, act: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let time = 0; time < times; time += 1) results.push(await act());
  return results;
}

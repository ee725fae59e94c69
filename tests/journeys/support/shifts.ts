import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    moved: number;
    /** Elements that moved: the parent's class, name, and where they were and are. */
    movedNodes: string[];
  }
}

/** https://wicg.github.io/layout-instability; not in TypeScript's library. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Keeps how far anything moved without a hand, and what it was. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { moved: 0, movedNodes: [] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        window.moved += value;
        window.movedNodes.push(
          ...sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.parentElement?.className} ${node?.nodeName} ${JSON.stringify([previousRect, currentRect])}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function seeNothingMoved(page: Page): Promise<void> {
  const moved = await page.evaluate(() => window.movedNodes);
  expect(await page.evaluate(() => window.moved), moved.join('\n')).toBeLessThan(0.005);
}

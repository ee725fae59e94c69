import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverInBrowser } from '#statewalk/browser/cover.ts';
import { faultsOf } from '#statewalk/browser/faults.ts';
import config from '#statewalk.config';
import { workerBrowser } from '../journeys/support/worker-browser.ts';
import { bindingsOf } from '../paths/browser/bound.ts';
import { openFlowPage, type WiredPage } from '../paths/browser/flow-page.ts';
import { outOfSight, SIGHTS, watchPressed } from './in-sight.ts';
import type { FlowWithScreen } from './states/looks.ts';

/* Every state of every flow that says a failure in its own sheet, come to by the presses of a person: alerts open above the sheet by themselves. */

const FLOWS: readonly FlowWithScreen[] = [
  'login',
  'emailLogin',
  'linkAccount',
  'agreement',
  'agreementRenewal',
  'emailVerification',
  'devices',
];

let page: WiredPage;
beforeAll(async () => {
  page = await openFlowPage(await workerBrowser());
  await watchPressed(page.screen.page);
});
afterAll(() => page?.close());

const CASES = SIGHTS.flatMap((sight) => FLOWS.map((flow) => ({ flow, sight, at: sight.name })));

it.each(CASES)(
  '[SEEN-1] each failure of $flow is said where it can be seen, with the control that was pressed ($at)',
  async ({ flow, sight }) => {
    const shown = page.screen.page;
    await shown.setViewportSize(sight);
    await shown.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, sight.letters);
    const found = new Set<string>();
    let said = 0;
    const keep = async (path: string, step: number) => {
      if ((await shown.locator('dialog[open] [role=alert]:visible').count()) > 0) said += 1;
      for (const fault of await outOfSight(shown)) found.add(`${path}, step ${step}: ${fault}`);
      return '';
    };
    const result = await coverInBrowser(config, page, bindingsOf(flow), { keep });
    expect(faultsOf(result)).toEqual([]);
    expect([...found]).toEqual([]);
    expect(said, 'failures that were said').toBeGreaterThan(0);
  },
  300_000,
);

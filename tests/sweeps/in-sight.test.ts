import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerBrowser } from '../journeys/support/worker-browser.ts';
import { ALL_BINDINGS } from '../paths/browser/bound.ts';
import { openFlowPage, type WiredPage } from '../paths/browser/flow-page.ts';
import { flowPaths } from './flow-paths.ts';
import { drawn, outOfSight, SIGHTS, watchPressed } from './in-sight.ts';
import { IS_WHOLE_MATRIX } from './states/matrix.ts';

/* Every failure in every state that says it, come to by the presses of a person: in one sight each, or (`npm run tools -- sweep`) in all of them. */

/** Flows that say failures in their own sheet: where none is seen there, the check looks at nothing. Alerts open above the sheet by themselves. */
const SAID_IN_SHEETS = [
  'agreement',
  'agreementRenewal',
  'confirmIdentity',
  'devices',
  'emailLogin',
  'emailVerification',
  'linkAccount',
  'login',
];

const said = new Set<string>();

let page: WiredPage;
beforeAll(async () => {
  // What takes presses when is shown by `steady/`; here it is judged what is seen.
  page = await openFlowPage(await workerBrowser(), 'en', { isHasty: true });
  await watchPressed(page.screen.page);
});
afterAll(() => page?.close());

async function lookFrom(sight: (typeof SIGHTS)[number]): Promise<void> {
  const shown = page.screen.page;
  await shown.setViewportSize(sight);
  await shown.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, sight.letters);
}

let taken = 0;

it.each(ALL_BINDINGS.map((bindings) => [bindings.flow, bindings] as const))(
  '[SEEN-1] each failure of %s is said where it can be seen, with the control that was pressed',
  { timeout: 600_000 },
  async (flow, bindings) => {
    const shown = page.screen.page;
    const found = new Set<string>();
    // What stands in its fields is in no vertex, and shorter paths would need it.
    const goal = flow === 'createCharacter' ? 'transitions and failures' : 'failures';
    for (const path of flowPaths(page, bindings, goal)) {
      taken += 1;
      for (const sight of IS_WHOLE_MATRIX ? SIGHTS : SIGHTS.filter((_, at) => at === taken % SIGHTS.length)) {
        await lookFrom(sight);
        const look = async () => {
          await drawn(shown);
          if ((await shown.locator('dialog[open] [role=alert]:visible').count()) > 0) said.add(flow);
          for (const each of await outOfSight(shown)) found.add(`${sight.name}: ${each}`);
        };
        // Where the page was too slow to follow the path it is taken once more: what it shows is judged here, not its speed.
        const fault = (await path.run(look)) && (await path.run(look));
        if (fault !== undefined) found.add(`${sight.name}: ${fault}`);
      }
    }
    expect([...found]).toEqual([]);
  },
);

it('[SEEN-1] the check has seen failures in the sheet of each flow that says them there', () => {
  expect([...said].sort()).toEqual(expect.arrayContaining(SAID_IN_SHEETS));
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverInBrowser } from '#statewalk/browser/cover.ts';
import { faultsOf } from '#statewalk/browser/faults.ts';
import { allTransitions } from '#statewalk/browser/offered.ts';
import config from '#statewalk.config';
import { workerBrowser } from '../journeys/support/worker-browser.ts';
import { ALL_BINDINGS } from '../paths/browser/bound.ts';
import { openFlowPage, type WiredPage } from '../paths/browser/flow-page.ts';
import { pathModelOf } from '../paths/browser/path-models.ts';

/* A fixed share; `npm run tools -- paths:browser` takes every machine. */

let page: WiredPage;
beforeAll(async () => {
  // As the tool does: that a step takes no press at first is shown by `steady/`.
  page = await openFlowPage(await workerBrowser(), 'en', { isHasty: true });
});
afterAll(() => page?.close());

/** Seconds each: the flows with fewer transitions than this, and a few that are larger. */
const FEW = 10;
const LARGER: readonly string[] = ['emailLogin', 'login', 'session', 'ssoGateway'];
const BOUND = ALL_BINDINGS.filter(({ flow }) => allTransitions(pathModelOf(flow)).length < FEW || LARGER.includes(flow));

it.each(BOUND.map((bindings) => [bindings.flow, bindings] as const))(
  'every transition of %s is taken on its real screen, or left with a reason',
  async (_flow, bindings) => {
    const result = await coverInBrowser(config, page, bindings);
    expect(faultsOf(result)).toEqual([]);
    expect(result.taken + result.left.length).toBe(result.transitions);
  },
);

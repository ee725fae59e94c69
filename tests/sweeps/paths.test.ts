import { afterAll, beforeAll, expect, it } from 'vitest';
import { coverInBrowser } from '#statewalk/browser/cover.ts';
import { faultsOf } from '#statewalk/browser/faults.ts';
import config from '#statewalk.config';
import { workerBrowser } from '../journeys/support/worker-browser.ts';
import { ALL_BINDINGS } from '../paths/browser/bound.ts';
import { openFlowPage, type WiredPage } from '../paths/browser/flow-page.ts';
import { IS_REST } from '../support/part.ts';
import type { FlowWithScreen } from './states/looks.ts';

/* A fixed share; `npm run paths:browser` takes every machine. */

let page: WiredPage;
beforeAll(async () => {
  page = await openFlowPage(await workerBrowser());
});
afterAll(() => page?.close());

/** Seconds each; the larger machines take a minute and more. */
const SHARE: readonly FlowWithScreen[] = [
  'accountDeletion',
  'agreement',
  'agreementRenewal',
  'campusCheck',
  'emailLogin',
  'login',
  'logout',
  'mailLink',
  'maintenanceGate',
  'session',
  'ssoGateway',
];
/** They are for the rest. */
const LONGER: readonly FlowWithScreen[] = ['emailLogin', 'login'];
const BOUND = ALL_BINDINGS.filter(({ flow }) => SHARE.includes(flow) && LONGER.includes(flow) === IS_REST);

it.each(BOUND.map((bindings) => [bindings.flow, bindings] as const))(
  'every transition of %s is taken on its real screen, or left with a reason',
  async (_flow, bindings) => {
    const result = await coverInBrowser(config, page, bindings);
    expect(faultsOf(result)).toEqual([]);
    expect(result.taken + result.left.length).toBe(result.transitions);
  },
);

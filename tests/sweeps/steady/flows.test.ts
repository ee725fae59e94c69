import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerBrowser } from '#tests/journeys/support/worker-browser.ts';
import { ALL_BINDINGS } from '#tests/paths/browser/bound.ts';
import { openFlowPage, type WiredPage } from '#tests/paths/browser/flow-page.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { type BegunStep, watchPlaces } from './places.ts';
import { type StepListener, walk } from './walk.ts';

let page: WiredPage;
let listener: StepListener | null = null;
beforeAll(async () => {
  page = await openFlowPage(await workerBrowser(), 'en', { hasClock: true });
  const shown = page.screen.page;
  await shown.setViewportSize({ width: 360, height: 740 });
  await shown.exposeFunction('stepBegan', (begun: BegunStep) => listener?.(begun));
  await watchPlaces(shown);
});
afterAll(() => page?.close());

it.each(ALL_BINDINGS.map((bindings) => [bindings.flow, bindings] as const))(
  '[SEEN-2] %s: nothing that can be pressed moves by itself, and no press at the old place counts',
  { timeout: 600_000 },
  async (flow, bindings) => {
    const began = Date.now();
    const { steps, pressed, moved, counted, faults } = await walk(page, bindings, (hear) => {
      listener = hear;
    });
    console.info(`${flow}: ${steps} steps, ${pressed} of them pressed at, ${Math.round((Date.now() - began) / 1000)} s`);
    const excepted = EXCEPTIONS.filter((each) => each.flow === flow);
    const unexpected = moved.filter(({ event }) => !excepted.some((each) => each.event === event)).map(({ what }) => what);
    expect({ faults, unexpected, counted }).toEqual({ faults: [], unexpected: [], counted: [] });
    expect(excepted.filter((each) => !moved.some(({ event }) => each.event === event))).toEqual([]);
  },
);

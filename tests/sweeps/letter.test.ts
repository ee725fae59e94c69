import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, type Person } from '../journeys/support/open-app.ts';
import { field, openEmailLogin } from '../journeys/support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly totalObjects?: number } };
}

/** How many boxes each layout was about, of those that the browser did while `act` ran. */
async function layoutsWhile({ context, page }: Person, act: () => Promise<void>): Promise<readonly number[]> {
  const cdp = await context.newCDPSession(page);
  const layouts: number[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    // Playwright's types have it as strings.
    for (const { name, args } of value as unknown as readonly TraceEvent[])
      if (name === 'Layout') layouts.push(args.beginData?.totalObjects ?? 0);
  });
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  return layouts;
}

// docs/performance.md: `contain: strict` of an input; without it each letter laid out some 460 boxes of the popup.
test('a letter lays out its input alone, not the popup around it', async () => {
  const person = await app.person({ language: 'en' });
  await person.page.goto('/');
  await openEmailLogin(person);
  const email = field(person, ($) => $.fields.email.label);
  // The first letter may show what was not there (the cross that empties the field).
  await email.pressSequentially('min');
  const layouts = await layoutsWhile(person, async () => {
    await email.pressSequentially('ji');
    await person.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  // All is laid out once more where the web font comes meanwhile.
  expect(layouts.filter((boxes) => boxes < 20).length, `boxes: ${layouts.join()}`).toBeGreaterThanOrEqual('ji'.length);
});

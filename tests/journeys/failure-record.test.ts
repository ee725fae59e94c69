import { readFile, rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { saveRecord, traceAnew, traced } from './support/failure-record.ts';
import { addSheet, UNPAINTED } from './support/sheets.ts';

/* What is left of a browser test that fails. Its own browser: that of the worker keeps the record of this very test. */

const TITLE = '[X-1] a title: with "signs", 한글';
const saved: string[] = [];
afterAll(() => Promise.all(saved.map((path) => rm(path, { force: true }))));

test('a test that fails leaves a picture of each page, painted, and the trace of each context, and their paths are told', async () => {
  const browser = await launchChromium();
  const context = await traced(await browser.newContext({ viewport: { width: 200, height: 100 } }));
  const page = await context.newPage();
  await page.evaluate(addSheet, UNPAINTED);
  await page.setContent('<h1 style="background: #c00">Earlier</h1>');
  const unpainted = await page.screenshot();
  await traceAnew(context);
  await page.setContent('<h1 style="background: #c00">Failed</h1>');
  await context.newPage();

  saved.push(...(await saveRecord([context], TITLE)));
  expect(saved).toEqual(['1-1.png', '1-2.png', '1.zip'].map((end) => `test-results/X-1-a-title-with-signs-한글-${end}`));
  const [picture, , trace] = await Promise.all(saved.map((path) => readFile(path)));
  expect(picture?.length).toBeGreaterThan(unpainted.length);
  expect(trace?.subarray(0, 2).toString()).toBe('PK');
  await browser.close();
});

test('a page that is gone costs the record of no other', async () => {
  const browser = await launchChromium();
  const context = await traced(await browser.newContext());
  await context.newPage();
  await context.close();
  const other = await traced(await browser.newContext());
  await other.newPage();
  const told = await saveRecord([context, other], 'gone');
  saved.push(...told.filter((path) => !path.includes('could not be written')));
  expect(told).toEqual([
    expect.stringMatching(/^test-results\/gone-1\.zip could not be written: /),
    'test-results/gone-2-1.png',
    'test-results/gone-2.zip',
  ]);
  await browser.close();
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENTS } from '#contract/documents.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { PSEUDO_LANGUAGE } from '#tests/src/i18n/pseudo.ts';
import { brokenWords, invalidHtml, overflows, overlaps, THEMES, untranslated, violations } from './checks.ts';
import { combinationsOf, IS_WHOLE_MATRIX } from './matrix.ts';
import { FLOWS, shownStates } from './shown-states.ts';
import { openStates, type StatesBrowser, show } from './states-page.ts';

let states: StatesBrowser;
let page: Page;
beforeAll(async () => {
  states = await openStates();
  page = await states.open({ isPainted: false });
});
afterAll(() => states?.close());

it('the checks see what they look for', async () => {
  const broken = await states.open();
  await broken.setContent(`<dialog><div style="width: 90px; overflow: hidden; white-space: nowrap">common.title, and no end of it</div>
    <p style="width: 90px; overflow-wrap: anywhere">Check mmmmmmmmmmmm</p><button id="twice"></button><p id="twice"><b style="position: absolute">11</b>22</p></dialog>`);
  await broken.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await overflows(broken)).toEqual([expect.stringContaining('a text is cut off')]);
  expect(await overlaps(broken)).toEqual(['"22" lies over "11"']);
  expect(await brokenWords(broken)).toEqual([expect.stringContaining('"mmmmmmmmmmmm" goes on in the next line')]);
  expect(await untranslated(broken, [])).toContainEqual(expect.stringContaining('common.title'));
  expect(await invalidHtml(broken)).toContainEqual(expect.stringContaining('no-dup-id'));
  // The second time axe is there already.
  for (const _ of [1, 2]) expect(await violations(broken)).toContainEqual(expect.stringContaining('button-name'));
  await broken.context().close();
});

it('every flow that ships is looked at, or is known to have no screen', () => {
  expect(FLOWS.filter((flow) => shownStates(flow).length === 0)).toEqual([]);
});

it('every state is seen in each language and in both themes, and each language in both themes', () => {
  const pairs = [0, 1].map(combinationsOf);
  for (const seen of pairs) {
    expect(new Set(seen.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(seen.map(({ theme }) => theme))).toEqual(new Set(THEMES));
  }
  expect(new Set(pairs.flat().map(({ language, theme }) => `${language} ${theme}`)).size).toBe(LANGUAGES.length * THEMES.length);
});

it('[POP-2] every document is looked at', () => {
  const names = shownStates('popups').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(DOCUMENTS.map((document) => `popups document ${document}`)));
});

/** One of the two for each state, the other for the next; both in `npm run tools -- sweep`. */
const sizesAt = <Size>(index: number, [one, other]: readonly [Size, Size]): readonly Size[] => {
  // A state begins with the size that the one before ended with.
  const [first, second] = index % 2 === 0 ? [one, other] : [other, one];
  return IS_WHOLE_MATRIX ? [first, second] : [first];
};

/** ms; every state of every flow, one after the other. */
const EVERY_STATE = 300_000;

it('nothing is cut off or too wide at 600 and 1920 px, not even with the longest of texts', { timeout: EVERY_STATE }, async () => {
  const found: string[] = [];
  for (const [index, state] of FLOWS.flatMap(shownStates).entries()) {
    await show(page, state, PSEUDO_LANGUAGE);
    for (const width of sizesAt(index, [600, 1920])) {
      await page.setViewportSize({ width, height: 480 });
      found.push(...(await overflows(page)).map((fault) => `${state.name} at ${width} px: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

it('no English word goes on in the next line, in a sheet or on a phone', { timeout: 2 * EVERY_STATE }, async () => {
  const found = new Set<string>();
  for (const [index, state] of FLOWS.flatMap(shownStates).entries()) {
    await show(page, state, 'en');
    for (const width of sizesAt(index, [360, 600])) {
      await page.setViewportSize({ width, height: 740 });
      for (const fault of await brokenWords(page)) found.add(`${state.flow} at ${width} px: ${fault}`);
    }
  }
  expect([...found]).toEqual([]);
});

it('nothing is cut off, too wide or on top of something else with letters of twice the size', { timeout: EVERY_STATE }, async () => {
  // So high that nothing scrolls beneath a header.
  const large = await states.open({ viewport: { width: 360, height: 2400 }, isPainted: false });
  await large.addStyleTag({ content: 'html { font-size: 200% }' });
  const found: string[] = [];
  for (const state of FLOWS.flatMap(shownStates)) {
    await show(large, state, 'en');
    const faults = [...(await overflows(large)), ...(await overlaps(large))];
    found.push(...faults.map((fault) => `${state.name}: ${fault}`));
  }
  await large.context().close();
  expect(found).toEqual([]);
});

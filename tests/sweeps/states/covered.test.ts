import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import profileTexts from '#src/i18n/texts/account/myProfile.json' with { type: 'json' };
import { covered } from './covered.ts';
import { IS_WHOLE_MATRIX } from './matrix.ts';
import { FLOWS, shownStates } from './shown-states.ts';
import { openStates, type StatesBrowser, show } from './states-page.ts';

/** The first and the last of them in `npm test`; all in `npm run tools -- sweep`. */
const ALL_SIGHTS = [
  { name: '360 px', width: 360, height: 640, letters: '' },
  { name: '360 px, letters of 200 %', width: 360, height: 640, letters: '200%' },
  { name: '1280 x 1024 px at 200 %', width: 640, height: 512, letters: '' },
  { name: '1280 x 1024 px at 400 %', width: 320, height: 256, letters: '' },
] as const;
const SIGHTS = ALL_SIGHTS.filter(({ width, letters }) => IS_WHOLE_MATRIX || (width < 600 && letters === ''));

/** The longest that a popup shows. */
const TOAST = profileTexts.idNotCopied.en;

let states: StatesBrowser;
let page: Page | undefined;
beforeAll(async () => {
  states = await openStates();
});
afterAll(() => states?.close());

it('the check sees a control that another element or a toast lies over', async () => {
  const page = await states.open();
  await page.setContent(`<dialog style="inset: 0; position: fixed"><button id="free">1</button><button id="under">2</button>
    <p data-toast="" style="position: fixed; pointer-events: none"></p><i style="position: fixed"></i></dialog>`);
  await page.evaluate(() => {
    document.querySelector('dialog')?.showModal();
    const box = document.querySelector('#under')?.getBoundingClientRect();
    for (const over of document.querySelectorAll<HTMLElement>('p, i'))
      Object.assign(over.style, {
        left: `${box?.x}px`,
        top: `${box?.y}px`,
        width: `${box?.width}px`,
        height: `${box?.height}px`,
        margin: '0',
      });
  });
  expect(await covered(page)).toEqual([expect.stringMatching(/id="under".*lies under <i/)]);
  await page.evaluate(() => document.querySelector('i')?.remove());
  expect(await covered(page)).toEqual([expect.stringMatching(/id="under".*under a toast/)]);
  await page.context().close();
});

it.each(FLOWS)('no control of %s is covered in any state, toasts shown, at any size', async (flow) => {
  page ??= await states.open({ isPainted: false });
  const found: string[] = [];
  for (const [index, state] of shownStates(flow).entries()) {
    await show(page, state, 'en');
    await page.evaluate((text) => window.showToast(text), TOAST);
    // A state begins with the size that the one before ended with.
    for (const { name, width, height, letters } of index % 2 === 0 ? SIGHTS : SIGHTS.toReversed()) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => window.setLetters(size), letters);
      found.push(...(await covered(page)).map((fault) => `${state.name}, ${name}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { unattached } from '../../src/browser/messages-on-page.ts';
import { giveInnerText } from './inner-text.ts';

const WORDS = 'Two to ten letters.';

giveInnerText();

const isSaid = (html: string): boolean => {
  document.body.innerHTML = html;
  return unattached([WORDS]).length === 0;
};

test('a message is said in an alert, with a dialog, or at a field that is wrong', () => {
  expect(isSaid(`<p role=alert>${WORDS}</p>`)).toBe(true);
  expect(isSaid(`<dialog open aria-describedby=a><p id=a>${WORDS}</p></dialog>`)).toBe(true);
  expect(isSaid(`<input aria-invalid=true aria-describedby=a><p id=a>${WORDS}</p>`)).toBe(true);
});

test('[WALK-3] the same words as the hint of a field, or anywhere else, say nothing of a failure', () => {
  expect(isSaid(`<input aria-describedby=a><p id=a>${WORDS}</p>`)).toBe(false);
  expect(isSaid(`<input aria-invalid=false aria-errormessage=a><p id=a>${WORDS}</p>`)).toBe(false);
  expect(isSaid(`<p>${WORDS}</p>`)).toBe(false);
});

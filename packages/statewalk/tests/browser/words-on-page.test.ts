// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { otherWords, wordsIn } from '../../src/browser/words-on-page.ts';

// jsdom lays nothing out: what is hidden says so by its attribute here.
beforeEach(() => {
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return this.closest('[hidden]') === null;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  document.body.innerHTML = '';
});

const words = (html: string, passing?: string): readonly string[] => {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main');
  return main === null ? [] : wordsIn(main, passing);
};

test('words stand a line each, as a person reads them; hidden ones and bare numbers are none', () => {
  expect(words('<h2>Your <b>devices</b></h2><p hidden>Gone</p><ul><li>iPhone</li><li>3/20</li></ul>')).toEqual(['Your devices', 'iPhone']);
});

test('a screen says no other words for what a person has typed', () => {
  const off = '<button aria-disabled=true aria-describedby=a>Save</button><p id=a>Enter a name first.</p>';
  expect(words(`${off}<ol aria-hidden=true><li>K</li></ol><select><option>Seoul</option></select>`)).toEqual(['Save']);
  expect(words('<button>Send again (28 s)</button>')).toEqual(['Send again']);
});

test('an alert may stand anywhere, and what is said in passing is left out', () => {
  expect(words('<p role=alert>It failed.</p><p>Your devices</p><div class=toast>Removed.</div>', '.toast')).toEqual([
    'Your devices',
    'It failed.',
  ]);
});

test('two screens differ by a line that is another, that is missing, or that is more', () => {
  expect(otherWords(['Devices', 'Log out'], ['Devices', 'Log out'])).toBeUndefined();
  expect(otherWords(['Devices', 'Remove'], ['Devices', 'Log out'])).toBe('says "Remove", not "Log out"');
  expect(otherWords(['Devices'], ['Devices', 'Log out'])).toBe('says nothing more, not "Log out"');
  expect(otherWords(['Devices', 'Log out'], ['Devices'])).toBe('says "Log out", not nothing more');
});

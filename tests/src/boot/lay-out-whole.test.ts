// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutWholeForPlaces } from '#src/boot/lay-out-whole.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const root = document.documentElement;
let entry: { type: string; name: string };

beforeEach(async () => {
  document.body.innerHTML = '<a href="#faq"><b>Questions</b></a><a href="/school">Schools</a>';
  // A link that the test before has pressed leads to its place in a task of its own, and so is told that the place is another.
  await nextTask();
  location.hash = '';
  await nextTask();
  delete root.dataset.whole;
  entry = { type: 'navigate', name: 'https://madang.example/' };
  class PerformanceNavigationTiming {
    type = entry.type;
    name = entry.name;
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  performance.getEntriesByType = () => [new PerformanceNavigationTiming() as never];
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a place in the page', { hash: '#faq' }],
  ['words of the page', { name: 'https://madang.example/#:~:text=campus' }],
  ['where one was before a reload', { type: 'reload' }],
  ['where one was before going back', { type: 'back_forward' }],
])(
  'a visit that comes to %s has the whole page laid out',
  (_, { hash = '', ...others }: { hash?: string; name?: string; type?: string }) => {
    location.hash = hash;
    entry = { ...entry, ...others };
    layOutWholeForPlaces();
    expect(root.dataset.whole).toBe('');
  },
);

it('a visit that goes to the end of the page has it laid out as a whole before it does', () => {
  layOutWholeForPlaces();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }));
  expect(root.dataset.whole).toBeUndefined();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  expect(root.dataset.whole).toBe('');
});

it('another visit has it when it goes to a place in the page, not by another link', () => {
  layOutWholeForPlaces();
  expect(root.dataset.whole).toBeUndefined();
  document.querySelector<HTMLElement>('a[href="/school"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(root.dataset.whole).toBeUndefined();
  document.querySelector<HTMLElement>('a[href="#faq"] b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(root.dataset.whole).toBe('');
});

it('a place in the address alone is gone to once the whole page is laid out', () => {
  document.body.innerHTML = '<section id="faq"></section>';
  const laidOut: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => void laidOut.push(root.dataset.whole));
  const listened = vi.spyOn(window, 'addEventListener');
  layOutWholeForPlaces();
  const listener = listened.mock.calls.find(([type]) => type === 'hashchange')?.[1];
  location.hash = '#faq';
  // This one alone: files share the window, and pages of other files still listen to it.
  if (typeof listener === 'function') listener(new Event('hashchange'));
  expect(laidOut).toEqual(['']);
});

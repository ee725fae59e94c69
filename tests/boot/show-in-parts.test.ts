// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInParts } from '../../src/boot/show-in-parts.ts';

const root = document.documentElement;
let frames: FrameRequestCallback[];
let entry: { type: string; name: string };

const frame = () => {
  for (const act of frames.splice(0)) act(0);
};
const hidden = () => [...document.querySelectorAll('[data-later]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML =
    '<main><section id="a"></section><section id="b" data-later></section></main><footer id="c" data-later></footer>';
  delete root.dataset.inParts;
  location.hash = '';
  frames = [];
  entry = { type: 'navigate', name: 'https://madang.example/' };
  class PerformanceNavigationTiming {
    type = entry.type;
    name = entry.name;
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act));
  performance.getEntriesByType = () => [new PerformanceNavigationTiming() as never];
});
afterEach(() => vi.unstubAllGlobals());

it('shows what is below the first screen part by part, once the first screen stands', () => {
  showInParts();
  expect(root.dataset.inParts).toBe('');
  frame();
  expect(hidden()).toEqual(['b', 'c']);
  frame();
  expect(hidden()).toEqual(['c']);
  frame();
  expect(hidden()).toEqual([]);
  frame();
  expect(root.dataset.inParts).toBeUndefined();
  expect(frames).toEqual([]);
});

it('waits for what is still on its way', () => {
  document.body.innerHTML = '';
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  showInParts();
  frame();
  frame();
  expect(root.dataset.inParts).toBe('');
  readyState.mockRestore();
  frame();
  expect(root.dataset.inParts).toBeUndefined();
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll', 'beforeprint'])('shows all of it at a first %s', (type) => {
  showInParts();
  window.dispatchEvent(new Event(type));
  expect(root.dataset.inParts).toBeUndefined();
  frame();
  expect(frames).toEqual([]);
});

it('shows all of it to the application, which takes its place', () => {
  const showWhole = showInParts();
  showWhole();
  expect(root.dataset.inParts).toBeUndefined();
});

it.each([
  ['a place in the page', { hash: '#c' }],
  ['words of the page', { name: 'https://madang.example/#:~:text=campus' }],
  ['where one was before a reload', { type: 'reload' }],
  ['where one was before going back', { type: 'back_forward' }],
])('hides nothing from a visit that comes to %s', (_, { hash = '', ...others }: { hash?: string; name?: string; type?: string }) => {
  location.hash = hash;
  entry = { ...entry, ...others };
  showInParts();
  expect(root.dataset.inParts).toBeUndefined();
});

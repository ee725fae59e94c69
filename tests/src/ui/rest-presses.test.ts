// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFreshStep, restPresses, STEP_GRACE, STEP_REST, watchPlaces } from '#src/ui/dialog/rest-presses.ts';

const content = document.createElement('div');
const panel = () => content.querySelector('[data-dialog-panel]');
const isResting = () => panel()?.hasAttribute('data-resting');
const isFresh = () => {
  const form = content.querySelector('form');
  return form !== null && isFreshStep(form);
};

const point = (type: string, x = 0, y = 0) =>
  document.body.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true }));
const press = (x: number, y: number) => {
  point('pointerdown', x, y);
  point('pointerup', x, y);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  content.innerHTML = '<div data-dialog-panel><form></form></div>';
  document.body.replaceChildren(content);
  watchPlaces();
});
afterEach(() => {
  point('pointerup');
  vi.runAllTimers();
  vi.useRealTimers();
});

test('[SEEN-2] [DOOR-4] a press elsewhere than the one that led to a step is meant for that step; one at its place, a key, or any press on a step that came by itself may not be', () => {
  press(10, 10);
  restPresses(content);
  expect(isFresh()).toBe(true);
  press(200, 300);
  expect(isFresh()).toBe(false);
  press(10, 10);
  expect(isFresh()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(isFresh()).toBe(true);

  restPresses(content);
  press(200, 300);
  expect(isFresh()).toBe(true);
  vi.advanceTimersByTime(STEP_GRACE);
  expect(isFresh()).toBe(false);
});

test('[SEEN-2] [DOOR-4] the press that led to a step has a place though it began before the application was there', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  point('pointerup', 10, 10);
  restPresses(content);
  expect(isFresh()).toBe(true);
  press(200, 300);
  expect(isFresh()).toBe(false);
});

test('[SEEN-2] a press that is held while a step comes does nothing on it, however long; one whose end nobody tells holds nothing up', () => {
  point('pointerdown', 10, 10);
  restPresses(content);
  vi.advanceTimersByTime(STEP_REST + 200);
  expect(isResting()).toBe(true);
  point('pointerup', 10, 10);
  // The click of a finger comes a little later.
  vi.advanceTimersByTime(20);
  expect(isResting()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isResting()).toBe(false);

  point('pointerdown', 10, 10);
  restPresses(content);
  vi.advanceTimersByTime(STEP_GRACE + 100);
  expect(isResting()).toBe(false);
});

test('[DOOR-4] a press on what rests leaves the focus in the field', () => {
  const resting = panel();
  if (resting !== null) resting.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
  restPresses(content);
  expect(point('mousedown')).toBe(false);
  vi.advanceTimersByTime(STEP_REST);
  expect(point('mousedown')).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenInputPauses } from '#src/boot/input-pause.ts';

let popup: object | null;
beforeEach(() => {
  popup = null;
  vi.useFakeTimers();
  vi.stubGlobal('window', { drawnPopups: { open: () => popup } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('acts soon after the first sign, and again after a later one', () => {
  const act = vi.fn();
  const sign = whenInputPauses(act);
  sign();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
  sign();
  vi.advanceTimersByTime(150);
  expect(act).toHaveBeenCalledTimes(2);
});

it('[LOGIN-2] in a popup that is there already it waits until nothing is typed for half a second', () => {
  const act = vi.fn();
  const sign = whenInputPauses(act);
  sign();
  popup = {};
  for (let letter = 0; letter < 20; letter += 1) {
    vi.advanceTimersByTime(200);
    sign();
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(490);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { watchEarlyInput } from '#src/boot/early-input.ts';

const pointerMove = (movementX: number, movementY: number): Event => {
  const event = new MouseEvent('pointermove', { bubbles: true });
  // jsdom takes no movement.
  return Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: movementY } });
};

test('a pointer that rests where the page appears is no sign of a person, and one that moves is', () => {
  const onActivity = vi.fn();
  const { stop } = watchEarlyInput({ onActivity, onInput: () => {} });
  document.dispatchEvent(pointerMove(0, 0));
  expect(onActivity).not.toHaveBeenCalled();
  document.dispatchEvent(pointerMove(0, -1));
  expect(onActivity).toHaveBeenCalledTimes(1);
  stop();
});

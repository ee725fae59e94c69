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

test('[DOOR-4] of the ways that were pressed in a drawn popup the last one is pressed again, and none that was withdrawn', () => {
  document.body.innerHTML = '<dialog><button name="google"></button><button name="kakao"></button></dialog>';
  const clicked: string[] = [];
  const [google, kakao] = [...document.querySelectorAll('button')];
  if (google === undefined || kakao === undefined) throw new Error('there are two');
  for (const button of [google, kakao]) button.addEventListener('click', () => clicked.push(button.name));
  const onInput = vi.fn();
  const first = watchEarlyInput({ onActivity: () => {}, onInput });
  first.press(google);
  first.press(kakao);
  expect([google, kakao].map((button) => button.getAttribute('aria-busy'))).toEqual([null, 'true']);
  expect(onInput).toHaveBeenCalledTimes(2);
  first.stop()();
  expect(clicked).toEqual(['kakao']);
  expect(kakao.getAttribute('aria-busy')).toBeNull();
  const second = watchEarlyInput({ onActivity: () => {}, onInput });
  second.press(google);
  second.withdraw();
  expect(google.getAttribute('aria-busy')).toBeNull();
  second.stop()();
  expect(clicked).toEqual(['kakao']);
});

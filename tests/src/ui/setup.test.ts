// @vitest-environment jsdom
import './setup.ts';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

it('a frame comes, though one before it was asked for while a test had faked the interval', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  requestAnimationFrame(() => {});
  vi.useRealTimers();
  const frame = vi.fn();
  requestAnimationFrame(frame);
  await expect.poll(() => frame.mock.calls.length).toBe(1);
});

it('a frame that was taken back does not come', async () => {
  const frame = vi.fn();
  cancelAnimationFrame(requestAnimationFrame(frame));
  await new Promise(requestAnimationFrame);
  expect(frame).not.toHaveBeenCalled();
});

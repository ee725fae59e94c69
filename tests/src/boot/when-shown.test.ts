// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { whenLoaded, whenShown } from '#src/boot/when-shown.ts';

const become = (name: 'prerendering' | 'readyState', value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, value });
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  Reflect.deleteProperty(document, 'readyState');
});

it('acts at once in a page that a person sees', () => {
  const act = vi.fn();
  whenShown(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('[SHELL-7] waits in a page that is drawn ahead until it is shown, and acts once', () => {
  become('prerendering', true);
  const act = vi.fn();
  whenShown(act);
  expect(act).not.toHaveBeenCalled();
  become('prerendering', false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts when the page is loaded, and without waiting where that was before', () => {
  const loaded = vi.fn();
  become('readyState', 'loading');
  whenLoaded(loaded);
  expect(loaded).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(loaded).toHaveBeenCalledTimes(1);
  become('readyState', 'complete');
  whenLoaded(loaded);
  expect(loaded).toHaveBeenCalledTimes(2);
});

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { whenLoaded, whenParsed, whenShown } from '#src/boot/when-shown.ts';

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

it('acts when the page is parsed and loaded, and without waiting where that was before', async () => {
  const [parsed, loaded] = [vi.fn(), vi.fn()];
  become('readyState', 'loading');
  whenParsed(parsed);
  whenLoaded(loaded);
  expect(parsed).not.toHaveBeenCalled();
  expect(loaded).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  expect([parsed, loaded].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  become('readyState', 'complete');
  const order: string[] = [];
  whenParsed(() => order.push('parsed'));
  whenLoaded(() => order.push('loaded'));
  // What waits for the same page by a promise comes first.
  await Promise.resolve().then(() => order.push('promise'));
  await vi.waitFor(() => expect(order).toEqual(['loaded', 'promise', 'parsed']));
});

// @vitest-environment jsdom
import './setup.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEdgeHeight } from '#src/ui/dialog/use-edge-height.ts';
import { useHeight } from '#src/ui/layout/use-height.ts';

/** The observers of the page, by what they observe. */
const told = new Map<Element, (height: number) => void>();
class Observer implements ResizeObserver {
  private readonly callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.callback = callback;
  }

  observe(element: Element) {
    const entry = (height: number) => ({ borderBoxSize: [{ blockSize: height, inlineSize: 0 }] }) as unknown as ResizeObserverEntry;
    told.set(element, (height) => this.callback([entry(height)], this));
  }

  unobserve() {}
  disconnect() {}
}
const layout = vi.fn(() => 500);
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(layout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Toasts() {
  return <output ref={useHeight('--toasts-height')}>Logged in</output>;
}

test('a dialog is told heights as they were measured, without another layout, and not that what is not there has none', () => {
  render(
    <dialog open>
      <Toasts />
    </dialog>,
  );
  const tell = told.get(screen.getByText('Logged in'));
  const { style } = screen.getByRole('dialog');
  tell?.(0);
  expect(style.length).toBe(0);
  tell?.(67.6);
  expect(style.getPropertyValue('--toasts-height')).toBe('68px');
  tell?.(0);
  expect(style.getPropertyValue('--toasts-height')).toBe('0px');
  expect(layout).not.toHaveBeenCalled();
});

function Footer() {
  return <footer ref={useEdgeHeight('--footer-height')}>Send</footer>;
}

test('the height of a footer is said to what reads it, and not to the dialog, where all of it would be styled anew', async () => {
  const { unmount } = render(
    <dialog open>
      <div>
        <div>
          <div data-dialog-panel="">
            <Footer />
          </div>
        </div>
        <div data-status-slot="dialog" />
      </div>
    </dialog>,
  );
  const readers = [...document.querySelectorAll<HTMLElement>('[data-dialog-panel], [data-status-slot]')];
  told.get(screen.getByText('Send'))?.(67.6);
  expect(readers.map(({ style }) => style.getPropertyValue('--footer-height'))).toEqual(['68px', '68px']);
  expect(screen.getByRole('dialog').style.length).toBe(0);
  unmount();
  await Promise.resolve();
  expect(readers.map(({ style }) => style.length)).toEqual([0, 0]);
  expect(layout).not.toHaveBeenCalled();
});

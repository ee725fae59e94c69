// @vitest-environment jsdom
import './setup.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

function Header() {
  return <header ref={useHeight('--header-height')}>Log in</header>;
}

test('a dialog is told heights as they were measured, without another layout, and not that what is not there has none', () => {
  render(
    <dialog open>
      <Header />
    </dialog>,
  );
  const tell = told.get(screen.getByText('Log in'));
  const { style } = screen.getByRole('dialog');
  tell?.(0);
  expect(style.length).toBe(0);
  tell?.(67.6);
  expect(style.getPropertyValue('--header-height')).toBe('68px');
  tell?.(0);
  expect(style.getPropertyValue('--header-height')).toBe('0px');
  expect(layout).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdInPlace } from '#src/ui/dialog/hold-in-place.ts';

let resized: () => void;
/** Where the message stands in the panel, px; null: nothing of it is laid out. */
let top: number | null;
let message: HTMLElement;
let panel: HTMLElement;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(act: () => void) {
        resized = act;
      }
      observe() {}
      disconnect() {
        resized = () => undefined;
      }
    },
  );
  document.body.innerHTML = '<div data-dialog-panel><div data-dialog-body><p role="alert">No</p></div></div>';
  [panel, message] = ['[data-dialog-panel]', 'p'].map((selector) => document.querySelector<HTMLElement>(selector)) as [
    HTMLElement,
    HTMLElement,
  ];
  panel.getBoundingClientRect = () => new DOMRect(0, 40, 0, 0);
  message.getBoundingClientRect = () => new DOMRect(0, top === null ? 0 : 40 + top, 0, 0);
  message.getClientRects = () => (top === null ? [] : [message.getBoundingClientRect()]) as unknown as DOMRectList;
});
afterEach(() => vi.unstubAllGlobals());

it('[SEEN-1] [SEEN-2] scrolls by what comes above the message, until it is ended', () => {
  top = 200;
  const end = holdInPlace(message);
  resized();
  expect(panel.scrollTop).toBe(0);
  top = 260;
  resized();
  expect(panel.scrollTop).toBe(60);
  end();
  top = 300;
  resized();
  expect(panel.scrollTop).toBe(60);
});

it('[SEEN-1] takes a dialog that opens with a message in it for no change', () => {
  top = null;
  holdInPlace(message);
  top = 76;
  resized();
  expect(panel.scrollTop).toBe(0);
});

it('[SEEN-2] a person who scrolls takes the message along', () => {
  top = 200;
  holdInPlace(message);
  top = 120;
  panel.dispatchEvent(new Event('scroll'));
  resized();
  expect(panel.scrollTop).toBe(0);
});

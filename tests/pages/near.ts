import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** jsdom lays nothing out. Nothing is near the screen until `comeNear` brings all that is observed there. */
export function stubIntersections(): { comeNear(): void } {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class Observer {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      watched.set(element, this.#callback);
    }
    disconnect() {
      for (const [element, callback] of watched) if (callback === this.#callback) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    comeNear: () =>
      act(() => {
        for (const [target, callback] of [...watched]) {
          const entry: Partial<IntersectionObserverEntry> = { target, isIntersecting: true };
          callback([entry as IntersectionObserverEntry], new Observer(callback) as unknown as IntersectionObserver);
        }
      }),
  };
}

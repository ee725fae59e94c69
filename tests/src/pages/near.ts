import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** jsdom lays nothing out. Nothing is near the screen until `comeNear` brings what is observed there: all of it, or one; or takes it away. */
export function stubIntersections(): { comeNear(only?: Element | null, isIntersecting?: boolean): void } {
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
    comeNear: (only, isIntersecting = true) =>
      act(() => {
        for (const [target, callback] of [...watched]) {
          if (only !== undefined && target !== only) continue;
          const entry: Partial<IntersectionObserverEntry> = { target, isIntersecting };
          callback([entry as IntersectionObserverEntry], new Observer(callback) as unknown as IntersectionObserver);
        }
      }),
  };
}

import type { Page, Route } from 'playwright-core';

export interface HeldUpload {
  /** Has the page believe that so many bytes are sent. */
  progress(loaded: number, total: number): Promise<void>;
  /** Settles when the page gives the held request up. */
  cancelled(): Promise<void>;
  /** When the page got the server's answer, and no code there had heard of it yet; ms of its own clock. */
  answeredAt(): Promise<number>;
  /** From now on requests reach the server. */
  letThrough(): Promise<void>;
}

/**
 * Holds what is uploaded to an address before it leaves the browser. How much of a body has gone is a matter of buffers and never stands
 * still, so the page's own request is told: what happens on the way from there to the screen is real.
 */
export async function holdUploads(page: Page, address: string): Promise<HeldUpload> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { uploading: this.upload });
      this.addEventListener('readystatechange', () => {
        if (this.readyState === XMLHttpRequest.DONE) Object.assign(window, { answeredAt: performance.now() });
      });
      send.call(this, body);
    };
  });
  // Held until the page gives it up: no answer, and no end of its own.
  const hold = (_route: Route) => {};
  await page.route(address, hold);
  return {
    progress: (loaded, total) =>
      page.evaluate(
        (bytes) => {
          const { uploading } = window as Window & { uploading?: XMLHttpRequestUpload };
          if (uploading === undefined) throw new Error('nothing is uploaded');
          uploading.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, ...bytes }));
        },
        { loaded, total },
      ),
    cancelled: async () => {
      await page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    },
    answeredAt: () => page.evaluate(() => (window as Window & { answeredAt?: number }).answeredAt ?? Number.NaN),
    letThrough: () => page.unroute(address, hold),
  };
}

interface SeenState {
  readonly state: string;
  /** Ms of the page's own clock. */
  readonly at: number;
  /** Does the picture shimmer, for a new one is awaited? */
  readonly shimmers: boolean;
}

/** Every state of the image change that shows from now on, however short it is. */
export async function imageStates(page: Page): Promise<{ seen(): Promise<SeenState[]> }> {
  await page.evaluate(() => {
    const seen: SeenState[] = [];
    Object.assign(window, { seenStates: seen });
    new MutationObserver(() => {
      const sheet = document.querySelector<HTMLElement>('[data-flow="imageChange"]');
      const state = sheet?.dataset.state;
      if (state === undefined || state === 'choosing' || state === seen.at(-1)?.state) return;
      seen.push({ state, at: performance.now(), shimmers: sheet?.querySelector('[data-pending="true"]') !== null });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return { seen: () => page.evaluate(() => (window as Window & { seenStates?: SeenState[] }).seenStates ?? []) };
}

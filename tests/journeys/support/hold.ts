import type { Page } from 'playwright-core';
import type { Person } from './open-app.ts';

export interface Held {
  /** A request has come. */
  readonly asked: Promise<void>;
  /** Lets every request go on, those to come as well. */
  letGo(): void;
}

/** Holds back what a page asks for below this address, so that a test sees the page wait. */
export async function hold(page: Page, url: string): Promise<Held> {
  let letGo = () => {};
  let noteAsked = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  await page.route(url, async (route) => {
    noteAsked();
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });
  return { asked, letGo };
}

/** Keeps the application back, so that the page stands as it was drawn at build time. */
export const holdApplication = ({ page }: Person): Promise<Held> => hold(page, '**/static/js/index.*.js');

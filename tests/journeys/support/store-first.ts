import type { Page } from 'playwright-core';

/** Keeps values in the local storage ahead of a page's first script. Firefox begins at about:blank, which has no storage. */
export const storeFirst = (page: Page, values: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((entries) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));

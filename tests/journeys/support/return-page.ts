import type { Page } from 'playwright-core';

/** What the return page says, by its name. */
export const saying = (page: Page, name: string) => page.locator(`main[data-saying="${name}"]`).waitFor();

export const closing = (popup: Page): Promise<unknown> => (popup.isClosed() ? Promise.resolve() : popup.waitForEvent('close'));

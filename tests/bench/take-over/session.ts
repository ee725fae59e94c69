import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import type { RunningServer } from '#server/server.ts';
import { newMember } from '#tests/journeys/support/accounts.ts';
import { lastCode } from '#tests/journeys/support/open-app.ts';
import { PASSWORD } from '#tests/journeys/support/steps.ts';
import { type Action, press } from './actions.ts';

/** The code that was just asked for; its mail may still be on its way. */
async function arrived(server: RunningServer, address: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const code = await lastCode(server, address);
    if (code !== undefined) return code;
    await setTimeout(100);
  }
  throw new Error(`no code was mailed to ${address}`);
}

/** What the browser of a member keeps who has signed in by the form. */
export async function signedIn(browser: Browser, server: RunningServer): ReturnType<BrowserContext['storageState']> {
  const { email } = await newMember({
    browser,
    server,
    codeFor: (address) => arrived(server, address),
  });
  const context = await browser.newContext({ baseURL: server.siteUrl });
  const page = await context.newPage();
  await page.goto('/?login');
  await page.locator('dialog[open] [data-leads=emailLogin]').click();
  const form = page.locator('dialog[open] [data-flow=emailLogin] form, dialog[open][data-flow=emailLogin] form').first();
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  await page.locator('header [data-viewer=member]').waitFor();
  const kept = await context.storageState();
  await context.close();
  return kept;
}

const ENTER = 'main section:first-of-type [data-event=enterWorld]';
const MENU = 'header [data-event=menu]';

/** What a signed-in person can do on the landing page from its first frame on. */
export const ACTIONS_OF_MEMBERS: readonly Action[] = [
  {
    name: 'presses Enter',
    before: [],
    act: (visit) => press(visit, ENTER),
    fault: ({ page }) =>
      page.waitForURL('**/myroom', { timeout: 8000 }).then(
        () => null,
        () => `the page stayed at ${page.url()}`,
      ),
  },
  {
    name: 'opens the menu',
    before: [],
    act: (visit) => press(visit, MENU),
    fault: ({ page }) =>
      page
        .locator('dialog[open] nav')
        .first()
        .waitFor({ timeout: 3000 })
        .then(
          () => null,
          () => 'the menu did not open',
        ),
  },
];

import { RETURN_PATH } from '../../../server/partner/links.ts';
import { TEXTS } from '../../../server/partner/texts.ts';
import { type App, failOnErrors, type Person } from './open-app.ts';

/** Follows a link of the page that stands in for a partner, and gives the window that opens: the gateway's (ROUTE-5). */
export async function fromPartner(app: App, person: Person, label: string): Promise<Person> {
  const { page } = person;
  await page.goto(`${app.server.partnerUrl}/`);
  const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: label, exact: true }).click()]);
  failOnErrors(window);
  return { ...person, page: window };
}

/** What the partner's own links say, by the way that they go. */
export const wayOf = ({ language }: Person, way: 'meeting' | 'platform'): string => TEXTS[language][way];

export interface Returned {
  /** What came with the return address. */
  readonly received: Readonly<Record<string, string>>;
  /** Who it is, as the partner's server was told for the code. */
  readonly user: { readonly nickname: string; readonly uvrsId: string };
}

/** Waits until the person is back at the partner, and reads what it shows. */
export async function backAtPartner(app: App, { page }: Person): Promise<Returned> {
  await page.waitForURL((url) => url.href.startsWith(`${app.server.partnerUrl}${RETURN_PATH}?`));
  const fields = await page
    .locator('[data-field]')
    .evaluateAll((elements) => elements.map((element) => [element.getAttribute('data-field') ?? '', element.textContent?.trim() ?? '']));
  const { user_id: _, ncknm = '', uvrs_id = '', ...received } = Object.fromEntries(fields);
  return { received, user: { nickname: ncknm, uvrsId: uvrs_id } };
}

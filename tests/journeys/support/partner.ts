import { type LOG_IN_PATHS, PLATFORM_RETURN_PATH, RETURN_PATH } from '#server/partner/links.ts';
import { TEXTS } from '#server/partner/texts.ts';
import { type App, failOnErrors, type Person, seeState } from './open-app.ts';

/** Follows a link of the page that stands in for a partner, and gives the window that opens: the gateway's (ROUTE-5). */
export async function fromPartner(app: App, person: Person, label: string): Promise<Person> {
  const { page } = person;
  await page.goto(`${app.server.partnerUrl}/`);
  const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: label, exact: true }).click()]);
  failOnErrors(window);
  return { ...person, page: window };
}

/** What the partner's own links say, by the way that they go. */
export const wayOf = ({ language }: Person, way: keyof typeof LOG_IN_PATHS): string => TEXTS[language][way];

/** Answers the question that comes before the first code for the demonstration partner (GW-6); with a nickname, it has to name it. */
export async function agreeToPartner({ page, say }: Person, nickname?: string): Promise<void> {
  await seeState(page, 'ssoGateway', 'askingConsent');
  const title = say(($) => $.gateway.consent.title, { partner: 'Demo partner', nickname: nickname ?? '' });
  if (nickname !== undefined) await page.getByRole('heading', { name: title, exact: true }).waitFor();
  await page.getByRole('button', { name: say(($) => $.gateway.consent.agree), exact: true }).click();
}

export interface Returned {
  /** What came with the return address. */
  readonly received: Readonly<Record<string, string>>;
  /** The person, as our server told the partner's for the code. */
  readonly user: { readonly nickname: string; readonly uvrsId: string };
}

/** Waits until the person is back at the partner, and reads what it shows. */
export async function backAtPartner(app: App, { page }: Person): Promise<Returned> {
  const paths = [RETURN_PATH, PLATFORM_RETURN_PATH];
  await page.waitForURL(({ origin, pathname, search }) => origin === app.server.partnerUrl && paths.includes(pathname) && search !== '');
  const fields = await page
    .locator('[data-field]')
    .evaluateAll((elements) => elements.map((element) => [element.getAttribute('data-field') ?? '', element.textContent?.trim() ?? '']));
  const { user_id: _, ncknm = '', uvrs_id = '', ...received } = Object.fromEntries(fields);
  return { received, user: { nickname: ncknm, uvrsId: uvrs_id } };
}

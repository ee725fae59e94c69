import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp, type Person, seeState } from '../support/open-app.ts';
import { closed, newProviderMember, signInAs } from '../support/provider-steps.ts';
import { inHeader, logOut, press, seeSignedIn } from '../support/steps.ts';

let app: App;
beforeAll(async () => {
  // As beside the stand-ins of `npm start`: four universities and four schools are many.
  app = await openApp({ SCHOOLS_FILE: '' });
});
afterAll(() => app.close());

const schools = ({ page }: Person) => page.locator('dialog[open] [data-school]');

async function openSearch(person: Person) {
  await inHeader(person, ($) => $.header.login).click();
  await seeState(person.page, 'login', 'choosing');
  await press(person, ($) => $.schoolSearch.open);
  await seeState(person.page, 'schoolSearch', 'choosing');
}

test('[CAMPUS-3] [LOGIN-5] [SSO-1] a member of a school of the file finds it by its initial consonants and logs in there; the next time it stands first (ko)', async () => {
  // The proxy’s stand-in takes the first school where none is asked for.
  const { nickname, personId } = await newProviderMember(app, 'federation');
  const person = await app.person({ language: 'ko' });
  const { page } = person;
  await page.goto('/');
  await openSearch(person);

  await page.getByRole('searchbox').fill('없는 학교');
  await page.getByText('‘없는 학교’에 맞는 학교가 없어요').waitFor();
  await page.getByRole('searchbox').fill('ㅎㅂㄷ');
  await expect.poll(() => schools(person).count()).toBe(1);
  const [popup] = await Promise.all([person.context.waitForEvent('page'), schools(person).click()]);
  await popup.locator('#person').waitFor();
  expect(await popup.getByRole('heading', { level: 1 }).textContent()).toContain('한빛대학교');
  await signInAs(popup, personId);
  await closed(popup);
  await seeSignedIn(person, nickname);

  await logOut(person, nickname);
  await page.goto('/');
  await openSearch(person);
  expect(await schools(person).first().getAttribute('data-school')).toBe('hanbit');
});

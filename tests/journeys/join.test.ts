import { afterAll, beforeAll, expect, test } from 'vitest';
import { longDate } from '#contract/long-date.ts';
import { messageOf } from '#server/messages.ts';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import {
  arrival,
  box,
  button,
  field,
  goToJoin,
  inHeader,
  press,
  pressUnavailable,
  read,
  readWords,
  seeSignedOut,
  tickRequired,
  top,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What `POST /auth/join` carries when the person goes on as a guest. */
async function joinAsGuest(person: Person) {
  const joining = person.page.waitForRequest((request) => request.url().endsWith('/auth/join'));
  await press(person, ($) => $.methods.guest.join);
  return (await joining).postDataJSON();
}

test('[WELC-1] [AGR-1] [AGR-2] [AGR-4] [JOIN-1] [JOIN-2] [ROUTE-8] a visitor joins as a guest and arrives in their room (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  await page.goto('/');
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');

  await pressUnavailable(person, ($) => $.agreement.submit);
  await top(person).getByRole('alert').waitFor();
  expect(await box(person, 'serviceTerms').evaluate((element) => element === document.activeElement)).toBe(true);

  await tickRequired(person);
  const all = top(person).getByRole('checkbox', { name: say(($) => $.agreement.all) });
  expect(await all.evaluate((element) => element instanceof HTMLInputElement && element.indeterminate)).toBe(true);
  await press(person, ($) => $.agreement.submit);

  await seeState(page, 'linkAccount', 'choosing');
  const sent = await joinAsGuest(person);
  expect(sent).toMatchObject({ authMthd: 0, gndr: 'F', uvrsId: '', pswd: '', mrktInfrRcptAgrmYn: 'N' });
  expect(sent.ncknm, 'in the language of the page').toMatch(/^[가-힣]+$/);
  expect((await arrival(app, person)).nickname).toBe(sent.ncknm);
});

test('[AGR-2] [AGR-3] agree-all brings the marketing notice with the date of today first, and marketing goes out as Y (en)', async () => {
  const person = await app.person({ language: 'en' });
  const { page, say } = person;
  await page.goto('/');
  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'agreement', 'reading');
  await top(person)
    .getByRole('checkbox', { name: say(($) => $.agreement.all) })
    .check();

  await press(person, ($) => $.agreement.submit);
  await seeState(page, 'agreement', 'noticingMarketing');
  const date = longDate('en', new Date());
  await read(person, ($) => $.agreement.marketingText, { date, company: say(($) => $.footer.lines.company) });
  await press(person, ($) => $.common.back);
  await seeState(page, 'agreement', 'reading');
  await press(person, ($) => $.agreement.submit);
  await seeState(page, 'agreement', 'noticingMarketing');
  await press(person, ($) => $.common.ok);
  await seeState(page, 'linkAccount', 'choosing');
  expect((await joinAsGuest(person)).mrktInfrRcptAgrmYn).toBe('Y');
  await arrival(app, person);
});

test('[CHAR-1] [CHAR-2] [API-9] [API-10] [ERR-4] a nickname and an ID that are taken are said at their fields, and others are taken instead (ja)', async () => {
  const taken = await newMember(app);
  const free = newIdentity();
  const person = await app.person({ language: 'ja' });
  const { page } = person;
  await page.goto('/');
  await goToJoin(person);
  await press(person, ($) => $.linkAccount.customiseAvatar);

  await field(person, ($) => $.fields.nickname.label).fill(taken.nickname);
  await field(person, ($) => $.fields.uvrsId.label).fill(taken.uvrsId.toUpperCase());
  await readWords(person, messageOf('nicknameTaken', 'ja'));
  await readWords(person, messageOf('uvrsIdTaken', 'ja'));
  await pressUnavailable(person, ($) => $.createCharacter.next);
  await seeState(page, 'createCharacter', 'filling.nickname.unverified');

  await field(person, ($) => $.fields.nickname.label).fill('さくら');
  await seeState(page, 'createCharacter', 'filling.nickname.verified');
  await field(person, ($) => $.fields.uvrsId.label).fill(free.uvrsId);
  await seeState(page, 'createCharacter', 'filling.uvrsId.verified');
  // Editing a verified value un-verifies it.
  await field(person, ($) => $.fields.nickname.label).press('End');
  await field(person, ($) => $.fields.nickname.label).pressSequentially('花');
  await seeState(page, 'createCharacter', 'filling.nickname.verified');
  await top(person)
    .getByRole('radio', { name: person.say(($) => $.fields.gender.male) })
    .check({ force: true });
  await press(person, ($) => $.createCharacter.next);

  await seeState(page, 'linkAccount', 'choosing');
  expect(await joinAsGuest(person)).toMatchObject({ ncknm: 'さくら花', uvrsId: free.uvrsId, gndr: 'M' });
  expect(await arrival(app, person)).toEqual({ nickname: 'さくら花', uvrsId: free.uvrsId });
});

test('[JOIN-1] a nickname that another member took meanwhile leads back to its field, with everything else kept', async () => {
  const person = await app.person();
  const { page } = person;
  await page.goto('/');
  await goToJoin(person);
  await press(person, ($) => $.linkAccount.customiseAvatar);
  const { nickname, uvrsId } = newIdentity();
  await field(person, ($) => $.fields.nickname.label).fill(nickname);
  await field(person, ($) => $.fields.uvrsId.label).fill(uvrsId);
  await seeState(page, 'createCharacter', 'filling.nickname.verified');
  await seeState(page, 'createCharacter', 'filling.uvrsId.verified');
  await press(person, ($) => $.createCharacter.next);
  await seeState(page, 'linkAccount', 'choosing');

  const rival = await app.person();
  const join = { authMthd: 0, authId: '', ncknm: nickname, gndr: 'F', pswd: '', uvrsId: '', mrktInfrRcptAgrmYn: 'N' };
  expect((await rival.context.request.post('/api/v1/auth/join', { data: join })).status()).toBe(200);

  await press(person, ($) => $.methods.guest.join);
  await readWords(person, messageOf('nicknameTaken', 'en'));
  expect(await field(person, ($) => $.fields.uvrsId.label).inputValue()).toBe(uvrsId);
});

test('[HEAD-4] [WELC-1] [OUT-1] at 360 px a guest joins, logs out after a warning, and is offered to log in first the next time', async () => {
  const person = await app.person({ width: 360, height: 740 });
  const { page, say } = person;
  await page.goto('/');
  await inHeader(person, ($) => $.header.openMenu).click();
  await seeState(page, 'siteMenu', 'open');
  await press(person, ($) => $.header.signUp);
  await seeState(page, 'agreement', 'reading');
  await tickRequired(person);
  await press(person, ($) => $.agreement.submit);
  await seeState(page, 'linkAccount', 'choosing');
  const { ncknm } = await joinAsGuest(person);
  expect((await arrival(app, person)).nickname).toBe(ncknm);

  await page.goto('/');
  await seeState(page, 'linkAccount', 'choosing');
  await press(person, ($) => $.common.close);
  await inHeader(person, ($) => $.header.accountMenu, { nickname: ncknm }).click();
  await page.getByRole('menuitem', { name: say(($) => $.header.logout) }).click();
  await seeState(page, 'logout', 'confirming');
  await read(person, ($) => $.logout.guestText);
  await press(person, ($) => $.logout.guestSubmit);
  await seeSignedOut(person);

  await inHeader(person, ($) => $.header.signUp).click();
  await seeState(page, 'popups', 'popup.welcome');
  const names = [say(($) => $.welcome.loginTitle), say(($) => $.welcome.createTitle)];
  const places = await Promise.all(
    [button(person, ($) => $.welcome.loginTitle), button(person, ($) => $.welcome.createTitle)].map((choice) => choice.boundingBox()),
  );
  expect(places[0]?.y, `${names[0]} above ${names[1]}`).toBeLessThan(places[1]?.y ?? 0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOverLink } from '#contract/hand-over-link.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { type Member, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import { field, inHeader, loginByEmail, press, read, readWords, seeSignedIn, top } from './support/steps.ts';

/* A phone signs in a lab’s computer: two browsers that share nothing. In the product as `npm start` runs it. */

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const PHONE = { width: 360, height: 740 };

/** Whatever it is doing there between two questions to the server. */
const seeStep = ({ page }: Person, step: 'waiting' | 'claimed') => page.locator(`[data-flow=handOver][data-state^="${step}"]`).waitFor();

/** A screen that shows a code, which is in the QR code, too. */
async function showCode(person: Person): Promise<string> {
  await person.page.goto('/');
  await inHeader(person, ($) => $.header.login).click();
  await seeState(person.page, 'login', 'choosing');
  return askForCode(person);
}

async function askForCode(person: Person): Promise<string> {
  await press(person, ($) => $.handOver.button);
  await seeStep(person, 'waiting');
  await top(person).locator('svg[role=img] path').waitFor();
  return (await top(person).locator('strong[translate=no]').innerText()).replace('-', '');
}

async function phoneOf(member: Member, language: 'ko' | 'en' | 'ja' = 'en'): Promise<Person> {
  const phone = await app.person({ ...PHONE, language });
  await phone.page.goto('/');
  await loginByEmail(phone, member);
  await seeSignedIn(phone, member.nickname);
  return phone;
}

const scan = ({ page }: Person, code: string) => page.goto(handOverLink(app.server.siteUrl, code));
const digitsOn = (person: Person) => top(person).locator('output').innerText();
const choose = (person: Person, digits: string) => top(person).locator(`[data-digits="${digits}"]`).click();

test.for(['ko', 'en', 'ja'] as const)(
  '[HAND-1] [HAND-2] a phone that scans the code lets the computer in by the digits that it shows (%s)',
  async (language) => {
    const [member, computer] = [await newMember(app), await app.person({ language })];
    const phone = await phoneOf(member, language);
    const code = await showCode(computer);
    await scan(phone, code);
    await seeState(phone.page, 'handOverApproval', 'offered');
    // Opened, the address has done nothing.
    await seeStep(computer, 'waiting');
    await press(phone, ($) => $.handOverApproval.continue);
    await seeState(phone.page, 'handOverApproval', 'choosing');
    await seeStep(computer, 'claimed');
    await choose(phone, await digitsOn(computer));
    await seeState(phone.page, 'handOverApproval', 'approved');
    await press(phone, ($) => $.common.ok);
    await expect.poll(() => new URL(phone.page.url()).hash).toBe('');
    await seeSignedIn(computer, member.nickname);
    await computer.page.getByText(computer.say(($) => $.session.signedIn.handOver, { nickname: member.nickname })).waitFor();
    expect(await computer.page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sharedComputer)).toBe('Y');
    expect(await computer.page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.lastWay)).toBeNull();
  },
);

test('[HAND-1] a phone that is signed out logs in first and comes back to the code; on a computer of one’s own the box is cleared', async () => {
  const [member, computer, phone] = [await newMember(app), await app.person(), await app.person(PHONE)];
  const code = await showCode(computer);
  await top(computer).getByRole('checkbox').uncheck();
  await scan(phone, code);
  await seeState(phone.page, 'login', 'choosing');
  await press(phone, ($) => $.methods.email.login);
  await seeState(phone.page, 'emailLogin', 'entering');
  await field(phone, ($) => $.fields.email.label).fill(member.email);
  await field(phone, ($) => $.fields.password.label).fill('spring-2026!');
  await press(phone, ($) => $.emailLogin.submit);
  await seeState(phone.page, 'handOverApproval', 'offered');
  await press(phone, ($) => $.handOverApproval.continue);
  await seeStep(computer, 'claimed');
  await choose(phone, await digitsOn(computer));
  await seeSignedIn(computer, member.nickname);
  expect(await computer.page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sharedComputer)).toBeNull();
});

test('[HAND-2] [HAND-3] the code typed in the profile, and other digits: both screens say that nothing was let in, and a new code serves', async () => {
  const [member, computer] = [await newMember(app), await app.person()];
  const phone = await phoneOf(member);
  const code = await showCode(computer);
  await inHeader(phone, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await phone.page.getByRole('menuitem', { name: phone.say(($) => $.header.settings) }).click();
  await seeState(phone.page, 'profile', 'viewing');
  await press(phone, ($) => $.handOverApproval.open);
  await seeState(phone.page, 'handOverApproval', 'typing');
  await field(phone, ($) => $.handOverApproval.codeLabel).fill(code.toLowerCase());
  await press(phone, ($) => $.handOverApproval.continue);
  await seeState(phone.page, 'handOverApproval', 'choosing');
  await seeStep(computer, 'claimed');
  const digits = await digitsOn(computer);
  const offered = await top(phone).locator('[data-digits]').allInnerTexts();
  await choose(phone, offered.find((other) => other !== digits) ?? '');
  await seeState(phone.page, 'handOverApproval', 'digitsWrong');
  await seeState(computer.page, 'handOver', 'refused');
  await press(computer, ($) => $.handOver.newCode);
  await seeStep(computer, 'waiting');
  const next = (await top(computer).locator('strong[translate=no]').innerText()).replace('-', '');
  await press(phone, ($) => $.handOverApproval.anotherCode);
  await field(phone, ($) => $.handOverApproval.codeLabel).fill(next);
  await press(phone, ($) => $.handOverApproval.continue);
  await seeState(phone.page, 'handOverApproval', 'choosing');
  await press(phone, ($) => $.handOverApproval.refuse);
  await seeState(phone.page, 'handOverApproval', 'refused');
  await seeState(computer.page, 'handOver', 'refused');
});

test('[HAND-1] a stranger who reads the code first is all that can answer: the owner’s phone is told so', async () => {
  const [member, stranger, computer] = [await newMember(app), await newMember(app), await app.person()];
  const [phone, theirs] = [await phoneOf(member), await phoneOf(stranger)];
  const code = await showCode(computer);
  await scan(theirs, code);
  await press(theirs, ($) => $.handOverApproval.continue);
  await seeState(theirs.page, 'handOverApproval', 'choosing');
  await scan(phone, code);
  await press(phone, ($) => $.handOverApproval.continue);
  await seeState(phone.page, 'handOverApproval', 'typing');
  await readWords(phone, 'Another device has read this code before yours. Please get a new code on the screen where you want to log in.');
});

test('[HAND-3] after two minutes both screens say that the code has expired', async () => {
  const [member, computer] = [await newMember(app), await app.person()];
  const phone = await phoneOf(member);
  const code = await showCode(computer);
  await scan(phone, code);
  await press(phone, ($) => $.handOverApproval.continue);
  await seeStep(computer, 'claimed');
  app.moveClock(120_000);
  await seeState(computer.page, 'handOver', 'expired');
  await choose(phone, (await top(phone).locator('[data-digits]').first().innerText()) ?? '');
  await seeState(phone.page, 'handOverApproval', 'expired');
  await read(phone, ($) => $.handOverApproval.expired);
});

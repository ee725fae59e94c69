import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailLink } from '#contract/mail-link.ts';
import { newIdentity } from './support/accounts.ts';
import { type App, openApp, seeState } from './support/open-app.ts';
import { askForCode, goToEmailJoin, press, top } from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test.for(['ko', 'en', 'ja'] as const)(
  '[EMAIL-2] [EMAIL-5] the link of an email fills the code in where it was asked for, and the wizard goes on (%s)',
  async (language) => {
    const person = await app.person({ language });
    const { email } = newIdentity();
    await person.page.goto('/');
    await goToEmailJoin(person);
    await askForCode(person, email);
    const link = await linkTo(email);

    const opened = await person.tab();
    await opened.page.goto(link);
    await seeState(opened.page, 'mailLink', 'passedOn');
    expect(await top(opened).innerText()).toContain(person.say(($) => $.mailLink.passedOnText));
    expect(new URL(opened.page.url()).hash).toBe('');
    await press(opened, ($) => $.common.ok);
    await seeState(person.page, 'emailVerification', 'settingPassword');
  },
);

test('[EMAIL-2] [EMAIL-5] opened in another browser the link uses nothing up: it says what to type, and that code still serves', async () => {
  const person = await app.person();
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const link = await linkTo(email);
  const code = await app.codeFor(email);

  const elsewhere = await app.person();
  for (let time = 0; time < 2; time += 1) {
    await elsewhere.page.goto('about:blank');
    await elsewhere.page.goto(link);
    await seeState(elsewhere.page, 'mailLink', 'showingCode');
    expect(await top(elsewhere).innerText()).toContain(elsewhere.say(($) => $.mailLink.codeTitle).replace('{{code}}', code));
  }
  await seeState(person.page, 'emailVerification', 'codeSent.entry.entering');
  await top(person).locator('[name=code]').fill(code);
  await seeState(person.page, 'emailVerification', 'settingPassword');
});

test('[EMAIL-5] [EMAIL-8] a link of an older email is filled in, and a wrong code once the person sends it: it is said at the field', async () => {
  const person = await app.person();
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const opened = await person.tab();
  await opened.page.goto(mailLink(app.server.siteUrl, 'ZZZZZZ'));
  await seeState(opened.page, 'mailLink', 'passedOn');
  await press(person, ($) => $.emailVerification.confirm);
  const field = top(person).locator('[name=code][aria-invalid=true]');
  await field.waitFor();
  expect(await field.inputValue()).toBe('ZZZZZZ');
});

test('[EMAIL-5] links of another site use no try up: after ten of them, over a typed code and an empty field, the right code serves', async () => {
  const person = await app.person();
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const link = await linkTo(email);
  const confirmed: string[] = [];
  person.page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/occupancy/')) confirmed.push(request.url());
  });
  const opened = await person.tab();
  const field = top(person).locator('[name=code]');
  for (let at = 0; at < 10; at += 1) {
    // Each other time with a key that is guessed.
    const guess = at % 2 === 0 ? undefined : Buffer.alloc(16, at).toString('base64url');
    await opened.page.goto('about:blank');
    await opened.page.goto(mailLink(app.server.siteUrl, `AAAAA${'BCDEFGHJKL'.charAt(at)}`, guess));
    await seeState(opened.page, 'mailLink', at === 0 ? 'passedOn' : 'showingCode');
  }
  expect(await field.inputValue()).toBe('AAAAAB');
  expect(confirmed).toEqual([]);
  await opened.page.goto('about:blank');
  await opened.page.goto(link);
  await seeState(person.page, 'emailVerification', 'settingPassword');
  expect(confirmed).toHaveLength(1);
});

test.for(['ko', 'ja'] as const)('[VAL-5] [EMAIL-5] a code that is typed in Hangul or full width is the code (%s)', async (language) => {
  const person = await app.person({ language });
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const code = await app.codeFor(email);
  await top(person).locator('[name=code]').focus();
  const cdp = await person.context.newCDPSession(person.page);
  const typed = language === 'ko' ? code.replace(/[A-Z]/g, (key) => HANGUL[key] ?? key) : code.replace(/./g, wide);
  for (const letter of typed) {
    if (/[0-9]/.test(letter)) await person.page.keyboard.type(letter);
    else {
      await cdp.send('Input.imeSetComposition', { text: letter, selectionStart: 1, selectionEnd: 1 });
      await cdp.send('Input.insertText', { text: letter });
    }
  }
  await seeState(person.page, 'emailVerification', 'settingPassword');
});

test('[EMAIL-2] the inbox of the stand-ins opens the link in a tab', async () => {
  // Chromium passes no press on to a frame of another origin that is not painted.
  const person = await app.person({ pictures: true });
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  await app.codeFor(email);
  const mails = await person.tab();
  await mails.page.goto(app.server.inboxUrl ?? '');
  await mails.page.locator('a[href^="/mails/"]').first().click();
  const opening = mails.context.waitForEvent('page');
  await mails.page.frameLocator('iframe').locator('a[href*="#code="]').click();
  await seeState(await opening, 'mailLink', 'passedOn');
  await seeState(person.page, 'emailVerification', 'settingPassword');
});

/** Each letter of a code by the letter on its key of the layout Dubeolsik. */
const HANGUL: Readonly<Record<string, string>> = Object.fromEntries(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((key, at) => [key, 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ'.charAt(at)]),
);

const wide = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);

/** The link in the newest email to this person. */
async function linkTo(email: string): Promise<string> {
  await app.codeFor(email);
  const answer = await fetch(`${app.server.inboxUrl}/mails.json?to=${encodeURIComponent(email)}`);
  const { mails }: { mails: readonly { text: string }[] } = await answer.json();
  return mails[0]?.text.match(/https?:\S+#code=\S+/)?.[0] ?? '';
}

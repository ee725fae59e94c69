import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentity, newMember } from './support/accounts.ts';
import { type App, openApp, type Person, seeState } from './support/open-app.ts';
import {
  askForCode,
  choosePassword,
  field,
  giveCredentials,
  goToEmailJoin,
  goToJoin,
  inHeader,
  loginByEmail,
  openEmailLogin,
  press,
  pressUnavailable,
  proveEmail,
  seeFault,
  seeSignedIn,
} from './support/steps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openCharacter(person: Person): Promise<void> {
  await person.page.goto('/');
  await goToJoin(person);
  await press(person, ($) => $.linkAccount.customiseAvatar);
  await field(person, ($) => $.fields.nickname.label).waitFor();
}

/** A letter by letter composition, as an input method sends it; not committed. */
async function compose(person: Person, texts: readonly string[]) {
  const cdp = await person.context.newCDPSession(person.page);
  for (const text of texts) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  return {
    /** Enter while the composition is open: the browser marks it as `isComposing`. */
    enter: () =>
      cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }),
    commit: (text: string) => cdp.send('Input.insertText', { text }),
  };
}

for (const language of ['ko', 'en', 'ja'] as const) {
  test(`[LOGIN-2] [LANG-2] an empty log in leads to the email and says what is missing (${language})`, async () => {
    const person = await app.person({ language });
    await person.page.goto('/');
    await openEmailLogin(person);
    await pressUnavailable(person, ($) => $.emailLogin.submit);
    await seeFault(
      person,
      ($) => $.fields.email.label,
      ($) => $.fields.email.issues.empty,
    );
    await field(person, ($) => $.fields.email.label).fill('not-an-address');
    await pressUnavailable(person, ($) => $.emailLogin.submit);
    await seeFault(
      person,
      ($) => $.fields.email.label,
      ($) => $.failures.emailInvalid,
    );
    expect(await field(person, ($) => $.fields.email.label).inputValue()).toBe('not-an-address');
  });
}

test('[VAL-1] a nickname that is too long or of another alphabet is said at its field, and stays there to be corrected (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  await openCharacter(person);
  const nickname = field(person, ($) => $.fields.nickname.label);
  const faults = [
    ['마당에서만나요우리모두다함께열여섯', ($) => $.fields.nickname.issues.tooLong],
    ['こんにちは', ($) => $.failures.nicknameInvalid],
    ['두 단어', ($) => $.failures.nicknameInvalid],
    ['민지👋', ($) => $.failures.nicknameInvalid],
    ['나', ($) => $.fields.nickname.issues.tooShort],
    ['', ($) => $.fields.nickname.issues.empty],
  ] satisfies [string, Parameters<typeof seeFault>[2]][];
  for (const [typed, fault] of faults) {
    await nickname.fill(typed);
    await pressUnavailable(person, ($) => $.createCharacter.next);
    await seeFault(person, ($) => $.fields.nickname.label, fault);
    expect(await nickname.inputValue()).toBe(typed);
  }
});

test('[VAL-1] [CHAR-2] Hangul in decomposed form, as some systems paste it, is accepted and sent composed (ko)', async () => {
  const person = await app.person({ language: 'ko' });
  const { nickname } = newIdentity();
  await openCharacter(person);
  // The name that is proposed is checked first.
  await seeState(person.page, 'createCharacter', 'filling.nickname.verified');
  const checking = person.page.waitForRequest((request) => request.url().endsWith('/validate/nickname'));
  await field(person, ($) => $.fields.nickname.label).fill(` ${nickname.normalize('NFD')} `);
  expect((await checking).postDataJSON()).toEqual({ ncknm: nickname });
  await seeState(person.page, 'createCharacter', 'filling.nickname.verified');
});

test('[VAL-2] an ID in full width and capitals becomes the ID that it means', async () => {
  const person = await app.person({ language: 'ja' });
  const { uvrsId } = newIdentity();
  await openCharacter(person);
  const wide = [...uvrsId.toUpperCase()].map((letter) =>
    /[0-9A-Z]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter,
  );
  await field(person, ($) => $.fields.uvrsId.label).fill(wide.join(''));
  expect(await field(person, ($) => $.fields.uvrsId.label).inputValue()).toBe(uvrsId);
  await seeState(person.page, 'createCharacter', 'filling.uvrsId.verified');

  await field(person, ($) => $.fields.uvrsId.label).fill('마당아이디');
  await pressUnavailable(person, ($) => $.createCharacter.next);
  await seeFault(
    person,
    ($) => $.fields.uvrsId.label,
    ($) => $.fields.uvrsId.issues.alphabet,
  );
});

test('[VAL-5] [EMAIL-5] a code in full width, in small letters and with spaces, as people paste it, is the same code', async () => {
  const person = await app.person({ language: 'ja' });
  const { email } = newIdentity();
  await person.page.goto('/');
  await goToEmailJoin(person);
  await askForCode(person, email);
  const code = await app.codeFor(email);
  const wide = [...code.slice(0, 3)].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');

  await field(person, ($) => $.fields.authCode.label).fill(code.slice(0, 5));
  await pressUnavailable(person, ($) => $.emailVerification.confirm);
  await seeFault(
    person,
    ($) => $.fields.authCode.label,
    ($) => $.failures.codeInvalid,
  );
  await field(person, ($) => $.fields.authCode.label).fill(` ${wide} - ${code.slice(3).toLowerCase()} `);
  await seeState(person.page, 'emailVerification', 'settingPassword');
});

test('[VAL-3] [LOGIN-2] an email with capitals and spaces around it is the same email', async () => {
  const { email, nickname } = await newMember(app);
  const person = await app.person();
  await person.page.goto('/');
  await openEmailLogin(person);
  await giveCredentials(person, `  ${email.toUpperCase()} `);
  await seeSignedIn(person, nickname);
});

test('[VAL-4] [LOGIN-2] a password of 16 characters is never cut: it is said to be too long, where one is chosen and at log in', async () => {
  const person = await app.person({ language: 'ko' });
  const { email } = newIdentity();
  const long = 'abcdefgh1234567!';
  await person.page.goto('/');
  await goToEmailJoin(person);
  await proveEmail(app, person, email);
  await field(person, ($) => $.fields.password.newLabel).fill(long);
  await field(person, ($) => $.fields.passwordConfirmation.label).fill(long);
  await pressUnavailable(person, ($) => $.emailVerification.finish);
  await seeFault(
    person,
    ($) => $.fields.password.newLabel,
    ($) => $.failures.passwordInvalid,
  );
  expect(await field(person, ($) => $.fields.password.newLabel).inputValue()).toBe(long);

  await field(person, ($) => $.fields.password.newLabel).fill(long.slice(1));
  await pressUnavailable(person, ($) => $.emailVerification.finish);
  await seeFault(
    person,
    ($) => $.fields.passwordConfirmation.label,
    ($) => $.failures.passwordsDiffer,
  );
  await choosePassword(person, long.slice(1));
  await person.page.waitForURL(`${app.server.worldUrl}/myroom`);

  const returning = await app.person({ language: 'ko' });
  await returning.page.goto('/');
  await openEmailLogin(returning);
  await field(returning, ($) => $.fields.email.label).fill(email);
  await field(returning, ($) => $.fields.password.label).fill(long);
  await pressUnavailable(returning, ($) => $.emailLogin.submit);
  await seeFault(
    returning,
    ($) => $.fields.password.label,
    ($) => $.fields.loginPassword.issues.length,
  );
  await giveCredentials(returning, email, long.slice(1));
  await returning.page.locator('header button[aria-haspopup=menu]').waitFor();
});

test('[PROF-2] [VAL-1] the Enter that ends a composition of Hangul submits nothing; the next one does (ko)', async () => {
  const member = await newMember(app);
  const person = await app.person({ language: 'ko' });
  const { page, say } = person;
  await page.goto('/');
  await loginByEmail(person, member);
  await inHeader(person, ($) => $.header.accountMenu, { nickname: member.nickname }).click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await press(person, ($) => $.myProfile.changeNickname);
  const nickname = field(person, ($) => $.nicknameChange.label);
  await nickname.focus();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.keyboard.insertText('한가');
  const composition = await compose(person, ['ㅇ', '우', '운']);
  await composition.enter();
  await composition.commit('운');
  expect(await nickname.inputValue()).toBe('한가운');
  await seeState(page, 'nicknameChange', 'entering');
  expect(sent.filter((path) => path.includes('nickname'))).toEqual([]);

  await page.keyboard.press('Enter');
  await seeState(page, 'profile', 'viewing');
  await press(person, ($) => $.common.close);
  await seeSignedIn(person, '한가운');
});

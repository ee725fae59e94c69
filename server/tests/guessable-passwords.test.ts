import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import type { PasswordPolicy } from '#contract/values/password.ts';
import { messageOf } from '#server/messages.ts';
import { createTestApi } from './support/api.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, emailCredentials, emailJoin, PASSWORD, proveEmail } from './support/people.ts';

const EMAIL = 'minji.kim@haneul.kr';

describeApi('the operator’s rules of a password', (_, database) => {
  const POLICY = { min: 12, max: 64, rules: ['uppercase', 'digit'] } as const;
  const refused = (language: (typeof LANGUAGES)[number], passwordPolicy: PasswordPolicy) =>
    messageOf('passwordInvalid', language, { passwordPolicy });

  it('[SAFE-2] decide at a join, at a link and at a reset, and each refusal names them', async () => {
    const api = await createTestApi(database.db, { passwordPolicy: POLICY });
    const browser = api.browser();
    await proveEmail(api, browser, EMAIL);
    for (const language of LANGUAGES) {
      const headers = { 'Accept-Language': language };
      const { message } = await browser.refused('join', 'passwordInvalid', emailJoin(EMAIL), { headers });
      expect(message).toBe(refused(language, POLICY));
    }
    const long = `Wandering7${'maple '.repeat(9)}`;
    await browser.ok('join', emailJoin(EMAIL, { pswd: long }));
    await api.browser().ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: long });

    const guest = api.browser();
    await becomeGuest(guest, '하늘바람');
    const sqncNum = await proveEmail(api, guest, 'jun@campus.ac.kr');
    await guest.refused('linkAccount', 'passwordInvalid', emailCredentials('jun@campus.ac.kr', sqncNum, 'Wandering7'));

    const owner = api.browser();
    const proof = await proveEmail(api, owner, EMAIL);
    await owner.refused('resetPassword', 'passwordInvalid', emailCredentials(EMAIL, proof, 'wandering7maple'));
  });

  it('[SAFE-2] are told in each language as they are', () => {
    expect(refused('en', POLICY)).toBe('A password has 12 to 64 characters, with an uppercase letter and a digit.');
    expect(refused('en', { min: 15, max: 64, rules: [] })).toBe('A password has 15 to 64 characters.');
    expect(refused('ko', POLICY)).toBe('비밀번호는 영문 대문자, 숫자를 모두 넣어 12~64자로 정해 주세요.');
    expect(refused('ko', { ...POLICY, rules: ['digit'] })).toBe('비밀번호는 숫자를 넣어 12~64자로 정해 주세요.');
    expect(refused('ja', POLICY)).toBe('パスワードは英大文字、数字をすべて含む12～64文字にしてください。');
    expect(refused('ja', { ...POLICY, rules: [] })).toBe('パスワードは12～64文字にしてください。');
  });

  it('[SAFE-2] do not lock out who had another password before', async () => {
    const before = await createTestApi(database.db, {});
    const { email } = await becomeMember(before, before.browser(), 'sora@campus.ac.kr');
    const api = await createTestApi(database.db, { passwordPolicy: { ...POLICY, min: 16 } });
    await api.browser().ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD });
  });

  it('[SAFE-2] let through no password that is common without them', async () => {
    const api = await createTestApi(database.db, { passwordPolicy: { min: 8, max: 64, rules: [] } });
    const browser = api.browser();
    await proveEmail(api, browser, EMAIL);
    for (const pswd of ['12345678', 'sunshine', 'Password', '1Q2W3E4R5T6Y'])
      await browser.refused('join', 'passwordGuessable', emailJoin(EMAIL, { pswd }));
  });
});

describeApi('a password that others would guess', (api) => {
  it.each([
    ['P@ssw0rd', 'common'],
    ['madang2026!', 'everyday'],
    ['minji-kim1', 'own'],
    ['parang_77a', 'own'],
  ] as const)(
    '[SAFE-2] is refused at a join with the reason, in each language, and the proof stays for another: %s',
    async (pswd, reason) => {
      const browser = api.browser();
      await proveEmail(api, browser, EMAIL);
      for (const language of LANGUAGES) {
        const body = emailJoin(EMAIL, { ncknm: '파랑', uvrsId: 'parang', pswd });
        const { message } = await browser.refused('join', 'passwordGuessable', body, { headers: { 'Accept-Language': language } });
        expect(message).toBe(messageOf('passwordGuessable', language, { guessableBy: reason }));
      }
      await browser.ok('join', emailJoin(EMAIL, { ncknm: '파랑', uvrsId: 'parang' }));
    },
  );

  it('[SAFE-2] is refused where a guest links an email: the nickname in Hangul counts as it is typed', async () => {
    const browser = api.browser();
    await becomeGuest(browser, '하늘바람');
    const sqncNum = await proveEmail(api, browser, 'jun@campus.ac.kr');
    await browser.refused('linkAccount', 'passwordGuessable', emailCredentials('jun@campus.ac.kr', sqncNum, 'gksmfqkfka1!'));
    await browser.ok('linkAccount', emailCredentials('jun@campus.ac.kr', sqncNum));
  });

  it('[SAFE-2] is refused at a reset, by the names of the account, and the old one stays', async () => {
    const member = await becomeMember(api, api.browser(), 'sora@campus.ac.kr');
    const browser = api.browser();
    const sqncNum = await proveEmail(api, browser, member.email);
    await browser.refused('resetPassword', 'passwordGuessable', emailCredentials(member.email, sqncNum, 'sora-2026-1!'));
    await api.browser().ok('emailLogin', { authMthd: 1, authId: member.email, pswd: PASSWORD });
    await browser.ok('resetPassword', emailCredentials(member.email, sqncNum, 'winter-2027?'));
  });
});

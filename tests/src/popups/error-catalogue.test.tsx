// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Language } from '#contract/languages.ts';
import type { MethodCode } from '#contract/methods.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { PortError } from '#machines/failures.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { nicknameChangeMachine } from '#machines/nickname-change/nickname-change.machine.ts';
import { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import { type CheckedUser, providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { ENABLED_METHODS } from '#machines/samples.ts';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { Login } from '#src/popups/login/login.tsx';
import { NicknameChange } from '#src/popups/nickname-change/nickname-change.tsx';
import { atCode, atPassword, openWizard, user } from './email-wizard.tsx';
import { ANSWER, fakeProvider } from './fake-provider.ts';
import { renderScreen, whole } from './render-screen.tsx';

/** One text of the error catalogue in each language, as section 8 of the specification asks for it. */
const inEachLanguage = (texts: Readonly<Record<Language, string>>) => Object.entries(texts) as [Language, string][];

const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('dialog input:not([readonly])')].filter(({ tabIndex }) => tabIndex >= 0);
const field = (index = 0): HTMLInputElement => {
  const found = fields()[index];
  if (found === undefined) throw new Error(`the dialog has no input ${index}`);
  return found;
};
const submit = () => {
  const button = document.querySelector<HTMLButtonElement>('dialog button[type=submit]');
  if (button === null) throw new Error('the dialog has no submit button');
  return user.click(button);
};
/** The field is marked as invalid, and its description says the text. */
function expectSaidAt(input: HTMLInputElement, text: string): void {
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const said = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(said).toContain(text);
}

function openProviderLogin() {
  const provider = fakeProvider();
  const machine = loginMachine.provide({
    actors: {
      providerLogin: providerLoginMachine.provide({
        actors: {
          providerTicket: providerTicketMachine.provide({
            actors: {
              providerWindow: provider.providerWindow,
              checkProvider: fromPromise(async (): Promise<CheckedUser> => ({ ticket: 'ticket', nickname: null })),
            },
          }),
          loginByProvider: fromPromise<void, { method: MethodCode; ticket: string; stays: boolean }>(() =>
            Promise.reject(new PortError({ reason: 'accountNotFound' })),
          ),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { enabledMethods: ENABLED_METHODS, resumed: null } }).start();
  return { actor, provider };
}

describe('the error catalogue, in each language', () => {
  it.each(
    inEachLanguage({
      ko: '인증한 학교 계정으로 가입한 기록이 없어요. 다른 방법으로 로그인하거나 이 계정으로 가입해 주세요.',
      en: 'There’s no account for that school login yet. Please log in another way, or sign up with it.',
      ja: '認証した学校アカウントでの登録が見つかりません。別の方法でログインするか、このアカウントで会員登録してください。',
    }),
  )('[ERR-2] [LOGIN-5] a university account that has no account here leads to another way (%s)', async (language, text) => {
    const { actor, provider } = openProviderLogin();
    await renderScreen(<Login actor={actor} />, language);
    act(() => actor.send({ type: 'METHOD_CHOSEN', method: 'ewha' }));
    act(() => provider.tell({ ...ANSWER, campusCode: 'ewha' }));
    expect(await screen.findByText(whole(text))).toBeTruthy();
  });

  const EMAIL_INVALID = inEachLanguage({
    ko: '이메일을 정확히 입력해 주세요. 예: name@school.ac.kr',
    en: 'Please enter a valid email, like name@school.edu.',
    ja: 'メールアドレスを正しく入力してください。例：name@school.ac.jp',
  });
  it.each(EMAIL_INVALID)('[ERR-15] [LOGIN-2] a malformed email is said at its field when it is submitted (%s)', async (language, text) => {
    const actor = createActor(emailLoginMachine, { input: { email: '' } }).start();
    await renderScreen(<EmailLogin actor={actor} topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN} />, language);
    await user.type(field(), 'minji@campus');
    await submit();
    expectSaidAt(field(), text);
  });
  it.each(EMAIL_INVALID)('[ERR-15] [EMAIL-1] no code is sent to a malformed email, and its field says so (%s)', async (language, text) => {
    const { server } = await openWizard({ language });
    await user.type(field(), 'minji@campus');
    await submit();
    expectSaidAt(field(), text);
    expect(server.asked('checkEmail')).toEqual([]);
  });

  it.each(
    inEachLanguage({
      ko: '인증 코드 6자리를 정확히 입력해 주세요.',
      en: 'Please enter the 6-character code exactly as in the email.',
      ja: '6桁の認証コードを正しく入力してください。',
    }),
  )('[ERR-18] [EMAIL-5] a code that is too short is said at its field, and nothing is sent (%s)', async (language, text) => {
    const { server } = await atCode({ language });
    await user.type(field(), '48A1Z');
    await submit();
    expectSaidAt(field(), text);
    expect(server.asked('confirmCode')).toEqual([]);
  });

  it.each(
    inEachLanguage({
      ko: '비밀번호가 서로 달라요. 다시 입력해 주세요.',
      en: 'The passwords don’t match. Please try again.',
      ja: 'パスワードが一致しません。もう一度入力してください。',
    }),
  )('[ERR-20] [VAL-4] a confirmation that differs is said at its field, and nothing is sent (%s)', async (language, text) => {
    const { server } = await atPassword({ language });
    await user.type(field(0), 'maple-7leaf');
    await user.type(field(1), 'maple-7lea');
    await submit();
    expectSaidAt(field(1), text);
    expect(server.asked('linkEmail')).toEqual([]);
  });

  const PASSWORD_INVALID = inEachLanguage({
    ko: '비밀번호를 8~15자로 입력해 주세요.',
    en: 'Please enter a password of 8–15 characters.',
    ja: 'パスワードは8～15文字で入力してください。',
  });
  it.each(PASSWORD_INVALID.flatMap(([language, text]) => ['maple-7', 'maple-7leaf-long'].map((typed) => [language, typed, text] as const)))(
    '[ERR-21] [VAL-4] a password of 7 or of 16 characters is said at its field, and nothing is sent (%s, %s)',
    async (language, typed, text) => {
      const { server } = await atPassword({ language });
      await user.type(field(0), typed);
      await user.type(field(1), typed);
      await submit();
      expectSaidAt(field(0), text);
      expect(server.asked('linkEmail')).toEqual([]);
    },
  );

  const NICKNAME_INVALID = inEachLanguage({
    ko: '닉네임은 한글, 영문, 숫자로 2~15자여야 해요. 띄어쓰기와 기호는 빼 주세요.',
    en: 'A nickname has 2–15 characters: English letters, Korean or digits. Please leave out spaces and symbols.',
    ja: 'ニックネームは、ひらがな・カタカナ・漢字・英字・数字・ハングルの2～15文字で入力してください。空白と記号は取り除いてください。',
  });
  const nicknameChange = () =>
    createActor(
      nicknameChangeMachine.provide({
        actors: { checkNickname: fromPromise(() => Promise.reject(new PortError({ reason: 'nicknameInvalid' }))) },
      }),
      { input: { nickname: '' } },
    ).start();
  it.each(NICKNAME_INVALID)('[ERR-28] [PROF-2] a value that is no nickname is said at its field (%s)', async (language, text) => {
    await renderScreen(<NicknameChange actor={nicknameChange()} current="Minji" alphabet="base" />, language);
    await user.type(field(), 'Min ji!');
    await submit();
    expectSaidAt(field(), text);
  });
  it.each(NICKNAME_INVALID)(
    '[ERR-28] [PROF-2] a nickname that the server finds invalid is said at its field (%s)',
    async (language, text) => {
      await renderScreen(<NicknameChange actor={nicknameChange()} current="Minji" alphabet="base" />, language);
      await user.type(field(), 'Whale');
      await submit();
      expect((await screen.findAllByText(whole(text))).length).toBeGreaterThan(0);
      expectSaidAt(field(), text);
    },
  );
});

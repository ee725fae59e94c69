// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { openWizard } from './email-wizard.tsx';
import { button, renderScreen } from './render-screen.tsx';

const user = userEvent.setup();
const emailField = (label = 'Email') => screen.getByLabelText<HTMLInputElement>(label);
const suggestion = (name: string) => screen.findByRole('button', { name }, { timeout: 3000 });

async function openLogin(language: Language = 'en') {
  const actor = createActor(
    emailLoginMachine.provide({
      actors: {
        recallLastWay: fromCallback(() => {}),
        forgetLastWay: fromPromise(async () => {}),
        loginByEmail: fromPromise(() => new Promise<void>(() => {})),
      },
    }),
    { input: { email: '' } },
  ).start();
  await renderScreen(<EmailLogin actor={actor} topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN} />, language);
}

describe('the email that was probably meant', () => {
  it('[VAL-3] [LOGIN-2] is offered at log in, and one press takes it; the focus stays in the field', async () => {
    await openLogin();
    await user.type(emailField(), 'minji@gmial.com');
    await user.click(await suggestion('Did you mean minji@gmail.com?'));
    expect(emailField().value).toBe('minji@gmail.com');
    expect(document.activeElement).toBe(emailField());
    await waitFor(() => expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull());
  });

  it.each([
    ['ko', '이메일', 'minji@naver.com 주소가 아닌가요?'],
    ['ja', 'メールアドレス', 'minji@naver.comではありませんか？'],
  ] as const)('[LANG-2] speaks %s', async (language, label, text) => {
    await openLogin(language);
    await user.type(emailField(label), 'minji@naver.con');
    expect(await suggestion(text)).toBeTruthy();
  });

  it.each(['join', 'link', 'setUp', 'reset'] as const)(
    '[VAL-3] [EMAIL-1] [RESET-1] is offered where an email is proven (%s), and refuses nothing',
    async (kind) => {
      const { server } = await openWizard({ kind });
      await user.type(emailField(), 'minji@hanmail.ent');
      expect(await suggestion('Did you mean minji@hanmail.net?')).toBeTruthy();
      await user.clear(emailField());
      await user.type(emailField(), 'minji@navr.com');
      await suggestion('Did you mean minji@naver.com?');
      await user.click(button('Send code'));
      expect(server.asked('checkEmail')).toMatchObject([{ email: 'minji@navr.com' }]);
    },
  );

  it('[VAL-3] stands beside what is wrong with the email', async () => {
    await openWizard({ kind: 'join' });
    await user.type(emailField(), 'ㅡㅑㅜㅓㅑ@naver.com');
    await user.tab();
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    await user.click(await suggestion('Did you mean minji@naver.com?'));
    expect(emailField().getAttribute('aria-invalid')).toBeNull();
  });

  it('[VAL-3] [LOGIN-2] the text pasted around an address is gone from the field', async () => {
    await openWizard({ kind: 'join' });
    await user.click(emailField());
    await user.paste('Kim Minji <Minji@naver.com>');
    expect(emailField().value).toBe('minji@naver.com');
  });
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CODE_CONFIRMED_SHOWN } from '#contract/limits.ts';
import { checkPassword } from '#contract/values/password.ts';
import {
  alertText,
  atCode,
  atPassword,
  codeField,
  confirmationField,
  EMAIL,
  PASSWORD,
  passwordField,
  stopTicking,
  user,
} from './email-wizard.tsx';
import { button, pressEnter, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

stopTicking();

describe('the password', () => {
  it('[VAL-4] [ERR-20] tells what is missing at both fields, and nothing is sent', async () => {
    const { server } = await atPassword();
    expect(button('Finish').getAttribute('aria-disabled')).toBe('true');
    await user.type(passwordField(), 'maple7leaf');
    await user.type(confirmationField(), 'maple');
    await user.click(button('Finish'));
    expect(screen.getAllByText('Please add at least one special character.').length).toBeGreaterThan(0);
    expect(screen.getAllByText('The passwords don’t match. Please try again.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(passwordField());
    expect(server.asked('linkEmail')).toEqual([]);
  });

  it.each([
    ['ABC', 'Still needed: 8–15 characters, Lowercase letter, Digit, Special character'],
    ['abcdefgh', 'Still needed: Digit, Special character'],
    ['abcdefghijklm12', 'It already has 15 characters. Please replace some with: Special character'],
    ['hupgyv-9tynha-qYvdas', 'Please enter a password of 8–15 characters.'],
    ['ㅔㅁㄴㄴword-1', 'Please use only English letters, digits and symbols.'],
  ])('[VAL-4] [ERR-21] the message for %s names all that is missing at once', async (typed, message) => {
    await atPassword();
    await user.type(passwordField(), typed);
    await user.click(button('Finish'));
    expect(document.getElementById(`${passwordField().id}-message`)?.textContent).toContain(message);
  });

  it.each([
    ['P@ssw0rd', 'Many people use this password.'],
    ['madang2026!', 'This password is made of a name or a word that others try first.'],
    [`${EMAIL.split('@')[0]}-2026!`, 'This password is made of your email, nickname or ID.'],
  ])('[SAFE-2] %s is refused with the reason before it is sent', async (typed, message) => {
    const { server } = await atPassword();
    await user.type(passwordField(), typed);
    await user.type(confirmationField(), typed);
    await user.click(button('Finish'));
    await waitFor(() => expect(document.getElementById(`${passwordField().id}-message`)?.textContent).toContain(message));
    expect(server.asked('linkEmail')).toEqual([]);
    expect(passwordField().value).toBe(typed);
  });

  it('[VAL-4] letters that password boxes cannot type are pointed out while they are typed', async () => {
    await atPassword();
    const warning = 'Some characters aren’t English letters. Is your keyboard set to another language?';
    await user.type(passwordField(), 'maple');
    expect(screen.queryByText(warning)).toBeNull();
    await user.type(passwordField(), 'ㅔ');
    expect(screen.getByText(warning).closest('[role=status]')).not.toBeNull();
    await user.type(passwordField(), '{Backspace}-7leaf');
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('[VAL-4] password managers are told our rules: a generator makes what we take, and nothing pasted is cut', async () => {
    await atPassword();
    const rules = passwordField().getAttribute('passwordrules') ?? '';
    expect(rules).toBe('minlength: 8; maxlength: 15; required: lower; required: digit; required: [-!#$%&*+?@_]; allowed: upper;');
    // Each of the characters is a special one to us.
    for (const special of rules.match(/\[(.+)\]/)?.[1] ?? '')
      expect(checkPassword(`maple78${special}`)).toEqual({ ok: true, value: `maple78${special}` });
    expect([passwordField().minLength, passwordField().maxLength]).toEqual([8, -1]);
    expect(passwordField().autocomplete).toBe('new-password');
  });

  it('[SAFE-2] the operator’s lengths and rules are those of the form, of what it says and of password managers', async () => {
    const passwordPolicy = { min: 12, max: 64, rules: ['uppercase', 'digit'] } as const;
    const { server } = await atPassword({ passwordPolicy });
    expect(passwordField().getAttribute('passwordrules')).toBe(
      'minlength: 12; maxlength: 64; required: upper; required: digit; allowed: lower, [-!#$%&*+?@_];',
    );
    expect([passwordField().minLength, passwordField().maxLength]).toEqual([12, -1]);
    const shown = () => screen.getAllByRole('listitem').flatMap((item) => (item.dataset.met === undefined ? [] : [item.textContent]));
    expect(shown()).toEqual(['Still needed: 12–64 characters', 'Still needed: Uppercase letter', 'Still needed: Digit']);
    await user.click(passwordField());
    await user.paste('X7'.repeat(33));
    expect(passwordField().value).toBe('X7'.repeat(33));
    await user.tab();
    expect(screen.getByText('Please enter a password of 12–64 characters.')).not.toBeNull();
    await user.clear(passwordField());
    await user.type(passwordField(), 'Wandering7Maple');
    await user.type(confirmationField(), 'Wandering7Maple');
    expect(shown()).toEqual(['Met: 12–64 characters', 'Met: Uppercase letter', 'Met: Digit']);
    pressEnter(confirmationField());
    expect(server.asked('linkEmail')).toMatchObject([{ password: 'Wandering7Maple' }]);
  });

  it('[SAFE-2] a password without a special character is refused as common, where the operator’s rules let it through', async () => {
    await atPassword({ passwordPolicy: { min: 8, max: 64, rules: [] } });
    await user.type(passwordField(), 'sunshine');
    await user.tab();
    expect(await screen.findByText(/^Many people use this password/)).not.toBeNull();
  });

  it('[VAL-4] the rules are ticked off as one types, by word too', async () => {
    await atPassword();
    const rules = () => screen.getAllByRole('listitem').filter((item) => item.dataset.met !== undefined);
    expect(rules().map((rule) => rule.dataset.met)).toEqual(['false', 'false', 'false', 'false']);
    await user.type(passwordField(), 'maple7');
    expect(rules().map((rule) => [rule.dataset.met, rule.textContent])).toEqual([
      ['false', 'Still needed: 8–15 characters'],
      ['true', 'Met: Lowercase letter'],
      ['true', 'Met: Digit'],
      ['false', 'Still needed: Special character'],
    ]);
  });

  it('[EMAIL-7] a password manager is told whose password it is', async () => {
    await atPassword();
    expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(EMAIL);
    expect(passwordField().autocomplete).toBe('new-password');
  });

  it.each([
    ['link', 'linkEmail', 'linking', 'We couldn’t link the account. Please try again in a moment.'],
    ['setUp', 'linkEmail', 'linking', 'We couldn’t set up the account. Please try again in a moment.'],
    ['reset', 'resetPassword', 'resetting', 'We couldn’t reset your password. Please try again in a moment.'],
  ] as const)('[EMAIL-7] [RESET-2] %s: the typed password outlives a failure', async (kind, call, state, message) => {
    const { server } = await atPassword({ kind });
    await user.type(passwordField(), PASSWORD);
    await user.type(confirmationField(), PASSWORD);
    pressEnter(confirmationField());
    expect(server.asked(call)).toEqual([
      {
        email: EMAIL,
        proof: 'proof',
        password: PASSWORD,
        ...(call === 'linkEmail' ? { purpose: kind, confirmation: null } : { stays: false }),
      },
    ]);
    expect(shownState()).toBe(`emailVerification ${state}`);
    expect(button(/^Finish/).getAttribute('aria-busy')).toBe('true');
    await server.refuses(call);
    expect(alertText()).toBe(message);
    expect([passwordField().value, confirmationField().value]).toEqual([PASSWORD, PASSWORD]);
  });

  it.each([true, false])(
    '[WAY-3] a reset names the other ways into the account, and ends them where that is ticked: %s',
    async (isTicked) => {
      const { server, wait } = await atCode({ kind: 'reset' });
      await user.type(codeField(), 'ABC234');
      await server.says('confirmCode', { proof: 'proof', otherWays: ['google', 'kakao', 'passkey'] });
      await wait(CODE_CONFIRMED_SHOWN);
      expect(screen.getByText('Other ways to log in to this account: Google, Kakao, passkeys')).not.toBeNull();
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Stop these from logging in/ });
      expect(box.checked).toBe(false);
      if (isTicked) await user.click(box);
      await user.type(passwordField(), PASSWORD);
      await user.type(confirmationField(), PASSWORD);
      await user.click(button('Finish'));
      const credential = { email: EMAIL, proof: 'proof', password: PASSWORD };
      expect(server.asked('resetPassword')).toEqual([{ ...credential, stays: false, ...(isTicked && { endsOtherWays: true }) }]);
      await server.refuses('resetPassword');
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Stop these from logging in/ }).checked).toBe(isTicked);
    },
  );

  it.each([
    ['Keep it and log in', [false, true], 'emailVerification resetting'],
    ['Leave it as it is', [false], 'emailVerification settingPassword'],
  ])(
    '[LEGAL-2] [RESET-2] a new password for an account that is being deleted asks first, with the date: “%s”; the typed one stays',
    async (name, stays, state) => {
      const { server } = await atPassword({ kind: 'reset' });
      await user.type(passwordField(), PASSWORD);
      await user.type(confirmationField(), PASSWORD);
      await user.click(button('Finish'));
      await server.refuses('resetPassword', 'accountLeaving', { data: { deletedAt: Date.UTC(2026, 11, 20, 3) } });
      const question = await screen.findByRole('alertdialog', { name: 'This account will be deleted' });
      expect(question.textContent).toContain('on 20\u00a0December\u00a02026');
      await user.click(button(name));
      expect(server.asked('resetPassword')).toEqual(
        stays.map((each) => ({ email: EMAIL, proof: 'proof', password: PASSWORD, stays: each })),
      );
      expect(shownState()).toBe(state);
      expect([passwordField().value, confirmationField().value]).toEqual([PASSWORD, PASSWORD]);
      if (stays.length === 1) await expectDone('You’re not logged in. The account will be deleted as planned.');
    },
  );

  it('[WAY-3] [API-26] where no way is named, nothing is offered', async () => {
    await atPassword({ kind: 'reset' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[EMAIL-7] join: the account is made, or why not is told', async () => {
    const { actor, server } = await atPassword({ kind: 'join' });
    await user.type(passwordField(), PASSWORD);
    await user.type(confirmationField(), PASSWORD);
    await user.click(button('Finish'));
    expect(shownState()).toBe('emailVerification joining');
    await server.refuses('join');
    expect(alertText()).toBe('We couldn’t finish signing you up. Please try again in a moment.');
    await user.click(button('Finish'));
    await server.says('join');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'joined' });
  });

  it('[EMAIL-7] a proof that is too old starts over, says why, and forgets the password', async () => {
    const { server } = await atPassword();
    await user.type(passwordField(), PASSWORD);
    await user.type(confirmationField(), PASSWORD);
    await user.click(button('Finish'));
    await server.refuses('linkEmail', 'proofExpired');
    expect(shownState()).toBe('emailVerification enteringEmail');
    expect(alertText()).toBe('Your email confirmation has expired. Please get a new code.');
    expect(document.body.innerHTML).not.toContain(PASSWORD);
  });
});

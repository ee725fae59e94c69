// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import {
  alertText,
  atCode,
  atPassword,
  codeField,
  codeState,
  confirmationField,
  EMAIL,
  emailField,
  openWizard,
  PASSWORD,
  passwordField,
  START,
  sentAt,
  stopTicking,
  title,
  user,
} from './email-wizard.tsx';
import { button, expectTranslated, pressEnter, shownState, whole } from './render-screen.tsx';

stopTicking();

describe('the email', () => {
  it('[EMAIL-1] sends a valid email only, in lower case, and keeps it while the server is asked', async () => {
    const { server } = await openWizard();
    expect(document.activeElement).toBe(emailField());
    await user.type(emailField(), 'Minji@campus');
    expect(button('Send code').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Send code'));
    expect(screen.getByText('Please enter a valid email, like name@school.edu.')).toBeTruthy();
    await user.type(emailField(), '.ac.kr');
    pressEnter(emailField());
    expect(server.asked('checkEmail')).toEqual([{ email: EMAIL }]);
    expect(shownState()).toBe('emailVerification checkingEmail');
    expect(button(/^Send code/).getAttribute('aria-busy')).toBe('true');
    await server.says('checkEmail', { registered: false });
    expect(shownState()).toBe('emailVerification requestingCode');
    expect(emailField().value).toBe(EMAIL);
    await server.says('requestCode', sentAt(START));
    expect(shownState()).toBe(codeState('running', 'coolingDown', 'entering'));
    expect(document.activeElement).toBe(codeField());
    expect(screen.getByText(whole('We’ve sent your code. Please check your inbox.'))).toBeTruthy();
  });

  it('[ERR-13] one that is registered is told at the field, and email login is offered', async () => {
    const { actor, server } = await openWizard({ email: EMAIL });
    await user.click(button('Send code'));
    await server.says('checkEmail', { registered: true });
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(whole('This email is already registered. Log in with it, or enter another one.'))).toBeTruthy();
    await user.click(button('Log in with this email'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'emailLogin', email: EMAIL });
  });

  it('[ERR-13] an offer for one email goes when another is typed', async () => {
    const { server } = await openWizard({ email: EMAIL });
    await user.click(button('Send code'));
    await server.says('checkEmail', { registered: true });
    await user.type(emailField(), '{Backspace}');
    expect(screen.queryByRole('button', { name: 'Log in with this email' })).toBeNull();
  });

  it('[RESET-1] [ERR-14] one that is unknown cannot be reset, and sign-up is offered', async () => {
    const { actor, server } = await openWizard({ kind: 'reset', email: EMAIL });
    await user.click(button('Send code'));
    await server.says('checkEmail', { registered: false });
    expect(screen.getByText(whole('This email isn’t registered. Check the address, or sign up.'))).toBeTruthy();
    await user.click(button('Sign up instead'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'signUp' });
  });

  it('[ERR-17] [EMAIL-8] a check or a sending that failed is told above the field', async () => {
    const { server } = await openWizard({ email: EMAIL });
    await user.click(button('Send code'));
    await server.refuses('checkEmail');
    expect(alertText()).toBe('We couldn’t check this email. Please try again in a moment.');
    expect(emailField().getAttribute('aria-invalid')).toBeNull();
    await user.click(button('Send code'));
    expect(screen.queryByRole('alert')).toBeNull();
    await server.says('checkEmail', { registered: false });
    await server.refuses('requestCode');
    expect(alertText()).toBe('We couldn’t send the code. Please check the email and try again.');
    expect(emailField().value).toBe(EMAIL);
  });
});

describe('a member’s new password', () => {
  it('[RESET-2] its code is sent to the known email at once, and neither Back nor a button changes that email', async () => {
    const { actor, server } = await openWizard({ kind: 'change', email: EMAIL });
    expect(server.asked('checkEmail')).toEqual([]);
    expect(server.asked('requestCode')).toEqual([{ email: EMAIL }]);
    await server.says('requestCode', sentAt(START));
    expect(shownState()).toBe(codeState('running', 'coolingDown', 'entering'));
    expect(title()).toBe('Change your password');
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
    await user.click(button('Back'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'back' });
  });

  it('[RESET-2] [EMAIL-8] a code that could not be sent is sent again, to the same email', async () => {
    const { server } = await openWizard({ kind: 'change', email: EMAIL });
    await server.refuses('requestCode');
    expect(alertText()).toBe('We couldn’t send the code. Please check the email and try again.');
    expect(emailField().readOnly).toBe(true);
    await user.click(button('Send code'));
    expect(server.asked('requestCode')).toEqual([{ email: EMAIL }, { email: EMAIL }]);
  });
});

describe('another email of a member', () => {
  it('[EMAIL-10] its last step says what changes and who is told; one press changes it, and the profile follows', async () => {
    const { actor, server } = await atPassword({ kind: 'newEmail' });
    expect([title(), shownState()]).toEqual(['Change to this email?', 'emailVerification confirmingChange']);
    expect(screen.getByText(/and the same password/).textContent).toContain(EMAIL);
    expect(screen.getByText(/can undo the change for 7 days/)).toBeTruthy();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Change');
    await user.click(button('Change email'));
    expect(server.asked('changeEmail')).toEqual([{ email: EMAIL, proof: 'proof', confirmation: null }]);
    await server.says('changeEmail');
    expect(title()).toBe('Email changed');
    await user.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'emailChanged' });
  });

  it('[EMAIL-10] a registered one is said at the field, without a login; and a failure of the change where it was pressed', async () => {
    const first = await openWizard({ kind: 'newEmail', email: EMAIL });
    await user.click(button('Send code'));
    await first.server.says('checkEmail', { registered: true });
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Log in with this email' })).toBeNull();
    cleanup();
    const { server } = await atPassword({ kind: 'newEmail' });
    await user.click(button('Change email'));
    await server.refuses('changeEmail');
    expect(alertText()).toBe('We couldn’t change your email. Please try again in a moment.');
    await user.click(button('Change email'));
    expect(server.asked('changeEmail')).toHaveLength(2);
  });

  it('[EMAIL-10] [CONFIRM-1] where the login is some time ago, the proof is asked for above the step', async () => {
    const { server } = await atPassword({ kind: 'newEmail' });
    await user.click(button('Change email'));
    await server.refuses('changeEmail', 'confirmationNeeded');
    await server.says('readWays', { methods: ['email'], email: EMAIL, hasPasskey: false, takesCode: false, gone: null });
    expect(document.querySelector('[data-flow=confirmIdentity]')).not.toBeNull();
  });
});

describe('a further email', () => {
  it('[CONFIRM-1] [EMAIL-7] where the login is some time ago, the proof is asked for above the password, which stays in its fields and goes with the proof', async () => {
    const { server } = await atPassword({ kind: 'setUp' });
    await user.type(passwordField(), PASSWORD);
    await user.type(confirmationField(), PASSWORD);
    await user.click(button('Finish'));
    await server.refuses('linkEmail', 'confirmationNeeded');
    await server.says('readWays', { methods: ['email'], email: EMAIL, hasPasskey: false, takesCode: false, gone: null });
    const proof = within(screen.getByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(proof.getByLabelText(`Password for ${EMAIL}`), 'secret-2026!');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    await server.says('prove', { confirmation: 'proven' });
    expect(shownState()).toBe('emailVerification settingPassword');
    expect(passwordField().value).toBe(PASSWORD);
    await user.click(button('Finish'));
    const credential = { email: EMAIL, proof: 'proof', password: PASSWORD, purpose: 'setUp' };
    expect(server.asked('linkEmail')).toEqual([
      { ...credential, confirmation: null },
      { ...credential, confirmation: 'proven' },
    ]);
  });
});

describe('the end', () => {
  const finish = async (kind: 'link' | 'setUp' | 'reset' | 'change', call: string) => {
    const wizard = await atPassword({ kind });
    await user.type(passwordField(), PASSWORD);
    await user.type(confirmationField(), PASSWORD);
    await user.click(button('Finish'));
    await wizard.server.says(call, { reset: { signedIn: false }, change: { signedIn: true }, link: undefined, setUp: undefined }[kind]);
    return wizard;
  };

  it.each([
    ['link', 'linkEmail', 'Your email is linked', 'linked'],
    ['setUp', 'linkEmail', 'Email login added', 'added'],
  ] as const)('[EMAIL-8] %s: a success message, then on', async (kind, call, message, outcome) => {
    const { actor } = await finish(kind, call);
    expect(shownState()).toBe('emailVerification linked');
    expect(title()).toBe(message);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    await user.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome });
  });

  it('[RESET-2] where the API begins no session, asks whether to go to email login', async () => {
    const { actor } = await finish('reset', 'resetPassword');
    expect(shownState()).toBe('emailVerification offeringLogin');
    expect(title()).toBe('Password changed');
    expect(screen.getByText(/and your new password\?/).textContent).toContain(EMAIL);
    await user.click(button('Log in with email'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'emailLogin', email: EMAIL });
  });

  it('[RESET-2] a member who has changed the password goes on, and is asked for no login', async () => {
    const { actor } = await finish('change', 'resetPassword');
    expect(shownState()).toBe('emailVerification linked');
    expect(title()).toBe('Password changed');
    expect(screen.queryByRole('button', { name: 'Log in with email' })).toBeNull();
    await user.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'passwordChanged' });
  });

  it('[RESET-2] or later', async () => {
    const { actor } = await finish('reset', 'resetPassword');
    await user.click(button('Later'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });
});

describe('every step', () => {
  it.each([
    ['link', 'Link an email', 'Set a password'],
    ['setUp', 'Add email login', 'Set a password'],
    ['join', 'Sign up with email', 'Set a password'],
    ['reset', 'Reset your password', 'Set a new password'],
  ] as const)('[EMAIL-7] [RESET-2] %s is titled by what it is for', async (kind, first, last) => {
    await openWizard({ kind });
    expect(title()).toBe(first);
    cleanup();
    await atPassword({ kind });
    expect(title()).toBe(last);
  });

  it.each([
    ['Back', 'back'],
    ['Close', 'closed'],
  ] as const)('[POP-5] "%s" leaves, even while the server is asked', async (name, outcome) => {
    const { actor } = await openWizard({ email: EMAIL });
    await user.click(button('Send code'));
    await user.click(button(name));
    expect(actor.getSnapshot().output).toEqual({ outcome });
  });

  const KINDS = ['link', 'setUp', 'join', 'reset'] as const;
  it.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
    '[LANG-2] speaks %s for %s',
    async (language, kind) => {
      for (const open of [openWizard, atCode, atPassword]) {
        await open({ kind, language });
        expectTranslated(language);
      }
    },
  );
});

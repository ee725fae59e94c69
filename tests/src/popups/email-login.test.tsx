// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import { emailLoginMachine } from '#machines/email-login/email-login.machine.ts';
import { PortError } from '#machines/failures.ts';
import type { LastWay } from '#machines/last-way.ts';
import { EmailLogin } from '#src/popups/email-login/email-login.tsx';
import { Help } from '#src/popups/help/help.tsx';
import { SAMPLES } from '#tests/support/samples.ts';
import { button, deferred, expectTranslated, pressEnter, renderScreen, shownState, whole } from './render-screen.tsx';
import { expectDone } from './said.ts';

const EMAIL = 'minji@campus.ac.kr';
const PASSWORD = 'maple-7leaf';

interface Credentials {
  email: string;
  password: string;
  rememberEmail: boolean;
  stays: boolean;
}

function openEmailLogin({ email = '', answer = deferred<void>(), lastWay = null as LastWay | null } = {}) {
  const loginByEmail = vi.fn((_: Credentials) => answer.promise);
  const forgetLastWay = vi.fn(async () => {});
  const machine = emailLoginMachine.provide({
    actors: {
      recallLastWay: fromCallback(({ sendBack }) => sendBack({ type: 'LAST_WAY_KNOWN', lastWay })),
      forgetLastWay: fromPromise<void, void>(forgetLastWay),
      loginByEmail: fromPromise<void, Credentials>(({ input }) => loginByEmail(input)),
    },
  });
  const actor = createActor(machine, { input: { email } }).start();
  const help = <Help contact={SAMPLES.configuration.data} />;
  return {
    actor,
    answer,
    loginByEmail,
    forgetLastWay,
    popup: <EmailLogin actor={actor} topLevelDomain={DEFAULT_TOP_LEVEL_DOMAIN} help={help} />,
  };
}

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const rememberBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Remember my email/ });
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('EmailLogin', () => {
  it('[LOGIN-2] lowercases the email, and Enter submits', async () => {
    const { popup, loginByEmail } = openEmailLogin();
    await renderScreen(popup);
    expect(document.activeElement).toBe(emailField());
    await userEvent.type(emailField(), 'Minji@Campus.ac.kr');
    await userEvent.type(passwordField(), PASSWORD);
    pressEnter(passwordField());
    expect(loginByEmail).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, password: PASSWORD, rememberEmail: false, stays: false });
    expect(shownState()).toBe('emailLogin loggingIn');
  });

  it.each([
    ['Keep it and log in', [false, true], 'emailLogin loggingIn'],
    ['Leave it as it is', [false], 'emailLogin entering'],
  ])('[LEGAL-2] an account that is being deleted is asked about first, with the date: “%s”', async (name, stays, state) => {
    const answers = [deferred<void>(), deferred<void>()] as const;
    const { popup, loginByEmail } = openEmailLogin({ email: EMAIL, answer: answers[0] });
    loginByEmail.mockImplementation(() => answers[loginByEmail.mock.calls.length === 1 ? 0 : 1].promise);
    await renderScreen(popup);
    await userEvent.type(passwordField(), PASSWORD);
    await userEvent.click(button('Log in'));
    answers[0].reject(new PortError({ reason: 'accountLeaving', data: { deletedAt: Date.UTC(2026, 11, 20, 3) } }));
    const question = await screen.findByRole('alertdialog', { name: 'This account will be deleted' });
    expect(question.textContent).toContain('on 20\u00a0December\u00a02026');
    expect(document.activeElement).toBe(button('Leave it as it is'));
    await userEvent.click(button(name));
    expect(loginByEmail.mock.calls.map(([input]) => input.stays)).toEqual(stays);
    expect(loginByEmail.mock.calls.every(([input]) => input.password === PASSWORD)).toBe(true);
    expect(shownState()).toBe(state);
    expect(passwordField().value).toBe(PASSWORD);
    if (stays.length === 1) await expectDone('You’re not logged in. The account will be deleted as planned.');
  });

  it('[RESET-2] [LOGIN-6] where the email is known, the password is what is asked for: its field has the focus', async () => {
    const { popup } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    expect(emailField().value).toBe(EMAIL);
    expect(document.activeElement).toBe(passwordField());
  });

  it('[LOGIN-2] offers to log in only with a valid email and a password, and says what is missing', async () => {
    const { popup, loginByEmail } = openEmailLogin();
    await renderScreen(popup);
    expect(button('Log in').getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(emailField(), 'minji@campus');
    await userEvent.click(button('Log in'));
    expect(screen.getByText('Please check 2 fields.')).toBeTruthy();
    expect(document.activeElement).toBe(emailField());
    expect(emailField().getAttribute('aria-invalid')).toBe('true');

    await userEvent.type(emailField(), '.ac.kr');
    await userEvent.type(passwordField(), PASSWORD);
    expect(button('Log in').getAttribute('aria-disabled')).toBeNull();
    expect(loginByEmail).not.toHaveBeenCalled();
  });

  it('[LOGIN-2] [HEAD-3] after the third failure in a row it offers the phone number and the inquiry, and the form goes on', async () => {
    const { popup, actor, loginByEmail } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    await userEvent.type(passwordField(), PASSWORD);
    for (let time = 1; time <= 3; time += 1) {
      expect(screen.queryByRole('link', { name: /1600-0000/ })).toBeNull();
      loginByEmail.mockRejectedValueOnce(new PortError({ reason: 'credentialsWrong' }));
      await userEvent.click(button('Log in'));
      await screen.findByRole('alert');
    }
    expect(screen.getByRole('link', { name: /1600-0000/ }).getAttribute('href')).toBe('tel:16000000');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(SAMPLES.configuration.data.links.inquiry);
    expect(shownState()).toBe('emailLogin stuck');
    await userEvent.click(button('Log in'));
    expect(loginByEmail).toHaveBeenCalledTimes(4);
    expect(actor.getSnapshot().value).toBe('loggingIn');
  });

  it('[LOGIN-2] a password longer than 15 is refused at its field, never cut', async () => {
    const { popup, loginByEmail } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    await userEvent.type(passwordField(), 'sixteen-chars-16');
    pressEnter(passwordField());
    expect(passwordField().value).toBe('sixteen-chars-16');
    expect(screen.getByText(whole('A password has at most 15 characters. Please check it.'))).toBeTruthy();
    expect(document.activeElement).toBe(passwordField());
    expect(loginByEmail).not.toHaveBeenCalled();
  });

  it('[LOGIN-2] a second submit while the first is awaited is ignored', async () => {
    const { popup, loginByEmail } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    await userEvent.type(passwordField(), PASSWORD);
    pressEnter(passwordField());
    pressEnter(passwordField());
    await userEvent.click(button(/^Log in/));
    expect(loginByEmail).toHaveBeenCalledOnce();
  });

  it('[ERR-16] wrong credentials are told, and nothing typed is lost', async () => {
    const { popup, answer } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    await userEvent.type(passwordField(), PASSWORD);
    pressEnter(passwordField());
    answer.reject(new PortError({ reason: 'credentialsWrong' }));
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t log you in. Please check your email and password.');
    expect([emailField().value, passwordField().value]).toEqual([EMAIL, PASSWORD]);
    expect(document.activeElement).toBe(passwordField());
  });

  it('[ERR-1] any other failure is the generic one', async () => {
    const { popup, answer } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    await userEvent.type(passwordField(), PASSWORD);
    pressEnter(passwordField());
    answer.reject(new Error('network'));
    expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t log you in. Please try again in a moment.');
  });

  const usedLast = () => screen.queryByRole('group', { name: 'Last used' });

  it('[LOGIN-6] after a sign-in by email the form says that it was used last, and one press forgets it and leads to all ways', async () => {
    const { popup, actor, forgetLastWay } = openEmailLogin({ lastWay: { method: 'email', email: EMAIL } });
    await renderScreen(popup);
    expect(usedLast()?.textContent).toBe('Last used');
    await userEvent.click(button('Clear last used'));
    await expect.poll(() => actor.getSnapshot().output).toEqual({ outcome: 'back' });
    expect(forgetLastWay).toHaveBeenCalledOnce();
  });

  it.each([{ method: 'kakao', email: EMAIL }, null] as const)('[LOGIN-6] after another way, or none, it does not: %o', async (lastWay) => {
    await renderScreen(openEmailLogin({ lastWay }).popup);
    expect(usedLast()).toBeNull();
  });

  it('[LOGIN-1] a button below the fields leads to all ways', async () => {
    const { popup, actor } = openEmailLogin();
    await renderScreen(popup);
    await userEvent.click(button('Other ways to log in'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'back' });
  });

  it('[LOGIN-6] the email is remembered only if the person ticks it, with a word on shared devices', async () => {
    const { popup, loginByEmail, answer } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    expect(rememberBox().checked).toBe(false);
    expect(screen.getByText('Leave this off on a shared device.')).toBeTruthy();
    await userEvent.type(passwordField(), PASSWORD);
    await userEvent.click(rememberBox());
    pressEnter(passwordField());
    expect(loginByEmail).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, password: PASSWORD, rememberEmail: true, stays: false });
    answer.resolve();
  });

  it('[LOGIN-6] a remembered email is filled in and stays ticked; unticked, it is not remembered any more', async () => {
    const { popup, loginByEmail } = openEmailLogin({ lastWay: { method: 'kakao', email: EMAIL } });
    await renderScreen(popup);
    expect([emailField().value, rememberBox().checked]).toEqual([EMAIL, true]);
    await userEvent.click(rememberBox());
    await userEvent.type(passwordField(), PASSWORD);
    pressEnter(passwordField());
    expect(loginByEmail).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, password: PASSWORD, rememberEmail: false, stays: false });
  });

  it('[LOGIN-6] an email that was typed on the way goes before the remembered one', async () => {
    const { popup } = openEmailLogin({ email: 'jun@campus.ac.kr', lastWay: { method: 'email', email: EMAIL } });
    await renderScreen(popup);
    expect(emailField().value).toBe('jun@campus.ac.kr');
  });

  it('[LOGIN-3] ends signed in', async () => {
    const { actor, popup, answer } = openEmailLogin({ email: EMAIL });
    await renderScreen(popup);
    await userEvent.type(passwordField(), PASSWORD);
    pressEnter(passwordField());
    answer.resolve();
    await expect.poll(() => actor.getSnapshot().output).toEqual({ outcome: 'signedIn' });
  });

  it('[LOGIN-2] the way to a new password takes the email along', async () => {
    const { actor, popup } = openEmailLogin();
    await renderScreen(popup);
    await userEvent.type(emailField(), EMAIL);
    await userEvent.click(button('Reset password'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'passwordReset', email: EMAIL });
  });

  it.each([
    ['Back', 'back'],
    ['Close', 'closed'],
  ] as const)('[POP-5] "%s" leaves', async (name, outcome) => {
    const { actor, popup } = openEmailLogin();
    await renderScreen(popup);
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual({ outcome });
  });

  it.each(LANGUAGES)('[LANG-2] speaks %s', async (language) => {
    await renderScreen(openEmailLogin().popup, language);
    expectTranslated(language);
  });
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PortError } from '#machines/failures.ts';
import type { ProviderWindowEvent } from '#machines/provider-window/provider-window.machine.ts';
import { Login } from '#src/popups/login/login.tsx';
import { ANSWER, fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { names, openLogin } from './login-support.ts';
import { button, deferred, renderScreen, shownState } from './render-screen.tsx';

describe('Login', () => {
  it('[LOGIN-1] [METHOD-1] offers the school list, the five providers, email, sign-up and guest', async () => {
    await renderScreen(<Login actor={openLogin()} />);
    expect(shownState()).toBe('login choosing');
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Choose your school',
      'Sookmyung Women’s University',
      'Chungju National University',
      'Yonsei University',
      'Ewha Womans University',
    ]);
    expect(names()).toEqual([
      '',
      'Continue with Google',
      'Continue with Apple',
      'Continue with Facebook',
      'Login with Kakao',
      'Log in with NAVER',
      'Continue with email',
      'Sign up',
      'Continue as a guest',
    ]);
  });

  it.each([
    ['ko', ['kakao', 'naver', 'google', 'facebook', 'apple']],
    ['en', ['google', 'apple', 'facebook', 'kakao', 'naver']],
    ['ja', ['google', 'apple', 'facebook', 'kakao', 'naver']],
  ] as const)('[LOGIN-1] the providers of most people of the language come first (%s)', async (language, order) => {
    await renderScreen(<Login actor={openLogin()} />, language);
    expect([...document.querySelectorAll<HTMLElement>('[data-provider]')].map(({ dataset }) => dataset.provider)).toEqual(order);
  });

  it.each([
    ['Continue with email', 'emailLogin'],
    ['Sign up', 'signUp'],
    ['Close', 'closed'],
  ] as const)('[LOGIN-1] "%s" leads to %s', async (name, outcome) => {
    const actor = openLogin();
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual({ outcome });
  });

  it('[POP-5] Escape closes it', async () => {
    const actor = openLogin();
    await renderScreen(<Login actor={actor} />);
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[LOGIN-1] a guest waits, is told of a failure with the server’s own words, and tries again', async () => {
    const [first, second] = [deferred<void>(), deferred<void>()];
    const actor = openLogin(fakeProvider(), { guest: [first, second] });
    await renderScreen(<Login actor={actor} />);

    await userEvent.click(button('Continue as a guest'));
    expect(shownState()).toBe('login loggingInAsGuest');
    expect(button(/Continue as a guest/).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Login with Kakao').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();

    first.reject(new PortError({ serverMessage: 'The campus is full.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The campus is full.');
    expect(shownState()).toBe('login choosing');
    expect(screen.getByText('Login with Kakao').closest('[inert]')).toBeNull();

    await userEvent.click(button('Continue as a guest'));
    expect(screen.queryByRole('alert')).toBeNull();
    second.resolve();
    await expect.poll(() => actor.getSnapshot().output).toEqual({ outcome: 'guest' });
  });

  it('[METHOD-2] a method that is off is not offered', async () => {
    await renderScreen(<Login actor={openLogin(fakeProvider(), {}, [0, 3])} />);
    expect(names()).toEqual(['', 'Continue with Google', 'Sign up', 'Continue as a guest']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[SSO-2] [ERR-3] a way that was switched off meanwhile is not supported: an alert, then the choice', async () => {
    const actor = openLogin(fakeProvider(), {}, [0, 3]);
    await renderScreen(<Login actor={actor} />);
    act(() => actor.send({ type: 'METHOD_CHOSEN', method: 'ewha' }));
    expect(shownState()).toBe('login alertingNotSupported');
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'This way to log in isn’t available right now. Please choose another one.',
    );
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('login choosing');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SSO-2] [ERR-3] a guest login that the server refuses as switched off is not supported', async () => {
    const guest = deferred<void>();
    const actor = openLogin(fakeProvider(), { guest: [guest] });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Continue as a guest'));
    guest.reject(new PortError({ reason: 'methodDisabled' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This way to log in isn’t available right now. Please choose another one.');
  });
});

describe('Login, in every language', () => {
  /** Gone as far as the title says. */
  const at = (first: 'WINDOW_OPENED' | 'WINDOW_BLOCKED', ...then: ProviderWindowEvent[]) => {
    const provider = fakeProvider(first);
    const actor = openLogin(provider);
    actor.send({ type: 'METHOD_CHOSEN', method: 'kakao' });
    then.forEach(provider.tell);
    return <Login actor={actor} />;
  };

  it('[LANG-2] [LOGIN-1] [SOC-1] the choice, the waiting for a window, a blocked one, the server’s check and a failure', async () => {
    await expectTextsInEveryLanguage(() => <Login actor={openLogin()} />);
    await expectTextsInEveryLanguage(() => at('WINDOW_OPENED'));
    await expectTextsInEveryLanguage(() => at('WINDOW_BLOCKED'));
    await expectTextsInEveryLanguage(() => at('WINDOW_OPENED', ANSWER));
    await expectTextsInEveryLanguage(() => at('WINDOW_OPENED', { type: 'STATE_MISMATCHED' }));
  });

  it('[HAND-1] [API-26] a phone is offered below the ways where the API hands over, and nowhere else', async () => {
    const actor = openLogin();
    const { unmount } = await renderScreen(<Login actor={actor} />);
    expect(screen.queryByRole('button', { name: 'Log in with your phone' })).toBeNull();
    unmount();
    await renderScreen(<Login actor={actor} handsOver />);
    await userEvent.click(button('Log in with your phone'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'handOver' });
  });
});

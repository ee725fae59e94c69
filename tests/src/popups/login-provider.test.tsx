// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { PortError } from '#machines/failures.ts';
import type { CheckedUser } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { Help } from '#src/popups/help/help.tsx';
import { Login } from '#src/popups/login/login.tsx';
import { SAMPLES } from '#tests/support/samples.ts';
import { ANSWER, fakeProvider } from './fake-provider.ts';
import { openLogin, pending } from './login-support.ts';
import { button, deferred, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

describe('Login at a provider', () => {
  it.each(['Login with Kakao', 'Continue with Apple'])(
    '[SSO-2] [ERR-3] "%s" was switched off while the popup was open: the window is refused, and the alert fits a provider that is no school',
    async (name) => {
      const provider = fakeProvider();
      await renderScreen(<Login actor={openLogin(provider)} />);
      await userEvent.click(button(name));
      act(() => provider.tell({ type: 'PROVIDER_REFUSED', error: 'method_disabled' }));
      expect(screen.getByRole('alertdialog').textContent).toContain(
        'This way to log in isn’t available right now. Please choose another one.',
      );
      await userEvent.click(button('OK'));
      expect(shownState()).toBe('login choosing');
    },
  );

  it('[SSO-2] [ERR-3] a method that is switched off while the person is at the provider is not supported', async () => {
    const provider = fakeProvider();
    const check = () => Promise.reject(new PortError({ reason: 'methodDisabled' }));
    await renderScreen(<Login actor={openLogin(provider, { check })} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'This way to log in isn’t available right now. Please choose another one.',
    );
  });

  it('[ERR-8] an answer of check-user without an authentication id ends in an alert, and no login is sent', async () => {
    const provider = fakeProvider();
    const login = vi.fn(pending);
    await renderScreen(<Login actor={openLogin(provider, { check: async () => ({ ticket: null, nickname: null }), login })} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your login details are missing.');
    expect(login).not.toHaveBeenCalled();
  });

  it('[SOC-1] the window opens in the very click, and can be brought back', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Log in with NAVER'));
    expect(provider.opened).toEqual([{ method: 'naver', purpose: 'login', during: 'click' }]);
    expect(shownState()).toBe('providerWindow open.waiting');
    const heading = screen.getByRole('heading', { name: 'Continue in the NAVER window' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(button('Go to the NAVER window'));
    expect(provider.focused()).toBe(1);
  });

  it('[LOGIN-1] [SSO-1] a school is chosen in the list, and its button opens the window', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.selectOptions(screen.getByLabelText('School account'), 'Yonsei University');
    expect(provider.opened).toEqual([]);
    await userEvent.click(button('Continue with Yonsei University'));
    expect(provider.opened).toEqual([{ method: 'yonsei', purpose: 'login', during: 'click' }]);

    await userEvent.click(button('Cancel'));
    expect(shownState()).toBe('login choosing');
    expect(screen.getByLabelText<HTMLSelectElement>('School account').value).toBe('yonsei');
  });

  it('[SOC-1] a window that was closed leads back to the choice without an error', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell({ type: 'WINDOW_CLOSED' }));
    expect(shownState()).toBe('login withProvider');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const hint = () =>
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(hint()).toContain('The Kakao window was closed.');
    await userEvent.click(button('Continue with Google'));
    expect(hint()).toBe('');
    expect(provider.opened.map(({ method }) => method)).toEqual(['kakao', 'google']);
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[SOC-1] a blocked window is said; a click opens it', async () => {
    const provider = fakeProvider('WINDOW_BLOCKED', 'WINDOW_OPENED');
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Login with Kakao'));
    expect(shownState()).toBe('providerWindow open.blocked');
    expect(screen.getByRole('heading', { name: 'The popup was blocked' })).toBeDefined();
    await userEvent.click(button('Open the Kakao window'));
    expect(provider.opened.map(({ during }) => during)).toEqual(['click', 'click']);
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[SOC-1] where no window opens, this page goes to the provider', async () => {
    const provider = fakeProvider('WINDOW_BLOCKED');
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Login with Kakao'));
    await userEvent.click(button('Continue on this page'));
    expect(shownState()).toBe('providerWindow open.leaving');
    expect(provider.left).toEqual([{ method: 'kakao', purpose: 'login' }]);
    expect(button(/^Continue on this page/).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button('Cancel'));
    expect(shownState()).toBe('login choosing');
  });

  it('[DOOR-2] [CB-1] [ERR-35] a window that came back without a valid answer is said at once, and the choice is behind it', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell({ type: 'PROVIDER_REFUSED', error: 'invalid_return' }));
    expect(screen.getByRole('alertdialog').textContent).toContain('The login came back without a valid answer.');
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('login choosing');
  });

  it('[DOOR-2] an answer from a tab that the browser opened unseen counts while the window is called blocked', async () => {
    const provider = fakeProvider('WINDOW_BLOCKED');
    await renderScreen(<Login actor={openLogin(provider, { check: () => new Promise(() => undefined) })} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    expect(shownState()).toBe('providerTicket checkingProvider');
  });

  it('[DOOR-2] a browser that keeps nothing for the way back is said, and a window is what is left', async () => {
    const provider = fakeProvider('WINDOW_BLOCKED', 'WINDOW_OPENED');
    const refusing = provider.providerWindow.provide({
      actors: { leaveByPage: fromPromise(() => Promise.reject(new Error('nothing is kept'))) },
    });
    await renderScreen(<Login actor={openLogin({ ...provider, providerWindow: refusing })} />);
    await userEvent.click(button('Login with Kakao'));
    await userEvent.click(button('Continue on this page'));
    await expect.poll(shownState).toBe('providerWindow open.windowOnly');
    expect(screen.getByText(/This browser doesn’t keep what’s needed to come back, so you can’t continue on this page/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue on this page' })).toBeNull();
    await userEvent.click(button('Open the Kakao window'));
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[LOGIN-4] waits for the server, then is signed in', async () => {
    const [check, login] = [deferred<CheckedUser>(), deferred<void>()];
    const provider = fakeProvider();
    const actor = openLogin(provider, { check: () => check.promise, login: () => login.promise });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    expect(shownState()).toBe('providerTicket checkingProvider');
    expect(screen.getByRole('heading', { name: 'Checking your Kakao account' })).toBeDefined();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    check.resolve({ ticket: 'ticket', nickname: null });
    await screen.findByRole('heading', { name: 'Logging you in' });
    expect(shownState()).toBe('providerLogin loggingIn');
    login.resolve();
    await expect.poll(() => actor.getSnapshot().output).toEqual({ outcome: 'signedIn' });
  });

  it.each([
    ['Sign up with this account', { outcome: 'providerSignUp', method: 'kakao', ticket: 'ticket' }],
    ['Log in another way', undefined],
  ])('[LOGIN-4] [ERR-34] an account that no member has joined with: "%s"', async (name, output) => {
    const provider = fakeProvider();
    const actor = openLogin(provider, {
      check: async () => ({ ticket: 'ticket', nickname: null }),
      login: () => Promise.reject(new PortError({ reason: 'accountNotFound' })),
    });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t find an account for this login.');
    expect(shownState()).toBe('providerLogin alertingAccountNotFound');
    expect(screen.getByRole('alertdialog', { name: 'This Kakao account is new here' })).toBeTruthy();
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual(output);
    if (output === undefined) expect(shownState()).toBe('login choosing');
  });

  it.each([
    ['Keep it and log in', 2],
    ['Leave it as it is', 1],
  ])('[LEGAL-2] an account of a provider that is being deleted is asked about first: “%s”', async (name, times) => {
    const provider = fakeProvider();
    const login = vi.fn((): Promise<void> => pending());
    login.mockRejectedValueOnce(new PortError({ reason: 'accountLeaving', data: { deletedAt: Date.UTC(2026, 11, 20, 3) } }));
    const actor = openLogin(provider, { check: async () => ({ ticket: 'ticket', nickname: null }), login });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    const question = await screen.findByRole('alertdialog', { name: 'This account will be deleted' });
    expect(question.textContent).toContain('on 20\u00a0December\u00a02026');
    await userEvent.click(button(name));
    expect(login).toHaveBeenCalledTimes(times);
    expect(shownState()).toBe(times === 2 ? 'providerLogin loggingIn' : 'login choosing');
    if (times === 1) await expectDone('You’re not logged in. The account will be deleted as planned.');
  });

  it('[GW-2] at the gateway the sheet shows both marks and the domain, says for whom the person logs in, leaves what is shared to the consent, and has a way out', async () => {
    const onLeave = vi.fn();
    await renderScreen(
      <Login actor={openLogin()} partner={{ type: 'meeting', name: 'Campus Meetings', domain: 'meet.partner.example', onLeave }} />,
    );
    const sheet = screen.getByRole('dialog', { name: 'Log in to continue to Campus Meetings' });
    expect(sheet.textContent).toContain('meet.partner.example');
    expect(sheet.querySelectorAll('[data-mark]')).toHaveLength(2);
    expect(sheet.textContent).not.toContain('member number');
    await userEvent.click(button('Cancel'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('[SOC-2] [ERR-27] an answer with a wrong state ends in an alert, then the choice', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell({ type: 'STATE_MISMATCHED' }));
    expect(shownState()).toBe('providerLogin alertingFailed');
    expect(screen.getByRole('alertdialog').textContent).toContain('Authentication failed.');
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('login choosing');
  });

  it('[LOGIN-1] [HEAD-3] after the third failure in a row, of a provider or of a guest’s login, it offers the phone number and the inquiry; a cancel counts as none', async () => {
    const provider = fakeProvider();
    const guest = deferred<void>();
    const actor = openLogin(provider, { guest: [guest] });
    await renderScreen(<Login actor={actor} help={<Help contact={SAMPLES.configuration.data} />} />);
    const phone = () => screen.queryByRole('link', { name: /1600-0000/ });
    const failAtKakao = async () => {
      await userEvent.click(button('Login with Kakao'));
      act(() => provider.tell({ type: 'STATE_MISMATCHED' }));
      await userEvent.click(button('OK'));
    };
    await failAtKakao();
    await userEvent.click(button('Continue as a guest'));
    guest.reject(new PortError({}));
    await screen.findByRole('alert');
    for (let time = 1; time <= 3; time += 1) {
      await userEvent.click(button('Login with Kakao'));
      await userEvent.click(button('Cancel'));
    }
    expect(shownState()).toBe('login choosing');
    expect(phone()).toBeNull();

    await failAtKakao();
    expect(shownState()).toBe('login stuck');
    expect(phone()?.getAttribute('href')).toBe('tel:16000000');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(SAMPLES.configuration.data.links.inquiry);
    await userEvent.click(button('Login with Kakao'));
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[POP-5] Escape leaves the popup while a provider is asked', async () => {
    const actor = openLogin();
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Login with Kakao'));
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });
});

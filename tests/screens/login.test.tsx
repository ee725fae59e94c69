// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { METHODS, type MethodCode } from '../../contract/methods.ts';
import { PortError } from '../../machines/failures.ts';
import type { LastWay } from '../../machines/last-way.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';
import { providerLoginMachine } from '../../machines/provider-login/provider-login.machine.ts';
import { type CheckedUser, providerTicketMachine } from '../../machines/provider-ticket/provider-ticket.machine.ts';
import type { Event } from '../../machines/provider-window/provider-window.machine.ts';
import { Help } from '../../src/popups/help/help.tsx';
import { Login } from '../../src/popups/login/login.tsx';
import { SAMPLES } from '../support/samples.ts';
import { ANSWER, type FakeProvider, fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { button, type Deferred, deferred, renderScreen, shownState } from './render-screen.tsx';

const EVERY_METHOD = METHODS.map(({ type }) => type);

interface Answers {
  readonly guest?: readonly Deferred<void>[];
  readonly check?: () => Promise<CheckedUser>;
  readonly login?: () => Promise<void>;
}

/** A device that remembers this way until it is told to forget it. */
function deviceWith(lastWay: LastWay | null) {
  let forgotten = 0;
  return {
    ports: {
      recallLastWay: fromCallback(({ sendBack }) => sendBack({ type: 'LAST_WAY_KNOWN', lastWay })),
      forgetLastWay: fromPromise<void, void>(async () => {
        forgotten += 1;
      }),
    },
    forgotten: () => forgotten,
  };
}
const openLoginAfter = (method: MethodCode, enabledMethods = EVERY_METHOD) => {
  const device = deviceWith({ method, email: 'minji@campus.ac.kr' });
  const provider = fakeProvider();
  return { actor: openLogin(provider, {}, enabledMethods, device), device, provider };
};

const pending = () => new Promise<never>(() => {});

function openLogin(
  provider: FakeProvider = fakeProvider(),
  answers: Answers = {},
  enabledMethods = EVERY_METHOD,
  device = deviceWith(null),
) {
  const guest = [...(answers.guest ?? [])];
  const machine = loginMachine.provide({
    actors: {
      ...device.ports,
      loginAsGuest: fromPromise<void, void>(() => guest.shift()?.promise ?? Promise.reject(new Error('one call too many'))),
      providerLogin: providerLoginMachine.provide({
        actors: {
          providerTicket: providerTicketMachine.provide({
            actors: { providerWindow: provider.providerWindow, checkProvider: fromPromise(answers.check ?? pending) },
          }),
          loginByProvider: fromPromise(answers.login ?? pending),
        },
      }),
    },
  });
  return createActor(machine, { input: { enabledMethods, resumed: null } }).start();
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

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
      'Continue with Kakao',
      'Continue with NAVER',
      'Continue with Google',
      'Continue with Facebook',
      'Continue with Apple',
      'Log in with email',
      'Sign up',
      'Start as a guest',
    ]);
  });

  it.each([
    ['Log in with email', 'emailLogin'],
    ['Sign up', 'signUp'],
    ['Close', 'closed'],
  ] as const)('[LOGIN-1] "%s" leads to %s', async (name, next) => {
    const actor = openLogin();
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual({ next });
  });

  it('[POP-5] Escape closes it', async () => {
    const actor = openLogin();
    await renderScreen(<Login actor={actor} />);
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
  });

  it('[LOGIN-1] a guest waits, is told of a failure with the server’s own words, and tries again', async () => {
    const [first, second] = [deferred<void>(), deferred<void>()];
    const actor = openLogin(fakeProvider(), { guest: [first, second] });
    await renderScreen(<Login actor={actor} />);

    await userEvent.click(button('Start as a guest'));
    expect(shownState()).toBe('login loggingInAsGuest');
    expect(button(/Start as a guest/).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Continue with Kakao').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();

    first.reject(new PortError({ serverMessage: 'The campus is full.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The campus is full.');
    expect(shownState()).toBe('login choosing');
    expect(screen.getByText('Continue with Kakao').closest('[inert]')).toBeNull();

    await userEvent.click(button('Start as a guest'));
    expect(screen.queryByRole('alert')).toBeNull();
    second.resolve();
    await expect.poll(() => actor.getSnapshot().output).toEqual({ next: 'signedIn' });
  });

  it('[METHOD-2] a method that is off is not offered', async () => {
    await renderScreen(<Login actor={openLogin(fakeProvider(), {}, [0, 3])} />);
    expect(names()).toEqual(['', 'Continue with Google', 'Sign up', 'Start as a guest']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[SSO-2] [ERR-3] a way that was switched off meanwhile is not supported: an alert, then the choice', async () => {
    const actor = openLogin(fakeProvider(), {}, [0, 3]);
    await renderScreen(<Login actor={actor} />);
    act(() => actor.send({ type: 'METHOD_CHOSEN', method: 'ewha' }));
    expect(shownState()).toBe('login alertingNotSupported');
    expect(screen.getByRole('alertdialog').textContent).toContain('This way isn’t supported right now. Please choose another one.');
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('login choosing');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[SSO-2] [ERR-3] a guest login that the server refuses as switched off is not supported', async () => {
    const guest = deferred<void>();
    const actor = openLogin(fakeProvider(), { guest: [guest] });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Start as a guest'));
    guest.reject(new PortError({ reason: 'methodDisabled' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This way isn’t supported right now. Please choose another one.');
  });
});

describe('Login at a provider', () => {
  it.each(['Continue with Kakao', 'Continue with Apple'])(
    '[SSO-2] [ERR-3] "%s" was switched off while the popup was open: the window is refused, and the alert fits a provider that is no school',
    async (name) => {
      const provider = fakeProvider();
      await renderScreen(<Login actor={openLogin(provider)} />);
      await userEvent.click(button(name));
      act(() => provider.tell({ type: 'PROVIDER_REFUSED', error: 'method_disabled' }));
      expect(screen.getByRole('alertdialog').textContent).toContain('This way isn’t supported right now. Please choose another one.');
      await userEvent.click(button('OK'));
      expect(shownState()).toBe('login choosing');
    },
  );

  it('[SSO-2] [ERR-3] a method that is switched off while the person is at the provider is not supported', async () => {
    const provider = fakeProvider();
    const check = () => Promise.reject(new PortError({ reason: 'methodDisabled' }));
    await renderScreen(<Login actor={openLogin(provider, { check })} />);
    await userEvent.click(button('Continue with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'This way isn’t supported right now. Please choose another one.',
    );
  });

  it('[ERR-8] an answer of check-user without an authentication id ends in an alert, and no login is sent', async () => {
    const provider = fakeProvider();
    const login = vi.fn(pending);
    await renderScreen(<Login actor={openLogin(provider, { check: async () => ({ ticket: null, nickname: null }), login })} />);
    await userEvent.click(button('Continue with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your login details are missing.');
    expect(login).not.toHaveBeenCalled();
  });

  it('[SOC-1] the window opens in the very click, and can be brought back', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Continue with NAVER'));
    expect(provider.opened).toEqual([{ method: 'naver', purpose: 'login', during: 'click' }]);
    expect(shownState()).toBe('providerWindow open.waiting');
    const heading = screen.getByRole('heading', { name: 'Continue in the NAVER window' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(button('Show the window'));
    expect(provider.focused()).toBe(1);
  });

  it('[LOGIN-1] [SSO-1] a school is chosen in the list, and its button opens the window', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.selectOptions(screen.getByLabelText('School account'), 'Yonsei University');
    expect(provider.opened).toEqual([]);
    await userEvent.click(button('Log in with Yonsei University'));
    expect(provider.opened).toEqual([{ method: 'yonsei', purpose: 'login', during: 'click' }]);

    await userEvent.click(button('Cancel'));
    expect(shownState()).toBe('login choosing');
    expect(screen.getByLabelText<HTMLSelectElement>('School account').value).toBe('yonsei');
  });

  it('[SOC-1] a window that was closed leads back to the choice without an error', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Continue with Kakao'));
    act(() => provider.tell({ type: 'WINDOW_CLOSED' }));
    expect(shownState()).toBe('login withProvider');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(button('Continue with Google'));
    expect(provider.opened.map(({ method }) => method)).toEqual(['kakao', 'google']);
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[SOC-1] a blocked window is said; a click opens it', async () => {
    const provider = fakeProvider('WINDOW_BLOCKED', 'WINDOW_OPENED');
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Continue with Kakao'));
    expect(shownState()).toBe('providerWindow blocked');
    expect(screen.getByRole('heading', { name: 'The popup was blocked' })).toBeDefined();
    await userEvent.click(button('Open the Kakao window'));
    expect(provider.opened.map(({ during }) => during)).toEqual(['click', 'click']);
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[SOC-1] where no window opens, this page goes to the provider', async () => {
    const provider = fakeProvider('WINDOW_BLOCKED');
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Continue with Kakao'));
    await userEvent.click(button('Continue on this page'));
    expect(shownState()).toBe('providerWindow leaving');
    expect(provider.left).toEqual([{ method: 'kakao', purpose: 'login' }]);
    expect(button(/^Continue on this page/).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button('Cancel'));
    expect(shownState()).toBe('login choosing');
  });

  it('[LOGIN-4] waits for the server, then is signed in', async () => {
    const [check, login] = [deferred<CheckedUser>(), deferred<void>()];
    const provider = fakeProvider();
    const actor = openLogin(provider, { check: () => check.promise, login: () => login.promise });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Continue with Kakao'));
    act(() => provider.tell(ANSWER));
    expect(shownState()).toBe('providerTicket checkingProvider');
    expect(screen.getByRole('heading', { name: 'Checking your Kakao account' })).toBeDefined();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    check.resolve({ ticket: 'ticket', nickname: null });
    await screen.findByRole('heading', { name: 'Logging you in' });
    expect(shownState()).toBe('providerLogin loggingIn');
    login.resolve();
    await expect.poll(() => actor.getSnapshot().output).toEqual({ next: 'signedIn' });
  });

  it.each([
    ['Sign up with this account', { next: 'providerSignUp', method: 'kakao', ticket: 'ticket' }],
    ['Log in another way', undefined],
  ])('[LOGIN-4] [ERR-34] an account that no member has joined with: "%s"', async (name, output) => {
    const provider = fakeProvider();
    const actor = openLogin(provider, {
      check: async () => ({ ticket: 'ticket', nickname: null }),
      login: () => Promise.reject(new PortError({ reason: 'accountNotFound' })),
    });
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Continue with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t find an account for this login.');
    expect(shownState()).toBe('providerLogin alertingAccountNotFound');
    expect(screen.getByRole('alertdialog', { name: 'This Kakao account is new here' })).toBeTruthy();
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual(output);
    if (output === undefined) expect(shownState()).toBe('login choosing');
  });

  it('[GW-2] at the gateway the sheet says for whom the person logs in and what it gets, and has a way out', async () => {
    const onLeave = vi.fn();
    await renderScreen(<Login actor={openLogin()} partner={{ type: 'meeting', name: 'Campus Meetings', onLeave }} />);
    expect(screen.getByRole('dialog', { name: 'Log in to go on to Campus Meetings' }).textContent).toContain(
      'If you go on, we’ll share your nickname, ID, profile image and member number with Campus Meetings.',
    );
    await userEvent.click(button('Don’t continue'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('[SOC-2] [ERR-27] an answer with a wrong state ends in an alert, then the choice', async () => {
    const provider = fakeProvider();
    await renderScreen(<Login actor={openLogin(provider)} />);
    await userEvent.click(button('Continue with Kakao'));
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
      await userEvent.click(button('Continue with Kakao'));
      act(() => provider.tell({ type: 'STATE_MISMATCHED' }));
      await userEvent.click(button('OK'));
    };
    await failAtKakao();
    await userEvent.click(button('Start as a guest'));
    guest.reject(new PortError({}));
    await screen.findByRole('alert');
    for (let time = 1; time <= 3; time += 1) {
      await userEvent.click(button('Continue with Kakao'));
      await userEvent.click(button('Cancel'));
    }
    expect(shownState()).toBe('login choosing');
    expect(phone()).toBeNull();

    await failAtKakao();
    expect(shownState()).toBe('login stuck');
    expect(phone()?.getAttribute('href')).toBe('tel:16000000');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(SAMPLES.configuration.data.links.inquiry);
    await userEvent.click(button('Continue with Kakao'));
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[POP-5] Escape leaves the popup while a provider is asked', async () => {
    const actor = openLogin();
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Continue with Kakao'));
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
  });
});

describe('the way that was used last on this device', () => {
  const group = () => screen.getByRole('group', { name: 'Used last' });
  const inGroup = () => [...group().querySelectorAll('button')].map(({ textContent }) => textContent);

  it.each([
    ['kakao', 'Continue with Kakao'],
    ['apple', 'Continue with Apple'],
    ['email', 'Log in with email'],
    ['guest', 'Start as a guest'],
  ] as const)('[LOGIN-6] %s is offered first, named as used last, and offered once', async (method, label) => {
    const before = (await renderScreen(<Login actor={openLogin()} />)).unmount;
    const everyWay = names().filter((name) => name !== '');
    before();
    const { actor } = openLoginAfter(method);
    await renderScreen(<Login actor={actor} />);
    expect(inGroup()).toEqual(['Forget this', label]);
    expect(names().filter((name) => name !== '')).toEqual(['Forget this', label, ...everyWay.filter((name) => name !== label)]);
  });

  it('[LOGIN-6] a university is chosen in the list already, and one press goes to it', async () => {
    const { actor, provider } = openLoginAfter('yonsei');
    await renderScreen(<Login actor={actor} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('yonsei');
    expect(group().contains(screen.getByRole('combobox'))).toBe(true);
    await userEvent.click(button(/Yonsei/));
    expect(provider.opened.map(({ method }) => method)).toEqual(['yonsei']);
  });

  it('[LOGIN-6] one press forgets it: the usual order is back, and the focus stays in the popup', async () => {
    const { actor, device } = openLoginAfter('google');
    await renderScreen(<Login actor={actor} />);
    await userEvent.click(button('Forget this'));
    expect(device.forgotten()).toBe(1);
    await expect.poll(shownState).toBe('login choosing');
    expect(screen.queryByText('Used last')).toBeNull();
    expect(names()).toContain('Continue with Google');
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
  });

  it('[LOGIN-6] never says whose account it was', async () => {
    await renderScreen(<Login actor={openLoginAfter('email').actor} />);
    expect(document.body.innerHTML).not.toContain('minji');
  });

  it('[LOGIN-6] [METHOD-2] one that is not offered any more is not offered first either', async () => {
    await renderScreen(<Login actor={openLoginAfter('naver', [0, 3]).actor} />);
    expect(screen.queryByText('Used last')).toBeNull();
    expect(names()).toEqual(['', 'Continue with Google', 'Sign up', 'Start as a guest']);
  });

  it.each([
    ['ko', '마지막으로 사용', '이 기록 지우기'],
    ['en', 'Used last', 'Forget this'],
    ['ja', '前回使用', 'この記録を消す'],
  ] as const)('[LOGIN-6] [LANG-2] is named in %s: %s', async (language, usedLast, forget) => {
    await renderScreen(<Login actor={openLoginAfter('kakao').actor} />, language);
    expect(screen.getByRole('group', { name: usedLast })).toBeTruthy();
    expect(button(forget)).toBeTruthy();
  });
});

describe('Login, in every language', () => {
  /** Gone as far as the title says. */
  const at = (first: 'WINDOW_OPENED' | 'WINDOW_BLOCKED', ...then: Event[]) => {
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
});

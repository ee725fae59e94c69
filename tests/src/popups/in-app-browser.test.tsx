// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Door, InAppBrowser } from '#contract/in-app-browsers.ts';
import { inAppBrowserMachine } from '#machines/in-app-browser/in-app-browser.machine.ts';
import { type InApp, InAppContext } from '#src/popups/in-app-browser/in-app.ts';
import { InAppDialog } from '#src/popups/in-app-browser/in-app-dialog.tsx';
import { Login } from '#src/popups/login/login.tsx';
import { IsDrawn } from '#src/ui/is-drawn.ts';
import { fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { deviceWith, EVERY_METHOD, names, openLogin } from './login-support.ts';
import { button, renderScreen, shownState } from './render-screen.tsx';

const KAKAO_ANDROID: InAppBrowser = { app: 'kakaotalk', platform: 'android', door: 'kakaotalk', menu: 'topRight' };
const INSTAGRAM_IOS: InAppBrowser = { app: 'instagram', platform: 'ios', door: null, menu: 'topRight' };
const ADDRESS = 'https://madang.example/?enter=%2Fmyroom';

function open(browser: InAppBrowser | null, { copies = true } = {}) {
  const asked: unknown[] = [];
  const actor = createActor(
    inAppBrowserMachine.provide({
      actors: {
        openOutside: fromPromise<void, { door: Door | null; address: string | null }>(async ({ input }) => void asked.push(input)),
        copyAddress: fromPromise<void, { address: string | null }>(async ({ input }) => {
          asked.push(input);
          if (!copies) throw new Error('refused');
        }),
      },
    }),
    { input: { browser, cameBackTo: null } },
  ).start();
  const inApp: InApp = { actor, leave: (method) => actor.send({ type: 'OUTSIDE_WANTED', method, address: ADDRESS }) };
  const within = (content: ReactNode) => (
    <InAppContext value={inApp}>
      {content}
      <InAppDialog actor={actor} />
    </InAppContext>
  );
  return { actor, asked, within };
}

const ways = () => names().filter((name) => name !== '');

describe('the ways in, in the browser of an app', () => {
  it('[DOOR-1] those that work come first; Google and Facebook stand below with their reason, and open no window', async () => {
    const provider = fakeProvider();
    const { actor, within } = open(KAKAO_ANDROID);
    await renderScreen(within(<Login actor={openLogin(provider)} />));
    const reason = 'Not available in KakaoTalk. Open in your browser';
    expect(ways()).toEqual([
      'Continue with Apple',
      'Login with Kakao',
      'Log in with NAVER',
      'Continue with email',
      'Sign up',
      'Continue as a guest',
      'Dismiss',
      'Continue with Google',
      'Continue with Facebook',
    ]);
    for (const name of ['Continue with Google', 'Continue with Facebook'])
      expect(screen.getByRole('button', { name, description: reason })).toBeTruthy();
    await userEvent.click(button(/Continue with Google/));
    expect(provider.opened).toEqual([]);
    expect(shownState()).toBe('inAppBrowser asking');
    expect(actor.getSnapshot().context).toMatchObject({ method: 'google', address: ADDRESS });
    expect(screen.getByRole('heading', { name: 'Google doesn’t allow logins inside KakaoTalk' })).toBeTruthy();
  });

  it('[DOOR-1] [LOGIN-6] the way used last stands below, too, where it is refused, and can be forgotten there', async () => {
    const device = deviceWith({ method: 'google', email: null });
    const { within } = open(INSTAGRAM_IOS);
    await renderScreen(within(<Login actor={openLogin(fakeProvider(), {}, EVERY_METHOD, device)} />));
    expect(ways()[0]).toBe('Continue with Apple');
    expect(screen.getByRole('group', { name: 'Last used' }).textContent).toContain('Continue with Google');
    await userEvent.click(button('Clear last used'));
    expect(device.forgotten()).toBe(1);
  });

  it('[DOOR-1] the note says what does not work, goes when it is dismissed, and the reasons stay', async () => {
    const { within } = open(INSTAGRAM_IOS);
    await renderScreen(within(<Login actor={openLogin()} />));
    const note = 'Inside Instagram, logging in with Google isn’t possible.';
    expect(screen.getByText(note, { exact: false })).toBeTruthy();
    await userEvent.click(button('Dismiss'));
    expect(screen.queryByText(note, { exact: false })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with Google', description: /^Not available in Instagram/ })).toBeTruthy();
  });

  it('[DOOR-1] nothing of it shows where no refused way is offered, in an ordinary browser, and in what was drawn at build time', async () => {
    const ordinary = [
      open(INSTAGRAM_IOS).within(<Login actor={openLogin(fakeProvider(), {}, [0, 1, 4])} />),
      open(null).within(<Login actor={openLogin()} />),
      <IsDrawn key="drawn" value>
        {open(INSTAGRAM_IOS).within(<Login actor={openLogin()} />)}
      </IsDrawn>,
    ];
    for (const content of ordinary) {
      const { unmount } = await renderScreen(content);
      expect(document.body.textContent).not.toContain('Instagram');
      unmount();
    }
  });

  it('[DOOR-1] while a provider is awaited, its wall is named as a possible reason, with the way out', async () => {
    const { within } = open(INSTAGRAM_IOS);
    const login = openLogin(fakeProvider('WINDOW_OPENED'));
    login.send({ type: 'METHOD_CHOSEN', method: 'naver' });
    await renderScreen(within(<Login actor={login} />));
    expect(
      screen.getByText('Does NAVER say that you can’t log in? It may not allow logins inside Instagram.', { exact: false }),
    ).toBeTruthy();
    await userEvent.click(button('Open in your browser'));
    expect(shownState()).toBe('inAppBrowser showingMenu');
  });
});

describe('the way out', () => {
  it('[DOOR-1] asks the app to open the address, and says that the person goes on there', async () => {
    const { asked, within } = open(KAKAO_ANDROID);
    await renderScreen(within(<Login actor={openLogin()} />));
    await userEvent.click(button(/Continue with Google/));
    await userEvent.click(button('Open in your browser'));
    expect(asked).toEqual([{ door: 'kakaotalk', address: ADDRESS }]);
    await expect.poll(shownState).toBe('inAppBrowser openedOutside');
    await userEvent.click(button('Use another way'));
    expect(shownState()).toBe('login choosing');
  });

  it('[DOOR-1] without one, shows the menu and copies the address', async () => {
    const { asked, within } = open(INSTAGRAM_IOS);
    await renderScreen(within(<Login actor={openLogin()} />));
    await userEvent.click(button(/Continue with Google/));
    expect(screen.queryByRole('button', { name: 'Open in your browser' })).toBeNull();
    expect(screen.getByText('In the menu with the three dots at the top right, choose “Open in browser”.')).toBeTruthy();
    await userEvent.click(button('Copy the address'));
    expect(asked).toEqual([{ address: ADDRESS }]);
    await expect.poll(shownState).toBe('inAppBrowser addressCopied');
  });

  it('[DOOR-1] an address that could not be copied stands there, selected', async () => {
    const { within } = open(INSTAGRAM_IOS, { copies: false });
    await renderScreen(within(<Login actor={openLogin()} />));
    await userEvent.click(button(/Continue with Google/));
    await userEvent.click(button('Copy the address'));
    await expect.poll(shownState).toBe('inAppBrowser copyingByHand');
    const field = screen.getByLabelText<HTMLInputElement>('Address of this page');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(ADDRESS);
  });

  it('[DOOR-1] [LANG-2] in every language', async () => {
    await expectTextsInEveryLanguage(() => open(KAKAO_ANDROID).within(<Login actor={openLogin()} />));
    await expectTextsInEveryLanguage(() => {
      const { actor, within } = open(KAKAO_ANDROID);
      actor.send({ type: 'OUTSIDE_WANTED', method: 'google', address: ADDRESS });
      return within(null);
    });
    await expectTextsInEveryLanguage(() => {
      const { actor, within } = open(INSTAGRAM_IOS);
      actor.send({ type: 'OUTSIDE_WANTED', method: null, address: ADDRESS });
      return within(null);
    });
  });
});

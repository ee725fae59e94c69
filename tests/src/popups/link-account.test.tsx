// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PortError } from '#machines/failures.ts';
import type { LinkAccountInput } from '#machines/link-account/link-account.types.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { EMAIL, GUEST, JOIN_DATA, KAKAO, MEMBER, PUSHED_GUEST, screenOf, start, VISIT } from './link-account-support.tsx';
import { button, renderScreen, shownState } from './render-screen.tsx';
import { stateOf } from './state-of.ts';

const NOTHING: LinkAccountInput = { ...VISIT, joinData: null };

describe('link account, for a visitor', () => {
  it('[JOIN-1] shows the prepared avatar and the ways to go on', async () => {
    await renderScreen(screenOf(start(VISIT)));
    expect(screen.getByRole('heading', { name: 'How would you like to start?' })).toBeDefined();
    expect(screen.getByText('SunnyWhale')).toBeDefined();
    expect(stateOf(button('Continue with email'))).toBe('choosing');
    expect(screen.getByLabelText('School account')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Apple',
      'Continue with Facebook',
      'Login with Kakao',
      'Log in with NAVER',
    ]);
  });

  it.each([
    ['Continue with email', { outcome: 'linkByEmail' }],
    ['Change avatar', { outcome: 'createCharacter', refused: null }],
    ['Close', { outcome: 'closed' }],
  ])('[JOIN-1] [CHAR-1] "%s" leads on', async (name, output) => {
    const actor = start(VISIT);
    await renderScreen(screenOf(actor));
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual(output);
  });

  it('[JOIN-1] joins as a guest; meanwhile nothing else can be chosen, but the popup be left', async () => {
    const actor = start(VISIT);
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue as a guest'));
    const guest = button(/^Continue as a guest/);
    expect(stateOf(guest)).toBe('joiningAsGuest');
    expect(guest.getAttribute('aria-busy')).toBe('true');
    for (const name of ['Continue with email', 'Change avatar', 'Login with Kakao']) {
      expect(button(name).closest('[inert]')).not.toBeNull();
    }
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[JOIN-2] says that the account was not made, and tries again', async () => {
    const join = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce();
    const actor = start(VISIT, { join });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue as a guest'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t finish signing you up.');
    await userEvent.click(button('Continue as a guest'));
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'joined' }));
    expect(join).toHaveBeenCalledTimes(2);
  });

  it('[JOIN-1] [HEAD-3] after the third failure in a row, of a join or at a provider, it offers the phone number and the inquiry; a cancel counts as none', async () => {
    const provider = fakeProvider();
    const actor = start(VISIT, { provider, join: () => Promise.reject(new Error('no connection')) });
    await renderScreen(screenOf(actor));
    const phone = () => screen.queryByRole('link', { name: /1600-0000/ });
    await userEvent.click(button('Continue as a guest'));
    await screen.findByRole('alert');
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell({ type: 'STATE_MISMATCHED' }));
    await userEvent.click(button('OK'));
    for (let time = 1; time <= 3; time += 1) {
      await userEvent.click(button('Login with Kakao'));
      await userEvent.click(button('Cancel'));
    }
    expect(shownState()).toBe('linkAccount choosing');
    expect(phone()).toBeNull();

    await userEvent.click(button('Continue as a guest'));
    await waitFor(() => expect(shownState()).toBe('linkAccount stuck'));
    expect(phone()?.getAttribute('href')).toBe('tel:16000000');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(SAMPLES.configuration.data.links.inquiry);
    await userEvent.click(button('Login with Kakao'));
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[METHOD-2] offers no method that is not enabled', async () => {
    await renderScreen(screenOf(start({ ...VISIT, enabledMethods: [EMAIL, KAKAO] })));
    // Back, and close.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      '',
      'Change',
      'Login with Kakao',
      'Continue with email',
    ]);
  });

  it('[METHOD-2] offers no email where it is not enabled', async () => {
    await renderScreen(screenOf(start({ ...VISIT, enabledMethods: [GUEST] })));
    expect(screen.queryByRole('button', { name: 'Continue with email' })).toBeNull();
    expect(button('Continue as a guest')).toBeDefined();
  });

  it('[JOIN-3] [ERR-11] alerts that there is nothing to link with, then closes', async () => {
    const actor = start(NOTHING);
    await renderScreen(screenOf(actor));
    expect(shownState()).toBe('linkAccount alertingDataInvalid');
    expect(screen.getByRole('alertdialog').textContent).toContain('Some of the information isn’t right.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[JOIN-3] [ERR-8] alerts that there is no way to sign in, above the choice', async () => {
    const actor = start({ ...VISIT, joinData: { ...JOIN_DATA, authMethod: null } });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue with email'));
    expect(screen.getByRole('alertdialog').textContent).toContain('Your login details are missing.');
    await userEvent.click(button('OK'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stateOf(button('Continue with email'))).toBe('choosing');
  });

  it('[SSO-2] [ERR-3] a way that was switched off meanwhile is not supported: an alert, then the choice', async () => {
    const actor = start({ ...VISIT, enabledMethods: [GUEST] });
    await renderScreen(screenOf(actor));
    act(() => actor.send({ type: 'METHOD_CHOSEN', method: 'ewha' }));
    expect(shownState()).toBe('linkAccount alertingNotSupported');
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'This way to log in isn’t available right now. Please choose another one.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('linkAccount choosing');
  });

  it('[SSO-2] [ERR-3] joining as a guest that the server refuses as switched off is not supported', async () => {
    const actor = start(VISIT, { join: () => Promise.reject(new PortError({ reason: 'methodDisabled' })) });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue as a guest'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This way to log in isn’t available right now. Please choose another one.',
    );
  });
});

describe('link account', () => {
  it('[LANG-2] [JOIN-1] [JOIN-4] speaks three languages', async () => {
    await expectTextsInEveryLanguage(() => screenOf(start(VISIT)));
    await expectTextsInEveryLanguage(() => screenOf(start(PUSHED_GUEST)));
    await expectTextsInEveryLanguage(() => screenOf(start({ ...PUSHED_GUEST, mustLink: true })));
    await expectTextsInEveryLanguage(() => screenOf(start(MEMBER)));
    await expectTextsInEveryLanguage(() => screenOf(start(NOTHING)));
  });
});

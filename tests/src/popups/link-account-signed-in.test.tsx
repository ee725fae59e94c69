// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PortError } from '#machines/failures.ts';
import type { LinkAccountInput } from '#machines/link-account/link-account.types.ts';
import { LinkAccount } from '#src/popups/link-account/link-account.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { ANSWER, fakeProvider } from './fake-provider.ts';
import { EMAIL, GUEST, KAKAO, MEMBER, PUSHED_GUEST, screenOf, start } from './link-account-support.tsx';
import { button, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

const KAKAO_MEMBER: LinkAccountInput = { ...MEMBER, viewer: { kind: 'member', userId: 'u-1', authMethod: KAKAO } };

describe('link account, for who is signed in', () => {
  it('[POP-4] tells a guest what an account brings, and offers the ways', async () => {
    const actor = start(PUSHED_GUEST);
    await renderScreen(screenOf(actor));
    expect(screen.getByRole('heading', { name: 'Link an account to keep your history' })).toBeDefined();
    expect(screen.getByText('민지')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Why link an account' }).children).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
    expect(button('Login with Kakao')).toBeDefined();
    await userEvent.click(button('Continue with email'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'linkByEmail' });
  });

  it('[POP-4] a guest may do it later', async () => {
    const actor = start(PUSHED_GUEST);
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Maybe later'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[JOIN-4] a guest whom a partner waits for cannot close it, and is told why', async () => {
    const actor = start({ ...PUSHED_GUEST, mustLink: true });
    await renderScreen(screenOf(actor));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Maybe later' })).toBeNull();
    expect(screen.getByText(/Guests can’t continue to the other service/)).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shownState()).toBe('linkAccount choosing');
    await userEvent.click(button('Login with Kakao'));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(button('Cancel'));
    expect(shownState()).toBe('linkAccount choosing');
  });

  it.each([
    ['an email', MEMBER, 'Continue with email'],
    ['Kakao', KAKAO_MEMBER, 'Login with Kakao'],
  ])('[JOIN-1] the method of the current login, %s, is disabled and says why', async (_, input, name) => {
    const provider = fakeProvider();
    const actor = start(input, { provider });
    await renderScreen(screenOf(actor));
    const current = button(new RegExp(`^${name}`));
    expect(current.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('You’re logged in this way')).toBeDefined();
    await userEvent.click(current);
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(provider.opened).toEqual([]);
  });

  it('[JOIN-1] the school of the current login cannot be chosen in the list', async () => {
    await renderScreen(screenOf(start({ ...MEMBER, viewer: { kind: 'member', userId: 'u-1', authMethod: 24 } })));
    const option = screen.getByRole<HTMLOptionElement>('option', { name: 'Ewha Womans University · You’re logged in this way' });
    expect(option.disabled).toBe(true);
  });

  it('[JOIN-5] a member links a further way to sign in, is told which, and the popup ends where it was opened from', async () => {
    const provider = fakeProvider();
    const connect = vi.fn(async () => {});
    const actor = start(MEMBER, { provider, check: async () => ({ ticket: 'ticket', nickname: null }), connect });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    await expectDone('You can log in with Kakao now, too.');
    expect(connect.mock.calls).toEqual([[{ method: 'kakao', ticket: 'ticket', replace: false, confirmation: null }]]);
    expect(actor.getSnapshot().output).toEqual({ outcome: 'added' });
  });

  it('[CONFIRM-1] [SOC-5] [JOIN-5] where the login is some time ago, a member proves to be the owner first, and gives it up without anything linked', async () => {
    const provider = fakeProvider();
    const connect = vi.fn(async ({ confirmation }: { confirmation: string | null }) => {
      if (confirmation === null) throw new PortError({ reason: 'confirmationNeeded' });
    });
    const actor = start(MEMBER, { provider, check: async () => ({ ticket: 'ticket', nickname: null }), connect });
    await renderScreen(screenOf(actor));
    const linkKakao = async () => {
      await userEvent.click(button('Login with Kakao'));
      act(() => provider.tell(ANSWER));
      await screen.findByRole('heading', { name: 'Confirm it’s you' });
    };
    await linkKakao();
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Confirm it’s you' })).getByRole('button', { name: 'Close' }));
    expect(actor.getSnapshot().value).toBe('choosing');
    await linkKakao();
    await userEvent.type(screen.getByLabelText('Password'), 'maple-7leaf');
    await userEvent.click(button('Confirm'));
    await expectDone('You can log in with Kakao now, too.');
    expect(connect.mock.calls.map(([{ confirmation }]) => confirmation)).toEqual([null, null, 'proof of setUpAccount']);
  });

  it('[POP-4] a guest who was pushed here may say that a week goes by before the next time; one who asked for it may not, nor a partner’s', async () => {
    const postpone = vi.fn(async () => {});
    const actor = start(PUSHED_GUEST, { postpone });
    const { unmount } = await renderScreen(screenOf(actor));
    await userEvent.click(button('Don’t ask for a week'));
    await expect.poll(() => actor.getSnapshot().output).toEqual({ outcome: 'closed' });
    expect(postpone).toHaveBeenCalledOnce();
    unmount();
    for (const input of [{ ...PUSHED_GUEST, pushed: false }, { ...PUSHED_GUEST, mustLink: true }, MEMBER]) {
      const { unmount } = await renderScreen(screenOf(start(input)));
      expect(screen.queryByRole('button', { name: 'Don’t ask for a week' })).toBeNull();
      unmount();
    }
  });

  it('[JOIN-5] a member goes back; a guest, who was pushed here, has nothing to go back to', async () => {
    const actor = start(MEMBER);
    const { unmount } = await renderScreen(screenOf(actor));
    expect(screen.queryByRole('button', { name: 'Maybe later' })).toBeNull();
    await userEvent.click(button('Back'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'back' });
    unmount();
    await renderScreen(screenOf(start(PUSHED_GUEST)));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('[JOIN-5] no way that the server names as linked can be chosen; one that is not enabled is not offered', async () => {
    const provider = fakeProvider();
    const actor = start({ ...MEMBER, enabledMethods: [EMAIL, KAKAO, 3] }, { provider });
    await renderScreen(<LinkAccount actor={actor} user={{ ...SAMPLE_USER, auth_mthds: [EMAIL, KAKAO] }} />);
    expect(button(/^Login with Kakao/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Already linked')).toBeDefined();
    expect(button('Continue with Google').getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('button', { name: /NAVER/ })).toBeNull();
    await userEvent.click(button(/^Login with Kakao/));
    expect(provider.opened).toEqual([]);
  });

  it.each([
    ['a guest', PUSHED_GUEST, { auth_mthd: GUEST }, 'Guest'],
    ['a member', MEMBER, { auth_mthd: EMAIL }, 'Account linked'],
    ['a student who signed in by email', MEMBER, { auth_mthd: EMAIL, auth_cmps_codes: ['ewha'] }, 'Student of Ewha Womans University'],
  ])('[ROLE-1] tells %s from the others', async (_, input, about, standing) => {
    await renderScreen(<LinkAccount actor={start(input)} user={{ ...SAMPLE_USER, ...about }} />);
    expect(screen.getByText(standing)).toBeDefined();
  });

  it('[ROLE-1] a user whom the server has not told of yet sees the ways all the same', async () => {
    await renderScreen(<LinkAccount actor={start(PUSHED_GUEST)} user={null} />);
    expect(button('Continue with email')).toBeDefined();
  });
});

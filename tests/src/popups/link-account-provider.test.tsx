// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { ProviderLinkAlert } from '#src/popups/link-account/provider-link-alert.tsx';
import { ANSWER, fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { JOIN_DATA, MEMBER, type Ports, PUSHED_GUEST, pending, screenOf, start, VISIT } from './link-account-support.tsx';
import { button, renderScreen, shownState } from './render-screen.tsx';

describe('link account, for a visitor', () => {
  it.each([
    ['a visitor', VISIT, 'Continue with Google'],
    ['a guest', PUSHED_GUEST, 'Link Google'],
    ['a member', MEMBER, 'Link Google'],
  ])(
    '[JOIN-3] [ERR-8] %s a provider account without an authentication id: no-auth alert, nothing is sent, then the choice',
    async (_, input, name) => {
      const provider = fakeProvider();
      const [join, connect] = [vi.fn(pending), vi.fn(pending)];
      const actor = start(input, { provider, check: async () => ({ ticket: null, nickname: null }), join, connect });
      await renderScreen(screenOf(actor));
      await userEvent.click(button(name));
      act(() => provider.tell(ANSWER));
      expect((await screen.findByRole('alertdialog')).textContent).toContain('Your login details are missing.');
      expect([join, connect].map(({ mock }) => mock.calls)).toEqual([[], []]);
      await userEvent.click(button('OK'));
      expect(shownState()).toBe('linkAccount choosing');
    },
  );

  it('[SOC-4] [SOC-5] joins with a provider’s account', async () => {
    const provider = fakeProvider();
    const actor = start(VISIT, { provider, check: async () => ({ ticket: 'ticket', nickname: null }) });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue with Google'));
    expect(provider.opened).toEqual([{ method: 'google', purpose: 'link', during: 'click' }]);
    expect(shownState()).toBe('providerWindow open.waiting');
    act(() => provider.tell(ANSWER));
    expect(shownState()).toBe('providerTicket checkingProvider');
    await screen.findByRole('heading', { name: 'Creating your avatar' });
    expect(shownState()).toBe('providerLink joining');
  });

  it('[SOC-4] [API-11] is told whose account it is, and may log in to it: nothing is made', async () => {
    const provider = fakeProvider();
    let answer = () => {};
    const join = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    const actor = start(VISIT, { provider, check: async () => ({ ticket: 'ticket', nickname: 'Minji' }), join });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue with Google'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This Google account is linked to Minji.');
    await userEvent.click(button('Log in to that account'));
    expect(shownState()).toBe('providerLink loggingIn');
    expect(screen.getByRole('heading', { name: 'Logging you in' })).toBeDefined();
    answer();
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'joined' }));
  });
});

describe('link account, for who is signed in', () => {
  it('[SOC-5] links a provider’s account', async () => {
    const provider = fakeProvider();
    const connect = vi.fn(async () => {});
    const actor = start(PUSHED_GUEST, { provider, check: async () => ({ ticket: 'ticket', nickname: null }), connect });
    await renderScreen(screenOf(actor));
    await userEvent.selectOptions(screen.getByLabelText('School account'), 'Ewha Womans University');
    await userEvent.click(button('Link Ewha Womans University'));
    expect(provider.opened).toEqual([{ method: 'ewha', purpose: 'link', during: 'click' }]);
    act(() => provider.tell({ ...ANSWER, campusCode: 'ewha' }));
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'linked' }));
    expect(connect.mock.calls).toEqual([[{ method: 'ewha', ticket: 'ticket', replace: false }]]);
  });

  /** As far as the question whether the other account shall be deleted. */
  async function askedToReplace() {
    const provider = fakeProvider();
    const connect = vi
      .fn<NonNullable<Ports['connect']>>()
      .mockRejectedValueOnce(new PortError({ reason: 'accountInUse' }))
      .mockImplementation(pending);
    const actor = start(PUSHED_GUEST, { provider, check: async () => ({ ticket: 'ticket', nickname: 'Minji' }), connect });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Link Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This Kakao account is linked to Minji.');
    expect(shownState()).toBe('providerLink askingLinked');
    await userEvent.click(button('Link to this avatar'));
    await screen.findByRole('button', { name: 'Delete the other account and link' });
    expect(shownState()).toBe('providerLink askingReplacement');
    return { actor, connect, provider };
  }

  it('[SOC-4] an account in use: both outcomes are named, asked twice, each time with the focus on the gentle answer', async () => {
    const { connect } = await askedToReplace();
    await userEvent.click(button('Delete the other account and link'));
    expect(shownState()).toBe('providerLink confirmingReplacement');
    expect(document.activeElement).toBe(button('Don’t delete'));
    expect(connect).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Delete and link'));
    expect(shownState()).toBe('providerLink replacing');
    expect(screen.getByRole('heading', { name: 'Deleting the other account and linking this one' })).toBeDefined();
    expect(connect.mock.calls[1]).toEqual([{ method: 'kakao', ticket: 'ticket', replace: true }]);
  });

  it('[SOC-6] both questions name the account that is deleted, and the one that stays; the second says what is lost', async () => {
    await askedToReplace();
    const asked = () => screen.getByRole('alertdialog').textContent;
    expect(asked()).toContain(
      'This Kakao account is linked to Minji’s account. To link it to 민지’s account, Minji’s account must be deleted.',
    );
    await userEvent.click(button('Delete the other account and link'));
    expect(screen.getByRole('heading', { name: 'Really delete Minji’s account?' })).toBeDefined();
    expect(asked()).toContain('Minji’s avatar, history, stars and gold will all be deleted');
    expect(asked()).toContain('민지’s account stays as it is.');
  });

  it('[SOC-6] a sign-in that is too old deletes nothing; another one is offered, and everything is asked anew', async () => {
    const { connect, provider } = await askedToReplace();
    connect.mockRejectedValueOnce(new PortError({ reason: 'signInTooOld' }));
    await userEvent.click(button('Delete the other account and link'));
    await userEvent.click(button('Delete and link'));
    await screen.findByRole('heading', { name: 'Please log in again' });
    expect(shownState()).toBe('providerLink askingSignIn');
    expect(screen.getByRole('alertdialog').textContent).toContain('within 5 minutes of logging in');

    await userEvent.click(button('Log in with Kakao again'));
    expect(provider.opened).toHaveLength(2);
    expect(provider.opened[1]).toEqual({ method: 'kakao', purpose: 'link', during: 'click' });
    act(() => provider.tell(ANSWER));
    await waitFor(() => expect(shownState()).toBe('providerLink askingLinked'));
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('[SOC-6] a person who does not want to sign in again is back at the choice, and nothing was deleted', async () => {
    const { connect } = await askedToReplace();
    connect.mockRejectedValueOnce(new PortError({ reason: 'proofExpired' }));
    await userEvent.click(button('Delete the other account and link'));
    await userEvent.click(button('Delete and link'));
    await screen.findByRole('heading', { name: 'Please log in again' });
    await userEvent.click(button('Don’t link'));
    expect(shownState()).toBe('linkAccount choosing');
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it.each(['Don’t link', 'Escape'])('[SOC-4] an account in use: "%s" deletes nothing', async (answer) => {
    const { connect } = await askedToReplace();
    if (answer === 'Escape') fireEvent.keyDown(document.body, { key: 'Escape' });
    else await userEvent.click(button(answer));
    expect(shownState()).toBe('linkAccount choosing');
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('[ERR-10] [API-25] says that the account could not be set up, in the server’s words', async () => {
    const provider = fakeProvider();
    const actor = start(PUSHED_GUEST, {
      provider,
      check: async () => ({ ticket: 'ticket', nickname: null }),
      connect: () => Promise.reject(new PortError({ serverMessage: 'Closed for the night.' })),
    });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Link Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Closed for the night.');
    expect(shownState()).toBe('providerLink alertingFailed');
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('linkAccount choosing');
  });
});

describe('link account', () => {
  it.each(['askingLinked', 'askingReplacement', 'confirmingReplacement', 'askingSignIn'] as const)(
    '[LANG-2] [SOC-4] [SOC-6] %s, in three languages',
    async (value) => {
      for (const [joinData, nickname] of [
        [JOIN_DATA, 'マダン'],
        [null, 'マダン'],
        [null, null],
      ] as const) {
        // Without a nickname the flow does not ask whether to go on with that account.
        if (value === 'askingLinked' && nickname === null) continue;
        const input = { method: 'kakao', joinData, ticket: 'ticket', answer: null } as const;
        const snapshot = providerLinkMachine.resolveState({
          value,
          context: { ...input, nickname, failure: null },
        });
        await expectTextsInEveryLanguage(() => (
          <ProviderLinkAlert actor={createActor(providerLinkMachine, { snapshot, input })} kept="マダン" />
        ));
      }
    },
  );
});

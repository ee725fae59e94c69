// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { OWNER_FACE } from '#machines/samples.ts';
import { ProviderLinkAlert } from '#src/popups/link-account/provider-link-alert.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { ANSWER, fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { JOIN_DATA, MEMBER, type Ports, PUSHED_GUEST, pending, screenOf, start, VISIT, VISIT_AS_CHOSEN } from './link-account-support.tsx';
import { button, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

describe('link account, for a visitor', () => {
  it.each([
    ['a visitor', VISIT, 'Continue with Google'],
    ['a guest', PUSHED_GUEST, 'Continue with Google'],
    ['a member', MEMBER, 'Continue with Google'],
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

  it('[SEEN-3] [SOC-5] before an account is made with it, figure, nickname and ID are shown, to be kept or changed; nothing is made yet', async () => {
    const provider = fakeProvider();
    const join = vi.fn(pending);
    const actor = start(VISIT, { provider, join, check: async () => ({ ticket: 'ticket', nickname: null }) });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue with Google'));
    act(() => provider.tell(ANSWER));
    await waitFor(() =>
      expect(actor.getSnapshot().output).toEqual({
        outcome: 'createCharacter',
        refused: null,
        provider: { method: 'google', ticket: 'ticket', answer: null },
      }),
    );
    expect(join).not.toHaveBeenCalled();
  });

  it('[SOC-4] [SOC-5] joins with a provider’s account', async () => {
    const provider = fakeProvider();
    const actor = start(VISIT_AS_CHOSEN, { provider, check: async () => ({ ticket: 'ticket', nickname: null }) });
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
    await userEvent.click(button('Log in as Minji'));
    expect(shownState()).toBe('providerLink loggingIn');
    expect(screen.getByRole('heading', { name: 'Logging you in' })).toBeDefined();
    answer();
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'joined' }));
  });

  it.each([
    ['Keep it and log in', [false, true], 'providerLink loggingIn'],
    ['Leave it as it is', [false], 'linkAccount choosing'],
  ])('[LEGAL-2] [API-11] a join by an account that is being deleted asks first, with the date: “%s”', async (name, stays, state) => {
    const provider = fakeProvider();
    const leaving = new PortError({ reason: 'accountLeaving', data: { deletedAt: Date.UTC(2026, 11, 20, 3) } });
    const join = vi.fn<NonNullable<Ports['join']>>().mockRejectedValueOnce(leaving).mockImplementation(pending);
    const actor = start(VISIT, { provider, check: async () => ({ ticket: 'ticket', nickname: 'Minji' }), join });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue with Google'));
    act(() => provider.tell(ANSWER));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in as Minji' }));
    const question = await screen.findByRole('alertdialog', { name: 'This account will be deleted' });
    expect(question.textContent).toContain('on 20\u00a0December\u00a02026');
    await userEvent.click(button(name));
    expect(join.mock.calls.map(([input]) => input.stays)).toEqual(stays);
    expect(shownState()).toBe(state);
    if (stays.length === 1) await expectDone('You’re not logged in. The account will be deleted as planned.');
  });
});

describe('link account, for who is signed in', () => {
  it('[SOC-5] links a provider’s account', async () => {
    const provider = fakeProvider();
    const connect = vi.fn(async () => {});
    const actor = start(PUSHED_GUEST, { provider, check: async () => ({ ticket: 'ticket', nickname: null }), connect });
    await renderScreen(screenOf(actor));
    await userEvent.selectOptions(screen.getByLabelText('School account'), 'Ewha Womans University');
    await userEvent.click(button('Continue with Ewha Womans University'));
    expect(provider.opened).toEqual([{ method: 'ewha', purpose: 'link', during: 'click' }]);
    act(() => provider.tell({ ...ANSWER, campusCode: 'ewha' }));
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'linked' }));
    expect(connect.mock.calls).toEqual([[{ method: 'ewha', ticket: 'ticket', replace: false, confirmation: null }]]);
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
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This Kakao account belongs to Minji.');
    expect(shownState()).toBe('providerLink askingLinked');
    await userEvent.click(button('Link to this avatar (deletes the other account)'));
    await screen.findByRole('button', { name: 'Delete the other account and link' });
    expect(shownState()).toBe('providerLink askingReplacement');
    return { actor, connect, provider };
  }

  it.each([
    ['a guest', PUSHED_GUEST],
    ['a member', MEMBER],
  ])(
    '[SOC-4] [SEEN-3] %s with a Kakao account that has an avatar is offered to log in to that first, and sees both; nothing is linked or deleted',
    async (_, input) => {
      const provider = fakeProvider();
      const connect = vi.fn(pending);
      const check = async () => ({ ticket: 'ticket', nickname: 'Minji', owner: OWNER_FACE });
      const actor = start(input, { provider, check, connect });
      await renderScreen(screenOf(actor));
      await userEvent.click(button('Login with Kakao'));
      act(() => provider.tell(ANSWER));
      const asked = await screen.findByRole('alertdialog');
      const answers = [...asked.querySelectorAll('button')].map(({ textContent }) => textContent);
      expect(answers).toEqual(['Log in as Minji', 'Choose another way', 'Link to this avatar (deletes the other account)']);
      expect(asked.querySelector('[data-autofocus]')).toBe(button('Log in as Minji'));
      const faces = [...asked.querySelectorAll('dd')].map(({ textContent }) => textContent);
      expect(faces).toEqual(['Minji@quiet_heron', `${SAMPLE_USER.ncknm}@${SAMPLE_USER.uvrs_id}`]);
      await userEvent.click(button('Log in as Minji'));
      expect(actor.getSnapshot().output).toEqual({ outcome: 'providerLogin', method: 'kakao', ticket: 'ticket' });
      expect(connect).not.toHaveBeenCalled();
    },
  );

  it('[SOC-4] an API that names no owner offers to log in to the account as well, before anything is deleted', async () => {
    const provider = fakeProvider();
    const connect = vi.fn<NonNullable<Ports['connect']>>().mockRejectedValueOnce(new PortError({ reason: 'accountInUse' }));
    const actor = start(PUSHED_GUEST, { provider, check: async () => ({ ticket: 'ticket', nickname: null }), connect });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Login with Kakao'));
    act(() => provider.tell(ANSWER));
    await waitFor(() => expect(shownState()).toBe('providerLink askingReplacement'));
    await userEvent.click(button('Log in to that account'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'providerLogin', method: 'kakao', ticket: 'ticket' });
  });

  it('[SOC-4] an account in use: both outcomes are named, asked twice, each time with the focus on the gentle answer', async () => {
    const { connect } = await askedToReplace();
    await userEvent.click(button('Delete the other account and link'));
    expect(shownState()).toBe('providerLink confirmingReplacement');
    expect(document.activeElement).toBe(button('Don’t delete'));
    expect(connect).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Delete and link'));
    expect(shownState()).toBe('providerLink replacing');
    expect(screen.getByRole('heading', { name: 'Deleting the other account and linking this one' })).toBeDefined();
    expect(connect.mock.calls[1]).toEqual([{ method: 'kakao', ticket: 'ticket', replace: true, confirmation: null }]);
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
    await userEvent.click(button('Login with Kakao'));
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
          context: { ...input, nickname, owner: nickname === null ? null : OWNER_FACE, stays: false, deletedAt: null, failure: null },
        });
        await expectTextsInEveryLanguage(() => (
          <ProviderLinkAlert actor={createActor(providerLinkMachine, { snapshot, input })} user={SAMPLE_USER} />
        ));
      }
    },
  );
});

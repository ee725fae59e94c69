// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { METHODS } from '../../contract/methods.ts';
import { PortError } from '../../machines/failures.ts';
import type { JoinData } from '../../machines/join-data.ts';
import { linkAccountMachine } from '../../machines/link-account/link-account.machine.ts';
import type { Input } from '../../machines/link-account/link-account.types.ts';
import { providerLinkMachine } from '../../machines/provider-link/provider-link.machine.ts';
import { type CheckedUser, providerTicketMachine } from '../../machines/provider-ticket/provider-ticket.machine.ts';
import { signUpMachine } from '../../machines/sign-up/sign-up.machine.ts';
import { VISITOR } from '../../machines/viewer.ts';
import { Help } from '../../src/popups/help/help.tsx';
import { LinkAccount } from '../../src/popups/link-account/link-account.tsx';
import { ProviderLinkAlert } from '../../src/popups/link-account/provider-link-alert.tsx';
import { SAMPLE_USER, SAMPLES } from '../support/samples.ts';
import { ANSWER, type FakeProvider, fakeProvider } from './fake-provider.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { button, renderScreen, shownState } from './render-screen.tsx';
import { stateOf } from './state-of.ts';

const GUEST = 0;
const EMAIL = 1;
const KAKAO = 4;
const JOIN_DATA: JoinData = {
  authMethod: GUEST,
  nickname: 'SunnyWhale',
  nicknameIsSuggested: true,
  gender: 'F',
  uvrsId: '',
  marketingAgreed: false,
};
const BEGUN = { enabledMethods: METHODS.map(({ type }) => type), provider: null, mustLink: false };
const VISIT: Input = { ...BEGUN, viewer: VISITOR, joinData: JOIN_DATA };
const PUSHED_GUEST: Input = { ...BEGUN, viewer: { kind: 'guest', userId: 'u-1', authMethod: GUEST }, joinData: null };
const MEMBER: Input = { ...BEGUN, viewer: { kind: 'member', userId: 'u-1', authMethod: EMAIL }, joinData: null };
const KAKAO_MEMBER: Input = { ...BEGUN, viewer: { kind: 'member', userId: 'u-1', authMethod: KAKAO }, joinData: null };
const NOTHING: Input = { ...BEGUN, viewer: VISITOR, joinData: null };

const pending = () => new Promise<never>(() => {});

interface Ports {
  readonly provider?: FakeProvider;
  readonly join?: () => Promise<void>;
  readonly check?: () => Promise<CheckedUser>;
  readonly connect?: (about: { method: string; ticket: string; replace: boolean }) => Promise<void>;
}

function start(input: Input, { provider = fakeProvider(), join = pending, check = pending, connect = pending }: Ports = {}) {
  const signUp = signUpMachine.provide({ actors: { join: fromPromise(join) } });
  const providerLink = providerLinkMachine.provide({
    actors: {
      signUp,
      providerTicket: providerTicketMachine.provide({
        actors: { providerWindow: provider.providerWindow, checkProvider: fromPromise(check) },
      }),
      connectProvider: fromPromise((about) => connect(about.input)),
    },
  });
  return createActor(linkAccountMachine.provide({ actors: { signUp, providerLink } }), { input }).start();
}

const screenOf = (actor: ReturnType<typeof start>) => (
  <LinkAccount
    actor={actor}
    user={actor.getSnapshot().context.viewer.kind === 'visitor' ? null : SAMPLE_USER}
    help={<Help contact={SAMPLES.configuration.data} />}
  />
);

describe('link account, for a visitor', () => {
  it('[JOIN-1] shows the prepared avatar and the ways to go on', async () => {
    await renderScreen(screenOf(start(VISIT)));
    expect(screen.getByRole('heading', { name: 'How would you like to start?' })).toBeDefined();
    expect(screen.getByText('SunnyWhale')).toBeDefined();
    expect(stateOf(button('Continue with email'))).toBe('choosing');
    expect(screen.getByLabelText('School account')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Continue with Kakao',
      'Continue with NAVER',
      'Continue with Google',
      'Continue with Facebook',
      'Continue with Apple',
    ]);
  });

  it.each([
    ['Continue with email', { next: 'linkByEmail' }],
    ['Change avatar', { next: 'createCharacter', refused: null }],
    ['Close', { next: 'closed' }],
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
    for (const name of ['Continue with email', 'Change avatar', 'Continue with Kakao']) {
      expect(button(name).closest('[inert]')).not.toBeNull();
    }
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
  });

  it('[JOIN-2] says that the account was not made, and tries again', async () => {
    const join = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce();
    const actor = start(VISIT, { join });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue as a guest'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t finish signing you up.');
    await userEvent.click(button('Continue as a guest'));
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ next: 'joined' }));
    expect(join).toHaveBeenCalledTimes(2);
  });

  it('[JOIN-1] [HEAD-3] after the third failure in a row, of a join or at a provider, it offers the phone number and the inquiry; a cancel counts as none', async () => {
    const provider = fakeProvider();
    const actor = start(VISIT, { provider, join: () => Promise.reject(new Error('no connection')) });
    await renderScreen(screenOf(actor));
    const phone = () => screen.queryByRole('link', { name: /1600-0000/ });
    await userEvent.click(button('Continue as a guest'));
    await screen.findByRole('alert');
    await userEvent.click(button('Continue with Kakao'));
    act(() => provider.tell({ type: 'STATE_MISMATCHED' }));
    await userEvent.click(button('OK'));
    for (let time = 1; time <= 3; time += 1) {
      await userEvent.click(button('Continue with Kakao'));
      await userEvent.click(button('Cancel'));
    }
    expect(shownState()).toBe('linkAccount choosing');
    expect(phone()).toBeNull();

    await userEvent.click(button('Continue as a guest'));
    await waitFor(() => expect(shownState()).toBe('linkAccount stuck'));
    expect(phone()?.getAttribute('href')).toBe('tel:16000000');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(SAMPLES.configuration.data.links.inquiry);
    await userEvent.click(button('Continue with Kakao'));
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[METHOD-2] offers no method that is not enabled', async () => {
    await renderScreen(screenOf(start({ ...VISIT, enabledMethods: [EMAIL, KAKAO] })));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Change',
      'Continue with Kakao',
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
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
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
    expect(screen.getByRole('alertdialog').textContent).toContain('This way isn’t supported right now. Please choose another one.');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('linkAccount choosing');
  });

  it('[SSO-2] [ERR-3] joining as a guest that the server refuses as switched off is not supported', async () => {
    const actor = start(VISIT, { join: () => Promise.reject(new PortError({ reason: 'methodDisabled' })) });
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Continue as a guest'));
    expect((await screen.findByRole('alert')).textContent).toContain('This way isn’t supported right now. Please choose another one.');
  });

  it.each([
    ['a visitor', VISIT, 'Continue with Google'],
    ['a guest', PUSHED_GUEST, 'Link Google'],
    ['a member', MEMBER, 'Link Google'],
  ])(
    '[JOIN-3] [ERR-8] %s whose provider account has no authentication id: no-auth alert, nothing is sent, then the choice',
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
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ next: 'joined' }));
  });
});

describe('link account, for who is signed in', () => {
  it('[POP-4] tells a guest what an account brings, and offers the ways', async () => {
    const actor = start(PUSHED_GUEST);
    await renderScreen(screenOf(actor));
    expect(screen.getByRole('heading', { name: 'Link an account to keep your history' })).toBeDefined();
    expect(screen.getByText('민지')).toBeDefined();
    expect(screen.getByRole('list', { name: 'What linking an account brings' }).children).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
    expect(button('Link Kakao')).toBeDefined();
    await userEvent.click(button('Link an email'));
    expect(actor.getSnapshot().output).toEqual({ next: 'linkByEmail' });
  });

  it('[POP-4] a guest may do it later', async () => {
    const actor = start(PUSHED_GUEST);
    await renderScreen(screenOf(actor));
    await userEvent.click(button('Maybe later'));
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
  });

  it('[JOIN-4] a guest whom a partner waits for cannot close it, and is told why', async () => {
    const actor = start({ ...PUSHED_GUEST, mustLink: true });
    await renderScreen(screenOf(actor));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Maybe later' })).toBeNull();
    expect(screen.getByText(/Guests can’t go on to the other service/)).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shownState()).toBe('linkAccount choosing');
    await userEvent.click(button('Link Kakao'));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(button('Cancel'));
    expect(shownState()).toBe('linkAccount choosing');
  });

  it.each([
    ['an email', MEMBER, 'Link an email'],
    ['Kakao', KAKAO_MEMBER, 'Link Kakao'],
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
    await userEvent.click(button('Link Kakao'));
    act(() => provider.tell(ANSWER));
    const alert = await screen.findByRole('alertdialog', { name: 'Kakao linked' });
    expect(alert.textContent).toContain('From now on, you can log in to this avatar with Kakao, too.');
    expect(shownState()).toBe('linkAccount alertingAdded');
    expect(connect.mock.calls).toEqual([[{ method: 'kakao', ticket: 'ticket', replace: false }]]);
    await userEvent.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ next: 'added' });
  });

  it('[JOIN-5] a member goes back; a guest, who was pushed here, has nothing to go back to', async () => {
    const actor = start(MEMBER);
    const { unmount } = await renderScreen(screenOf(actor));
    expect(screen.queryByRole('button', { name: 'Maybe later' })).toBeNull();
    await userEvent.click(button('Back'));
    expect(actor.getSnapshot().output).toEqual({ next: 'back' });
    unmount();
    await renderScreen(screenOf(start(PUSHED_GUEST)));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('[JOIN-5] of the ways that the server names as linked, none can be chosen; one that is not enabled is not offered', async () => {
    const provider = fakeProvider();
    const actor = start({ ...MEMBER, enabledMethods: [EMAIL, KAKAO, 3] }, { provider });
    await renderScreen(<LinkAccount actor={actor} user={{ ...SAMPLE_USER, auth_mthds: [EMAIL, KAKAO] }} />);
    expect(button(/^Link Kakao/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Already linked')).toBeDefined();
    expect(button('Link Google').getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('button', { name: /NAVER/ })).toBeNull();
    await userEvent.click(button(/^Link Kakao/));
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
    expect(button('Link an email')).toBeDefined();
  });

  it('[SOC-5] links a provider’s account', async () => {
    const provider = fakeProvider();
    const connect = vi.fn(async () => {});
    const actor = start(PUSHED_GUEST, { provider, check: async () => ({ ticket: 'ticket', nickname: null }), connect });
    await renderScreen(screenOf(actor));
    await userEvent.selectOptions(screen.getByLabelText('School account'), 'Ewha Womans University');
    await userEvent.click(button('Link Ewha Womans University'));
    expect(provider.opened).toEqual([{ method: 'ewha', purpose: 'link', during: 'click' }]);
    act(() => provider.tell({ ...ANSWER, campusCode: 'ewha' }));
    await waitFor(() => expect(actor.getSnapshot().output).toEqual({ next: 'linked' }));
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

  it('[SOC-6] who does not want to sign in again is back at the choice, and nothing was deleted', async () => {
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
  it('[LANG-2] [JOIN-1] [JOIN-4] speaks three languages', async () => {
    await expectTextsInEveryLanguage(() => screenOf(start(VISIT)));
    await expectTextsInEveryLanguage(() => screenOf(start(PUSHED_GUEST)));
    await expectTextsInEveryLanguage(() => screenOf(start({ ...PUSHED_GUEST, mustLink: true })));
    await expectTextsInEveryLanguage(() => screenOf(start(MEMBER)));
    await expectTextsInEveryLanguage(() => screenOf(start(NOTHING)));
  });

  it.each(['askingLinked', 'askingReplacement', 'confirmingReplacement', 'askingSignIn'] as const)(
    '[LANG-2] [SOC-4] [SOC-6] %s, in three languages',
    async (value) => {
      for (const [joinData, nickname] of [
        [JOIN_DATA, 'マダン'],
        [null, 'マダン'],
        [null, null],
      ] as const) {
        // Without a nickname no question is asked whether to go on with that account.
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

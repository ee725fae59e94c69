// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '../../contract/languages.ts';
import { PortError } from '../../machines/failures.ts';
import { type Context, type ProfileState, profileMachine } from '../../machines/profile/profile.machine.ts';
import type { KnownUser } from '../../src/api/user.ts';
import { type YesOrNo, yesOrNo } from '../../src/api/yes-or-no.ts';
import { MyProfile } from '../../src/popups/my-profile/my-profile.tsx';
import { isPrivate } from '../../src/popups/my-profile/openness.ts';
import { SAMPLE_USER, SAMPLES } from '../support/samples.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { button, deferred, expectTranslated, renderScreen, shownState } from './render-screen.tsx';

const GUEST = { ...SAMPLE_USER, auth_mthd: 0, uvrs_id: '' };
const STUDENT = { ...SAMPLE_USER, auth_mthd: 24 };
const { links } = SAMPLES.configuration.data;

const TODAY = new Date(2026, 10, 20, 12);
/** What a user has said to marketing, at an API that records it. */
const withConsent = (agrm_yn: YesOrNo): KnownUser => ({
  ...SAMPLE_USER,
  mrkt_infr_rcpt_agrm_yn: agrm_yn,
  agrm: [{ item: 'marketing', ver: '2022-11-30', agrm_yn, agrm_dtm: '2026-03-04T03:00:00Z' }],
});
const marketingOf = (user: KnownUser) => ({
  marketing: user.mrkt_infr_rcpt_agrm_yn === 'Y',
  marketingChangeable: user.agrm !== undefined,
});

/** The profile of the user; `daysLeft` until the ID can be changed. */
async function openProfile(
  user: KnownUser,
  { daysLeft = 0, language = 'en' as (typeof LANGUAGES)[number], onDelete = undefined as (() => void) | undefined } = {},
) {
  const read: ProfileState = {
    uvrsId: user.uvrs_id,
    daysLeft,
    open: user.acnt_open_yn === 'Y',
    guest: user.auth_mthd === 0,
    email: user.auth_email ?? null,
    ...marketingOf(user),
  };
  const answer = deferred<{ open: boolean }>();
  const changeOpenness = vi.fn((_: { open: boolean }) => answer.promise);
  const marketingAnswer = deferred<{ marketing: boolean }>();
  const changeMarketing = vi.fn((_: { marketing: boolean }) => marketingAnswer.promise);
  const readProfile = vi.fn(async () => read);
  const machine = profileMachine.provide({
    actors: {
      readProfile: fromPromise(readProfile),
      changeOpenness: fromPromise(({ input }) => changeOpenness(input)),
      changeMarketing: fromPromise(({ input }) => changeMarketing(input)),
    },
  });
  const actor = createActor(machine).start();
  const calls = { onDocument: vi.fn(), onLogout: vi.fn(), onDelete, onFile: async () => null };
  await renderScreen(<MyProfile actor={actor} user={user} links={links} today={TODAY} {...calls} />, language);
  await waitFor(() => expect(shownState()).toBe('profile viewing'));
  return { actor, answer, changeOpenness, marketingAnswer, changeMarketing, readProfile, ...calls };
}

/** The screen of a state that was not reached by its own way. */
function profileIn(
  value:
    | 'reading'
    | 'viewing'
    | 'alertingInfo'
    | 'alertingOpenness'
    | 'alertingOpennessFailed'
    | 'alertingMarketing'
    | 'alertingMarketingFailed',
  context: Partial<Context>,
) {
  const whole = {
    uvrsId: 'minji_2024',
    daysLeft: 0,
    open: true,
    guest: false,
    email: null,
    ...marketingOf(SAMPLE_USER),
    failure: null,
    ...context,
  };
  const actor = createActor(profileMachine, { snapshot: profileMachine.resolveState({ value, context: whole }) }).start();
  return { actor, popup: (user: KnownUser | null) => <MyProfile actor={actor} user={user} links={links} today={TODAY} {...NO_CALLS} /> };
}

const NO_CALLS = { onDocument: () => undefined, onLogout: () => undefined, onDelete: undefined, onFile: async () => null };
const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Private account/ });

const write = vi.fn<(text: string) => Promise<void>>();

afterEach(() => {
  write.mockReset();
});

/** user-event has a clipboard of its own, which takes the place of the browser's at setup. */
function setUpUser() {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return user;
}

describe('MyProfile', () => {
  it('[PROF-1] shows nickname, ID, status, the sum of the stars, and gold', async () => {
    await openProfile({ ...STUDENT, uvrs_pont: 1200, bons_pont: 80, gold: 340 });
    const text = screen.getByRole('dialog', { name: 'My profile' }).textContent ?? '';
    for (const shown of ['민지', '@minji_2024', 'Student of Ewha Womans University', 'Stars1,280', 'Gold340'])
      expect(text).toContain(shown);
    expect(screen.queryByRole('button', { name: 'Link account' })).toBeNull();
  });

  it.each([
    [{ auth_mthd: 1 }, 'Account linked'],
    [{ auth_mthd: 7 }, 'Account linked'],
    [{ auth_mthd: 21 }, 'Student of Sookmyung Women’s University'],
    [{ auth_mthd: 24 }, 'Student of Ewha Womans University'],
    [{ auth_mthd: 1, auth_cmps_codes: [] }, 'Account linked'],
    [{ auth_mthd: 1, auth_cmps_codes: ['yonsei'] }, 'Student of Yonsei University'],
    [{ auth_mthd: 4, auth_cmps_codes: ['ewha', 'yonsei'] }, 'Student of Yonsei University and Ewha Womans University'],
    [{ auth_mthd: 1, auth_cmps_codes: ['a-university-without-a-name-here'] }, 'School verified'],
  ])('[ROLE-1] the status of %j: %s', async (about, status) => {
    await openProfile({ ...SAMPLE_USER, ...about });
    expect(screen.getByText(status)).toBeTruthy();
  });

  it('[JOIN-5] a member sees the linked ways to log in, the email with its address, and which of them is in use', async () => {
    await openProfile({ ...SAMPLE_USER, auth_mthd: 3, auth_mthds: [1, 3, 24], auth_email: 'minji@campus.ac.kr' });
    const ways = screen.getByRole('heading', { name: 'Ways to log in' }).parentElement;
    expect([...(ways?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Emailminji@campus.ac.kr',
      'GoogleYou’re logged in this way',
      'Ewha Womans University',
      'Change password',
      'Link another account',
    ]);
  });

  it('[JOIN-5] [API-26] where the API names no ways, that of this login is shown; a guest has none', async () => {
    await openProfile({ ...SAMPLE_USER, auth_mthd: 4 });
    expect(screen.getByText('Kakao').textContent).toBe('KakaoYou’re logged in this way');
    expect(screen.queryByText('Email')).toBeNull();
    cleanup();
    await openProfile(GUEST);
    expect(screen.queryByRole('heading', { name: 'Ways to log in' })).toBeNull();
  });

  it('[RESET-2] who logs in with an email is led to changing its password, with the email known; who does not is not', async () => {
    const { actor } = await openProfile({ ...SAMPLE_USER, auth_mthds: [1], auth_email: 'minji@campus.ac.kr' });
    await userEvent.click(button('Change password'));
    expect(actor.getSnapshot().output).toEqual({ next: 'passwordChange', email: 'minji@campus.ac.kr' });
    cleanup();
    await openProfile({ ...SAMPLE_USER, auth_mthd: 3, auth_mthds: [3] });
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });

  it('[LEGAL-2] [API-26] a member is led to deleting the account where the API has it; a guest is not', async () => {
    const onDelete = vi.fn();
    await openProfile(SAMPLE_USER, { onDelete });
    await userEvent.click(button('Delete my account'));
    expect(onDelete).toHaveBeenCalledOnce();
    cleanup();
    await openProfile(SAMPLE_USER);
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    cleanup();
    await openProfile(GUEST, { onDelete });
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('[JOIN-5] a member is led to linking another account', async () => {
    const { actor } = await openProfile(SAMPLE_USER);
    await userEvent.click(button('Link another account'));
    expect(actor.getSnapshot().output).toEqual({ next: 'linkAccount' });
  });

  it('[PROF-1] a guest’s image is the default one: the page says that linking an account allows to change it, and leads there', async () => {
    const { actor } = await openProfile(GUEST);
    expect(screen.getByText(/^Guests have the default image\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Link another account' })).toBeNull();
    await userEvent.click(button('Link an account to choose your own'));
    expect(actor.getSnapshot().output).toEqual({ next: 'linkAccount' });
  });

  it('[PROF-1] a member, who can change the image, is not told how to', async () => {
    await openProfile(SAMPLE_USER);
    expect(screen.queryByText(/default image/)).toBeNull();
    expect(button('Change profile image')).toBeTruthy();
  });

  it('[PROF-1] [ROLE-1] a guest is offered to authenticate, and has no ID to copy', async () => {
    const { actor } = await openProfile(GUEST);
    expect(screen.getByText('Guest')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy ID' })).toBeNull();
    await userEvent.click(button('Link account'));
    expect(actor.getSnapshot().output).toEqual({ next: 'linkAccount' });
  });

  it('[PROF-1] [ROLE-1] a guest is not offered to change the image, which the server would refuse, but is offered the nickname', async () => {
    const { actor } = await openProfile(GUEST);
    expect(screen.queryByRole('button', { name: 'Change profile image' })).toBeNull();
    expect(button('Change nickname')).toBeTruthy();
    actor.send({ type: 'IMAGE_CHANGE_CHOSEN' });
    expect(shownState()).toBe('profile viewing');
  });

  it.each([
    ['Change nickname', 'nicknameChange'],
    ['Close', 'closed'],
  ] as const)('[PROF-1] "%s" leads to %s', async (name, next) => {
    const { actor } = await openProfile(SAMPLE_USER);
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual({ next });
  });

  it.each([
    ['Change profile image', 'Change profile image', 'imageChange choosing'],
    ['Change ID', 'Change ID', 'idChange entering'],
  ])('[PROF-1] "%s" opens above the profile, and closes alone', async (name, title, state) => {
    const { actor } = await openProfile(SAMPLE_USER);
    await userEvent.click(button(name));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    expect(shownState()).toBe(state);
    await userEvent.keyboard('{Escape}');
    expect(shownState()).toBe('profile viewing');
    expect(actor.getSnapshot().status).toBe('active');
    expect(document.activeElement).toBe(button(name));
  });

  it('[PROF-3] within 30 days of the last change the row tells the days that remain', async () => {
    await openProfile(SAMPLE_USER, { daysLeft: 12 });
    expect(screen.getByText('D-12')).toBeTruthy();
    await userEvent.click(button('Change ID You can change it in 12 days'));
    expect(shownState()).toBe('idChange locked');
  });

  it('[PROF-3] a day is not counted that is not there', async () => {
    await openProfile(SAMPLE_USER);
    expect(screen.queryByText(/^D-/)).toBeNull();
  });

  it('[PROF-1] the terms open above it', async () => {
    const { onDocument } = await openProfile(SAMPLE_USER);
    await userEvent.click(button('Terms of service'));
    expect(onDocument).toHaveBeenCalledExactlyOnceWith('serviceTerms');
  });

  it('[POP-2] the privacy policy opens above it', async () => {
    const { onDocument } = await openProfile(SAMPLE_USER);
    await userEvent.click(button('Privacy policy'));
    expect(onDocument).toHaveBeenCalledExactlyOnceWith('privacyPolicy');
  });

  it('[PROF-1] the help centre opens in a new tab, which is said', async () => {
    await openProfile(SAMPLE_USER);
    const link = screen.getByRole('link', { name: 'Help (Opens in a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      links.faq,
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('[PROF-1] logs out by the flow that asks first', async () => {
    const { onLogout, actor } = await openProfile(SAMPLE_USER);
    await userEvent.click(button('Log out'));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().value).toBe('viewing');
  });

  it('[PROF-1] copies the ID and says so', async () => {
    const user = setUpUser();
    write.mockResolvedValue();
    await openProfile(SAMPLE_USER);
    await user.click(button('Copy ID'));
    expect(write).toHaveBeenCalledExactlyOnceWith('minji_2024');
    expect(await screen.findByText('ID copied.')).toBeTruthy();
  });

  it('[PROF-1] says what to do where the browser refuses the clipboard', async () => {
    const user = setUpUser();
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await openProfile(SAMPLE_USER);
    await user.click(button('Copy ID'));
    expect(await screen.findByText(/We couldn’t copy the ID/)).toBeTruthy();
  });
});

describe('MyProfile: open or private', () => {
  const WIRE: readonly YesOrNo[] = ['Y', 'N'];

  it('[PROF-5] private is what the wire calls not open, for each of its two values and back', () => {
    expect(WIRE.map(isPrivate)).toEqual([false, true]);
    for (const value of WIRE) expect(yesOrNo(!isPrivate(value))).toBe(value);
    for (const open of [true, false]) expect(isPrivate(yesOrNo(open))).toBe(!open);
  });

  it.each([
    ['N', 'Others can’t see your profile.', 'Your account is public'],
    ['Y', 'Anyone can see your profile.', 'Your account is private'],
  ] as const)('[PROF-5] acntOpenYn %s: "%s"; a press turns it at once: "%s"', async (acnt_open_yn, meaning, title) => {
    const wasPrivate = acnt_open_yn === 'N';
    const { answer, changeOpenness } = await openProfile({ ...SAMPLE_USER, acnt_open_yn });
    expect(theSwitch().checked).toBe(wasPrivate);
    expect(screen.getByText(meaning)).toBeTruthy();
    await userEvent.click(theSwitch());
    expect(theSwitch().checked).toBe(!wasPrivate);
    expect(theSwitch().getAttribute('aria-busy')).toBe('true');
    expect(changeOpenness).toHaveBeenCalledExactlyOnceWith({ open: wasPrivate });
    // A second press while the server is asked does nothing.
    await userEvent.click(theSwitch());
    expect(changeOpenness).toHaveBeenCalledOnce();

    answer.resolve({ open: wasPrivate });
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('profile viewing');
    expect(theSwitch().checked).toBe(!wasPrivate);
    expect(document.activeElement).toBe(theSwitch());
  });

  it.each([
    [new Error('network'), 'We couldn’t change who can see your account. It’s back as it was. Please try again.'],
    [new PortError({ serverMessage: 'Closed for the night.' }), 'Closed for the night.'],
  ])('[PROF-5] [ERR-26] goes back if the server does not take it: %s', async (cause, message) => {
    const { answer } = await openProfile({ ...SAMPLE_USER, acnt_open_yn: 'Y' });
    await userEvent.click(theSwitch());
    answer.reject(cause);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    expect(theSwitch().checked).toBe(false);
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('profile viewing');
  });
});

describe('MyProfile: reading', () => {
  it('[PROF-1] says that it loads while the session is not known, and can be left', async () => {
    const { actor, popup } = profileIn('reading', {});
    await renderScreen(popup(null));
    expect(screen.getByText('Loading')).toBeTruthy();
    await userEvent.click(button('Close'));
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
  });

  it('[PROF-5] shows what is known of the user until it is read, and takes no press', async () => {
    const { actor, popup } = profileIn('reading', { open: true });
    await renderScreen(popup({ ...SAMPLE_USER, acnt_open_yn: 'N' }));
    expect(theSwitch().checked).toBe(true);
    await userEvent.click(theSwitch());
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('[ERR-6] an alert says that it could not be loaded; then it closes', async () => {
    const machine = profileMachine.provide({ actors: { readProfile: fromPromise(() => Promise.reject(new Error('network'))) } });
    const actor = createActor(machine).start();
    await renderScreen(<MyProfile actor={actor} user={null} links={links} today={TODAY} {...NO_CALLS} />);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t load the information.');
    expect(shownState()).toBe('profile alertingInfo');
    await userEvent.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ next: 'closed' });
  });
});

describe('MyProfile: consent to marketing', () => {
  const marketingSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Marketing messages/ });
  const row = () => marketingSwitch().closest('li')?.textContent;

  it('[AGR-5] shows since when it is agreed to', async () => {
    await openProfile(withConsent('Y'));
    expect(marketingSwitch().checked).toBe(true);
    expect(row()).toContain('You agreed on 4 March 2026.');
  });

  it('[AGR-5] shows that it is not agreed to', async () => {
    await openProfile(withConsent('N'));
    expect(marketingSwitch().checked).toBe(false);
    expect(row()).toContain('You haven’t agreed.');
  });

  it.each([
    ['Y', false, 'Marketing messages stopped', 'You withdrew your consent to marketing messages on 20 November 2026.'],
    ['N', true, 'Marketing consent', 'You agreed to receive marketing messages on 20 November 2026.'],
  ] as const)('[AGR-5] [AGR-3] from %s: one press changes it at once, and the date is said', async (before, marketing, title, text) => {
    const { changeMarketing, marketingAnswer } = await openProfile(withConsent(before));
    await userEvent.click(marketingSwitch());
    expect(shownState()).toBe('profile changingMarketing');
    expect(marketingSwitch().checked).toBe(marketing);
    expect(changeMarketing).toHaveBeenCalledExactlyOnceWith({ marketing });
    marketingAnswer.resolve({ marketing });
    expect((await screen.findByRole('alertdialog', { name: title })).textContent).toContain(text);
    await userEvent.click(button('OK'));
    expect(shownState()).toBe('profile viewing');
    expect(marketingSwitch().checked).toBe(marketing);
  });

  it('[AGR-5] goes back when the server refuses, and says so', async () => {
    const { marketingAnswer } = await openProfile(withConsent('Y'));
    await userEvent.click(marketingSwitch());
    marketingAnswer.reject(new PortError());
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t change your consent to marketing messages.');
    expect(shownState()).toBe('profile alertingMarketingFailed');
    await userEvent.click(button('OK'));
    expect(marketingSwitch().checked).toBe(true);
  });

  it.each([
    ['Y', 'You’ve agreed. You can stop them through our customer centre.'],
    ['N', 'You haven’t agreed. You can agree through our customer centre.'],
  ] as const)(
    '[AGR-5] [API-26] without the call of the API, %s is shown with the way to change it',
    async (mrkt_infr_rcpt_agrm_yn, words) => {
      const { actor } = await openProfile({ ...SAMPLE_USER, mrkt_infr_rcpt_agrm_yn });
      expect(screen.queryByRole('switch', { name: /^Marketing messages/ })).toBeNull();
      const link = screen.getByRole('link', { name: /^Marketing messages/ });
      expect(link.textContent).toContain(words);
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([links.inquiry, '_blank']);
      actor.send({ type: 'MARKETING_TOGGLED' });
      expect(shownState()).toBe('profile viewing');
    },
  );
});

describe('MyProfile: languages', () => {
  it.each(LANGUAGES.flatMap((language) => [GUEST, SAMPLE_USER, STUDENT].map((user) => [language, user.auth_mthd, user] as const)))(
    '[LANG-2] speaks %s to a member of method %s',
    async (language, _, user) => {
      await openProfile({ ...user, uvrs_id: 'minji' }, { daysLeft: 1, language });
      expectTranslated(language);
    },
  );

  it.each([
    ['alertingInfo', { failure: { code: 'infoFailed' } }],
    ['alertingOpenness', { open: true }],
    ['alertingOpenness', { open: false }],
    ['alertingOpennessFailed', { failure: { code: 'accountOpenChangeFailed' } }],
    ['alertingMarketing', { marketing: true }],
    ['alertingMarketing', { marketing: false }],
    ['alertingMarketingFailed', { failure: { code: 'marketingChangeFailed' } }],
    ['viewing', { marketing: true, marketingChangeable: true }],
    ['viewing', { marketing: true, marketingChangeable: false }],
    ['viewing', { marketing: false, marketingChangeable: false }],
  ] as const)('[LANG-2] speaks every language: %s with %j', async (value, context) => {
    await expectTextsInEveryLanguage(() => profileIn(value, context).popup(SAMPLE_USER));
  });
});

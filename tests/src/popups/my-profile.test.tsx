// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { type ProfileContext, profileMachine } from '#machines/profile/profile.machine.ts';
import type { KnownUser } from '#src/api/user.ts';
import { MyProfile } from '#src/popups/my-profile/my-profile.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { GUEST, links, marketingOf, openProfile, TODAY, theSwitch } from './my-profile-support.tsx';
import { button, expectTranslated, renderScreen, shownState } from './render-screen.tsx';

const STUDENT = { ...SAMPLE_USER, auth_mthd: 24 };
const NO_CALLS = {
  onDocument: () => undefined,
  onLogout: () => undefined,
  onDelete: undefined,
  imageRemovable: true,
  onFile: async () => null,
};

/** The screen of a state that was not reached by its own way. */
function profileIn(
  value: 'reading' | 'viewing' | 'alertingInfo' | 'alertingOpennessFailed' | 'alertingMarketing' | 'alertingMarketingFailed',
  context: Partial<ProfileContext>,
) {
  const whole = {
    uvrsId: 'minji_2024',
    daysLeft: 0,
    open: true,
    guest: false,
    email: null,
    ...marketingOf(SAMPLE_USER),
    sessionsListed: false,
    waysListed: false,
    consentsListed: false,
    activityListed: false,
    handsOver: false,
    passkeysOffered: false,
    emailChangeable: false,
    dataExported: false,
    failure: null,
    typedId: null,
    cameFrom: null,
    ...context,
  };
  const actor = createActor(profileMachine, {
    input: { typedId: null, cameFrom: null },
    snapshot: profileMachine.resolveState({ value, context: whole }),
  }).start();
  return {
    actor,
    popup: (user: KnownUser | null) => <MyProfile actor={actor} user={user} links={links} today={TODAY} now={Date.now} {...NO_CALLS} />,
  };
}

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
    expect(screen.queryByRole('button', { name: 'Link an account' })).toBeNull();
  });

  it.each([
    ['Change nickname', 'nicknameChange'],
    ['Add a way to log in', 'linkAccount'],
    ['Change password', 'passwordChange'],
    ['Change email', 'emailChange'],
  ] as const)('[POP-5] a person who comes back from “%s” has the focus there', async (name, cameFrom) => {
    await renderScreen(profileIn('viewing', { cameFrom, email: 'minji@campus.ac.kr', emailChangeable: true }).popup(SAMPLE_USER));
    expect(document.activeElement).toBe(button(name));
  });

  it.each([
    ['Change nickname', 'nicknameChange'],
    ['Close', 'closed'],
  ] as const)('[PROF-1] "%s" leads to %s', async (name, outcome) => {
    const { actor } = await openProfile(SAMPLE_USER);
    await userEvent.click(button(name));
    expect(actor.getSnapshot().output).toEqual({ outcome });
  });

  it.each([
    ['Change profile image', 'Change profile image', 'imageChange choosing'],
    ['Change ID', 'Change ID', 'idChange entering'],
    ['Passkeys', 'Passkeys', 'passkeys unread'],
    ['Download my data', 'Download my data', 'dataExport explaining'],
    ['Where you’re logged in', 'Where you’re logged in', 'devices unread'],
    ['Log in on another screen', 'Log in on another screen', 'handOverApproval typing'],
  ])('[PROF-1] "%s" opens above the profile, and closes alone', async (name, title, state) => {
    const { actor } = await openProfile(SAMPLE_USER, { sessionsListed: true, handsOver: true, passkeysOffered: true, dataExported: true });
    await userEvent.click(button(name));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    expect(shownState()).toBe(state);
    await userEvent.keyboard('{Escape}');
    expect(shownState()).toBe('profile viewing');
    expect(actor.getSnapshot().status).toBe('active');
    expect(document.activeElement).toBe(button(name));
  });

  it('[EMAIL-10] [API-26] the email is changed where the account has one and the API says that it changes it, and nowhere else', async () => {
    const { actor } = await openProfile({ ...SAMPLE_USER, auth_email: 'minji@campus.ac.kr' }, { emailChangeable: true });
    await userEvent.click(button('Change email'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'emailChange' });
    cleanup();
    await openProfile({ ...SAMPLE_USER, auth_email: 'minji@campus.ac.kr' });
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  });

  it('[PASSKEY-5] [API-26] passkeys are not offered where the API or the browser has none', async () => {
    await openProfile(SAMPLE_USER);
    expect(screen.queryByRole('button', { name: 'Passkeys' })).toBeNull();
  });

  it('[DEVICE-1] [API-26] where one is logged in is not offered where the API does not list it', async () => {
    await openProfile(SAMPLE_USER);
    expect(screen.queryByRole('button', { name: 'Where you’re logged in' })).toBeNull();
  });

  it('[HAND-1] [API-26] another screen is not let in from here where the API hands nothing over', async () => {
    await openProfile(SAMPLE_USER);
    expect(screen.queryByRole('button', { name: 'Log in on another screen' })).toBeNull();
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

describe('MyProfile: reading', () => {
  it('[PROF-1] says that it loads while the session is not known, and can be left', async () => {
    const { actor, popup } = profileIn('reading', {});
    await renderScreen(popup(null));
    expect(screen.getByText('Loading')).toBeTruthy();
    await userEvent.click(button('Close'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
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
    const actor = createActor(machine, { input: { typedId: null, cameFrom: null } }).start();
    await renderScreen(<MyProfile actor={actor} user={null} links={links} today={TODAY} now={Date.now} {...NO_CALLS} />);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('We couldn’t load the information.');
    expect(shownState()).toBe('profile alertingInfo');
    await userEvent.click(button('OK'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });
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

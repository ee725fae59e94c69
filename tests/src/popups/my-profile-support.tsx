import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { LANGUAGES } from '#contract/languages.ts';
import { type ProfileState, profileMachine } from '#machines/profile/profile.machine.ts';
import type { KnownUser } from '#src/api/user.ts';
import { MyProfile } from '#src/popups/my-profile/my-profile.tsx';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { deferred, renderScreen, shownState } from './render-screen.tsx';

export const GUEST = { ...SAMPLE_USER, auth_mthd: 0, uvrs_id: '' };
export const { links } = SAMPLES.configuration.data;
export const TODAY = new Date(2026, 10, 20, 12);

export const marketingOf = (user: KnownUser) => ({
  marketing: user.mrkt_infr_rcpt_agrm_yn === 'Y',
  marketingChangeable: user.agrm !== undefined,
});

/** The profile of the user; `daysLeft` until the ID can be changed. */
export async function openProfile(
  user: KnownUser,
  {
    daysLeft = 0,
    isRead = true,
    emailChangeable = false,
    dataExported = false,
    sessionsListed = false,
    waysListed = false,
    consentsListed = false,
    activityListed = false,
    handsOver = false,
    passkeysOffered = false,
    language = 'en' as (typeof LANGUAGES)[number],
    onDelete = undefined as (() => void) | undefined,
  } = {},
) {
  const read: ProfileState = {
    uvrsId: user.uvrs_id,
    daysLeft,
    open: user.acnt_open_yn === 'Y',
    guest: user.auth_mthd === 0,
    email: user.auth_email ?? null,
    emailChangeable,
    dataExported,
    ...marketingOf(user),
    sessionsListed,
    waysListed,
    consentsListed,
    activityListed,
    handsOver,
    passkeysOffered,
  };
  const answer = deferred<{ open: boolean }>();
  const changeOpenness = vi.fn((_: { open: boolean }) => answer.promise);
  const marketingAnswer = deferred<{ marketing: boolean }>();
  const changeMarketing = vi.fn((_: { marketing: boolean }) => marketingAnswer.promise);
  const readProfile = vi.fn(() => (isRead ? Promise.resolve(read) : new Promise<typeof read>(() => {})));
  const machine = profileMachine.provide({
    actors: {
      readProfile: fromPromise(readProfile),
      changeOpenness: fromPromise(({ input }) => changeOpenness(input)),
      changeMarketing: fromPromise(({ input }) => changeMarketing(input)),
    },
  });
  const actor = createActor(machine, { input: { typedId: null, cameFrom: null } }).start();
  const calls = { onDocument: vi.fn(), onLogout: vi.fn(), onDelete, imageRemovable: true, onFile: async () => null };
  await renderScreen(<MyProfile actor={actor} user={user} links={links} today={TODAY} now={Date.now} {...calls} />, language);
  await waitFor(() => expect(shownState()).toBe(`profile ${isRead ? 'viewing' : 'reading'}`));
  return { actor, answer, changeOpenness, marketingAnswer, changeMarketing, readProfile, ...calls };
}

export const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Private account/ });

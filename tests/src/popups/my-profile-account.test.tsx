// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { GUEST, openProfile } from './my-profile-support.tsx';
import { button, shownState } from './render-screen.tsx';

describe('MyProfile', () => {
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
      'Add a way to log in',
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

  it('[RESET-2] a person who logs in with an email is led to changing its password, with the email known; another is not', async () => {
    const { actor } = await openProfile({ ...SAMPLE_USER, auth_mthds: [1], auth_email: 'minji@campus.ac.kr' });
    await userEvent.click(button('Change password'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'passwordChange', email: 'minji@campus.ac.kr' });
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
    await userEvent.click(button('Add a way to log in'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'linkAccount' });
  });

  it('[PROF-1] a guest’s image is the default one: the page says that linking an account allows to change it, once', async () => {
    const { actor } = await openProfile(GUEST);
    expect(screen.getByText('Guests have the default image. Link an account to choose your own.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /link an account/i })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Add a way to log in' })).toBeNull();
    await userEvent.click(button('Link an account'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'linkAccount' });
  });

  it('[PROF-1] a member whose profile is still being read is not taken for a guest', async () => {
    await openProfile(SAMPLE_USER, { isRead: false });
    expect(screen.queryByText(/default image/)).toBeNull();
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
    await userEvent.click(button('Link an account'));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'linkAccount' });
  });

  it('[PROF-1] [SEEN-3] the button under a guest’s thumb links an account; logging out, which loses all, is a row at the end', async () => {
    await openProfile(GUEST);
    const footer = document.querySelector('[data-dialog-footer]');
    expect([...(footer?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(['Link an account']);
    const rows = [...document.querySelectorAll('[data-dialog-body] li')];
    expect(rows.at(-1)?.textContent).toBe('Log out');
  });

  it('[PROF-1] [ROLE-1] a guest is not offered to change the image, which the server would refuse, but is offered the nickname', async () => {
    const { actor } = await openProfile(GUEST);
    expect(screen.queryByRole('button', { name: 'Change profile image' })).toBeNull();
    expect(button('Change nickname')).toBeTruthy();
    actor.send({ type: 'IMAGE_CHANGE_CHOSEN' });
    expect(shownState()).toBe('profile viewing');
  });
});

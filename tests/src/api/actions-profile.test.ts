import { describe, expect, test } from 'vitest';
import type { Actions } from '#src/api/actions.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { actInThisFile, answer, holdUserInfo, loadUser, open } from './open-actions.ts';

actInThisFile();

describe('changing the profile', () => {
  test.each([
    ['[PROF-2]', 'changeNickname', (a: Actions) => a.changeNickname({ nickname: '서연' }), { ncknm: '서연' }],
    ['[PROF-3]', 'changeUvrsId', (a: Actions) => a.changeUvrsId({ uvrsId: 'seoyeon' }), { uvrsId: 'seoyeon' }],
    ['[PROF-5]', 'changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: false }), { acntOpenYn: 'N' }],
    ['[PROF-5]', 'changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: true }), { acntOpenYn: 'Y' }],
  ] as const)('%s %s shows what the server echoes', async (_, name, act, body) => {
    const { actions, queryClient } = open();
    const bodies = answer(name, { user: { ...SAMPLE_USER, ncknm: 'echoed', access_token: 'not for the cache' } });
    await act(actions);
    expect(bodies).toEqual([body]);
    expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SAMPLE_USER, ncknm: 'echoed' });
  });

  test('[PROF-4] [AVATAR-1] a removed image is gone wherever the user is shown, in the same step as the answer', async () => {
    const { actions, queryClient } = open();
    queryClient.setQueryData(USER_KEY, { ...SAMPLE_USER, prfl_img_path: '/media/profile/1.png' });
    const bodies = answer('removeProfileImage', { user: { ...SAMPLE_USER, prfl_img_path: null } });
    await actions.removeProfileImage();
    expect(bodies).toEqual([undefined]);
    expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SAMPLE_USER, prfl_img_path: null });
  });

  test('[PROF-2] an older answer that comes late does not bring the old name back', async () => {
    const { actions, client, tokenStore, queryClient } = open();
    tokenStore.signIn('token-1');
    queryClient.setQueryData(USER_KEY, { ...SAMPLE_USER, ncknm: 'older' }, { updatedAt: 1 });
    const info = holdUserInfo({ ...SAMPLE_USER, ncknm: 'old' });
    const before = loadUser(client, queryClient);
    await info.asked;
    answer('changeNickname', { user: { ...SAMPLE_USER, ncknm: 'new' } });
    await actions.changeNickname({ nickname: 'new' });
    info.answer();
    await before;
    expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SAMPLE_USER, ncknm: 'new' });
  });
});

import { describe, expect, test, vi } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { Actions } from '#src/api/actions.ts';
import { configurationQuery, USER_KEY, userQuery } from '#src/api/queries.ts';
import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { actInThisFile, answer, defaults, email, NOW, open, provider } from './open-actions.ts';

actInThisFile();

describe('answers with no more than the specification names', () => {
  const { gndr: _, ...SPECIFIED } = SAMPLE_USER;
  /** `undefined`: an answer without `data`. */
  const says = (name: CallName, data: unknown) => server.use(on(name, () => answered('ok', undefined, data)));

  test.each([undefined, null, {}])(
    '[API-26] [EMAIL-2] [EMAIL-4] a sent code that answers %j lasts an hour, and another comes after a minute',
    async (data) => {
      const { actions, onServerTime } = open();
      says('requestEmailCode', data);
      await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: NOW + 3_600_000, resendAt: NOW + 60_000 });
      expect(onServerTime).not.toHaveBeenCalled();
    },
  );

  test('[API-26] [SHELL-5] configuration without fields leaves the defaults, and takes each field that is there', async () => {
    const { client, queryClient, onServerTime } = open();
    const read = () => queryClient.fetchQuery({ ...configurationQuery(client, defaults, onServerTime), staleTime: 0 });
    for (const data of [undefined, null, {}]) {
      says('configuration', data);
      expect(await read()).toEqual(defaults());
    }
    says('configuration', { phone: '02-1234' });
    expect(await read()).toEqual({ ...defaults(), phone: '02-1234' });
    expect(onServerTime).not.toHaveBeenCalled();
  });

  test.each([
    ['[PROF-2]', 'changeNickname', (a: Actions) => a.changeNickname({ nickname: '서연' }), { ncknm: '서연' }],
    [
      '[PROF-3]',
      'changeUvrsId',
      (a: Actions) => a.changeUvrsId({ uvrsId: 'seoyeon' }),
      { uvrs_id: 'seoyeon', uvrs_id_chng_dtm: '2026-11-22T00:00:00.000Z' },
    ],
    ['[PROF-5]', 'changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: false }), { acnt_open_yn: 'N' }],
  ] as const)('[API-26] %s %s that answers without a user shows what was sent', async (_id, name, act, changed) => {
    for (const data of [undefined, {}]) {
      const { actions, queryClient } = open();
      queryClient.setQueryData(USER_KEY, SPECIFIED);
      says(name, data);
      await act(actions);
      expect(queryClient.getQueryData(USER_KEY)).toEqual({ ...SPECIFIED, ...changed });
    }
  });

  test.each([
    ['[EMAIL-7] linkAccount', 'linkAccount', (a: Actions) => a.linkEmail(email)],
    ['[EMAIL-7] setUpAccount', 'setUpAccount', (a: Actions) => a.setUpEmail(email)],
    ['[SOC-5] setUpAccount', 'setUpAccount', (a: Actions) => a.connectProvider({ ...provider, replace: false })],
  ] as const)('[API-26] %s without a user asks who it is now, and the token stays', async (_id, name, act) => {
    const { actions, tokenStore, queryClient } = open();
    tokenStore.signIn('token-1');
    const told = vi.fn();
    tokenStore.subscribe(told);
    says(name, undefined);
    says('userInfo', { user: SPECIFIED });
    await act(actions);
    expect(queryClient.getQueryData(USER_KEY)).toEqual(SPECIFIED);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-1' });
    // Subscribers of the session learn that a guest is a member now.
    expect(told).toHaveBeenCalledWith({ is: 'signedIn', here: true });
  });

  test.each([
    [{ user_id: 7 }, { user_id: '7' }],
    [{ uvrs_id: null }, { uvrs_id: '' }],
    [
      { uvrs_id_chng_dtm: undefined, prfl_img_path: undefined },
      { uvrs_id_chng_dtm: null, prfl_img_path: null },
    ],
    [
      { uvrs_id_chng_dtm: '', prfl_img_path: '' },
      { uvrs_id_chng_dtm: null, prfl_img_path: null },
    ],
    [
      { uvrs_pont: null, bons_pont: undefined },
      { uvrs_pont: 0, bons_pont: 0 },
    ],
    [{ level: 3 }, {}],
  ])('[API-26] a user with %j is understood', async (sent, read) => {
    const { client, queryClient } = open();
    says('userInfo', { user: { ...SPECIFIED, ...sent } });
    await expect(queryClient.fetchQuery(userQuery(client))).resolves.toEqual({ ...SPECIFIED, ...read });
  });

  test.each([
    [{ ncknm: null, authId: 'x' }, false],
    [{ ncknm: '', authId: 'x' }, false],
    [{ ncknm: 'M', authId: 'x' }, true],
  ])('[API-26] [EMAIL-1] check-user with %j: registered %s', async (data, registered) => {
    const { actions } = open();
    says('checkUser', data);
    await expect(actions.checkEmail(email)).resolves.toEqual({ registered });
  });

  test('[API-26] [EMAIL-5] a sequence number may be a number', async () => {
    const { actions } = open();
    says('confirmEmailCode', { sqncNum: 4711 });
    await expect(actions.confirmCode({ email: email.email, code: '48A1ZQ' })).resolves.toEqual({ proof: '4711' });
  });

  test('[VAL-5] [API-17] a code is sent in the case that it was typed in', async () => {
    const { actions } = open();
    const bodies = answer('confirmEmailCode');
    await actions.confirmCode({ email: email.email, code: '48a1Zq' });
    expect(bodies).toEqual([{ authWay: email.email, authCode: '48a1Zq' }]);
  });
});

import { describe, expect, test } from 'vitest';
import { failure } from '#machines/failures.ts';
import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { actInThisFile, answer, byEmail, email, open, provider } from './open-actions.ts';

actInThisFile();

describe('proving', () => {
  test('[EMAIL-1] an email is registered when check-user names an account', async () => {
    const { actions } = open();
    const bodies = answer('checkUser', { authId: 'a', ncknm: '민***' });
    await expect(actions.checkEmail(email)).resolves.toEqual({ registered: true });
    answer('checkUser', { authId: 'a' });
    await expect(actions.checkEmail(email)).resolves.toEqual({ registered: false });
    expect(bodies).toEqual([{ authMthd: 1, authId: email.email }]);
  });

  test('[SOC-4] a provider’s code becomes a ticket, and the state says which attempt it was', async () => {
    const { actions } = open();
    const states: (string | null)[] = [];
    const check = (data: object) =>
      server.use(
        on('checkUser', ({ request }) => {
          states.push(request.headers.get('X-Auth-State'));
          return answered('ok', undefined, data);
        }),
      );
    const asked = { method: 'google', answer: { code: 'c', state: 's' } } as const;
    check({ authId: 'ticket', ncknm: '민지' });
    await expect(actions.checkProvider(asked)).resolves.toEqual({ nickname: '민지', ticket: 'ticket' });
    check({ authId: 'ticket' });
    await expect(actions.checkProvider(asked)).resolves.toEqual({ nickname: null, ticket: 'ticket' });
    expect(states).toEqual(['s', 's']);
  });

  test('[SOC-4] an account is replaced only when that is asked for', async () => {
    const { actions } = open();
    const asked: (string | null)[] = [];
    server.use(
      on('setUpAccount', ({ request }) => {
        asked.push(request.headers.get('X-Replace-Existing'));
        return answered('accountInUse');
      }),
    );
    for (const replace of [false, true]) {
      await expect(actions.connectProvider({ ...provider, replace })).rejects.toMatchObject({ reason: 'accountInUse' });
    }
    expect(asked).toEqual([null, 'Y']);
  });

  test('[SOC-6] a sign-in that is too old to replace an account has a reason of its own', async () => {
    const { actions } = open();
    server.use(on('setUpAccount', () => answered('signInTooOld')));
    await expect(actions.connectProvider({ ...provider, replace: true })).rejects.toMatchObject({ reason: 'signInTooOld' });
  });

  test('[EMAIL-2] a sent code tells its times and the server’s', async () => {
    const { actions, onServerTime } = open();
    answer('requestEmailCode', { expiresAt: 3_600_500, resendAt: 60_500, serverTime: 500 });
    await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: 3_600_500, resendAt: 60_500 });
    expect(onServerTime.mock.calls).toEqual([[500]]);
  });

  test('[EMAIL-2] a visit that had run out begins anew, and the code is asked for once more; after that, cookies are needed', async () => {
    const { actions } = open();
    const answers = [answered('cookiesRefused'), answered('ok', undefined, SAMPLES.requestEmailCode.data)];
    server.use(on('requestEmailCode', () => answers.shift() ?? answered('failed')));
    await expect(actions.requestCode(email)).resolves.toEqual({ expiresAt: 3_600_000, resendAt: 60_000 });

    let asked = 0;
    server.use(
      on('requestEmailCode', () => {
        asked += 1;
        return answered('cookiesRefused', 'Allow cookies.');
      }),
    );
    const refused = await actions.requestCode(email).catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'cookiesRefused' });
    expect(asked).toBe(2);
    // Every flow that asks shows this.
    expect(failure('codeNotSent', refused)).toEqual({ code: 'cookiesNeeded', serverMessage: 'Allow cookies.' });
  });

  test('[EMAIL-5] a right code gives the proof, a wrong one a reason', async () => {
    const { actions } = open();
    const bodies = answer('confirmEmailCode');
    await expect(actions.confirmCode({ email: email.email, code: '48A1ZQ' })).resolves.toEqual({ proof: 'proof' });
    expect(bodies).toEqual([{ authWay: email.email, authCode: '48A1ZQ' }]);
    server.use(on('confirmEmailCode', () => answered('codeWrong')));
    await expect(actions.confirmCode({ email: email.email, code: 'XXXXXX' })).rejects.toMatchObject({ reason: 'codeWrong' });
  });

  test('[RESET-2] a new password is sent with the proof, and the session of the answer is taken', async () => {
    const { actions, tokenStore } = open();
    const bodies = answer('resetPassword');
    await expect(actions.resetPassword(email)).resolves.toEqual({ signedIn: true });
    expect(bodies).toEqual([byEmail]);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-sign-in' });
  });

  test('[WAY-3] a reset names the other ways into the account, and ends them where the person has chosen so', async () => {
    const { actions } = open();
    const headers: (string | null)[] = [];
    server.use(
      on('confirmEmailCode', () => answered('ok', undefined, { sqncNum: 'proof', otherWays: [3, 4, 90, 99] })),
      on('resetPassword', ({ request }) => {
        headers.push(request.headers.get('X-End-Other-Ways'));
        return answered('ok', undefined, SAMPLES.resetPassword.data);
      }),
    );
    const confirmed = await actions.confirmCode({ email: email.email, code: '48A1ZQ' });
    expect(confirmed).toEqual({ proof: 'proof', otherWays: ['google', 'kakao', 'passkey'] });
    await actions.resetPassword(email);
    await actions.resetPassword({ ...email, endsOtherWays: true });
    expect(headers).toEqual([null, 'Y']);
  });

  test('[API-26] [RESET-2] an API whose answer has no session signs in nowhere', async () => {
    const { actions, tokenStore } = open();
    server.use(on('resetPassword', () => answered('ok')));
    await expect(actions.resetPassword(email)).resolves.toEqual({ signedIn: false });
    expect(tokenStore.read()).toEqual({ is: 'none' });
  });

  test('[CHAR-2] nickname and ID are checked by the server', async () => {
    const { actions } = open();
    const asked = [answer('validateNickname'), answer('validateUvrsId')];
    await actions.validateNickname({ nickname: '민지' });
    await actions.validateUvrsId({ uvrsId: 'minji_2024' });
    expect(asked).toEqual([[{ ncknm: '민지' }], [{ uvrsId: 'minji_2024' }]]);
    server.use(on('validateUvrsId', () => answered('uvrsIdTaken')));
    await expect(actions.validateUvrsId({ uvrsId: 'minji_2024' })).rejects.toMatchObject({ reason: 'idTaken' });
  });
});

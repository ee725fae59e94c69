import { beforeEach, expect, it } from 'vitest';
import { CONFIRMATION_VALIDITY, POLICIES, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, linkTicketFor, PASSWORD, ticketCredentials } from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const KAKAO = 4;

describeApi('the personal data as a file', (api, database) => {
  let here: Browser;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, EMAIL);
    await becomeMember(api, api.browser(), 'other@madang.kr');
  });

  it('[CONFIRM-1] the API announces it; the file has the account, its ways, passkeys, sessions and history, and nothing of another person', async () => {
    expect((await here.ok('configuration')).exportsData).toBe(true);
    const { user } = await here.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, here, 'minji', KAKAO), KAKAO));
    here.token = user.access_token;
    const { publicKey } = await here.ok('passkeyCreationOptions', { mediation: 'optional' });
    await here.ok('addPasskey', { credential: new Authenticator().create(publicKey) });
    const { exportedAt, data } = await here.ok('exportData');
    expect(exportedAt).toBe(new Date(api.clock.now).toISOString());
    expect(data).toMatchObject({
      account: { ncknm: user.ncknm, auth_email: EMAIL },
      ways: [
        { way: 'email', subject: EMAIL },
        { way: 'kakao', subject: 'minji', account: 'mi***@kakao.test' },
      ],
      passkeys: [{ usedAt: null }],
      sessions: [{ way: 'email', isCurrent: true }],
      partners: [],
      activity: [{ activity: 'passkeyMade' }, { activity: 'wayLinked' }, { activity: 'signedIn' }],
    });
    expect((data.agreements as unknown[]).length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('other@madang.kr');
  });

  it('[CONFIRM-1] no secret is in it', async () => {
    const text = JSON.stringify(await here.ok('exportData'));
    const rows = await Promise.all([
      database.db.selectFrom('identities').select('password_hash as secret').execute(),
      database.db.selectFrom('sessions').select('session_id as secret').execute(),
      database.db.selectFrom('access_tokens').select('token_hash as secret').execute(),
    ]);
    const secrets = rows.flat().flatMap(({ secret }) => (secret === null ? [] : [secret]));
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of [...secrets, here.token ?? '']) expect(text).not.toContain(secret);
  });

  it('[CONFIRM-1] a stolen session gets none of it without a proof, and a guest has none', async () => {
    api.clock.now += SIGN_IN_PROVES + 1;
    here.token = (await here.ok('refreshAccessToken')).access_token;
    await here.refused('exportData', 'confirmationNeeded');
    const { confirmation } = await here.ok('confirmIdentity', { act: 'exportData', authMthd: 1, authId: '', pswd: PASSWORD });
    const proven = { headers: { 'X-Confirmation': confirmation } };
    await here.ok('exportData', undefined, proven);
    await here.refused('exportData', 'confirmationNeeded', undefined, proven);
    const again = { headers: { ...proven.headers, 'X-Answer-Lost': 'Y' } };
    await here.ok('exportData', undefined, again);
    api.clock.now += CONFIRMATION_VALIDITY;
    here.token = (await here.ok('refreshAccessToken')).access_token;
    await here.refused('exportData', 'confirmationNeeded', undefined, again);
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('exportData', 'notAllowed');
  });

  it('[CONFIRM-1] is limited for an account', async () => {
    for (let at = 0; at < POLICIES.exportsPerAccount.max; at += 1) await here.ok('exportData');
    await here.refused('exportData', 'tooManyRequests');
  });
});

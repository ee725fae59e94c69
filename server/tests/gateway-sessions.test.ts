import { beforeAll, expect, it } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { tidy } from '#server/housekeeping.ts';
import { REFRESH_GRACE } from '#server/limits/policies.ts';
import { registerClient } from '#server/oauth/clients.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeMember,
  emailCredentials,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';

const REDIRECT = 'https://meet.example/back';
const PARTNER = { id: 'meetings', name: 'Meetings', secret: 'a-secret-of-twenty-four-letters', redirectUris: [REDIRECT], firstParty: true };

describeApi('a partner’s codes and tokens belong to the session that gave them', (api, database) => {
  beforeAll(async () => {
    await registerClient(database.db, PARTNER);
  });

  const codeOf = async (browser: Browser) => (await browser.ok('oauthCode', { clntId: PARTNER.id, redrUri: REDIRECT })).code;
  /** The partner's server exchanges a code: its access token, or the error. */
  const redeem = async (code: string): Promise<{ access_token?: string; error?: string }> => {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: PARTNER.id,
      client_secret: PARTNER.secret,
      redirect_uri: REDIRECT,
      code,
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return (await api.browser().fetch('POST', `${API_BASE}/oauth/token`, undefined, { headers, rawBody: form.toString() })).json();
  };
  const userinfo = async (token: string | undefined) =>
    (await api.browser().fetch('GET', `${API_BASE}/oauth/userinfo`, undefined, { token: token ?? null })).status;

  /** A code that was not redeemed yet, and the token that was given for another. */
  async function given(browser: Browser) {
    const { access_token: token } = await redeem(await codeOf(browser));
    expect(await userinfo(token)).toBe(200);
    return { code: await codeOf(browser), token };
  }
  const expectVoid = async ({ code, token }: Awaited<ReturnType<typeof given>>) =>
    expect({ redeemed: await redeem(code), userinfo: await userinfo(token) }).toEqual({
      redeemed: { error: 'invalid_grant' },
      userinfo: 401,
    });

  it('[OUT-1] [API-21] after logging out, neither a code nor a token of that session is good for anything', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    const own = await given(browser);
    await browser.ok('logout');
    await expectVoid(own);
  });

  it('[OUT-1] [API-21] logging out of one session leaves what another one of the same person gave', async () => {
    const [here, there] = [api.browser(), api.browser()];
    const { email } = await becomeMember(api, here);
    there.token = (await there.ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD })).user.access_token;
    const [own, other] = [await given(here), await given(there)];
    await here.ok('logout');
    await expectVoid(own);
    expect(await userinfo(other.token)).toBe(200);
    expect(await redeem(other.code)).toHaveProperty('access_token');
  });

  it('[RESET-2] [API-21] a new password ends what every session gave', async () => {
    const browser = api.browser();
    const { email } = await becomeMember(api, browser);
    const sqncNum = await proveEmail(api, browser, email);
    const own = await given(browser);
    await browser.ok('resetPassword', emailCredentials(email, sqncNum, 'summer-2026!'));
    await expectVoid(own);
  });

  it('[SOC-4] [API-21] an account that is replaced ends what its sessions gave', async () => {
    const [replaced, replacing] = [api.browser(), api.browser()];
    replaced.token = (await replaced.ok('accountLinkJoin', providerJoin(await ticketFor(api, replaced, 'haneul')))).user.access_token;
    await becomeMember(api, replacing);
    const own = await given(replaced);
    const credentials = ticketCredentials(await linkTicketFor(api, replacing, 'haneul'));
    await replacing.ok('setUpAccount', credentials, { headers: { 'X-Replace-Existing': 'Y' } });
    await expectVoid(own);
  });

  it('[REFR-2] [API-21] a session that ends because its refresh credential was copied ends what it gave', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    const stolen = browser.cookies.get('madang_refresh');
    for (let time = 0; time < 2; time += 1) {
      browser.token = (await browser.ok('refreshAccessToken')).access_token;
      api.clock.now += REFRESH_GRACE + 1;
    }
    const own = await given(browser);
    const thief = api.browser();
    if (stolen !== undefined) thief.cookies.set('madang_refresh', stolen);
    await thief.refused('refreshAccessToken', 'refreshConflict');
    await expectVoid(own);
  });

  it('[REFR-2] [API-21] a session that has run out ends what it gave, before it is tidied away and after', async () => {
    const browser = api.browser();
    await becomeMember(api, browser);
    api.clock.now += 30 * 86_400_000 - 30_000;
    const { expires_at } = await database.db.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow();
    // The access token would not live as long: what is shown is the last minute of a session.
    await database.db.updateTable('access_tokens').set({ expires_at }).execute();
    const own = await given(browser);
    api.clock.now = expires_at;
    await expectVoid(own);
    const { code } = own;
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await database.db.selectFrom('oauth_codes').selectAll().execute()).toEqual([]);
    expect(await redeem(code)).toEqual({ error: 'invalid_grant' });
  });

  it('[OUT-1] [API-21] a code that is asked for while its session ends is refused or void, and never an error of the server', async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = api.browser();
      await becomeMember(api, browser);
      const { token } = browser;
      if (token === undefined) throw new Error('the member has no token');
      const ask = () => browser.call('oauthCode', { clntId: PARTNER.id, redrUri: REDIRECT }, { token });
      const [first, , second] = await Promise.all([ask(), browser.call('logout', undefined, { token }), ask()]);
      for (const reply of [first, second]) {
        expect([RESULT.ok, RESULT.unauthorized]).toContain(reply.code);
        if (reply.code === RESULT.ok) expect(await redeem(reply.data.code)).toEqual({ error: 'invalid_grant' });
      }
    }
  });
});

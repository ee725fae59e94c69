import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { POLICIES } from '#server/limits/policies.ts';
import { forgetClient, registerClient } from '#server/oauth/clients.ts';
import type { Browser } from './support/browser.ts';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { describeApi } from './support/describe-api.ts';
import { beginLogin, MEETINGS, type OpenidWorld, openWorld, partnerOf, Student } from './support/openid-world.ts';
import { becomeGuest, becomeMember } from './support/people.ts';

const PARTNER = { clntId: 'demo-partner' };
const REGISTERED = { ...PARTNER, redrUri: 'http://localhost:4004/signed-in' };

describeApi('the partners with access to an account', (api, database) => {
  let here: Browser;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here);
    await here.ok('consentToClient', PARTNER);
  });

  it('[PARTNER-5] the API says that it lists them, and does so with since, last use and what they learn', async () => {
    expect((await here.ok('configuration')).listsConsents).toBe(true);
    const agreedAt = api.clock.now;
    const listed = { clntId: 'demo-partner', clientName: expect.any(String), agreedAt, usedAt: null, coversEmail: false, purpose: null };
    expect((await here.ok('listConsents')).consentList).toEqual([listed]);
    api.clock.now += 60_000;
    await here.ok('oauthCode', REGISTERED);
    expect((await here.ok('listConsents')).consentList).toEqual([{ ...listed, usedAt: agreedAt + 60_000 }]);
  });

  it('[PARTNER-5] its end takes consent, codes and tokens, the session stays, and the partner has to ask anew', async () => {
    await here.ok('oauthCode', REGISTERED);
    expect((await here.ok('endConsent', PARTNER)).consentList).toEqual([]);
    expect(await database.db.selectFrom('oauth_codes').select('code_hash').execute()).toEqual([]);
    await here.ok('userInfo');
    await here.refused('oauthCode', 'consentRequired', REGISTERED);
    const { activityList } = await here.ok('listActivity');
    expect(activityList.slice(0, 2).map(({ activity }) => activity)).toEqual(['partnerEnded', 'partnerAllowed']);
  });

  it('[PARTNER-3] the question names what the partner says of itself, in the person’s language; one that says nothing is as before', async () => {
    const pair = { clntId: 'says-much', redrUri: 'https://says.example/back' };
    const client = { id: pair.clntId, name: 'Says', secret: 'a-secret-of-twenty-four-letters', redirectUris: [pair.redrUri] };
    const ask = async () => (await here.refused('oauthCode', 'consentRequired', pair)).data;
    await registerClient(database.db, client);
    expect(await ask()).toEqual({ clientName: 'Says' });
    const retention = { ko: '일 년', en: 'A year', ja: '1年' };
    await registerClient(database.db, {
      ...client,
      purpose: { ko: '회의', en: 'Meetings', ja: '会議' },
      retention,
      contact: 'a@says.example',
    });
    expect(await ask()).toEqual({ clientName: 'Says', about: { purpose: 'Meetings', retention: 'A year', contact: 'a@says.example' } });
    await forgetClient(database.db, pair.clntId);
  });

  it('[PARTNER-5] another account’s consent stays, and one that there is not is answered as one that ends', async () => {
    const stranger = api.browser();
    await becomeMember(api, stranger);
    expect((await stranger.ok('endConsent', PARTNER)).consentList).toEqual([]);
    expect((await here.ok('listConsents')).consentList).toHaveLength(1);
    await here.ok('endConsent', PARTNER);
    expect((await here.ok('endConsent', PARTNER)).consentList).toEqual([]);
  });

  it('[PARTNER-5] a guest is refused, and an account has few a time', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('listConsents', 'notAllowed');
    await guest.refused('endConsent', 'notAllowed', PARTNER);
    for (let end = 0; end < POLICIES.consentEnds.perSession.max; end += 1) await here.ok('endConsent', PARTNER);
    await here.refused('endConsent', 'tooManyRequests', PARTNER);
  });
});

describeOnBoth('the end of what a client of the OpenID door has', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  beforeAll(async () => {
    database = await open();
    const purpose = { ko: '회의에 이름을 보여 줘요.', en: 'Shows your name in meetings.', ja: '会議で名前を表示します。' };
    const other = { ...MEETINGS, id: 'other', name: 'Other' };
    world = await openWorld(database, [{ ...MEETINGS, purpose, backchannelLogoutUri: 'http://localhost:9/logout' }, other], {});
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  it('[PARTNER-5] takes its grants and tokens and those of no other, tells it, and leaves the session', async () => {
    const student = await Student.join(world, 'haneul');
    const tokensOf = async (id: string) => {
      const by = await partnerOf(world, { ...MEETINGS, id });
      const { url, checks } = await beginLogin(by, {});
      return { by, tokens: await client.authorizationCodeGrant(by, await student.goOn(await student.follow(url)), checks) };
    };
    const [meetings, other] = [await tokensOf(MEETINGS.id), await tokensOf('other')];
    const headers = { Authorization: `Bearer ${student.token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' };
    const ask = async (method: string, path: string, body?: unknown) => {
      const response = await student.surfer.fetch(`${world.server.apiUrl}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return response.json();
    };
    const { data } = await ask('GET', '/oauth/consents');
    expect(data.consentList.find(({ clntId }: { clntId: string }) => clntId === MEETINGS.id)).toMatchObject({
      purpose: 'Shows your name in meetings.',
      usedAt: world.clock.now,
    });
    await ask('PUT', '/oauth/consents/end', { clntId: MEETINGS.id });
    const userinfo = async (token: string) => (await fetch(`${world.issuer}/me`, { headers: { Authorization: `Bearer ${token}` } })).status;
    expect(await userinfo(meetings.tokens.access_token)).toBe(401);
    expect(await userinfo(other.tokens.access_token)).toBe(200);
    await expect(client.refreshTokenGrant(meetings.by, String(meetings.tokens.refresh_token))).rejects.toThrow();
    expect(await database.db.selectFrom('openid_logouts').select('client_id').execute()).toEqual([{ client_id: MEETINGS.id }]);
    expect((await ask('GET', '/auth/info')).code ?? 0).not.toBe(401001);
    // The next login asks for consent.
    const again = await student.follow((await beginLogin(meetings.by, {})).url);
    expect(again.pathname).toBe('/sso/auth');
  });
});

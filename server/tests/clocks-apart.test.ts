import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESULT } from '#contract/result-codes.ts';
import { openPostgres } from '#server/db/open.ts';
import { registerClient } from '#server/oauth/clients.ts';
import { Browser } from './support/browser.ts';
import { emailCredentials, emailJoin, guestJoin, providerJoin } from './support/people.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';
import { endAll, type ServerProcess, startProcess } from './support/process.ts';
import { callApi, throughWindow } from './support/provider-window.ts';
import { Surfer } from './support/surfer.ts';

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (noPostgresBecause !== undefined) console.warn(`Servers whose clocks differ are not tested: ${noPostgresBecause}.`);

/** `Date` of the process, moved by so many ms before anything of ours is loaded. */
const shifted = (by: number) => {
  const code = `const Real = Date; const by = ${by};
    globalThis.Date = class extends Real { constructor(...given) { given.length === 0 ? super(Real.now() + by) : super(...given); } static now() { return Real.now() + by; } };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
};

afterAll(endAll);

describe.skipIf(noPostgresBecause !== undefined).each([
  ['40 s ahead', 40_000],
  ['40 s behind', -40_000],
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000],
])(`two servers on one PostgreSQL, the clock of one %s${because}`, { timeout: 120_000 }, (_, by) => {
  let postgres: ThrowAwayPostgres;
  let right: ServerProcess;
  let wrong: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { DATABASE_URL: postgres.url, GUEST_LIMIT_PER_HOUR: '6', PROVIDERS_PORT: '0', PARTNER_PORT: '0' };
    right = await startProcess(env);
    wrong = await startProcess({ ...env, ...shifted(by) });
  });
  afterAll(async () => {
    await Promise.all([right.end('SIGTERM'), wrong.end('SIGTERM')]);
    await postgres.stop();
  });

  /** A browser whose requests go to the server that `turn` names. */
  function person() {
    const at = { server: right };
    const browser = new Browser(async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.body === null ? {} : { body: await request.text() };
      return fetch(`${at.server.urlOf('Site')}${pathname}${search}`, {
        method: request.method,
        headers: request.headers,
        redirect: 'manual',
        ...body,
      });
    });
    return { browser, at };
  }

  it('[REFR-1] a refresh at both within the grace, in either order: no person is signed out', async () => {
    for (const [first, second] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const { browser, at } = person();
      at.server = first;
      browser.token = (await browser.ok('guestLogin')).user.access_token;
      // Another tab of the same browser, whose request comes late.
      const late = person();
      late.browser.token = browser.token;
      for (const [name, cookie] of browser.cookies) late.browser.cookies.set(name, cookie);
      late.at.server = second;
      browser.token = (await browser.ok('refreshAccessToken')).access_token;
      late.browser.token = (await late.browser.ok('refreshAccessToken')).access_token;
      for (const server of [right, wrong]) {
        at.server = server;
        late.at.server = server;
        await browser.ok('userInfo');
        await late.browser.ok('userInfo');
      }
      await late.browser.ok('refreshAccessToken');
    }
  });

  const codeIn = async (server: ServerProcess, email: string, mails: number): Promise<string> => {
    const read = async (): Promise<readonly { text: string }[]> =>
      (await (await fetch(`${server.urlOf('Inbox')}/mails.json?to=${email}`)).json()).mails;
    await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(mails);
    return /^ {4}([A-Z2-9]{6})$/m.exec((await read())[0]?.text ?? '')?.[1] ?? '';
  };

  it('[EMAIL-3] [RESET-2] a code that one mailed is good at the other, for a join and for a new password', async () => {
    for (const [first, second, email] of [
      [right, wrong, 'minji@madang.kr'],
      [wrong, right, 'bada@madang.kr'],
    ] as const) {
      const joining = person();
      const prove = async ({ browser, at }: ReturnType<typeof person>, mails: number) => {
        at.server = first;
        const { expiresAt = 0, serverTime = 0 } = await browser.ok('requestEmailCode', { authWay: email });
        expect(expiresAt - serverTime).toBeGreaterThan(60_000);
        at.server = second;
        return browser.ok('confirmEmailCode', { authWay: email, authCode: await codeIn(first, email, mails) });
      };
      await prove(joining, 1);
      joining.at.server = first;
      joining.browser.token = (await joining.browser.ok('join', emailJoin(email))).user.access_token;
      joining.at.server = second;
      await joining.browser.ok('userInfo');
      const forgetful = person();
      const { sqncNum } = await prove(forgetful, 2);
      forgetful.at.server = first;
      await forgetful.browser.ok('resetPassword', emailCredentials(email, sqncNum, 'autumn-2026!'));
      forgetful.at.server = second;
      await forgetful.browser.ok('emailLogin', { authMthd: 1, authId: email, pswd: 'autumn-2026!' });
    }
  });

  it('[API-19] one refuses the uses that the other has counted, for the same time', async () => {
    const { browser, at } = person();
    const waits: number[] = [];
    for (const server of [right, wrong]) {
      at.server = server;
      let reply = await browser.call('join', guestJoin());
      for (let time = 0; time < 6 && reply.code === RESULT.ok; time += 1) reply = await browser.call('join', guestJoin());
      expect(reply.code).toBe(RESULT.tooManyRequests);
      waits.push(Number(reply.headers.get('retry-after')));
    }
    expect(Math.abs((waits[0] ?? 0) - (waits[1] ?? 0))).toBeLessThan(60);
  });

  it('[SOC-2] [GW-2] a ticket that one gave signs in at the other, and so is a code of the gateway redeemed', async () => {
    const partner = {
      id: 'partner',
      name: 'Partner',
      secret: 'a-secret-of-the-partner',
      redirectUris: ['https://partner.example/back'],
      firstParty: true,
    };
    const database = await openPostgres(postgres.url);
    await registerClient(database.db, partner);
    await database.close();
    // The stand-in of a provider whose clock is an hour behind sets cookies that have run out: that is another party's fault.
    const turns =
      Math.abs(by) > 60_000 ? [[right, wrong, 'haneul'] as const] : [[right, wrong, 'haneul'] as const, [wrong, right, 'bada'] as const];
    for (const [first, second, who] of turns) {
      const surfer = new Surfer();
      const [server, other] = [first, second].map((one) => ({ siteUrl: one.urlOf('Site'), apiUrl: one.urlOf('API') })) as [Place, Place];
      const { code, state, iss = '' } = await throughWindow(surfer, server, 'google', { person: who });
      const checked = await callApi(
        surfer,
        server,
        `/auth/check/user?${new URLSearchParams({ iss })}`,
        { authMthd: 3, authId: code },
        { 'X-Auth-State': state },
      );
      expect(checked.code).toBe(RESULT.ok);
      const { user } = await signedIn(surfer, other, String(checked.data.authId));
      const bearer = { Authorization: `Bearer ${user.access_token}` };
      const given = await callApi(surfer, server, '/oauth/code', { clntId: partner.id, redrUri: partner.redirectUris[0] }, bearer);
      expect(given.code).toBe(RESULT.ok);
      const redeemed = await new Surfer().submit(`${other.apiUrl}/oauth/token`, {
        grant_type: 'authorization_code',
        code: String(given.data.code),
        redirect_uri: partner.redirectUris[0] ?? '',
        client_id: partner.id,
        client_secret: partner.secret,
      });
      expect(redeemed.status).toBe(200);
    }
  });
});

type Place = Parameters<typeof throughWindow>[1];

async function signedIn(surfer: Surfer, server: Place, ticket: string): Promise<{ readonly user: { readonly access_token: string } }> {
  const { code, data } = await callApi(surfer, server, '/auth/account-link/join', providerJoin(ticket));
  expect(code).toBe(RESULT.ok);
  return data as { user: { access_token: string } };
}

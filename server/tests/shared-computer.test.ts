import { expect, it } from 'vitest';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  guestJoin,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';

const SHARED = { headers: { 'X-Shared-Computer': 'Y' } };
const DAY = 86_400_000;

/** Where a window at a provider is sent, as its address. */
async function sentTo(browser: Browser, code: string): Promise<URL> {
  const state = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const path = `/api/v1/auth/provider/${code}/start?${new URLSearchParams({ state, purpose: 'login' })}`;
  return new URL((await browser.fetch('GET', path)).headers.get('location') ?? '');
}

const asksForAccount = async (browser: Browser, code = 'google') => (await sentTo(browser, code)).searchParams.get('chooses') === 'account';

/** A later line of a name stands in the place of an earlier one. */
const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().findLast((line) => line.startsWith(`${name}=`)) ?? '';

describeApi('a computer that several people use', (api) => {
  it('[DOOR-5] asks a provider for the account after a logout, a deletion and a session that was ended, and not before', async () => {
    const browser = api.browser();
    expect(await asksForAccount(browser)).toBe(false);
    await becomeMember(api, browser);
    expect(await asksForAccount(browser)).toBe(false);
    await browser.ok('logout');
    expect(await asksForAccount(browser)).toBe(true);
    expect(await asksForAccount(browser, 'ewha')).toBe(true);

    const left = api.browser();
    await becomeMember(api, left);
    await left.ok('deleteAccount');
    expect(await asksForAccount(left)).toBe(true);

    const ended = api.browser();
    await becomeGuest(ended);
    api.clock.now += 31 * DAY;
    await ended.refused('refreshAccessToken', 'unauthorized');
    expect(await asksForAccount(ended)).toBe(true);
  });

  it('[DOOR-5] asks no more once the person has chosen an account at a provider, and again on a shared computer', async () => {
    const browser = api.browser();
    await becomeGuest(browser);
    await browser.ok('logout');
    const email = `chooser@madang.kr`;
    await becomeMember(api, browser, email);
    // An email is no account at the provider: the one that is signed in there may still be another person's.
    expect(await asksForAccount(browser)).toBe(true);
    await browser.ok('logout');
    browser.token = undefined;
    await browser.ok('accountLinkJoin', providerJoin(await ticketFor(api, browser, 'chooser')));
    expect(await asksForAccount(browser)).toBe(false);

    const shared = api.browser();
    await shared.ok('accountLinkJoin', providerJoin(await ticketFor(api, shared, 'sharer')), SHARED);
    expect(await asksForAccount(shared)).toBe(true);
  });

  it('[DOOR-5] ends the cookies of the session and of the visit with the browser where the computer is said to be shared, also after a refresh', async () => {
    const browser = api.browser();
    const response = await browser.fetch('POST', '/api/v1/auth/join', guestJoin(), SHARED);
    for (const name of ['madang_refresh', 'madang_visit']) expect(cookieOf(response, name)).not.toMatch(/Max-Age|Expires/i);
    expect(cookieOf(response, 'madang_refresh')).toMatch(/HttpOnly/);
    const refreshed = await browser.fetch('PUT', '/api/v1/auth/refresh/access-token');
    expect(refreshed.status).toBe(200);
    expect(cookieOf(refreshed, 'madang_refresh')).toMatch(/^madang_refresh=[^;]+;/);
    expect(cookieOf(refreshed, 'madang_refresh')).not.toMatch(/Max-Age|Expires/i);

    const own = api.browser();
    const kept = await own.fetch('POST', '/api/v1/auth/join', guestJoin());
    expect(cookieOf(kept, 'madang_refresh')).toMatch(/Max-Age=2592000/);
    expect(cookieOf(await own.fetch('PUT', '/api/v1/auth/refresh/access-token'), 'madang_refresh')).toMatch(/Max-Age=2592000/);
  });

  it('[DOOR-5] ends the session of a shared computer after twelve hours, however often it was refreshed', async () => {
    const browser = api.browser();
    await browser.ok('join', guestJoin(), SHARED);
    for (let hour = 0; hour < 11; hour += 1) {
      api.clock.now += DAY / 24;
      await browser.ok('refreshAccessToken', undefined, { token: null });
    }
    api.clock.now += DAY / 24;
    await browser.refused('refreshAccessToken', 'unauthorized', undefined, { token: null });
  });

  it('[DOOR-5] gives a shared computer no device of the account', async () => {
    const browser = api.browser();
    const email = 'lab@madang.kr';
    await becomeMember(api, api.browser(), email);
    const credentials = { authMthd: 1, authId: email, pswd: PASSWORD };
    const shared = await browser.fetch('POST', '/api/v1/auth/login/email', credentials, SHARED);
    expect(shared.status).toBe(200);
    expect(cookieOf(shared, 'madang_device')).toBe('');
    const own = await api.browser().fetch('POST', '/api/v1/auth/login/email', credentials);
    expect(cookieOf(own, 'madang_device')).not.toBe('');
  });

  it('[DOOR-5] a guest of a shared computer who links an email or a provider stays on it, though the page does not say so once more', async () => {
    const browser = api.browser();
    browser.token = (await browser.ok('join', guestJoin(), SHARED)).user.access_token;
    const sqncNum = await proveEmail(api, browser, 'shared@madang.kr');
    const linked = await browser.fetch('PUT', '/api/v1/auth/link/account', emailCredentials('shared@madang.kr', sqncNum));
    expect(linked.status).toBe(200);
    browser.token = (await linked.json()).data.user.access_token;
    const added = await browser.fetch(
      'PUT',
      '/api/v1/auth/set-up/account',
      ticketCredentials(await linkTicketFor(api, browser, 'shared-kim')),
    );
    expect(added.status).toBe(200);
    for (const response of [linked, added]) {
      for (const name of ['madang_refresh', 'madang_visit']) {
        expect(cookieOf(response, name)).toMatch(/=[^;]+;/);
        expect(cookieOf(response, name)).not.toMatch(/Max-Age|Expires/i);
      }
      expect(cookieOf(response, 'madang_device')).toBe('');
    }
    expect(await asksForAccount(browser)).toBe(true);
  });

  it('[DOOR-5] an answer that was lost and is claimed on a shared computer leaves no more than the lost one would have', async () => {
    const ATTEMPT = 'attempt-on-a-shared-computer';
    const browser = api.browser();
    await browser.ok('configuration');
    const visit = new Map(browser.cookies);
    await browser.ok('join', guestJoin(), { headers: { ...SHARED.headers, 'X-Sign-In-Attempt': ATTEMPT } });
    browser.cookies.clear();
    for (const [name, cookie] of visit) browser.cookies.set(name, cookie);
    const claimed = await browser.fetch('POST', '/api/v1/auth/login/claim', { attempt: ATTEMPT });
    for (const name of ['madang_refresh', 'madang_visit']) {
      expect(cookieOf(claimed, name)).toMatch(/=[^;]+;/);
      expect(cookieOf(claimed, name)).not.toMatch(/Max-Age|Expires/i);
    }
    expect(await asksForAccount(browser)).toBe(true);
  });

  it('[DOOR-5] leads to the university’s own logout, and home where it has none', async () => {
    const logoutOf = async (code: string) =>
      (await api.browser().fetch('GET', `/api/v1/auth/provider/${code}/logout`)).headers.get('location');
    expect(await logoutOf('ewha')).toBe('https://ewha.test/logout');
    expect(await logoutOf('cju')).toBe('http://localhost:4000');
    expect((await api.browser().ok('configuration')).providerLogouts).toEqual([21, 22, 23, 24, 25]);
  });
});

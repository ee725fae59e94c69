import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { methodByType } from '#contract/methods.ts';
import type { ProviderPurpose } from '#server/db/schema.ts';
import { SAMPLES } from '../../../tests/support/samples.ts';
import { codeFor, type TestApi } from './api.ts';
import type { Browser } from './browser.ts';

export const PASSWORD = 'spring-2026!';
const GOOGLE = 3;

let people = 0;
const next = () => {
  people += 1;
  return people;
};

export const guestJoin = (ncknm = `손님${next()}`) => ({
  authMthd: 0,
  authId: '',
  ncknm,
  gndr: 'F',
  pswd: '',
  uvrsId: '',
  mrktInfrRcptAgrmYn: 'N',
});

export const emailJoin = (email: string, about: Partial<{ ncknm: string; uvrsId: string; pswd: string }> = {}) => ({
  ...guestJoin(),
  authMthd: 1,
  authId: email,
  pswd: PASSWORD,
  ...about,
});

export const providerJoin = (ticket: string, authMthd = GOOGLE) => {
  const { pswd: _, ...rest } = guestJoin();
  return { ...rest, authMthd, authId: ticket };
};

export const emailCredentials = (email: string, sqncNum: string, pswd = PASSWORD) => ({
  authMthd: 1,
  authId: email,
  sqncNum,
  pswd,
  authCode: '',
});
export const ticketCredentials = (ticket: string, authMthd = GOOGLE) => ({ authMthd, authId: ticket, sqncNum: '', pswd: '', authCode: '' });

/** Signs a browser in as a new guest. */
export async function becomeGuest(browser: Browser, ncknm?: string) {
  const { user } = await browser.ok('join', guestJoin(ncknm));
  browser.token = user.access_token;
  return user;
}

/** Proves an email to the API and returns `sqncNum`. Waits out the cool-down of an earlier code. */
export async function proveEmail(api: TestApi, browser: Browser, email: string): Promise<string> {
  api.clock.now += 60_000;
  await browser.ok('requestEmailCode', { authWay: email });
  const { sqncNum } = await browser.ok('confirmEmailCode', { authWay: email, authCode: codeFor(api, email) });
  return sqncNum;
}

/** Signs a browser in as a new member with an email. */
export async function becomeMember(api: TestApi, browser: Browser, email = `member${next()}@madang.kr`) {
  await proveEmail(api, browser, email);
  const { user } = await browser.ok('join', emailJoin(email));
  browser.token = user.access_token;
  return { ...user, email };
}

/** Opens a provider window as the page does, and returns the `state` that its answer comes back with. */
export async function openProvider(browser: Browser, authMthd = GOOGLE, purpose: ProviderPurpose = 'login'): Promise<string> {
  const state = randomBytes(32).toString('base64url');
  const code = methodByType(authMthd)?.code;
  const response = await browser.fetch('GET', `${API_BASE}/auth/provider/${code}/start?state=${state}&purpose=${purpose}`);
  expect(response.headers.get('location')).toContain(`https://${code}.test/authorize?state=${state}`);
  return state;
}

/** A code that a provider gave for one of its people, and the state that it came with. */
export async function answerOf(
  api: TestApi,
  browser: Browser,
  subject: string,
  authMthd = GOOGLE,
  purpose: ProviderPurpose = 'login',
): Promise<{ readonly code: string; readonly state: string }> {
  const state = await openProvider(browser, authMthd, purpose);
  const code = `code-${next()}`;
  api.providerCodes.set(`${authMthd}:${code}`, subject);
  return { code, state };
}

/** What check-user is sent along with a provider's code. */
export const withState = (state: string) => ({ headers: { 'X-Auth-State': state } });

/** A ticket for a person at a provider, as check-user gives it. */
export async function ticketFor(
  api: TestApi,
  browser: Browser,
  subject: string,
  authMthd = GOOGLE,
  purpose: ProviderPurpose = 'login',
): Promise<string> {
  const { code, state } = await answerOf(api, browser, subject, authMthd, purpose);
  const { authId } = await browser.ok('checkUser', { authMthd, authId: code }, withState(state));
  if (authId === undefined) throw new Error('check-user gave no ticket');
  return authId;
}

/** One to connect an account with. */
export const linkTicketFor = (api: TestApi, browser: Browser, subject: string, authMthd = GOOGLE): Promise<string> =>
  ticketFor(api, browser, subject, authMthd, 'link');

/** Eight pixels by eight. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOIdnuBFTEMLQkAQMJiQZPiHp0AAAAASUVORK5CYII=',
  'base64',
);
const JPG = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCcApA//9k=',
  'base64',
);

export function imageForm(
  name: string,
  { size = 400, kind = 'png', field = 'prflImg' }: { size?: number; kind?: 'png' | 'jpg' | 'html'; field?: string } = {},
) {
  const head = kind === 'png' ? PNG : kind === 'jpg' ? JPG : Buffer.from('<html><script>alert(1)</script>');
  const form = new FormData();
  form.set(field, new File([new Uint8Array(Buffer.concat([head, Buffer.alloc(size)]).subarray(0, size))], name));
  return form;
}

type Bodies = { readonly [Name in CallName]?: Readonly<Record<string, unknown>> };

const SAMPLE_BODIES: Bodies = Object.fromEntries(
  (Object.keys(CALLS) as CallName[]).flatMap((name) => (CALLS[name].body === 'json' ? [[name, SAMPLES[name].payload]] : [])),
);

/** A body for each call that has one, good or at least well formed: the sample, where the server needs no other. */
export const WELL_FORMED: Bodies = {
  ...SAMPLE_BODIES,
  snsLogin: { authMthd: GOOGLE, authId: 'code' },
  emailLogin: { authMthd: 1, authId: 'someone@madang.kr', pswd: PASSWORD },
  ssoLogin: { cmpsCode: 'yonsei', authMthd: 23, code: 'code' },
  checkUser: { authMthd: 1, authId: 'someone@madang.kr' },
  join: guestJoin('모양맞춤'),
  validateUvrsId: { uvrsId: 'madang.kim' },
  validateNickname: { ncknm: '마당' },
  accountLinkJoin: providerJoin('ticket'),
  changeNickname: { ncknm: '새이름' },
  linkAccount: emailCredentials('someone@madang.kr', 'proof'),
  setUpAccount: emailCredentials('someone@madang.kr', 'proof'),
  resetPassword: emailCredentials('someone@madang.kr', 'proof'),
  requestEmailCode: { authWay: 'someone@madang.kr' },
  confirmEmailCode: { authWay: 'someone@madang.kr', authCode: 'ABC234' },
  oauthCode: { clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in' },
  oauthClient: { clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in' },
  consentToClient: { clntId: 'demo-partner' },
  endConsent: { clntId: 'demo-partner' },
  finishPartnerLogin: { clntId: 'demo-partner', redrUri: 'http://localhost:4004/signed-in', lgnId: 'login-1' },
  refusePartnerLogin: { lgnId: 'login-1' },
  changeUvrsId: { uvrsId: 'madang.kim' },
};

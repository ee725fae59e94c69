import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { requestHeaders } from '#src/api/headers.ts';
import { newIdentity, newMember } from '../support/accounts.ts';
import { type App, openApp, type Person } from '../support/open-app.ts';
import { field, inHeader, loginByEmail, logOut, press, seeSignedIn, seeSignedOut } from '../support/steps.ts';
import { keepSession, keptToken, REFRESH, signedIn, TOKEN_LIFE, USER } from './signed-in.ts';

const NICKNAME_CHANGE = `**${API_BASE}${CALLS.changeNickname.path}`;
const LOGOUT = `**${API_BASE}${CALLS.logout.path}`;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface HeldAnswer {
  /** The server has answered; the page has not heard it. */
  readonly answered: Promise<void>;
  /** Lets the page hear it, or another answer in its place. */
  release(instead?: { status: number; json: unknown }): void;
}

/** Holds back the answer of the server to the next such request of this page. */
async function holdAnswer(page: Page, url: string): Promise<HeldAnswer> {
  let release: HeldAnswer['release'] = () => {};
  const released = new Promise<Parameters<HeldAnswer['release']>[0]>((resolve) => {
    release = resolve;
  });
  let noteAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    noteAnswered = resolve;
  });
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      noteAnswered();
      await route.fulfill((await released) ?? { response });
    },
    { times: 1 },
  );
  return { answered, release: (instead) => release(instead) };
}

const UNAUTHORIZED = { status: 401, json: { code: 401, message: '' } };

test('[REFR-4] a late 401 about an old token does not end the session that another tab has refreshed meanwhile', async () => {
  const member = await newMember(app);
  const first = await signedIn(app, member);
  const second = await first.tab();
  const late = await holdAnswer(first.page, USER);
  await first.page.goto('/privacy');
  await late.answered;
  const old = await keptToken(first);

  app.moveClock(TOKEN_LIFE);
  await second.page.goto('/privacy');
  await seeSignedIn(second, member.nickname);
  const refreshed = await keptToken(second);
  expect(refreshed).not.toBe(old);
  late.release(UNAUTHORIZED);
  await seeSignedIn(first, member.nickname);
  expect(await keptToken(first)).toBe(refreshed);
});

/** In the one tab a member, whose token has ended; the other has asked for a new one, and has not heard of it. */
async function whileRefreshing() {
  const member = await newMember(app);
  const { nickname } = member;
  const first = await signedIn(app, member);
  const second = await first.tab();
  await first.page.goto('/privacy');
  await seeSignedIn(first, nickname);
  app.moveClock(TOKEN_LIFE);
  const refresh = await holdAnswer(second.page, REFRESH);
  await second.page.goto('/privacy');
  await refresh.answered;
  return { first, second, nickname, refresh };
}

/** What the server says to the refresh cookie that is left in this browser. */
const refreshStatus = async ({ context }: Person): Promise<number> => {
  const { method, path } = CALLS.refreshAccessToken;
  const headers = requestHeaders({ token: null, language: 'en', json: false });
  return (await context.request.fetch(`${API_BASE}${path}`, { method, headers })).status();
};

test('[OUT-1] [REFR-3] a sign-out in one tab waits for the token that another tab asks for, and ends the session of both', async () => {
  const { first, second, nickname, refresh } = await whileRefreshing();
  const asked = first.page.waitForResponse(LOGOUT);
  const out = logOut(first, nickname);
  expect((await asked).status()).toBe(419);
  refresh.release();
  await out;
  await seeSignedOut(second);
  expect(await keptToken(first)).toBeNull();
  expect(await refreshStatus(first)).toBe(401);
});

test('[OUT-1] [REFR-1] a token that comes after a sign-out that did not reach the server signs neither tab in, and its session ends, too', async () => {
  const { first, second, nickname, refresh } = await whileRefreshing();
  await first.page.route(LOGOUT, (route) => route.abort());
  await logOut(first, nickname);
  const ended = second.page.waitForResponse(LOGOUT);
  refresh.release();
  expect((await ended).status()).toBe(200);
  expect(await refreshStatus(second)).toBe(401);
  expect(await keptToken(second)).toBeNull();
  await seeSignedOut(second);
});

test('[SHELL-1] [STORE-1] an answer about the person before is not shown to the one who signed in in another tab', async () => {
  const [before, after] = [await newMember(app), await newMember(app)];
  const first = await signedIn(app, before);
  const second = await first.tab();
  const late = await holdAnswer(first.page, USER);
  await first.page.goto('/privacy');
  await late.answered;

  await second.page.goto('/privacy');
  await logOut(second, before.nickname);
  await loginByEmail(second, after);
  late.release();
  await seeSignedIn(first, after.nickname);
  expect(await first.page.getByText(before.nickname).count()).toBe(0);
});

test('[PROF-2] [STORE-1] a change that the person before asked for, answered late, is not shown as the name of the one who signed in meanwhile', async () => {
  const [before, after] = [await newMember(app), await newMember(app)];
  const first = await signedIn(app, before);
  const { page, say } = first;
  await page.goto('/privacy');
  await inHeader(first, ($) => $.header.accountMenu, { nickname: before.nickname }).click();
  await page.getByRole('menuitem', { name: say(($) => $.header.settings) }).click();
  await press(first, ($) => $.myProfile.changeNickname);
  const { nickname } = newIdentity();
  await field(first, ($) => $.nicknameChange.label).fill(nickname);
  const late = await holdAnswer(page, NICKNAME_CHANGE);
  await press(first, ($) => $.common.save);
  await late.answered;

  await keepSession(app, await first.tab(), after);
  await seeSignedIn(first, after.nickname);
  late.release();
  await page.waitForLoadState('networkidle');
  await seeSignedIn(first, after.nickname);
  for (const name of [before.nickname, nickname]) expect(await page.getByText(name).count()).toBe(0);
});

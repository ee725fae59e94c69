import { expect, it } from 'vitest';
import type { Browser } from '#server/tests/support/browser.ts';
import { answerOf, becomeGuest, becomeMember, PASSWORD, providerJoin, ticketFor, withState } from '#server/tests/support/people.ts';
import { api, newBrowser, openApiInThisFile } from './support.ts';

openApiInThisFile();

/** All cookies of one browser in another, as a planted page or a shared computer would leave them. */
const plant = (from: Browser, into: Browser) => {
  for (const [name, cookie] of from.cookies) into.cookies.set(name, cookie);
};

const logIn = (browser: Browser, email: string) => browser.ok('emailLogin', { authMthd: 1, authId: email, pswd: PASSWORD });

it('[REFR-1] [LOGIN-3] cookies that an attacker plants before a sign-in give them no session of the person who signs in', async () => {
  const [attacker, victim] = [newBrowser(), newBrowser()];
  await becomeGuest(attacker);
  const { email, user_id } = await becomeMember(api, newBrowser());
  plant(attacker, victim);
  victim.token = attacker.token;
  const { user } = await logIn(victim, email);
  expect(user.user_id).toBe(user_id);
  expect(user.access_token).not.toBe(attacker.token);
  // Their own session may go on, as the guest's.
  const seenBy = async () => (await attacker.call('userInfo')).data?.user.user_id;
  expect(await seenBy()).not.toBe(user_id);
  const refreshed = await attacker.call('refreshAccessToken');
  attacker.token = refreshed.data?.access_token ?? 'none';
  expect(await seenBy()).not.toBe(user_id);
});

it('[REFR-1] [API-13] a guest’s credentials from before linking an account do not serve to act as the member', async () => {
  const [attacker, victim] = [newBrowser(), newBrowser()];
  await becomeGuest(victim);
  plant(victim, attacker);
  attacker.token = victim.token;
  const linkTicket = await ticketFor(api, victim, 'fixation', undefined, 'link');
  const { user } = await victim.ok('linkAccount', { authMthd: 3, authId: linkTicket, sqncNum: '', pswd: '', authCode: '' });
  expect(user.access_token).not.toBe(attacker.token);
  await attacker.refused('userInfo', 'unauthorized');
  expect((await attacker.call('refreshAccessToken')).code).not.toBe(0);
});

it('[SOC-2] [SOC-5] a ticket of one browser signs no other in, with or without its state', async () => {
  const [attacker, victim] = [newBrowser(), newBrowser()];
  const first = await ticketFor(api, attacker, 'attackers-own');
  await attacker.ok('accountLinkJoin', providerJoin(first));
  const ticket = await ticketFor(api, attacker, 'attackers-own');
  expect((await victim.call('snsLogin', { authMthd: 3, authId: ticket })).code).not.toBe(0);
  const { code, state } = await answerOf(api, attacker, 'attackers-own');
  for (const options of [withState(state), {}]) {
    expect((await victim.call('checkUser', { authMthd: 3, authId: code }, options)).code).not.toBe(0);
  }
});

it('[SOC-2] [SOC-3] an answer at the return page of another provider, or for another purpose, is exchanged for nothing', async () => {
  const browser = newBrowser();
  const { code, state } = await answerOf(api, browser, 'mixed-up');
  for (const authMthd of [4, 5, 6, 23]) {
    api.providerCodes.set(`${authMthd}:${code}`, 'mixed-up');
    expect((await browser.call('checkUser', { authMthd, authId: code }, withState(state))).code, String(authMthd)).not.toBe(0);
  }
});

const TRIES = 8;

it('[API-3] [ERR-16] an unknown email takes as long as a wrong password', { retry: 2 }, async () => {
  const { email } = await becomeMember(api, newBrowser());
  const timed = async (authId: string): Promise<number> => {
    const browser = newBrowser();
    const began = performance.now();
    await browser.refused('emailLogin', 'credentialsWrong', { authMthd: 1, authId, pswd: 'wrong-2026!' });
    return performance.now() - began;
  };
  await timed(email);
  const [known, unknown]: [number[], number[]] = [[], []];
  // In turn, so that what else runs on the machine holds up both alike.
  for (let tried = 0; tried < TRIES; tried += 1) {
    known.push(await timed(email));
    unknown.push(await timed('never.joined@madang.kr'));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

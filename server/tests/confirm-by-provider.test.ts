import { expect, it } from 'vitest';
import { CONFIRMATION_VALIDITY, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { emailCredentials, linkTicketFor, proveEmail, providerJoin, ticketCredentials, ticketFor } from './support/people.ts';

const GOOGLE = 3;
const KAKAO = 4;

describeApi('the proof that an act needs', (api, database) => {
  const refresh = async (browser: Browser) => {
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
  };

  it('[CONFIRM-1] a provider that is linked gives it; another person’s account there, or an unknown one, gives none, and says the same', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'person', KAKAO), KAKAO));
    person.token = user.access_token;
    const other = api.browser();
    await other.ok('accountLinkJoin', providerJoin(await ticketFor(api, other, 'other', KAKAO), KAKAO));
    const tryAs = async (subject: string) =>
      person.call('confirmIdentity', {
        act: 'deleteAccount',
        authMthd: KAKAO,
        authId: await ticketFor(api, person, subject, KAKAO),
        pswd: '',
      });
    const refusals = [await tryAs('other'), await tryAs('nobody')];
    expect(refusals.map(({ code, message, data }) => ({ code, message, data }))).toEqual([
      { code: 403007, message: refusals[0]?.message, data: refusals[0]?.data },
      { code: 403007, message: refusals[0]?.message, data: refusals[0]?.data },
    ]);
    expect((await tryAs('person')).status).toBe(200);
  });

  it('[CONFIRM-1] [SOC-6] a ticket is of this visit, of the last five minutes, and serves once', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'person', KAKAO), KAKAO));
    person.token = user.access_token;
    const body = (authId: string) => ({ act: 'deleteAccount', authMthd: KAKAO, authId, pswd: '' });
    const elsewhere = api.browser();
    const foreign = await ticketFor(api, elsewhere, 'person', KAKAO);
    await person.refused('confirmIdentity', 'proofExpired', body(foreign));
    const old = await ticketFor(api, person, 'person', KAKAO);
    api.clock.now += CONFIRMATION_VALIDITY + 1;
    await person.refused('confirmIdentity', 'proofExpired', body(old));
    const ticket = await ticketFor(api, person, 'person', KAKAO);
    await person.ok('confirmIdentity', body(ticket));
    await person.refused('confirmIdentity', 'proofExpired', body(ticket));
  });

  it('[CONFIRM-1] [DOOR-5] where a proof is needed, the provider is told to ask who it is, until one was given there', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'person', KAKAO), KAKAO));
    person.token = user.access_token;
    api.clock.now += SIGN_IN_PROVES + 1;
    await refresh(person);
    const isAsked = () => [...person.cookies.keys()].some((name) => name.includes('choose_account'));
    expect(isAsked()).toBe(false);
    await person.refused('deleteAccount', 'confirmationNeeded');
    expect(isAsked()).toBe(true);
    const authId = await ticketFor(api, person, 'person', KAKAO);
    await person.ok('confirmIdentity', { act: 'deleteAccount', authMthd: KAKAO, authId, pswd: '' });
    expect(isAsked()).toBe(false);
  });

  it('[CONFIRM-1] [SOC-5] [EMAIL-7] a stolen session gives the account no way of the thief’s, by which a login would look new: neither a provider’s nor an email', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'person', KAKAO), KAKAO));
    person.token = user.access_token;
    api.clock.now += SIGN_IN_PROVES + 1;
    await refresh(person);
    const ticket = await linkTicketFor(api, person, 'thief', GOOGLE);
    await person.refused('setUpAccount', 'confirmationNeeded', ticketCredentials(ticket, GOOGLE));
    const sqncNum = await proveEmail(api, person, 'thief@madang.kr');
    await person.refused('setUpAccount', 'confirmationNeeded', emailCredentials('thief@madang.kr', sqncNum));
    const own = await ticketFor(api, person, 'person', KAKAO);
    const proof = { act: 'setUpAccount', authMthd: KAKAO, authId: own, pswd: '' };
    const proven = { headers: { 'X-Confirmation': (await person.ok('confirmIdentity', proof)).confirmation } };
    // What was refused is not used up.
    person.token = (await person.ok('setUpAccount', ticketCredentials(ticket, GOOGLE), proven)).user.access_token;
    await refresh(person);
    // The session that follows is another one, and the proof has served.
    await person.refused('setUpAccount', 'confirmationNeeded', emailCredentials('thief@madang.kr', sqncNum), proven);
  });

  it('[CONFIRM-1] [WAY-2] an account whose only way is gone gets another without a proof, for which it has nothing', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'person', KAKAO), KAKAO));
    person.token = user.access_token;
    api.clock.now += SIGN_IN_PROVES + 1;
    await database.db.updateTable('identities').set({ gone_at: api.clock.now }).where('method', '=', KAKAO).execute();
    await refresh(person);
    const added = await person.ok('setUpAccount', ticketCredentials(await linkTicketFor(api, person, 'person', GOOGLE), GOOGLE));
    expect(added.user.auth_mthds).toEqual([GOOGLE]);
  });
});

import { beforeEach, expect, it } from 'vitest';
import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { CODE_TRIES, CODE_VALIDITY, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { codeFor } from './support/api.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, emailCredentials, PASSWORD, providerJoin, ticketFor } from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const WRONG = 'ZZZZZZ';

describeApi('the proof that an act needs, by a mailed code', (api) => {
  let here: Browser;
  let stolen: Browser;
  const login = async () => {
    const browser = api.browser();
    browser.token = (await browser.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    return browser;
  };
  const shown = (act: ConfirmedAct, authCode: string) => ({ act, authMthd: 1, authId: '', pswd: '', authCode });
  /** Has a code mailed for an act; a minute has passed since the last one. */
  const mailed = async (browser: Browser, act: ConfirmedAct) => {
    api.clock.now += RESEND_COOL_DOWN;
    await browser.ok('sendConfirmationCode', { act });
    return codeFor(api, EMAIL);
  };
  const withProof = (confirmation: string) => ({ headers: { 'X-Confirmation': confirmation } });

  /** Two sessions of one account, both older than a sign-in that proves; `stolen` is used by a thief who reads no mail. */
  beforeEach(async () => {
    await becomeMember(api, api.browser(), EMAIL);
    [here, stolen] = [await login(), await login()];
    api.clock.now += SIGN_IN_PROVES + 1;
    for (const browser of [here, stolen]) browser.token = (await browser.ok('refreshAccessToken')).access_token;
  });

  it('[CONFIRM-1] the API announces it, mails the code to the account’s own email, and the act is done once', async () => {
    expect((await here.ok('configuration')).confirmsByCode).toBe(true);
    const code = await mailed(here, 'deleteAccount');
    const { subject, text } = api.mails.at(-1) ?? {};
    expect(subject).toContain(code);
    // It leads nowhere: the page that asked takes the code from the person alone.
    expect(text).not.toContain('#code');
    const { confirmation } = await here.ok('confirmIdentity', shown('deleteAccount', ` ${code.toLowerCase()} `));
    await here.ok('deleteAccount', undefined, withProof(confirmation));
    await here.refused('userInfo', 'unauthorized');
  });

  it('[CONFIRM-1] a code serves for ten minutes, and its email says so', async () => {
    const code = await mailed(here, 'deleteAccount');
    expect(api.mails.at(-1)?.text).toContain('10 minutes');
    api.clock.now += 600_000;
    here.token = (await here.ok('refreshAccessToken')).access_token;
    await here.refused('confirmIdentity', 'codeExpired', shown('deleteAccount', code));
  });

  it('[CONFIRM-1] a code serves once, for its act and its visit alone', async () => {
    const code = await mailed(here, 'deleteAccount');
    await here.refused('confirmIdentity', 'codeWrong', shown('endSessions', code));
    await stolen.refused('confirmIdentity', 'codeWrong', shown('deleteAccount', code));
    await here.ok('confirmIdentity', shown('deleteAccount', code));
    await here.refused('confirmIdentity', 'codeExpired', shown('deleteAccount', code));
  });

  it('[CONFIRM-1] the proof of one act is none for another, and none for a new password', async () => {
    const { confirmation } = await here.ok('confirmIdentity', shown('endSessions', await mailed(here, 'endSessions')));
    await here.refused('deleteAccount', 'confirmationNeeded', undefined, withProof(confirmation));
    const code = await mailed(here, 'deleteAccount');
    await here.refused('confirmEmailCode', 'codeWrong', { authWay: EMAIL, authCode: code });
    await here.refused('resetPassword', 'proofExpired', emailCredentials(EMAIL, '', 'another-2026!'));
  });

  it('[CONFIRM-1] [RESET-1] a code for a new password, and one that joins, prove nothing here', async () => {
    api.clock.now += RESEND_COOL_DOWN;
    await here.ok('requestEmailCode', { authWay: EMAIL });
    await here.refused('confirmIdentity', 'codeWrong', shown('deleteAccount', codeFor(api, EMAIL)));
  });

  it('[CONFIRM-1] [EMAIL-5] it is guessed five times and no more, and is over after its time', async () => {
    const code = await mailed(here, 'deleteAccount');
    for (let left = CODE_TRIES - 1; left > 0; left -= 1) await here.refused('confirmIdentity', 'codeWrong', shown('deleteAccount', WRONG));
    await here.refused('confirmIdentity', 'codeTriesUsed', shown('deleteAccount', WRONG));
    await here.refused('confirmIdentity', 'codeTriesUsed', shown('deleteAccount', code));
    const next = await mailed(here, 'deleteAccount');
    api.clock.now += CODE_VALIDITY;
    here.token = (await here.ok('refreshAccessToken')).access_token;
    await here.refused('confirmIdentity', 'codeExpired', shown('deleteAccount', next));
  });

  it('[CONFIRM-1] [EMAIL-4] a text that cannot be a code costs no try, and another code is mailed a minute later', async () => {
    await mailed(here, 'deleteAccount');
    for (let more = CODE_TRIES; more > 0; more -= 1) await here.refused('confirmIdentity', 'codeWrong', shown('deleteAccount', '111111'));
    await here.refused('sendConfirmationCode', 'tooManyRequests', { act: 'deleteAccount' });
    await here.ok('confirmIdentity', shown('deleteAccount', codeFor(api, EMAIL)));
  });

  it('[CONFIRM-1] [API-25] the same request again, its answer lost, mails no second code', async () => {
    await mailed(here, 'deleteAccount');
    const mails = api.mails.length;
    await here.ok('sendConfirmationCode', { act: 'deleteAccount' }, { headers: { 'X-Answer-Lost': 'Y' } });
    expect(api.mails).toHaveLength(mails);
    // One of another act is no such code.
    await here.refused('sendConfirmationCode', 'tooManyRequests', { act: 'endSessions' }, { headers: { 'X-Answer-Lost': 'Y' } });
  });

  it('[CONFIRM-1] an account without an email gets none, nor does a guest', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'minji')));
    person.token = user.access_token;
    await person.refused('sendConfirmationCode', 'notOwnWay', { act: 'deleteAccount' });
    await person.refused('confirmIdentity', 'notOwnWay', shown('deleteAccount', WRONG));
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('sendConfirmationCode', 'notAllowed', { act: 'deleteAccount' });
  });

  it('[CONFIRM-1] an email that was added in this session proves nothing: a thief would add their own', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'thief')));
    person.token = user.access_token;
    api.clock.now += 1;
    await person.ok('requestEmailCode', { authWay: 'thief@madang.kr' });
    const { sqncNum } = await person.ok('confirmEmailCode', { authWay: 'thief@madang.kr', authCode: codeFor(api, 'thief@madang.kr') });
    const added = await person.ok('setUpAccount', emailCredentials('thief@madang.kr', sqncNum));
    person.token = added.user?.access_token ?? person.token;
    api.clock.now += RESEND_COOL_DOWN;
    await person.refused('sendConfirmationCode', 'notOwnWay', { act: 'deleteAccount' });
  });
});

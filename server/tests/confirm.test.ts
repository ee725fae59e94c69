import { beforeEach, describe, expect, it } from 'vitest';
import { CONFIRMED_ACTS, type ConfirmedAct } from '#contract/confirmed-acts.ts';
import { tidy } from '#server/housekeeping.ts';
import { CONFIRMATION_VALIDITY, POLICIES, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import {
  becomeGuest,
  becomeMember,
  emailCredentials,
  linkTicketFor,
  PASSWORD,
  proveEmail,
  providerJoin,
  ticketCredentials,
  ticketFor,
} from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const NEW_EMAIL = 'minji@new.kr';
const GOOGLE = 3;
const KAKAO = 4;
const PASSWORD_WAY = { authMthd: 1, authId: '', pswd: PASSWORD };

const PRESSED = { mediation: 'optional' };
const PASSKEY_ID = 'cGhvbmU';

/** What each act is asked with where it is to be refused, and an act that is another. */
const BODY: Readonly<Record<ConfirmedAct, unknown>> = {
  endSessions: { sessionId: 'others' },
  deleteAccount: undefined,
  addPasskey: { credential: new Authenticator().create({ challenge: 'bWFkZS11cA', rp: { id: 'localhost' }, user: { id: 'dXNlcg' } }) },
  removePasskey: { passkeyId: PASSKEY_ID },
  removeWay: { authMthd: KAKAO },
  exportData: undefined,
  changeEmail: { authWay: NEW_EMAIL, sqncNum: 'none' },
  setUpAccount: ticketCredentials('none', GOOGLE),
};
const OTHER: Readonly<Record<ConfirmedAct, ConfirmedAct>> = {
  endSessions: 'deleteAccount',
  deleteAccount: 'endSessions',
  addPasskey: 'removePasskey',
  removePasskey: 'setUpAccount',
  removeWay: 'endSessions',
  changeEmail: 'removeWay',
  setUpAccount: 'addPasskey',
  exportData: 'changeEmail',
};

const withConfirmation = (confirmation: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { 'X-Confirmation': confirmation, ...more },
});

describeApi('the proof that an act needs', (api, database) => {
  let here: Browser;
  let stolen: Browser;
  const login = async () => {
    const browser = api.browser();
    browser.token = (await browser.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    return browser;
  };
  const refresh = async (browser: Browser) => {
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
  };
  const confirm = async (browser: Browser, act: ConfirmedAct) =>
    (await browser.ok('confirmIdentity', { act, ...PASSWORD_WAY })).confirmation;
  const sessions = async () => (await database.db.selectFrom('sessions').select('session_id').execute()).length;
  const passkeys = async () => (await database.db.selectFrom('passkeys').select('credential_id').execute()).length;
  /** What an act is asked with that is to be done. */
  const bodyOf = async (browser: Browser, act: ConfirmedAct, options: ReturnType<typeof withConfirmation> | undefined) => {
    if (act === 'changeEmail') return { authWay: NEW_EMAIL, sqncNum: await proveEmail(api, browser, NEW_EMAIL) };
    if (act === 'setUpAccount') return ticketCredentials(await linkTicketFor(api, browser, 'minji', GOOGLE), GOOGLE);
    if (act !== 'addPasskey') return BODY[act];
    const { publicKey } = await browser.ok('passkeyCreationOptions', PRESSED, options);
    return { credential: new Authenticator().create(publicKey) };
  };
  const doAct = async (browser: Browser, act: ConfirmedAct, options?: ReturnType<typeof withConfirmation>) =>
    browser.ok(act, await bodyOf(browser, act, options), options);
  const isLeaving = async () =>
    (await database.db.selectFrom('users').select('leaving_at').execute()).some(({ leaving_at }) => leaving_at !== null);

  /** Two sessions of one account, both older than a sign-in that proves; `stolen` is used by a thief who knows no way in. */
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, EMAIL);
    const { user_id } = await database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
    await database.db
      .insertInto('passkeys')
      .values({
        credential_id: PASSKEY_ID,
        user_id,
        public_key: Buffer.from('key'),
        counter: 0,
        is_backup_eligible: false,
        is_backed_up: false,
        transports: '',
        name: 'Phone',
        aaguid: '',
        method: 1,
        created_at: api.clock.now,
        used_at: null,
      })
      .execute();
    stolen = await login();
    api.clock.now += SIGN_IN_PROVES + 1;
    for (const browser of [here, stolen]) await refresh(browser);
  });

  it('[CONFIRM-1] the API says that it asks', async () => {
    expect((await here.ok('configuration')).confirmsIdentity).toBe(true);
  });

  describe.each(CONFIRMED_ACTS)('for %s', (act) => {
    /** A further way, for the act that removes one. */
    beforeEach(async () => {
      const { user_id } = await database.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow();
      const way = { user_id, method: KAKAO, subject: 'minji', account: null, password_hash: null, created_at: 0, used_at: null };
      await database.db.insertInto('identities').values(way).execute();
    });
    const hasEmail = async (email: string) =>
      (await database.db.selectFrom('identities').select('subject').execute()).some(({ subject }) => subject === email);
    const spent = async () =>
      (await database.db.selectFrom('confirmations').select('act').where('spent_at', 'is not', null).execute()).length;
    const ways = async () => (await database.db.selectFrom('identities').select('method').execute()).length;
    const isDone = async () =>
      ({
        endSessions: (await sessions()) === 1,
        deleteAccount: await isLeaving(),
        addPasskey: (await passkeys()) === 2,
        removePasskey: (await passkeys()) === 0,
        removeWay: (await ways()) === 1,
        changeEmail: await hasEmail(NEW_EMAIL),
        setUpAccount: (await ways()) === 3,
        // It changes nothing beside what has proven it.
        exportData: (await spent()) === 1,
      })[act];
    const notDone = async () => {
      expect(await ways()).toBe(2);
      expect(await hasEmail(EMAIL)).toBe(true);
      expect(await passkeys()).toBe(1);
      expect(await sessions()).toBe(2);
      expect(await isLeaving()).toBe(false);
      expect(await spent()).toBe(0);
    };

    it('[CONFIRM-1] a stolen session does nothing without it, however new its tokens are', async () => {
      await stolen.refused(act, 'confirmationNeeded', BODY[act]);
      for (const made of ['', 'made-up', 'a'.repeat(2000)])
        await stolen.refused(act, 'confirmationNeeded', BODY[act], withConfirmation(made));
      await notDone();
    });

    it('[CONFIRM-1] the password gives it, and the act is done', async () => {
      await doAct(here, act, withConfirmation(await confirm(here, act)));
      expect(await isDone()).toBe(true);
    });

    it('[CONFIRM-1] a sign-in of the last fifteen minutes needs none', async () => {
      const fresh = await login();
      // The code to the new email takes the last minute of them.
      api.clock.now += act === 'changeEmail' ? SIGN_IN_PROVES - 60_000 : SIGN_IN_PROVES;
      await refresh(fresh);
      await doAct(fresh, act);
    });

    it('[CONFIRM-1] another session’s, of this account or of another, is none', async () => {
      await stolen.refused(act, 'confirmationNeeded', BODY[act], withConfirmation(await confirm(here, act)));
      const stranger = api.browser();
      const { user } = await stranger.ok('accountLinkJoin', providerJoin(await ticketFor(api, stranger, 'stranger', KAKAO), KAKAO));
      stranger.token = user.access_token;
      const ticket = await ticketFor(api, stranger, 'stranger', KAKAO);
      const { confirmation } = await stranger.ok('confirmIdentity', { act, authMthd: KAKAO, authId: ticket, pswd: '' });
      await stolen.refused(act, 'confirmationNeeded', BODY[act], withConfirmation(confirmation));
      expect(await isLeaving()).toBe(false);
      expect(await sessions()).toBe(3);
    });

    it('[CONFIRM-1] one for another act is none, and stays good for its own', async () => {
      const confirmation = await confirm(here, OTHER[act]);
      await here.refused(act, 'confirmationNeeded', BODY[act], withConfirmation(confirmation));
      await notDone();
      await doAct(here, OTHER[act], withConfirmation(confirmation));
    });

    it('[CONFIRM-1] one of five minutes ago is none', async () => {
      const confirmation = await confirm(here, act);
      api.clock.now += CONFIRMATION_VALIDITY;
      await refresh(here);
      await here.refused(act, 'confirmationNeeded', BODY[act], withConfirmation(confirmation));
      await notDone();
    });
  });

  it('[CONFIRM-1] serves one act: shown again it is none, and no further session ends', async () => {
    const confirmation = await confirm(here, 'endSessions');
    const made = { sessionId: 'made-up' };
    await here.ok('endSessions', made, withConfirmation(confirmation));
    await here.refused('endSessions', 'confirmationNeeded', BODY.endSessions, withConfirmation(confirmation));
    expect(await sessions()).toBe(2);
  });

  it('[CONFIRM-1] [API-25] an answer that was lost is given again, and nothing more is done by that', async () => {
    const confirmation = await confirm(here, 'endSessions');
    await here.ok('endSessions', BODY.endSessions, withConfirmation(confirmation));
    await login();
    const again = withConfirmation(confirmation, { 'X-Answer-Lost': 'Y' });
    expect((await here.ok('endSessions', BODY.endSessions, again)).sessionList).toHaveLength(2);
    expect(await sessions()).toBe(2);
    await here.refused('endSessions', 'confirmationNeeded', BODY.endSessions, { headers: { 'X-Answer-Lost': 'Y' } });
  });

  it('[CONFIRM-1] of two acts at once with one proof, one is done', async () => {
    const tab = api.browser();
    tab.token = here.token;
    const options = withConfirmation(await confirm(here, 'endSessions'));
    const replies = await Promise.all([here, tab].map((each) => each.call('endSessions', { sessionId: 'made-up' }, options)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('[CONFIRM-1] owner and thief end each other at once, each with a proof: one stays, and neither waits for the other in a circle', async () => {
    const proofs = [await confirm(here, 'endSessions'), await confirm(stolen, 'endSessions')];
    const replies = await Promise.all(
      [here, stolen].map((each, index) => each.call('endSessions', BODY.endSessions, withConfirmation(proofs[index] ?? ''))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await sessions()).toBe(1);
  });

  it('[CONFIRM-1] a wrong password, none, and one for an account that has none are answered alike', async () => {
    const person = api.browser();
    const { user } = await person.ok('accountLinkJoin', providerJoin(await ticketFor(api, person, 'person', KAKAO), KAKAO));
    person.token = user.access_token;
    const wrong = await stolen.refused('confirmIdentity', 'credentialsWrong', {
      act: 'deleteAccount',
      authMthd: 1,
      authId: '',
      pswd: 'guess-2026!',
    });
    const none = await stolen.refused('confirmIdentity', 'credentialsWrong', { act: 'deleteAccount', authMthd: 1, authId: '', pswd: '' });
    const other = await person.refused('confirmIdentity', 'credentialsWrong', { act: 'deleteAccount', ...PASSWORD_WAY });
    for (const { message, data } of [none, other]) expect({ message, data }).toEqual({ message: wrong.message, data: wrong.data });
  });

  it('[CONFIRM-1] tries are so many and no more, and a sign-in goes on all the same', async () => {
    const guess = { act: 'deleteAccount', authMthd: 1, authId: '', pswd: 'guess-2026!' };
    for (let time = 0; time < POLICIES.confirmations.perSession.max; time += 1)
      await stolen.refused('confirmIdentity', 'credentialsWrong', guess);
    await stolen.refused('confirmIdentity', 'tooManyRequests', { ...guess, ...PASSWORD_WAY });
    await (await login()).ok('endSessions', BODY.endSessions);
  });

  it('[CONFIRM-1] ends with the session and with the password that gave it, and is tidied away', async () => {
    await confirm(stolen, 'deleteAccount');
    await confirm(here, 'deleteAccount');
    const kept = async () => (await database.db.selectFrom('confirmations').select('act').execute()).length;
    await stolen.ok('logout');
    expect(await kept()).toBe(1);
    const owner = api.browser();
    await owner.ok('resetPassword', emailCredentials(EMAIL, await proveEmail(api, owner, EMAIL), 'winter-2027?'));
    expect(await kept()).toBe(0);
    owner.token = (await owner.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: 'winter-2027?' })).user.access_token;
    await owner.ok('confirmIdentity', { act: 'deleteAccount', authMthd: 1, authId: '', pswd: 'winter-2027?' });
    api.clock.now += CONFIRMATION_VALIDITY;
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await kept()).toBe(0);
  });

  it('[CONFIRM-1] [SOC-5] a session in which a way was added stays as old as it was, and that way gives no proof in it', async () => {
    const added = ticketCredentials(await linkTicketFor(api, stolen, 'thief', KAKAO), KAKAO);
    const proven = withConfirmation(await confirm(stolen, 'setUpAccount'));
    stolen.token = (await stolen.ok('setUpAccount', added, proven)).user.access_token;
    await stolen.refused('endSessions', 'confirmationNeeded', BODY.endSessions);
    const ticket = await ticketFor(api, stolen, 'thief', KAKAO);
    await stolen.refused('confirmIdentity', 'notOwnWay', { act: 'endSessions', authMthd: KAKAO, authId: ticket, pswd: '' });
    expect(await confirm(here, 'endSessions')).toBeTruthy();
  });

  it('[CONFIRM-1] a guest has no way in and no proof', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('confirmIdentity', 'notAllowed', { act: 'deleteAccount', ...PASSWORD_WAY });
  });
});

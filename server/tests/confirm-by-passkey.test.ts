import { beforeEach, expect, it } from 'vitest';
import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { becomeGuest, becomeMember, PASSWORD } from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const PRESSED = { mediation: 'optional' };

describeApi('the proof that an act needs, by a passkey', (api, database) => {
  let here: Browser;
  let stolen: Browser;
  const login = async () => {
    const browser = api.browser();
    browser.token = (await browser.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    return browser;
  };
  let phone: Authenticator;
  const shown = (act: ConfirmedAct, credential: ReturnType<Authenticator['get']>) => ({
    act,
    authMthd: 0,
    authId: '',
    pswd: '',
    credential,
  });
  const challenged = async (browser: Browser, act: ConfirmedAct) => (await browser.ok('confirmationOptions', { act })).publicKey;
  /** `stolen` is older than the passkey; `here` signed in after it was made, and is no longer new. */
  beforeEach(async () => {
    await becomeMember(api, api.browser(), EMAIL);
    stolen = await login();
    api.clock.now += 1;
    phone = new Authenticator();
    const owner = await login();
    const { publicKey } = await owner.ok('passkeyCreationOptions', PRESSED);
    await owner.ok('addPasskey', { credential: phone.create(publicKey) });
    api.clock.now += 1;
    here = await login();
    api.clock.now += SIGN_IN_PROVES + 1;
    for (const browser of [here, stolen]) browser.token = (await browser.ok('refreshAccessToken')).access_token;
  });

  it('[CONFIRM-1] [PASSKEY-4] the API announces it, asks for the account’s own with their user verified, and the act is done once', async () => {
    expect((await here.ok('configuration')).confirmsByPasskey).toBe(true);
    const publicKey = await challenged(here, 'deleteAccount');
    expect(publicKey).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: phone.passkeys[0]?.id }] });
    const proof = shown('deleteAccount', phone.get(publicKey, { userHandle: null }));
    const { confirmation } = await here.ok('confirmIdentity', proof);
    await here.ok('deleteAccount', undefined, { headers: { 'X-Confirmation': confirmation } });
    await here.refused('userInfo', 'unauthorized');
  });

  it('[CONFIRM-1] [PASSKEY-4] an answer serves once, for its act and its session alone', async () => {
    const credential = phone.get(await challenged(here, 'deleteAccount'));
    await here.refused('confirmIdentity', 'proofExpired', shown('endSessions', credential));
    await stolen.refused('confirmIdentity', 'proofExpired', shown('deleteAccount', credential));
    await here.ok('confirmIdentity', shown('deleteAccount', credential));
    await here.refused('confirmIdentity', 'proofExpired', shown('deleteAccount', credential));
  });

  it('[CONFIRM-1] [PASSKEY-4] an answer to a challenge of signing in or of making a passkey proves nothing, and one to a proof’s signs no person in', async () => {
    const { publicKey: signingIn } = await here.ok('passkeyRequestOptions');
    await here.refused('confirmIdentity', 'proofExpired', shown('deleteAccount', phone.get(signingIn)));
    const fresh = await login();
    const { publicKey: making } = await fresh.ok('passkeyCreationOptions', PRESSED);
    await fresh.refused('confirmIdentity', 'proofExpired', shown('deleteAccount', phone.get({ ...making, rpId: 'localhost' })));
    await here.refused('passkeyLogin', 'proofExpired', { credential: phone.get(await challenged(here, 'deleteAccount')) });
  });

  it('[CONFIRM-1] [PASSKEY-4] without its user verified it is none, nor with the handle of another user or a counter that went back', async () => {
    await here.ok('confirmIdentity', shown('deleteAccount', phone.get(await challenged(here, 'deleteAccount'))));
    for (const odd of [{ isVerified: false }, { userHandle: 'b3RoZXI' }, { counter: 0 }])
      await here.refused(
        'confirmIdentity',
        'passkeyRefused',
        shown('deleteAccount', phone.get(await challenged(here, 'deleteAccount'), odd)),
      );
  });

  it('[CONFIRM-1] another account’s passkey, an unknown one, and one that was added since the sign-in give none, and say the same', async () => {
    const messages = new Set<string | undefined>();
    const other = api.browser();
    await becomeMember(api, other, 'other@madang.kr');
    const theirs = new Authenticator();
    const { publicKey } = await other.ok('passkeyCreationOptions', PRESSED);
    await other.ok('addPasskey', { credential: theirs.create(publicKey) });
    const unknown = new Authenticator();
    unknown.create(publicKey);
    // The first session is older than the passkey.
    const early = phone.get(await challenged(stolen, 'deleteAccount'));
    messages.add((await stolen.refused('confirmIdentity', 'notOwnWay', shown('deleteAccount', early))).message);
    for (const authenticator of [theirs, unknown]) {
      const credential = authenticator.get(await challenged(here, 'deleteAccount'));
      messages.add((await here.refused('confirmIdentity', 'notOwnWay', shown('deleteAccount', credential))).message);
    }
    expect(messages.size).toBe(1);
  });

  it('[CONFIRM-1] of two tabs with one answer at once, one has a proof', async () => {
    const body = shown('deleteAccount', phone.get(await challenged(here, 'deleteAccount')));
    const replies = await Promise.all([here, here].map((each) => each.call('confirmIdentity', body)));
    expect(replies.map(({ status }) => status).sort()[0]).toBe(200);
    expect(await database.db.selectFrom('confirmations').select('act').execute()).toHaveLength(1);
  });

  it('[CONFIRM-1] a guest is given no challenge', async () => {
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('confirmationOptions', 'notAllowed', { act: 'deleteAccount' });
  });
});

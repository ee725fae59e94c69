import { beforeEach, expect, it } from 'vitest';
import { PASSKEY_CHALLENGE_VALIDITY, POLICIES } from '#server/limits/policies.ts';
import { Authenticator, type Oddity } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { challengedBrowser, makePasskey, PRESSED } from './support/passkey-steps.ts';
import { becomeMember } from './support/people.ts';

const EMAIL = 'minji@madang.kr';

describeApi('signing in with a passkey', (api, _database) => {
  let here: Browser;
  let authenticator: Authenticator;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, EMAIL);
    authenticator = new Authenticator();
  });

  const mailsTo = (subject: RegExp) => api.mails.filter((mail) => mail.to === EMAIL && subject.test(mail.subject));

  beforeEach(() => makePasskey(here, authenticator));

  it('[PASSKEY-1] signs in to the account of the passkey, as any login does', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(publicKey).not.toHaveProperty('allowCredentials.0');
    const { user, expires_in } = await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
    expect({ auth_mthd: user.auth_mthd, auth_email: user.auth_email, expires_in }).toEqual({
      auth_mthd: 1,
      auth_email: EMAIL,
      expires_in: 600,
    });
    await browser.ok('userInfo', undefined, { token: user.access_token });
    await browser.ok('refreshAccessToken');
  });

  it('[DEVICE-4] [PASSKEY-4] a refused try is told to the owner of the passkey, and one with an unknown passkey to none', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    await browser.refused('passkeyLogin', 'passkeyRefused', { credential: authenticator.get(publicKey, { isVerified: false }) });
    const { activityList } = await here.ok('listActivity');
    expect(activityList[0]).toMatchObject({ activity: 'signInFailed', authMthd: 90 });
    const next = await challengedBrowser(api);
    await makePasskey(here, new Authenticator());
    const unknown = { ...authenticator.get(next.publicKey), id: 'dW5rbm93bg', rawId: 'dW5rbm93bg' };
    const count = (await here.ok('listActivity')).activityList.length;
    await next.browser.refused('passkeyLogin', 'passkeyRefused', { credential: unknown });
    expect((await here.ok('listActivity')).activityList).toHaveLength(count);
  });

  it('[PASSKEY-1] [LEGAL-2] asks before a deletion is taken back, and the same answer of the authenticator serves after it', async () => {
    await here.ok('deleteAccount');
    const { browser, publicKey } = await challengedBrowser(api);
    const credential = authenticator.get(publicKey);
    await browser.refused('passkeyLogin', 'accountLeaving', { credential }, { headers: { 'X-Ask-Before-Staying': 'Y' } });
    expect((await browser.ok('passkeyLogin', { credential })).user.dltn_cncl_yn).toBe('Y');
  });

  it('[PASSKEY-1] [EMAIL-7] a sign-in whose answer was lost is claimed by its name', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const attempt = 'attempt-of-a-passkey-000001';
    await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) }, { headers: { 'X-Sign-In-Attempt': attempt } });
    expect((await browser.ok('claimSignIn', { attempt })).user?.auth_email).toBe(EMAIL);
  });

  it('[PASSKEY-1] [SAFE-1] tells the owner of a sign-in on a new device, and the link takes the passkey away', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const { user } = await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
    const [mail] = mailsTo(/new device|새 기기/);
    expect(mail?.text).toMatch(/passkey|패스키/);
    const path = new URL(/https?:\/\/\S+\/notice\/\S+|https?:\/\/localhost:4000\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
    const page = await browser.fetch('GET', path);
    expect(await page.text()).toMatch(/passkey/);
    await browser.ok('userInfo', undefined, { token: user.access_token });
    const form = new FormData();
    form.set('end', 'Y');
    await browser.fetch('POST', path, undefined, { rawBody: form });
    await browser.refused('userInfo', 'unauthorized', undefined, { token: user.access_token });
    const next = await challengedBrowser(api);
    await next.browser.refused('passkeyLogin', 'passkeyRefused', { credential: authenticator.get(next.publicKey) });
  });

  it('[PASSKEY-4] refuses a replayed answer, on the same browser and on another one', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const credential = authenticator.get(publicKey);
    await browser.ok('passkeyLogin', { credential });
    await browser.refused('passkeyLogin', 'proofExpired', { credential });
    const next = await challengedBrowser(api);
    await next.browser.refused('passkeyLogin', 'proofExpired', { credential });
  });

  it('[PASSKEY-4] refuses a challenge of another browser, of making a passkey, made up, or older than five minutes', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const other = await challengedBrowser(api);
    await browser.refused('passkeyLogin', 'proofExpired', { credential: authenticator.get(other.publicKey) });
    const making = await here.ok('passkeyCreationOptions', PRESSED);
    await here.refused('passkeyLogin', 'proofExpired', { credential: authenticator.get(making.publicKey) });
    await browser.refused('passkeyLogin', 'proofExpired', { credential: authenticator.get(publicKey, { challenge: 'bWFkZS11cA' }) });
    const late = authenticator.get(publicKey);
    api.clock.now += PASSKEY_CHALLENGE_VALIDITY;
    await browser.refused('passkeyLogin', 'proofExpired', { credential: late });
  });

  it.each<[string, Oddity]>([
    ['another origin', { origin: 'https://madang.evil.test' }],
    ['the same host on another port', { origin: 'http://localhost:4001' }],
    ['another RP ID', { rpId: 'evil.test' }],
    ['a user who is not verified', { isVerified: false }],
    ['a user who is not present', { isPresent: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a counter that stands still', { counter: 0 }],
    ['a frame of another site', { crossOrigin: true }],
    ['no user handle', { userHandle: null }],
    ['the handle of another user', { userHandle: 'b3RoZXI' }],
  ])('[PASSKEY-4] refuses %s, and the right answer to the same challenge signs in', async (_, odd) => {
    const first = await challengedBrowser(api);
    await first.browser.ok('passkeyLogin', { credential: authenticator.get(first.publicKey) });
    const { browser, publicKey } = await challengedBrowser(api);
    await browser.refused('passkeyLogin', 'passkeyRefused', { credential: authenticator.get(publicKey, odd) });
    await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
  });

  it('[PASSKEY-4] refuses a counter that went back, and takes one that stays 0', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { browser, publicKey } = await challengedBrowser(api);
      await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
    }
    const copy = await challengedBrowser(api);
    await copy.browser.refused('passkeyLogin', 'passkeyRefused', { credential: authenticator.get(copy.publicKey, { counter: 2 }) });
    const synced = new Authenticator({ isCounting: false, isBackingUp: true });
    await makePasskey(here, synced);
    for (let time = 0; time < 2; time += 1) {
      const { browser, publicKey } = await challengedBrowser(api);
      await browser.ok('passkeyLogin', { credential: synced.get(publicKey) });
    }
  });

  it('[PASSKEY-4] refuses a forged signature, an unknown passkey and bytes that are none, alike', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const good = authenticator.get(publicKey);
    const messages = new Set<string | undefined>();
    for (const credential of [
      { ...good, response: { ...good.response, signature: Buffer.alloc(70).toString('base64url') } },
      { ...good, id: 'dW5rbm93bg', rawId: 'dW5rbm93bg' },
      { ...good, response: { ...good.response, authenticatorData: 'AAAA' } },
      { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } },
      { ...good, rawId: 'b3RoZXI' },
    ])
      messages.add((await browser.refused('passkeyLogin', 'passkeyRefused', { credential })).message);
    expect(messages.size).toBe(1);
    await browser.ok('passkeyLogin', { credential: good });
  });

  it('[PASSKEY-4] of two requests with one answer at once, one signs in', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const credential = authenticator.get(publicKey);
    const replies = await Promise.all([1, 2, 3].map(() => browser.call('passkeyLogin', { credential })));
    expect(replies.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
  });

  it('[PASSKEY-3] a removed passkey signs in no more, though its manager still has it', async () => {
    const [kept] = (await here.ok('listPasskeys')).passkeyList;
    const left = await here.ok('removePasskey', { passkeyId: kept?.passkeyId });
    expect(left).toMatchObject({ passkeyList: [], rpId: 'localhost' });
    const { browser, publicKey } = await challengedBrowser(api);
    await browser.refused('passkeyLogin', 'passkeyRefused', { credential: authenticator.get(publicKey) });
    expect(await here.ok('removePasskey', { passkeyId: kept?.passkeyId })).toEqual(left);
    expect(mailsTo(/removed|삭제/)).toHaveLength(1);
  });

  it('[PASSKEY-3] a removed passkey ends the sessions that it began, and no other', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const { user } = await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
    const [kept] = (await here.ok('listPasskeys')).passkeyList;
    await here.ok('removePasskey', { passkeyId: kept?.passkeyId });
    await browser.refused('userInfo', 'unauthorized', undefined, { token: user.access_token });
    await here.ok('userInfo');
  });

  it('[PASSKEY-1] a browser that refuses cookies hears so', async () => {
    const { publicKey } = await challengedBrowser(api);
    await api.browser().refused('passkeyLogin', 'cookiesRefused', { credential: authenticator.get(publicKey) });
  });

  it('[PASSKEY-1] tries are limited for one browser', async () => {
    const { browser, publicKey } = await challengedBrowser(api);
    const credential = authenticator.get(publicKey, { isVerified: false });
    for (let time = 0; time < POLICIES.passkeyTriesPerVisit.max; time += 1) await browser.call('passkeyLogin', { credential });
    await browser.refused('passkeyLogin', 'tooManyRequests', { credential });
  });
});

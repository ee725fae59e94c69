import { beforeEach, describe, expect, it } from 'vitest';
import { PASSKEYS_MAX } from '#contract/limits.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { tidy } from '#server/housekeeping.ts';
import { PASSKEY_CHALLENGE_VALIDITY, SIGN_IN_PROVES } from '#server/limits/policies.ts';
import { createTestApi } from './support/api.ts';
import { Authenticator, type Oddity } from './support/authenticator.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { challengedBrowser, makePasskey, PRESSED, SILENT } from './support/passkey-steps.ts';
import { becomeGuest, becomeMember, PASSWORD } from './support/people.ts';

const EMAIL = 'minji@madang.kr';

describeApi('passkeys', (api, database) => {
  let here: Browser;
  let authenticator: Authenticator;
  beforeEach(async () => {
    here = api.browser();
    await becomeMember(api, here, EMAIL);
    authenticator = new Authenticator();
  });

  const mailsTo = (subject: RegExp) => api.mails.filter((mail) => mail.to === EMAIL && subject.test(mail.subject));

  describe('making one', () => {
    it('is discoverable, without attestation, verified, for the account by its email, and named by its manager', async () => {
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      expect(publicKey).toMatchObject({
        rp: { id: 'localhost', name: 'Madang' },
        user: { name: EMAIL },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
        timeout: PASSKEY_CHALLENGE_VALIDITY,
      });
      expect(publicKey).not.toMatchObject({ user: { id: (await here.ok('userInfo')).user.user_id } });
      const google = new Authenticator({ aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', isBackingUp: true });
      const { passkeyList } = await here.ok('addPasskey', { credential: google.create(publicKey) });
      const [made] = google.passkeys;
      expect(passkeyList).toEqual([{ passkeyId: made?.id, name: 'Google Password Manager', madeAt: api.clock.now, usedAt: null }]);
      const row = await database.db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ is_backup_eligible: true, is_backed_up: true, counter: 0, transports: 'internal', method: 1 });
      const again = await here.ok('passkeyCreationOptions', PRESSED);
      expect(again.publicKey).toMatchObject({ excludeCredentials: [{ id: made?.id, type: 'public-key' }] });
    });

    it('a silent one needs no press and no verified user, and one after a press does', async () => {
      const { publicKey } = await here.ok('passkeyCreationOptions', SILENT);
      await here.ok('addPasskey', { credential: authenticator.create(publicKey, { isPresent: false, isVerified: false }) });
      for (const odd of [{ isPresent: false }, { isVerified: false }]) {
        const pressed = await here.ok('passkeyCreationOptions', PRESSED);
        await here.refused('addPasskey', 'passkeyRefused', { credential: authenticator.create(pressed.publicKey, odd) });
      }
    });

    it('[SAFE-1] tells the owner once of each, with a link that takes it away', async () => {
      await makePasskey(here, authenticator);
      expect(mailsTo(/A passkey was created|패스키가 만들어졌/)).toHaveLength(1);
    });

    it('[CONFIRM-1] needs a sign-in of the last 15 minutes or a proof, which its options leave good; a list and a name need neither', async () => {
      const { passkeyList } = await makePasskey(here, authenticator);
      const [{ passkeyId } = { passkeyId: '' }] = passkeyList;
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      api.clock.now += SIGN_IN_PROVES;
      await here.ok('refreshAccessToken').then(({ access_token }) => {
        here.token = access_token;
      });
      await here.ok('passkeyCreationOptions', PRESSED);
      api.clock.now += 1;
      await here.refused('passkeyCreationOptions', 'confirmationNeeded', PRESSED);
      await here.refused('removePasskey', 'confirmationNeeded', { passkeyId });
      await here.ok('listPasskeys');
      await here.ok('renamePasskey', { passkeyId, name: 'Phone' });
      // A challenge of before does not serve without it.
      await here.refused('addPasskey', 'confirmationNeeded', { credential: authenticator.create(publicKey) });
      const proof = { act: 'addPasskey', authMthd: 1, authId: '', pswd: PASSWORD };
      const headers = { 'X-Confirmation': (await here.ok('confirmIdentity', proof)).confirmation };
      await here.ok('passkeyCreationOptions', PRESSED, { headers });
      const proven = await here.ok('passkeyCreationOptions', PRESSED, { headers });
      const laptop = new Authenticator();
      await here.ok('addPasskey', { credential: laptop.create(proven.publicKey) }, { headers });
      // It has served its act: neither options nor a further passkey.
      await here.refused('passkeyCreationOptions', 'confirmationNeeded', PRESSED, { headers });
      await here.refused('addPasskey', 'confirmationNeeded', { credential: laptop.create(proven.publicKey) }, { headers });
    });

    it.each<[string, Oddity]>([
      ['another origin', { origin: 'https://madang.evil.test' }],
      ['another RP ID', { rpId: 'evil.test' }],
      ['another ceremony', { type: 'webauthn.get' }],
      ['a frame of another site', { crossOrigin: true }],
    ])('[PASSKEY-4] refuses %s', async (_, odd) => {
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      await here.refused('addPasskey', 'passkeyRefused', { credential: authenticator.create(publicKey, odd) });
      expect((await here.ok('listPasskeys')).passkeyList).toEqual([]);
    });

    it('[PASSKEY-4] refuses an algorithm that was not offered', async () => {
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      expect(publicKey.pubKeyCredParams).toEqual([-7, -8, -257].map((alg) => ({ alg, type: 'public-key' })));
      await here.refused('addPasskey', 'passkeyRefused', { credential: authenticator.create(publicKey, {}, '-35') });
    });

    it('[PASSKEY-4] does not look at an attestation that was not asked for, nor at the addresses in it', async () => {
      const attStmt = new Map<string, unknown>([
        ['alg', -7],
        ['sig', Uint8Array.of(1, 2, 3)],
        ['x5c', [Uint8Array.of(48, 0)]],
      ]);
      for (const fmt of ['packed', 'fido-u2f', 'made-up']) {
        const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
        await here.ok('addPasskey', { credential: authenticator.create(publicKey, { attestation: { fmt, attStmt } }) });
      }
    });

    it('[PASSKEY-4] refuses bytes that are no attestation object', async () => {
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      const good = authenticator.create(publicKey);
      for (const response of [
        { ...good.response, attestationObject: 'AAAA' },
        { ...good.response, clientDataJSON: 'AAAA' },
      ])
        await here.refused('addPasskey', 'passkeyRefused', { credential: { ...good, response } });
      await here.ok('addPasskey', { credential: good });
    });

    it('[PASSKEY-4] refuses a challenge of signing in, of another session, and one that was answered', async () => {
      const login = await here.ok('passkeyRequestOptions');
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      await here.refused('addPasskey', 'proofExpired', {
        credential: authenticator.create({ ...publicKey, challenge: login.publicKey.challenge }),
      });
      const phone = api.browser();
      phone.token = (await phone.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD })).user.access_token;
      const theirs = await phone.ok('passkeyCreationOptions', PRESSED);
      await here.refused('addPasskey', 'proofExpired', {
        credential: authenticator.create({ ...publicKey, challenge: theirs.publicKey.challenge }),
      });
      const credential = authenticator.create(publicKey);
      await here.ok('addPasskey', { credential });
      await here.refused('addPasskey', 'proofExpired', { credential });
    });

    it('[PASSKEY-4] a repeat after a lost answer is answered with the list, and no other account’s is', async () => {
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      const credential = authenticator.create(publicKey);
      const first = await here.ok('addPasskey', { credential });
      expect(await here.ok('addPasskey', { credential }, { headers: { 'X-Answer-Lost': 'Y' } })).toEqual(first);
      const other = api.browser();
      await becomeMember(api, other);
      await other.refused('addPasskey', 'proofExpired', { credential }, { headers: { 'X-Answer-Lost': 'Y' } });
    });

    it('[PASSKEY-4] refuses a credential that an account has already', async () => {
      await makePasskey(here, authenticator);
      const other = api.browser();
      await becomeMember(api, other);
      const { publicKey } = await other.ok('passkeyCreationOptions', PRESSED);
      const mine = new Authenticator();
      const made = mine.create(publicKey);
      const kept = await database.db.updateTable('passkeys').set({ credential_id: made.id }).executeTakeFirstOrThrow();
      expect(kept.numUpdatedRows).toBe(1n);
      await other.refused('addPasskey', 'passkeyRefused', { credential: made });
    });

    it('[PASSKEY-3] an account has 20 at most', async () => {
      const { publicKey } = await here.ok('passkeyCreationOptions', PRESSED);
      for (let made = 0; made < PASSKEYS_MAX; made += 1) await makePasskey(here, authenticator);
      await here.refused('passkeyCreationOptions', 'passkeysFull', PRESSED);
      await here.refused('addPasskey', 'passkeysFull', { credential: authenticator.create(publicKey) });
    });

    it('a guest has none', async () => {
      const guest = api.browser();
      await becomeGuest(guest);
      await guest.refused('passkeyCreationOptions', 'notAllowed', PRESSED);
      await guest.refused('listPasskeys', 'notAllowed');
    });
  });

  describe('the list', () => {
    it('[PASSKEY-3] says the name, when it was made and when it was used last', async () => {
      const { passkeyList } = await makePasskey(here, authenticator);
      const madeAt = api.clock.now;
      const { passkeyId } = passkeyList[0] ?? { passkeyId: '' };
      api.clock.now += 60_000;
      const { browser, publicKey } = await challengedBrowser(api);
      await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
      await here.ok('renamePasskey', { passkeyId, name: '  나의 휴대폰 ' });
      expect((await here.ok('listPasskeys')).passkeyList).toEqual([{ passkeyId, name: '나의 휴대폰', madeAt, usedAt: api.clock.now }]);
    });

    it('[PASSKEY-3] refuses a name that is empty or too long, and a passkey of another account', async () => {
      const { passkeyList } = await makePasskey(here, authenticator);
      const { passkeyId } = passkeyList[0] ?? { passkeyId: '' };
      for (const name of ['', '  ', '가'.repeat(41)]) await here.refused('renamePasskey', 'valueInvalid', { passkeyId, name });
      const other = api.browser();
      await becomeMember(api, other);
      await other.refused('renamePasskey', 'valueInvalid', { passkeyId, name: 'mine' });
      expect((await other.ok('removePasskey', { passkeyId })).passkeyList).toEqual([]);
      expect((await here.ok('listPasskeys')).passkeyList).toEqual(passkeyList);
    });

    it('[PASSKEY-3] the last way into an account cannot be removed', async () => {
      const { passkeyList } = await makePasskey(here, authenticator);
      const { passkeyId } = passkeyList[0] ?? { passkeyId: '' };
      await database.db.deleteFrom('identities').execute();
      await here.refused('removePasskey', 'lastWay', { passkeyId });
      expect((await here.ok('listPasskeys')).passkeyList).toHaveLength(1);
      api.clock.now += 31 * 86_400_000;
      await tidy({ db: database.db, clock: () => api.clock.now });
      const { browser, publicKey } = await challengedBrowser(api);
      await browser.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
    });

    it('[PASSKEY-4] challenges that ran out are tidied', async () => {
      await challengedBrowser(api);
      const count = async () => (await database.db.selectFrom('passkey_challenges').select('ceremony').execute()).length;
      expect(await count()).toBe(1);
      api.clock.now += PASSKEY_CHALLENGE_VALIDITY;
      await tidy({ db: database.db, clock: () => api.clock.now });
      expect(await count()).toBe(0);
    });
  });

  describe('where they are offered', () => {
    it('[PASSKEY-5] the API announces them with their RP ID; on plain http and on an address it has none', async () => {
      expect((await here.ok('configuration')).passkeys).toEqual({ rpId: 'localhost' });
      for (const site of ['http://madang.example', 'http://127.0.0.1:4000', 'https://203.0.113.7']) {
        const other = await createTestApi(database.db, {}, site);
        const browser = other.browser();
        expect((await browser.ok('configuration')).passkeys).toBeUndefined();
        await browser.refused('passkeyRequestOptions', 'notAllowed');
      }
    });

    it('[PASSKEY-4] an RP ID of a parent domain serves on its sites, and on no other', async () => {
      const origins = ['https://campus.madang.example', 'https://madang.example'];
      const settings = { passkeys: { rpId: 'madang.example', origins } };
      const other = await createTestApi(database.db, settings, 'https://campus.madang.example');
      const member = other.browser();
      await becomeMember(other, member);
      const phone = new Authenticator({ origin: 'https://campus.madang.example' });
      await makePasskey(member, phone);
      expect((await member.ok('configuration')).passkeys).toEqual({ rpId: 'madang.example' });
      for (const origin of origins) {
        const { browser, publicKey } = await challengedBrowser(other);
        await browser.ok('passkeyLogin', { credential: phone.get(publicKey, { origin }) });
      }
      const { browser, publicKey } = await challengedBrowser(other);
      await browser.refused('passkeyLogin', 'passkeyRefused', {
        credential: phone.get(publicKey, { origin: 'https://evil.madang.example' }),
      });
    });

    it('[PASSKEY-4] a configuration that cannot work ends the start, and says why', () => {
      const start = (env: Record<string, string>) => () => configFromEnv({ STAND_INS: '0', SMTP_URL: 'smtp://mail.test', ...env });
      expect(start({ PASSKEY_RP_ID: 'madang.example' })).toThrow(/PUBLIC_URL/);
      expect(start({ PASSKEY_RP_ID: 'other.example', PUBLIC_URL: 'https://madang.example' })).toThrow(/other\.example/);
      expect(start({ PASSKEY_RP_ID: 'madang.example', PUBLIC_URL: 'http://madang.example' })).toThrow(/https/);
      expect(start({ PASSKEY_RP_ID: 'example', PUBLIC_URL: 'https://madang.example' })).toThrow(/PASSKEY_RP_ID/);
      expect(start({ PASSKEY_ORIGINS: 'https://evil.test', PUBLIC_URL: 'https://madang.example' })).toThrow(/evil\.test/);
      const { passkeys } = start({ PASSKEY_RP_ID: 'madang.example', PUBLIC_URL: 'https://www.madang.example' })();
      expect(passkeys).toEqual({ rpId: 'madang.example', origins: [] });
    });
  });
});

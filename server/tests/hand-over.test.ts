import { beforeEach, expect, it } from 'vitest';
import { HAND_OVER_CODE_LENGTH, HAND_OVER_VALIDITY, SIGN_IN_PROVES_MINUTES } from '#contract/limits.ts';
import { HAND_OVER_LETTERS } from '#contract/values/hand-over-code.ts';
import { tidy } from '#server/housekeeping.ts';
import { HAND_OVER_TAKEN_WITHIN, POLICIES } from '#server/limits/policies.ts';
import { Authenticator } from './support/authenticator.ts';
import type { Browser, SendOptions } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { makePasskey } from './support/passkey-steps.ts';
import { becomeGuest, becomeMember, PASSWORD } from './support/people.ts';

const EMAIL = 'minji@madang.kr';
const WINDOWS = { headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' } };
const SHARED: SendOptions = { headers: { ...WINDOWS.headers, 'X-Shared-Computer': 'Y' } };
const MINUTE = 60_000;

describeApi('a screen that a phone signs in', (api, database) => {
  let phone: Browser;
  let screen: Browser;
  beforeEach(async () => {
    phone = api.browser();
    await becomeMember(api, phone, EMAIL);
    screen = await newScreen();
  });

  async function newScreen(address?: string): Promise<Browser> {
    const browser = api.browser(address);
    await browser.ok('configuration');
    return browser;
  }

  const begin = (by = screen) => by.ok('beginHandOver', undefined, WINDOWS);

  /** A code that the phone has read, with the digits that the screen shows. */
  async function claim(by = screen, on = phone) {
    const { code, secret } = await begin(by);
    const claimed = await on.ok('claimHandOver', { code });
    const { digits = '' } = await by.ok('readHandOver', { secret });
    return { code, secret, digits, choices: claimed.choices };
  }

  async function approve(by = screen, on = phone) {
    const { code, secret, digits } = await claim(by, on);
    await on.ok('approveHandOver', { code, digits });
    return { code, secret, digits };
  }

  const stageOf = async (secret: string, by = screen) => (await by.ok('readHandOver', { secret })).stage;
  const mails = () => api.mails.filter(({ to, subject }) => to === EMAIL && /new device|새 기기/.test(subject));

  it('[HAND-1] [HAND-2] only the screen that showed the code is signed in, after the approval, once, with a session of its own', async () => {
    expect((await screen.ok('configuration')).handsOver).toBe(true);
    const { code, secret, expiresAt, serverTime } = await begin();
    expect(expiresAt - serverTime).toBe(HAND_OVER_VALIDITY);
    expect(code).toMatch(new RegExp(`^[${HAND_OVER_LETTERS}]{${HAND_OVER_CODE_LENGTH}}$`));
    expect(await screen.ok('readHandOver', { secret })).toEqual({ stage: 'waiting' });
    const claimed = await phone.ok('claimHandOver', { code });
    expect(claimed).toMatchObject({ device: 'Chrome, Windows', begunAt: serverTime, expiresAt, isSameNetwork: true });
    const { stage, digits } = await screen.ok('readHandOver', { secret });
    expect({ stage, choices: new Set(claimed.choices).size, shown: claimed.choices.includes(digits ?? '') }).toEqual({
      stage: 'claimed',
      choices: 3,
      shown: true,
    });
    await screen.refused('handOverLogin', 'handOverUnknown', { secret });
    await phone.ok('approveHandOver', { code, digits });
    expect(await stageOf(secret)).toBe('approved');
    const { user } = await screen.ok('handOverLogin', { secret }, SHARED);
    expect(user.auth_email).toBe(EMAIL);
    screen.token = user.access_token;
    await screen.ok('userInfo');
    await screen.ok('refreshAccessToken');
    await phone.ok('userInfo');
    await screen.refused('handOverLogin', 'handOverUnknown', { secret });
    expect(await stageOf(secret)).toBe('expired');
  });

  it('[HAND-2] [DEVICE-1] [DEVICE-4] the session is listed with the screen’s device and the phone’s way, and so is what happened', async () => {
    const { secret } = await approve();
    await screen.ok('handOverLogin', { secret }, SHARED);
    const { sessionList } = await phone.ok('listSessions');
    expect(sessionList.find(({ isCurrent }) => !isCurrent)).toMatchObject({ device: 'Chrome, Windows', authMthd: 1, isShared: true });
    const { activityList } = await phone.ok('listActivity');
    expect(activityList[0]).toMatchObject({ activity: 'handedOver', authMthd: 1, device: 'Chrome, Windows' });
    expect(activityList.filter(({ activity }) => activity === 'signedIn')).toHaveLength(1);
  });

  it('[HAND-2] [SAFE-1] [DEVICE-3] the owner is mailed as at a sign-in on an unknown device, and what its link ends is this session too', async () => {
    const { secret } = await approve();
    const { user } = await screen.ok('handOverLogin', { secret }, SHARED);
    const [mail] = mails();
    expect(mail?.text).toMatch(/Chrome, Windows/);
    const path = new URL(/http:\/\/localhost:4000\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname;
    const form = new FormData();
    form.set('end', 'Y');
    await api.browser().fetch('POST', path, undefined, { rawBody: form });
    await screen.refused('userInfo', 'unauthorized', undefined, { token: user.access_token });
  });

  it('[HAND-2] a passkey’s session hands on its passkey, and the screen’s session goes with it', async () => {
    const authenticator = new Authenticator();
    const { passkeyList } = await makePasskey(phone, authenticator);
    const { publicKey } = await phone.ok('passkeyRequestOptions');
    const { user } = await phone.ok('passkeyLogin', { credential: authenticator.get(publicKey) });
    phone.token = user.access_token;
    const { secret } = await approve();
    const signedIn = await screen.ok('handOverLogin', { secret });
    expect(mails().at(-1)?.text).toMatch(/passkey|패스키/);
    await phone.ok('removePasskey', { passkeyId: passkeyList[0]?.passkeyId });
    await screen.refused('userInfo', 'unauthorized', undefined, { token: signedIn.user.access_token });
  });

  it('[HAND-2] [CONFIRM-1] it proves nothing anew: an act that needs a proof on the phone needs one on the screen too', async () => {
    api.clock.now += SIGN_IN_PROVES_MINUTES * MINUTE + 1;
    const { user: fresh } = await phone.ok('refreshAccessToken').then(({ access_token }) => {
      phone.token = access_token;
      return phone.ok('userInfo');
    });
    const { secret } = await approve();
    const { user } = await screen.ok('handOverLogin', { secret });
    screen.token = user.access_token;
    expect(user.user_id).toBe(fresh.user_id);
    await screen.refused('endSessions', 'confirmationNeeded', { sessionId: 'others' });
  });

  it('[HAND-2] wrong digits end it at once, are answered so again, and the screen says that it was refused', async () => {
    const { code, secret, digits, choices } = await claim();
    const wrong = choices.find((choice) => choice !== digits);
    await phone.refused('approveHandOver', 'digitsWrong', { code, digits: wrong });
    expect(await stageOf(secret)).toBe('refused');
    await phone.refused('approveHandOver', 'digitsWrong', { code, digits: wrong });
    await phone.refused('approveHandOver', 'handOverDecided', { code, digits });
    await screen.refused('handOverLogin', 'handOverUnknown', { secret });
  });

  it('[HAND-3] refused is said on the screen, again the same on the phone, and takes no approval any more', async () => {
    const { code, secret, digits } = await claim();
    await phone.ok('refuseHandOver', { code });
    await phone.ok('refuseHandOver', { code });
    expect(await stageOf(secret)).toBe('refused');
    await phone.refused('approveHandOver', 'handOverDecided', { code, digits });
    await phone.refused('claimHandOver', 'handOverDecided', { code });
    await screen.refused('handOverLogin', 'handOverUnknown', { secret });
  });

  it('[HAND-2] approved once: again it is answered the same and lets no one else in, and it cannot be refused any more', async () => {
    const { code, secret, digits } = await approve();
    await phone.ok('approveHandOver', { code, digits });
    await phone.refused('refuseHandOver', 'handOverDecided', { code });
    await phone.refused('approveHandOver', 'handOverDecided', { code, digits: digits === '10' ? '11' : '10' });
    await screen.ok('handOverLogin', { secret });
    await phone.ok('approveHandOver', { code, digits });
    await screen.refused('handOverLogin', 'handOverUnknown', { secret });
  });

  it('[HAND-2] two approvals and two sign-ins at once let the screen in once', async () => {
    const { code, secret, digits } = await claim();
    await Promise.all([phone.ok('approveHandOver', { code, digits }), phone.ok('approveHandOver', { code, digits })]);
    const codes = await Promise.all([screen.call('handOverLogin', { secret }), screen.call('handOverLogin', { secret })]);
    expect(codes.filter(({ code: result }) => result === 0)).toHaveLength(1);
    expect((await phone.ok('listSessions')).sessionList).toHaveLength(2);
  });

  it('[HAND-2] approving and refusing at once: one of the two has its word, and the screen does what that says', async () => {
    const { code, secret, digits } = await claim();
    const [yes, no] = await Promise.all([phone.call('approveHandOver', { code, digits }), phone.call('refuseHandOver', { code })]);
    expect([yes.code, no.code].filter((result) => result === 0)).toHaveLength(1);
    expect(await stageOf(secret)).toBe(yes.code === 0 ? 'approved' : 'refused');
  });

  it('[HAND-2] relayed to another browser, the secret alone is worth nothing, neither to read nor to sign in', async () => {
    const { secret } = await approve();
    const thief = await newScreen('203.0.113.9');
    await thief.refused('readHandOver', 'handOverUnknown', { secret });
    await thief.refused('handOverLogin', 'handOverUnknown', { secret });
    await api.browser().refused('handOverLogin', 'cookiesRefused', { secret });
    await screen.ok('handOverLogin', { secret });
  });

  it('[HAND-2] the code is worth nothing to another session once it is claimed, of another account or of the same', async () => {
    const { code, secret, digits } = await claim();
    const stranger = api.browser('203.0.113.9');
    await becomeMember(api, stranger);
    await stranger.refused('claimHandOver', 'handOverTaken', { code });
    await stranger.refused('approveHandOver', 'handOverUnknown', { code, digits });
    await stranger.refused('refuseHandOver', 'handOverUnknown', { code });
    const tablet = api.browser();
    tablet.token = (await tablet.ok('emailLogin', { authMthd: 1, authId: EMAIL, pswd: PASSWORD })).user.access_token;
    await tablet.refused('claimHandOver', 'handOverTaken', { code });
    expect(await stageOf(secret)).toBe('claimed');
  });

  it('[HAND-2] a swapped code signs in the screen that shows it, and no other', async () => {
    const attacker = await newScreen('203.0.113.9');
    const theirs = await begin(attacker);
    const mine = await claim();
    await phone.refused('approveHandOver', 'handOverUnknown', { code: theirs.code, digits: mine.digits });
    await phone.ok('approveHandOver', { code: mine.code, digits: mine.digits });
    await attacker.refused('handOverLogin', 'handOverUnknown', { secret: theirs.secret });
    await attacker.refused('handOverLogin', 'handOverUnknown', { secret: mine.secret });
  });

  it('[HAND-1] reading it again is answered as at first, whatever the network; another one is said', async () => {
    const far = await newScreen('203.0.113.9');
    const { code } = await begin(far);
    const first = await phone.ok('claimHandOver', { code });
    expect(first.isSameNetwork).toBe(false);
    expect(await phone.ok('claimHandOver', { code: `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}` })).toEqual(first);
  });

  it('[HAND-2] [HAND-3] two minutes end the code and the approval, and half a minute what was approved', async () => {
    const late = await begin();
    const { code, secret, digits } = await claim();
    api.clock.now += HAND_OVER_VALIDITY;
    await phone.refused('claimHandOver', 'handOverUnknown', { code: late.code });
    await phone.refused('approveHandOver', 'handOverUnknown', { code, digits });
    await phone.refused('refuseHandOver', 'handOverUnknown', { code });
    expect(await stageOf(secret)).toBe('expired');
    const approved = await approve();
    api.clock.now += HAND_OVER_TAKEN_WITHIN;
    expect(await stageOf(approved.secret)).toBe('expired');
    await screen.refused('handOverLogin', 'handOverUnknown', { secret: approved.secret });
  });

  it('[HAND-2] the phone’s session ends in between: before the approval and after it, the screen is not let in', async () => {
    const first = await claim();
    const second = await approve();
    const token = phone.token ?? '';
    await phone.ok('logout');
    await phone.refused('approveHandOver', 'unauthorized', { code: first.code, digits: first.digits }, { token });
    await screen.refused('readHandOver', 'handOverUnknown', { secret: first.secret });
    await screen.refused('handOverLogin', 'handOverUnknown', { secret: second.secret });
  });

  it('[HAND-2] codes cannot be tried: an account has 30 an hour, and a text that is no code is answered as an unknown one', async () => {
    await phone.refused('claimHandOver', 'handOverUnknown', { code: 'no code' });
    for (let time = 1; time < POLICIES.handOverCodesPerAccount.max; time += 1)
      await phone.refused('claimHandOver', 'handOverUnknown', { code: '22222222' });
    const { code } = await begin();
    await phone.refused('claimHandOver', 'tooManyRequests', { code });
  });

  it('[HAND-1] a guest approves nothing, a visitor has to sign in, and a browser without cookies is told so', async () => {
    const { code } = await begin();
    const guest = api.browser();
    await becomeGuest(guest);
    await guest.refused('claimHandOver', 'notAllowed', { code });
    await guest.refused('approveHandOver', 'notAllowed', { code, digits: '10' });
    await api.browser().refused('claimHandOver', 'unauthorized', { code });
    await api.browser().refused('beginHandOver', 'cookiesRefused');
  });

  it('[HAND-2] scanned by a stranger, the screen is theirs, as its answer says, and a logout leaves it', async () => {
    const stranger = api.browser('203.0.113.9');
    const { user_id } = await becomeMember(api, stranger);
    const { secret } = await approve(screen, stranger);
    const { user } = await screen.ok('handOverLogin', { secret });
    expect(user.user_id).toBe(user_id);
    screen.token = user.access_token;
    await screen.ok('logout');
    await screen.refused('userInfo', 'unauthorized', undefined, { token: user.access_token });
    await stranger.ok('userInfo');
  });

  it('[HAND-2] [EMAIL-7] a sign-in whose answer was lost is claimed by its name', async () => {
    const { secret } = await approve();
    const attempt = 'attempt-of-a-hand-over-00001';
    await screen.ok('handOverLogin', { secret }, { headers: { 'X-Sign-In-Attempt': attempt } });
    expect((await screen.ok('claimSignIn', { attempt })).user?.auth_email).toBe(EMAIL);
  });

  it('[HAND-2] a guest’s own screen is signed in too, and rows that have run out are deleted', async () => {
    await becomeGuest(screen);
    const { secret } = await approve();
    expect((await screen.ok('handOverLogin', { secret })).user.auth_email).toBe(EMAIL);
    await begin();
    api.clock.now += 25 * 60 * MINUTE;
    await tidy({ db: database.db, clock: () => api.clock.now });
    expect(await database.db.selectFrom('hand_overs').select('state').execute()).toEqual([]);
  });

  it('[HAND-2] nothing that is kept is the code or the secret', async () => {
    const { code, secret } = await begin();
    const rows = JSON.stringify(await database.db.selectFrom('hand_overs').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(secret);
  });
});

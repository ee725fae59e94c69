import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CALLS, type Call, type CallName } from '#contract/calls.ts';
import { TEXT_VERSIONS } from '#contract/text-versions.ts';
import type { JoinData } from '#machines/join-data.ts';
import { type Actions, createActions } from '#src/api/actions.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { createSessionHooks } from '#src/api/session-hooks.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';
import { answered, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { quickTimers } from '#tests/support/quick-timers.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { openTab } from './open-client.ts';

listenInThisFile();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return quickTimers(10);
});

const joinData: JoinData = { authMethod: 0, nickname: '민지', nicknameIsSuggested: false, gender: 'F', uvrsId: '', marketingAgreed: true };
const email = { email: 'minji@campus.ac.kr', proof: 'proof', password: 'maple-7leaf' };
const provider = { method: 'google', ticket: 'ticket' } as const;
const MARKETING = { item: 'marketing', ver: TEXT_VERSIONS.marketing.version, agrm_yn: 'Y', agrm_dtm: '2026-11-20T03:00:00.000Z' };
const PICTURE = new File(['picture'], 'me.png', { type: 'image/png' });
const CLAIMED = { user: { ...SAMPLE_USER, access_token: 'claimed-token' }, expires_in: 600 };

/** Every call that changes who is signed in. */
const WAYS: readonly (readonly [string, CallName, 'visitor' | 'signedIn', (actions: Actions) => Promise<unknown>])[] = [
  ['a guest', 'guestLogin', 'visitor', (a) => a.loginAsGuest()],
  ['an email', 'emailLogin', 'visitor', (a) => a.loginByEmail(email)],
  ['a social account', 'snsLogin', 'visitor', (a) => a.loginByProvider(provider)],
  ['a university', 'ssoLogin', 'visitor', (a) => a.loginByProvider({ method: 'yonsei', ticket: 't' })],
  ['a guest’s join', 'join', 'visitor', (a) => a.joinAsGuest(joinData)],
  ['an email’s join', 'join', 'visitor', (a) => a.joinByEmail(joinData, email)],
  ['a social join', 'accountLinkJoin', 'visitor', (a) => a.joinByProvider(joinData, provider)],
  ['a new password', 'resetPassword', 'visitor', (a) => a.resetPassword(email)],
  ['a linked email', 'linkAccount', 'signedIn', (a) => a.linkEmail(email)],
  ['a further email', 'setUpAccount', 'signedIn', (a) => a.setUpEmail(email)],
  ['a connected account', 'setUpAccount', 'signedIn', (a) => a.connectProvider({ ...provider, replace: false })],
];

function open(who: 'visitor' | 'signedIn', { claims = true, repeats = true } = {}) {
  const { client, tokenStore } = openTab(createProfile(), 'ko', { discardsSignIns: true, claimsSignIns: claims, answersRepeats: repeats });
  if (who === 'signedIn') tokenStore.signIn('token-of-guest');
  const queryClient = new QueryClient();
  const hooks = createSessionHooks(tokenStore, queryClient);
  const actions = createActions({ client, hooks, clock: { serverNow: () => 0, syncServerTime: () => undefined } });
  const setUser = (user: typeof SAMPLE_USER) => queryClient.setQueryData(USER_KEY, user);
  return { actions, tokenStore, setUser, user: () => queryClient.getQueryData(USER_KEY) };
}

/** `name` is done by the server, and its answer is lost; keeps the names of its attempts. */
function lose(name: CallName) {
  const attempts: (string | null)[] = [];
  server.use(
    on(name, ({ request }) => {
      attempts.push(request.headers.get('X-Sign-In-Attempt'));
      return HttpResponse.error();
    }),
  );
  return attempts;
}

/** As `lose`, and counts how often it came. */
function count(name: CallName): () => number {
  const attempts = lose(name);
  return () => attempts.length;
}

/** What the server says became of an attempt; `null`: it cannot be reached either. */
function claims(answer: () => object | null) {
  const asked: string[] = [];
  server.use(
    on('claimSignIn', async ({ request }) => {
      asked.push(((await request.json()) as { attempt: string }).attempt);
      const data = answer();
      return data === null ? HttpResponse.error() : answered('ok', undefined, data);
    }),
    on('discardSignIn', () => answered('ok')),
  );
  return asked;
}

describe('an answer that is lost after the server has done it', () => {
  test.each(WAYS)('[EMAIL-7] [SOC-5] [JOIN-2] %s: the page asks what is so, and goes on as if it had come', async (_, call, who, act) => {
    const { actions, tokenStore, user } = open(who);
    const attempts = lose(call);
    const asked = claims(() => CLAIMED);
    await act(actions);
    expect(asked).toEqual(attempts);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'claimed-token' });
    expect(user()).toMatchObject({ ncknm: SAMPLE_USER.ncknm });
  });

  test('[SOC-4] [SOC-5] [JOIN-2] a social join that could not be asked about: the next press at the provider asks what is so first, and goes on as joined', async () => {
    const { actions, tokenStore } = open('visitor');
    const attempts = lose('accountLinkJoin');
    const discarded: string[] = [];
    let isThere = false;
    const asked = claims(() => (isThere ? CLAIMED : null));
    server.use(
      on('discardSignIn', () => {
        discarded.push('discarded');
        return answered('ok');
      }),
      on('checkUser', () => answered('ok', undefined, { authId: 'ticket-2', ncknm: SAMPLE_USER.ncknm })),
    );
    await expect(actions.joinByProvider(joinData, provider)).rejects.toMatchObject({ reason: 'answerLost' });
    expect(tokenStore.read()).toEqual({ is: 'none' });
    isThere = true;
    await actions.checkProvider({ method: 'kakao', answer: { code: 'code-2', state: 'state-2' } });
    expect([asked.at(-1), attempts.length, discarded]).toEqual([attempts[0], 1, []]);
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'claimed-token' });
  });

  test.each(WAYS)('[API-25] %s: where nothing was done, it fails as before, and the session stays', async (_, call, who, act) => {
    const { actions, tokenStore } = open(who);
    const before = tokenStore.read();
    lose(call);
    claims(() => ({}));
    await expect(act(actions)).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    expect(tokenStore.read()).toEqual(before);
  });

  test.each(WAYS)(
    '[API-25] %s: while the server cannot be asked, that is what is said; the next press asks first',
    async (_, call, who, act) => {
      const { actions, tokenStore } = open(who);
      const before = tokenStore.read();
      const attempts = lose(call);
      let reachable = false;
      const asked = claims(() => (reachable ? CLAIMED : null));
      await expect(act(actions)).rejects.toMatchObject({ reason: 'answerLost' });
      expect(tokenStore.read()).toEqual(before);
      reachable = true;
      await act(actions);
      expect(attempts).toHaveLength(1);
      expect(new Set(asked)).toEqual(new Set(attempts));
      expect(tokenStore.read()).toEqual({ is: 'token', token: 'claimed-token' });
    },
  );

  test('[LOGIN-3] another way that is chosen after a lost answer discards what the first may have begun', async () => {
    const { actions } = open('visitor');
    const [lost] = [lose('guestLogin')];
    claims(() => null);
    await expect(actions.loginAsGuest()).rejects.toMatchObject({ reason: 'answerLost' });
    const discarded: unknown[] = [];
    server.use(
      on('discardSignIn', async ({ request }) => {
        discarded.push(((await request.json()) as { attempt: string }).attempt);
        return answered('ok');
      }),
      on('emailLogin', () => answered('ok', undefined, SAMPLES.emailLogin.data)),
    );
    await actions.loginByEmail(email);
    await vi.waitFor(() => expect(discarded).toEqual(lost));
  });

  test('[LOGIN-2] a refusal is an answer: nothing is asked', async () => {
    const { actions } = open('visitor');
    const asked = claims(() => CLAIMED);
    server.use(on('emailLogin', () => answered('credentialsWrong')));
    await expect(actions.loginByEmail(email)).rejects.toMatchObject({ reason: 'credentialsWrong' });
    expect(asked).toEqual([]);
  });

  test('[API-26] an API that cannot tell what became of it is asked who is signed in: a linked email shows there', async () => {
    const { actions, tokenStore, user } = open('signedIn', { claims: false });
    lose('linkAccount');
    server.use(
      on('discardSignIn', () => answered('ok')),
      on('userInfo', () => answered('ok', undefined, { user: { ...SAMPLE_USER, auth_email: email.email } })),
    );
    await actions.linkEmail(email);
    expect(user()).toMatchObject({ auth_email: email.email });
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-guest' });
  });

  test.each([
    ['changeNickname', (a: Actions) => a.changeNickname({ nickname: '새이름' }), { ncknm: '새이름' }],
    ['changeUvrsId', (a: Actions) => a.changeUvrsId({ uvrsId: 'new.id' }), { uvrs_id: 'new.id' }],
    ['changeAccountOpen', (a: Actions) => a.changeAccountOpen({ open: false }), { acnt_open_yn: 'N' }],
    ['recordAgreements', (a: Actions) => a.recordAgreements({ items: ['marketing'], agreed: true }), { agrm: [MARKETING] }],
  ] as const)(
    '[PROF-2] [PROF-3] [PROF-5] [AGR-5] %s: done where the server shows it, failed where it does not',
    async (call, act, done) => {
      const { actions, setUser } = open('signedIn');
      setUser(SAMPLE_USER);
      const sent = count(call);
      let now: object = { ...SAMPLE_USER, acnt_open_yn: 'Y', agrm: [] };
      server.use(on('userInfo', () => answered('ok', undefined, { user: now })));
      await expect(act(actions)).rejects.toMatchObject({ name: 'PortError', reason: undefined });
      now = { ...SAMPLE_USER, ...done };
      await act(actions);
      expect(sent()).toBe(2);
    },
  );

  test.each([
    ['changeUvrsId', (a: Actions) => a.changeUvrsId({ uvrsId: 'new.id' }), { uvrs_id: 'new.id' }],
    ['recordAgreements', (a: Actions) => a.recordAgreements({ items: ['marketing'], agreed: true }), { agrm: [MARKETING] }],
  ] as const)(
    '[API-25] %s: while the server cannot be asked, that is what is said; the next press asks, and sends nothing',
    async (call, act, done) => {
      const { actions } = open('signedIn');
      const sent = count(call);
      server.use(on('userInfo', () => HttpResponse.error()));
      await expect(act(actions)).rejects.toMatchObject({ reason: 'answerLost' });
      server.use(on('userInfo', () => answered('ok', undefined, { user: { ...SAMPLE_USER, ...done } })));
      await act(actions);
      expect(sent()).toBe(1);
    },
  );

  test('[PROF-4] an image: done where the server shows another one than before, failed where it shows that', async () => {
    class LostUpload extends EventTarget {
      readonly upload = new EventTarget();
      readonly open = () => {};
      readonly setRequestHeader = () => {};
      readonly send = () => void this.dispatchEvent(new Event('error'));
    }
    vi.stubGlobal('XMLHttpRequest', LostUpload);
    const { actions, setUser } = open('signedIn');
    setUser(SAMPLE_USER);
    const change = () => actions.changeProfileImage({ file: PICTURE, onProgress: () => {} });
    server.use(on('userInfo', () => answered('ok', undefined, { user: SAMPLE_USER })));
    await expect(change()).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    server.use(on('userInfo', () => answered('ok', undefined, { user: { ...SAMPLE_USER, prfl_img_path: '/media/new.png' } })));
    expect(await change()).toEqual({ path: '/media/new.png' });
    vi.unstubAllGlobals();
  });

  test('[PROF-4] a removal of the image: done where the user has none, failed where they have one', async () => {
    const { actions } = open('signedIn');
    lose('removeProfileImage');
    server.use(on('userInfo', () => answered('ok', undefined, { user: { ...SAMPLE_USER, prfl_img_path: '/media/old.png' } })));
    await expect(actions.removeProfileImage()).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    server.use(on('userInfo', () => answered('ok', undefined, { user: { ...SAMPLE_USER, prfl_img_path: null } })));
    await expect(actions.removeProfileImage()).resolves.toBeUndefined();
  });

  test('[LEGAL-2] a deletion: where the session is over it was done, and until when it can be taken back counts from now', async () => {
    const { actions } = open('signedIn');
    lose('deleteAccount');
    server.use(on('userInfo', () => answered('unauthorized')));
    expect(await actions.deleteAccount({ confirmation: null })).toEqual({ restorableUntil: 30 * 86_400_000 });
  });

  test('[LEGAL-2] a deletion: where the person is still signed in nothing was done, and it fails as before', async () => {
    const { actions, tokenStore } = open('signedIn');
    lose('deleteAccount');
    server.use(on('userInfo', () => answered('ok', undefined, { user: SAMPLE_USER })));
    await expect(actions.deleteAccount({ confirmation: null })).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    expect(tokenStore.read()).toMatchObject({ is: 'token' });
  });
});

describe('a call that is sent once more, since its answer was lost', () => {
  const repeats = (call: CallName, ...answers: (() => Response)[]) => {
    const marks: (string | null)[] = [];
    server.use(
      on(call, ({ request }) => {
        marks.push(request.headers.get('X-Answer-Lost'));
        return answers[marks.length - 1]?.() ?? HttpResponse.error();
      }),
    );
    return marks;
  };
  const codeSent = () => answered('ok', undefined, SAMPLES.requestEmailCode.data);
  const request = (actions: Actions, signal?: AbortSignal) => actions.requestCode({ email: email.email }, signal);

  test('[EMAIL-2] [API-26] says so, and only to an API that answers repeats', async () => {
    const marks = repeats('requestEmailCode', HttpResponse.error, codeSent);
    await request(open('visitor').actions);
    expect(marks).toEqual([null, 'Y']);
    const unmarked = repeats('requestEmailCode', HttpResponse.error, codeSent);
    await expect(request(open('visitor', { repeats: false }).actions)).rejects.toMatchObject({ reason: undefined });
    expect(unmarked).toEqual([null]);
  });

  test('[API-25] three times at the most; then it is said that nothing is known, and the next press repeats at once', async () => {
    const lost = HttpResponse.error;
    const marks = repeats('requestEmailCode', lost, lost, lost, lost, codeSent, codeSent);
    const { actions } = open('visitor');
    await expect(request(actions)).rejects.toMatchObject({ reason: 'answerLost' });
    expect(marks).toEqual([null, 'Y', 'Y', 'Y']);
    await request(actions);
    await request(actions);
    expect(marks).toEqual([null, 'Y', 'Y', 'Y', 'Y', null]);
  });

  test('[API-25] a refusal is an answer, of the first request and of a repeat', async () => {
    const marks = repeats('requestEmailCode', HttpResponse.error, () => answered('tooManyRequests', 'Wait.'));
    await expect(request(open('visitor').actions)).rejects.toMatchObject({ reason: 'tooManyRequests' });
    expect(marks).toEqual([null, 'Y']);
  });

  test('[POP-5] not after the flow was left', async () => {
    const left = new AbortController();
    const marks = repeats('requestEmailCode', () => {
      left.abort();
      return HttpResponse.error();
    });
    await expect(request(open('visitor').actions, left.signal)).rejects.toMatchObject({ name: 'PortError', reason: undefined });
    expect(marks).toEqual([null]);
  });

  test('[OUT-1] not with the token of another person, who has logged in meanwhile', async () => {
    const { actions, tokenStore } = open('signedIn');
    const marks = repeats('logout', () => {
      tokenStore.signIn('token-of-another');
      return HttpResponse.error();
    });
    await expect(actions.endSession()).rejects.toMatchObject({ name: 'PortError' });
    expect(marks).toEqual([null]);
  });
});

test('[API-25] each claimed call begins a session, and no other call does', () => {
  const claimed = Object.values(CALLS).filter(({ whenAnswerLost }) => whenAnswerLost === 'claim');
  expect(claimed).toEqual(Object.values<Call>(CALLS).filter(({ beginsSession }) => beginsSession === true));
});

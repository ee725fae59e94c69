import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { JoinData } from '#machines/join-data.ts';
import { type Actions, createActions } from '#src/api/actions.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { createSessionHooks } from '#src/api/session-hooks.ts';
import { createProfile, type Profile } from '#tests/support/browser-fakes.ts';
import { answered, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { openTab } from './open-client.ts';

listenInThisFile();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

function open(profile: Profile = createProfile(), discardsSignIns = false, fetch?: typeof globalThis.fetch) {
  // The client's own: Node may collect what ties the signal of a request's copy to it.
  const signals: (AbortSignal | null | undefined)[] = [];
  const send: typeof globalThis.fetch = (input, init) => {
    signals.push(init?.signal);
    return (fetch ?? globalThis.fetch)(input, init);
  };
  const { client, tokenStore } = openTab(profile, 'ko', { discardsSignIns, fetch: send });
  const queryClient = new QueryClient();
  const clock = { serverNow: () => 0, syncServerTime: () => undefined };
  const actions = createActions({ client, hooks: createSessionHooks(tokenStore, queryClient), clock });
  return { actions, client, tokenStore, queryClient, signals, user: () => queryClient.getQueryData(USER_KEY) };
}

/** The answer to `name`, held until `answer()`. Keeps what was sent. */
function hold(name: CallName, respond = () => answered('ok', undefined, SAMPLES[name].data)) {
  const requests: Request[] = [];
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    on(name, async ({ request }) => {
      requests.push(request.clone());
      await released;
      return respond();
    }),
  );
  return { requests, answer: () => answer(), asked: () => vi.waitFor(() => expect(requests).toHaveLength(1)) };
}

/** An answer with `body`. The flow is left (`leaving` aborts) as the client reads it, before the client has looked at it. */
function answerLeftAsItIsRead(body: object, leaving: AbortController, status = 200): Response {
  const bytes = new ReadableStream(
    {
      pull(stream) {
        leaving.abort();
        stream.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        stream.close();
      },
    },
    // Nothing is pulled before it is read.
    { highWaterMark: 0 },
  );
  return new Response(bytes, { status });
}

const joinData: JoinData = { authMethod: 0, nickname: '민지', nicknameIsSuggested: false, gender: 'F', uvrsId: '', marketingAgreed: true };
const email = { email: 'minji@campus.ac.kr', proof: 'proof', password: 'maple-7leaf' };
const provider = { method: 'google', ticket: 'ticket' } as const;

/** Every way to begin a session, and whether it is for visitors. */
const SIGN_INS: Readonly<
  Record<string, { call: CallName; visitor: boolean; act: (actions: Actions, signal?: AbortSignal) => Promise<void> }>
> = {
  'a guest': { call: 'guestLogin', visitor: true, act: (a, signal) => a.loginAsGuest(signal) },
  'an email': { call: 'emailLogin', visitor: true, act: (a, signal) => a.loginByEmail(email, signal) },
  'a social account': { call: 'snsLogin', visitor: true, act: (a, signal) => a.loginByProvider(provider, signal) },
  'a university': { call: 'ssoLogin', visitor: true, act: (a, signal) => a.loginByProvider({ method: 'yonsei', ticket: 't' }, signal) },
  'a guest’s join': { call: 'join', visitor: true, act: (a, signal) => a.joinAsGuest(joinData, signal) },
  'an email’s join': { call: 'join', visitor: true, act: (a, signal) => a.joinByEmail(joinData, email, signal) },
  'a social join': { call: 'accountLinkJoin', visitor: true, act: (a, signal) => a.joinByProvider(joinData, provider, signal) },
  'a linked email': { call: 'linkAccount', visitor: false, act: (a, signal) => a.linkEmail(email, signal) },
  'a further email': { call: 'setUpAccount', visitor: false, act: (a, signal) => a.setUpEmail(email, signal) },
  'a connected account': {
    call: 'setUpAccount',
    visitor: false,
    act: (a, signal) => a.connectProvider({ ...provider, replace: false }, signal),
  },
};
const visitorSignIns = Object.entries(SIGN_INS).filter(([, { visitor }]) => visitor);

describe('a flow that was left', () => {
  test.each(Object.entries(SIGN_INS))(
    '[POP-5] [STORE-1] %s: the request is aborted, and what comes late begins no session',
    async (_, way) => {
      const { actions, signals, tokenStore, user } = open();
      if (!way.visitor) tokenStore.signIn('token-of-guest');
      const before = tokenStore.read();
      const held = hold(way.call);
      const leaving = new AbortController();
      const flow = way.act(actions, leaving.signal);
      await held.asked();
      leaving.abort();
      held.answer();
      await expect(flow).rejects.toMatchObject({ name: 'PortError' });
      expect(signals[0]?.aborted).toBe(true);
      expect(tokenStore.read()).toEqual(before);
      expect(user()).toBeUndefined();
    },
  );

  test.each(Object.entries(SIGN_INS))('[POP-5] [STORE-1] %s: so does an answer that is there in the moment of leaving', async (_, way) => {
    const leaving = new AbortController();
    const answer = answerLeftAsItIsRead({ code: 0, data: SAMPLES[way.call].data }, leaving);
    const { actions, tokenStore, user } = open(createProfile(), false, async () => answer);
    if (!way.visitor) tokenStore.signIn('token-of-guest');
    const before = tokenStore.read();
    await expect(way.act(actions, leaving.signal)).rejects.toMatchObject({ name: 'PortError' });
    expect(tokenStore.read()).toEqual(before);
    expect(user()).toBeUndefined();
  });

  test('[POP-5] a flow that was left before its request began sends none', async () => {
    const held = hold('emailLogin');
    await expect(open().actions.loginByEmail(email, AbortSignal.abort())).rejects.toMatchObject({ name: 'PortError' });
    expect(held.requests).toHaveLength(0);
  });

  test('[POP-5] [REFR-4] a late 401 to a request that was left ends no session', async () => {
    const leaving = new AbortController();
    const answer = answerLeftAsItIsRead({ code: 401001 }, leaving, 401);
    const { client, tokenStore } = open(createProfile(), false, async () => answer);
    tokenStore.signIn('t');
    await expect(client.call('userInfo', undefined, { signal: leaving.signal })).rejects.toMatchObject({ name: 'PortError' });
    expect(tokenStore.read()).toEqual({ is: 'token', token: 't' });
  });

  test('[PROF-2] [PROF-3] [PROF-5] a change that was left shows nothing by itself: the page asks anew who it is', async () => {
    const changes: [CallName, (actions: Actions, signal: AbortSignal) => Promise<void>][] = [
      ['changeNickname', (a, signal) => a.changeNickname({ nickname: '새이름' }, signal)],
      ['changeUvrsId', (a, signal) => a.changeUvrsId({ uvrsId: 'new.id' }, signal)],
      ['changeAccountOpen', (a, signal) => a.changeAccountOpen({ open: false }, signal)],
      ['recordAgreements', (a, signal) => a.recordAgreements({ items: ['marketing'], agreed: true }, signal)],
      ['linkAccount', (a, signal) => a.linkEmail(email, signal)],
    ];
    for (const [name, act] of changes) {
      const { actions, tokenStore, queryClient, user } = open();
      tokenStore.signIn('t');
      queryClient.setQueryData(USER_KEY, SAMPLE_USER);
      const held = hold(name);
      const leaving = new AbortController();
      const flow = act(actions, leaving.signal);
      await held.asked();
      expect(queryClient.getQueryState(USER_KEY)?.isInvalidated, name).toBe(false);
      leaving.abort();
      held.answer();
      await expect(flow).rejects.toMatchObject({ name: 'PortError' });
      expect(user()).toEqual(SAMPLE_USER);
      expect(queryClient.getQueryState(USER_KEY)?.isInvalidated, name).toBe(true);
    }
  });

  test.each([
    ['checkUser', (a: Actions, signal: AbortSignal) => a.checkEmail(email, signal)],
    ['requestEmailCode', (a: Actions, signal: AbortSignal) => a.requestCode(email, signal)],
    ['confirmEmailCode', (a: Actions, signal: AbortSignal) => a.confirmCode({ email: email.email, code: 'ABC234' }, signal)],
    ['resetPassword', (a: Actions, signal: AbortSignal) => a.resetPassword(email, signal)],
    ['validateNickname', (a: Actions, signal: AbortSignal) => a.validateNickname({ nickname: '민지' }, signal)],
    ['validateUvrsId', (a: Actions, signal: AbortSignal) => a.validateUvrsId({ uvrsId: 'minji_2024' }, signal)],
    [
      'oauthCode',
      (a: Actions, signal: AbortSignal) =>
        a.requestPartnerCode({ clientId: 'meeting', returnUrl: 'https://a.example', interaction: null }, signal),
    ],
    ['consentToClient', (a: Actions, signal: AbortSignal) => a.consentToPartner({ clientId: 'meeting', asksForEmail: false }, signal)],
  ] as const)('[POP-5] %s is aborted when its flow is left', async (name, act) => {
    const { actions, signals } = open();
    const held = hold(name);
    const leaving = new AbortController();
    const flow = act(actions, leaving.signal);
    await held.asked();
    leaving.abort();
    held.answer();
    await expect(flow).rejects.toMatchObject({ name: 'PortError' });
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('two people on one browser', () => {
  test.each(visitorSignIns)('[OUT-1] [STORE-1] %s: the sign-in of another tab meanwhile stays', async (_, way) => {
    const profile = createProfile();
    const here = open(profile);
    const held = hold(way.call);
    const flow = way.act(here.actions);
    await held.asked();
    open(profile).tokenStore.signIn('token-of-the-other-tab');
    held.answer();
    await expect(flow).rejects.toMatchObject({ name: 'PortError' });
    expect(here.signals[0]?.aborted).toBe(true);
    expect(here.tokenStore.read()).toEqual({ is: 'token', token: 'token-of-the-other-tab' });
    expect(here.user()).toBeUndefined();
  });

  test('[STORE-1] a refresh meanwhile is no other person', async () => {
    const { actions, tokenStore } = open();
    tokenStore.signIn('token-of-guest');
    const held = hold('emailLogin');
    const flow = actions.loginByEmail(email);
    await held.asked();
    tokenStore.replace('token-of-guest', 'token-of-guest-2');
    held.answer();
    await flow;
    expect(tokenStore.read()).toEqual({ is: 'token', token: 'token-of-sign-in' });
  });
});

describe('the session that the server began for a sign-in that was left', () => {
  const discards = () => {
    const attempts: unknown[] = [];
    const requests: Request[] = [];
    server.use(
      on('discardSignIn', async ({ request }) => {
        requests.push(request.clone());
        attempts.push(((await request.json()) as { attempt: string }).attempt);
        return answered('ok');
      }),
    );
    return { attempts, requests };
  };

  test.each(Object.entries(SIGN_INS))(
    '[POP-5] [OUT-1] %s: is discarded by the name of the attempt, even if the page closes',
    async (_, way) => {
      const { actions, tokenStore } = open(createProfile(), true);
      if (!way.visitor) tokenStore.signIn('token-of-guest');
      const { attempts, requests } = discards();
      const held = hold(way.call);
      const leaving = new AbortController();
      const flow = way.act(actions, leaving.signal);
      await held.asked();
      leaving.abort();
      held.answer();
      await expect(flow).rejects.toThrow();
      await vi.waitFor(() => expect(attempts).toHaveLength(1));
      expect(attempts).toEqual([held.requests[0]?.headers.get('X-Sign-In-Attempt')]);
      expect(attempts[0]).toMatch(/^[\w-]{22,64}$/);
      expect(requests[0]?.keepalive).toBe(true);
      expect(requests[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  test('[API-25] so is that of a connection that broke, of a proxy that gave up and of an answer that cannot be read', async () => {
    const { actions } = open(createProfile(), true);
    const { attempts } = discards();
    const bad = [() => Response.error(), () => new Response('', { status: 502 }), () => Response.json({ code: 0, data: {} })];
    for (const [at, respond] of bad.entries()) {
      server.use(on('emailLogin', respond));
      await expect(actions.loginByEmail(email)).rejects.toThrow();
      await vi.waitFor(() => expect(attempts).toHaveLength(at + 1));
    }
    expect(new Set(attempts).size).toBe(3);
  });

  test('[LOGIN-3] a refused or taken sign-in discards nothing', async () => {
    const { actions } = open(createProfile(), true);
    const { attempts } = discards();
    server.use(on('emailLogin', () => answered('credentialsWrong')));
    await expect(actions.loginByEmail(email)).rejects.toThrow();
    server.use(on('emailLogin', () => answered('ok', undefined, SAMPLES.emailLogin.data)));
    await actions.loginByEmail(email);
    server.use(on('campusList', () => answered('ok', undefined, SAMPLES.campusList.data)));
    await open().client.call('campusList', undefined);
    expect(attempts).toEqual([]);
  });

  test('[API-26] an API that does not say that it discards sign-ins gets neither the header nor the call', async () => {
    const { actions } = open();
    const { attempts } = discards();
    const held = hold('emailLogin');
    const leaving = new AbortController();
    const flow = actions.loginByEmail(email, leaving.signal);
    await held.asked();
    leaving.abort();
    held.answer();
    await expect(flow).rejects.toThrow();
    expect(held.requests[0]?.headers.has('X-Sign-In-Attempt')).toBe(false);
    expect(attempts).toEqual([]);
  });
});

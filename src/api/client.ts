import { type AcceptedOf, CALLS, type Call, type CallName, type RequestOf } from '#contract/calls.ts';
import { PortError } from '#machines/failures.ts';
import type { Stored, TokenRefreshOutput } from '#machines/token-refresh/token-refresh.machine.ts';
import { dataOf, HTTP_TOKEN_EXPIRED, HTTP_UNAUTHORIZED, type RawAnswer } from './answer.ts';
import { logUnexpected } from './answer-log.ts';
import { requestHeaders } from './headers.ts';
import { createLostAnswers, type Recover } from './lost-answers.ts';
import { type Attempted, createSignInAttempts, type SignInAttemptOptions } from './sign-in-attempt.ts';
import { type Outgoing, sendBy, withinTimeout } from './transport.ts';
import { sendWithProgress, type UploadProgress } from './upload.ts';

/** What a call is given: the contract's request, and for the one multipart call the form. */
export type PayloadOf<Name extends CallName> = Name extends 'changeProfileImage' ? FormData : RequestOf<Name>;

export interface CallOptions<Name extends CallName = CallName> {
  /** Beside the usual ones: what a call says that its body has no field for. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Behind the path: what goes beyond the call's body and headers, and an API that does not know it leaves alone (API-26). */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Aborted when the flow that asks is left: the request ends, and an answer that is there already changes nothing (POP-5). */
  readonly signal?: AbortSignal | undefined;
  /** What the answer changes here. It runs in the same step in which the answer is found to be still wanted: nothing comes between. */
  readonly take?: ((data: AcceptedOf<Name>) => void) | undefined;
  /** What a lost answer would have said, for a call whose `whenAnswerLost` is `look`. */
  readonly recover?: Recover<AcceptedOf<Name>> | undefined;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface Client {
  /** In front of every call; also where a path in an answer is to be looked for. */
  readonly baseUrl: string;
  /** Where profile images are delivered from, if not from there; without a slash at its end (AVATAR-1). */
  readonly imageBase?: string | undefined;
  /** Resolves with the data of a success, and rejects with a `PortError` for everything else (API-25). */
  call<Name extends CallName>(name: Name, payload: PayloadOf<Name>, options?: CallOptions<Name>): Promise<AcceptedOf<Name>>;
}

/** The part of the token store that the client needs. */
export interface ClientTokens {
  read(): Stored;
  session(): string | null;
  clearIfStill(token: string | null): boolean;
  readonly subscribe: SignInAttemptOptions['subscribe'];
}

export interface ClientOptions {
  /** Origin and path in front of every call of the contract, such as `/api/v1`. */
  readonly baseUrl: string;
  readonly imageBase?: string | undefined;
  readonly tokenStore: ClientTokens;
  /** What is sent as `Accept-Language`. */
  readonly language: () => string;
  /** One refresh for all that ask at once (REFR-3); `null` when the kept copies of the token differ. Never rejects. */
  readonly refresh: (expired: string | null) => Promise<TokenRefreshOutput['outcome']>;
  /** Whether the API has said that it discards the sessions of cancelled sign-ins; not unless it has (API-26). */
  readonly discardsSignIns?: () => boolean;
  /** Whether the sessions that begin here end with the browser, where the API has said that it can do so (DOOR-5, API-26). */
  readonly isShared?: () => boolean;
  /** Whether it has said that it tells what became of a sign-in whose answer was lost (API-26). */
  readonly claimsSignIns?: () => boolean;
  /** Whether it has said that it answers a repeated call as it did the first time (API-26). */
  readonly answersRepeats?: () => boolean;
  /** The server's time, ms since the epoch; this device's where nothing tells it. */
  readonly serverNow?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * The client of the 24 calls of section 7. It never repeats a request, save once with a token that was refreshed (REFR-1), and where the answer was
 * lost and the API says that it does nothing twice (`whenAnswerLost`).
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, imageBase, tokenStore, language, refresh, discardsSignIns: isKnown = () => false, isShared = () => false } = options;
  const { claimsSignIns: isClaimable = () => false, answersRepeats = () => false, serverNow = Date.now } = options;
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const send = sendBy(fetch);
  const attempts = createSignInAttempts({
    baseUrl,
    language,
    fetch,
    isKnown,
    isClaimable,
    isShared,
    subscribe: tokenStore.subscribe,
  });

  const deliver = (
    call: Call,
    payload: unknown,
    token: string | null,
    { signal, onUploadProgress, headers, query = {} }: Omit<CallOptions, 'take' | 'recover'>,
  ): Promise<RawAnswer> => {
    const body = payload instanceof FormData ? payload : payload === undefined ? undefined : JSON.stringify(payload);
    const search = new URLSearchParams(query).toString();
    const request: Omit<Outgoing, 'signal'> = {
      method: call.method,
      url: `${baseUrl}${call.path}${search && `?${search}`}`,
      headers: { ...requestHeaders({ token, language: language(), json: typeof body === 'string' }), ...headers },
      body,
    };
    return withinTimeout(signal, (within, goesOn) => {
      if (onUploadProgress === undefined) return send({ ...request, signal: within });
      const tell = (progress: UploadProgress) => {
        goesOn();
        onUploadProgress(progress);
      };
      return sendWithProgress(tell)({ ...request, signal: within });
    });
  };

  /** What the call is sent with. Copies of the token that differ are replaced first, except for calls that never look at it. */
  const credentials = async (call: Call): Promise<{ token: string | null; session: string | null }> => {
    if (tokenStore.read().is === 'inDoubt' && call.token !== 'none') {
      const outcome = await refresh(null);
      if (outcome === 'failed') throw new PortError();
      // Known without asking: there is no session.
      const isOver = outcome === 'rejected' || tokenStore.read().is === 'none';
      if (isOver && call.token === 'required') throw new PortError({ reason: 'unauthorized' });
    }
    const stored = tokenStore.read();
    return { token: stored.is === 'token' ? stored.token : null, session: tokenStore.session() };
  };

  /** Another tab has refreshed it, or this one, while it was on its way: then a refresh finds the newer token, and asks for none. */
  const isRefreshed = (sent: string): boolean => {
    const stored = tokenStore.read();
    return stored.is === 'token' && stored.token !== sent;
  };

  const refreshOrThrow = async (expired: string): Promise<void> => {
    const outcome = await refresh(expired);
    if (outcome === 'rejected') throw new PortError({ reason: 'unauthorized' });
    if (outcome === 'failed' || outcome === 'superseded') throw new PortError();
  };

  const ask = async <Name extends CallName>(
    name: Name,
    payload: PayloadOf<Name>,
    { take, recover: _, ...callOptions }: CallOptions<Name>,
    noteStatus: Attempted['noteStatus'] = () => {},
  ): Promise<AcceptedOf<Name>> => {
    const call: Call = CALLS[name];
    const { token, session } = await credentials(call);
    /** Late is an answer to a flow that was left, and one to a session that was ended or replaced while it was on its way. */
    const dropIfLate = () => {
      if (callOptions.signal?.aborted || isReplaced(call, session, tokenStore.session())) throw new PortError();
    };
    const deliverOnce = async (shown: string | null) => {
      const raw = await deliver(call, payload, shown, callOptions);
      noteStatus(raw.status);
      if (callOptions.signal?.aborted) throw new PortError();
      return raw;
    };

    let sent = token;
    let raw = await deliverOnce(sent);
    if (sent !== null && (raw.status === HTTP_TOKEN_EXPIRED || (raw.status === HTTP_UNAUTHORIZED && isRefreshed(sent)))) {
      dropIfLate();
      await refreshOrThrow(sent);
      dropIfLate();
      sent = (await credentials(call)).token;
      raw = await deliverOnce(sent);
    }
    if (raw.status === HTTP_UNAUTHORIZED && sent !== null) {
      // The word on a token that was replaced meanwhile says nothing about the new one.
      if (!tokenStore.clearIfStill(sent)) throw new PortError();
    } else {
      dropIfLate();
    }
    logUnexpected(name, raw);
    const data = dataOf(name, raw, language(), serverNow());
    take?.(data);
    return data;
  };

  const makeGood = createLostAnswers({
    session: () => tokenStore.session(),
    answersRepeats,
    readUser: async (signal) => (await ask('userInfo', undefined, { signal })).user,
  });

  return {
    baseUrl,
    imageBase,
    async call(name, payload, callOptions = {}) {
      const call: Call = CALLS[name];
      if (call.body === 'json' && !call.request.safeParse(payload).success) throw new PortError();
      if (callOptions.signal?.aborted) throw new PortError();
      const settling = call.whenAnswerLost === 'claim' ? undefined : attempts.settle();
      // A call is the session's in which it was made: nothing is waited for without need.
      if (settling !== undefined) await settling.catch(() => undefined);
      const before = tokenStore.session();
      const sameAs = JSON.stringify([name, payload], (key, value) => (key === 'pswd' ? undefined : value));
      const takeFound = (data: AcceptedOf<typeof name>) => {
        if (callOptions.signal?.aborted) throw new PortError();
        callOptions.take?.(data);
        return data;
      };
      if (call.whenAnswerLost === 'read') return ask(name, payload, callOptions);
      if (call.whenAnswerLost !== 'claim') {
        const run = (headers: Readonly<Record<string, string>>) =>
          ask(name, payload, { ...callOptions, headers: { ...callOptions.headers, ...headers } });
        const { signal, recover } = callOptions;
        return makeGood({ whenAnswerLost: call.whenAnswerLost, sameAs, signal, run, recover, takeFound });
      }
      const data = await attempts.run({
        token: call.token,
        holdsOn: call.token === 'required' || MAKE_ACCOUNTS.has(name),
        sameAs,
        left: callOptions.signal,
        run: ({ headers, signal, noteStatus }) =>
          ask(name, payload, { ...callOptions, signal, headers: { ...headers, ...callOptions.headers } }, noteStatus),
        takeClaimed: (claimed) => {
          if (isReplaced(call, before, tokenStore.session())) throw new PortError();
          return takeFound(call.accepted.parse(claimed) as AcceptedOf<typeof name>);
        },
      });
      // The first use of the new session ends the one that it follows, which the server keeps for an answer that is lost.
      if (call.token === 'required' && isClaimable()) void ask('userInfo', undefined, {}).catch(() => undefined);
      return data;
    },
  };
}

/** A lost answer of these is asked for before anything else, or the account just made would be told as another's (SOC-4). */
const MAKE_ACCOUNTS: ReadonlySet<CallName> = new Set<CallName>(['join', 'accountLinkJoin']);

/** Whether the session of before is over. A call that never looks at the token has none, but one that begins a session yields to one that began meanwhile. */
function isReplaced(call: Call, before: string | null, now: string | null): boolean {
  if (call.token !== 'none') return now !== before;
  return call.beginsSession === true && now !== null && now !== before;
}

import type autocannon from 'autocannon';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { EMAIL } from '#server/accounts/identities.ts';
import { addressOf, type Holder, memberOf, PASSWORD } from './fill.ts';

/** One kind of request, each from another person, and what is wrong with an answer (`undefined`: nothing). */
export interface Kind {
  readonly name: string;
  readonly next: () => { readonly request: autocannon.Request; readonly judge: (answer: Answer) => string | undefined };
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

interface Envelope {
  readonly code?: number;
  readonly data?: { readonly access_token?: string; readonly user?: { readonly access_token?: string; readonly ncknm?: string } };
}

const envelopeOf = ({ body }: Answer): Envelope => {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
};

const COMMON = { 'X-Requested-With': 'madang', 'Accept-Language': 'en' };

const requestOf = (name: CallName, address: string, body?: unknown, headers: Record<string, string> = {}): autocannon.Request => ({
  method: CALLS[name].method as 'POST' | 'PUT',
  path: `${API_BASE}${CALLS[name].path}`,
  headers: { ...COMMON, 'X-Forwarded-For': address, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

export const trivial: Kind = {
  name: 'trivial handler',
  next: () => ({
    request: { method: 'POST', path: '/trivial', headers: COMMON },
    judge: ({ status, body }) => (status === 200 && body === '{"code":0}' ? undefined : `status ${status}`),
  }),
};

/** Each member in turn, by password; the answer has to name that very member. */
export function signIns(members: number): Kind {
  let count = 0;
  return {
    name: 'email sign-ins',
    next: () => {
      const number = count % members;
      count += 1;
      const { email, nickname } = memberOf(number);
      return {
        request: requestOf('emailLogin', addressOf(count), { authMthd: EMAIL, authId: email, pswd: PASSWORD }),
        judge: (answer) => {
          const { code, data } = envelopeOf(answer);
          if (code !== RESULT.ok) return `status ${answer.status}, code ${code}`;
          if (data?.user?.ncknm !== nickname) return 'another member';
          return data.user.access_token === undefined ? 'no token' : undefined;
        },
      };
    },
  };
}

const COOKIE = 'madang_refresh';

/** Each session in turn. The answer has to bring a new access token and a credential of the same session, the next one or, within the grace, the same. */
export function refreshes(holders: readonly Holder[]): Kind & { readonly exchanged: () => number } {
  let turn = 0;
  let exchanged = 0;
  const free = (): Holder => {
    for (let tries = 0; tries < holders.length; tries += 1) {
      const holder = holders[turn % holders.length];
      turn += 1;
      if (holder !== undefined && !holder.isBusy) return holder;
    }
    throw new Error('every session has a refresh on its way');
  };
  return {
    name: 'refreshes',
    exchanged: () => exchanged,
    next: () => {
      const holder = free();
      // One whose answer never comes stays so: the server may have exchanged its credential.
      holder.isBusy = true;
      const headers = { Authorization: `Bearer ${holder.token}`, Cookie: `${COOKIE}=${holder.credential}` };
      return {
        request: requestOf('refreshAccessToken', holder.address, undefined, headers),
        judge: (answer) => {
          const { code, data } = envelopeOf(answer);
          if (code !== RESULT.ok) return `status ${answer.status}, code ${code}`;
          const line = answer.cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
          const credential = line?.slice(COOKIE.length + 1).split(';', 1)[0] ?? '';
          const [session, generation] = credential.split('.');
          const step = Number(generation) - Number(holder.credential.split('.')[1]);
          if (session !== holder.sessionId || (step !== 0 && step !== 1)) return 'the credential of another session or generation';
          const token = data?.access_token;
          if (token === undefined || token === holder.token) return 'no new token';
          exchanged += step;
          Object.assign(holder, { token, credential, isBusy: false });
          return undefined;
        },
      };
    },
  };
}

/** Nicknames, every second of which a member has. */
export function checks(members: number): Kind {
  let count = 0;
  return {
    name: 'availability checks',
    next: () => {
      count += 1;
      const isTaken = count % 2 === 0;
      const ncknm = isTaken ? memberOf(count % members).nickname : `새별명${count}`;
      return {
        request: requestOf('validateNickname', addressOf(5_000_000 + count), { ncknm }),
        judge: (answer) => {
          const { code } = envelopeOf(answer);
          return code === (isTaken ? RESULT.nicknameTaken : RESULT.ok) ? undefined : `status ${answer.status}, code ${code}`;
        },
      };
    },
  };
}

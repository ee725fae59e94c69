import { CALLS } from '#contract/calls.ts';
import type { NewToken } from '#machines/token-refresh/token-refresh.machine.ts';
import { dataOf, HTTP_CONFLICT, HTTP_UNAUTHORIZED } from './answer.ts';
import { logUnexpected } from './answer-log.ts';
import { requestHeaders } from './headers.ts';
import { sendBy, withinTimeout } from './transport.ts';

export interface RefreshCallOptions {
  readonly baseUrl: string;
  readonly language: () => string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** How the call is answered: a new token, or the word that the session is over. */
export type RefreshAnswer = ({ readonly is: 'token' } & Omit<NewToken, 'session'>) | { readonly is: 'rejected' };

/**
 * PUT /auth/refresh/access-token (REFR-1, REFR-2). The credential is an HttpOnly cookie; the token that is `shown` beside it says whose session the
 * page expects, and the server gives none of another. Rejects with a `PortError` for every other answer. It is not the client's: nothing in here may
 * itself wait for a refresh, or the lock would wait for itself.
 */
export function createRefreshCall({ baseUrl, language, fetch = (...request) => globalThis.fetch(...request) }: RefreshCallOptions) {
  const send = sendBy(fetch);
  return async (shown: string | null, outer: AbortSignal): Promise<RefreshAnswer> => {
    const { method, path } = CALLS.refreshAccessToken;
    const headers = requestHeaders({ token: shown, language: language(), json: false });
    const raw = await withinTimeout(outer, (signal) => send({ method, url: `${baseUrl}${path}`, headers, body: undefined, signal }));
    if (raw.status === HTTP_UNAUTHORIZED || raw.status === HTTP_CONFLICT) return { is: 'rejected' };
    logUnexpected('refreshAccessToken', raw);
    const { access_token, expires_in } = dataOf('refreshAccessToken', raw);
    return { is: 'token', token: access_token, seconds: expires_in };
  };
}

import { type AcceptedOf, CALLS } from '#contract/calls.ts';
import { dataOf } from './answer.ts';
import { askAgain } from './ask-again.ts';
import { requestHeaders } from './headers.ts';
import { sendBy, withinTimeout } from './transport.ts';

export interface ClaimOptions {
  readonly baseUrl: string;
  readonly language: () => string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * POST /auth/login/claim: what became of an attempt whose answer was lost. Resolves with that answer once more, with `null` where nothing was done
 * and never will be, and with `undefined` where the server cannot be reached either.
 */
export const createClaim = ({ baseUrl, language, fetch }: ClaimOptions) => {
  const send = sendBy(fetch);
  const claim = async (attempt: string, signal: AbortSignal): Promise<AcceptedOf<'claimSignIn'> | null> => {
    const { method, path } = CALLS.claimSignIn;
    const headers = requestHeaders({ token: null, language: language(), json: true });
    const request = { method, url: `${baseUrl}${path}`, headers, body: JSON.stringify({ attempt }) };
    const raw = await withinTimeout(signal, (within) => send({ ...request, signal: within }));
    const data = dataOf('claimSignIn', raw);
    return data.user === undefined ? null : data;
  };
  return async (attempt: string, signal: AbortSignal): Promise<AcceptedOf<'claimSignIn'> | null | undefined> =>
    (await askAgain(() => claim(attempt, signal), { signal, isLost: () => true }))?.value;
};

import { CALLS } from '#contract/calls.ts';
import { requestHeaders } from './headers.ts';
import type { RefreshCallOptions } from './refresh-token.ts';

/**
 * GET /auth/logout for a new token that no tab keeps, because the person signed out while it was on its way (OUT-1): the expired token could not tell
 * the server. Without cookies, so that the answer takes none from the person who signs in meanwhile; its failure changes nothing here.
 */
export const createUnwantedSessionEnd =
  ({ baseUrl, language, fetch = (...request) => globalThis.fetch(...request) }: RefreshCallOptions) =>
  (token: string): void => {
    const { method, path } = CALLS.logout;
    const headers = requestHeaders({ token, language: language(), json: false });
    // Kept alive: who has signed out may close the page.
    fetch(`${baseUrl}${path}`, { method, headers, keepalive: true, credentials: 'omit', cache: 'no-store', redirect: 'error' }).catch(
      () => undefined,
    );
  };

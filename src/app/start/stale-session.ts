import { CALLS } from '#contract/calls.ts';
import { SHARED_IDLE } from '#contract/limits.ts';
import { requestHeaders } from '#src/api/headers.ts';
import type { Services } from '../services.ts';

/**
 * Ends a session that a person left on a shared computer, before anything of it is read: the browser was closed, or it was not used for long, and
 * the next person has opened this page (DOOR-5). The server is told beside it; the session's cookies have ended with the browser.
 */
export function endStaleSession({ sharedComputer, tokenStore, client, language }: Services): void {
  const { isShared, idle } = sharedComputer.usage();
  const stored = tokenStore.read();
  if (!isShared || idle < SHARED_IDLE || stored.is === 'none') return;
  const token = stored.is === 'token' ? stored.token : tokenStore.own();
  tokenStore.clear();
  if (token === null) return;
  const { method, path } = CALLS.logout;
  const headers = requestHeaders({ token, language, json: false });
  fetch(`${client.baseUrl}${path}`, { method, headers, keepalive: true, credentials: 'include', cache: 'no-store' }).catch(() => undefined);
}

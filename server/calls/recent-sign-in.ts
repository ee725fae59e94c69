import { type Caller, signedInAt } from '../accounts/sessions.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { SIGN_IN_PROVES } from '../limits/policies.ts';

/**
 * CONFIRM-1: an act that changes who can sign in takes a session that has just begun.
 * @throws Refusal `signInNotRecent`
 */
export async function requireRecentSignIn(db: Queryable, { clock }: Pick<Deps, 'clock'>, { sessionId }: Caller): Promise<void> {
  const signedIn = await signedInAt(db, sessionId);
  if (signedIn === undefined || signedIn < clock() - SIGN_IN_PROVES) throw new Refusal('signInNotRecent');
}

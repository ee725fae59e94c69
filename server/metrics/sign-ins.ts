import type { CallName } from '#contract/calls.ts';
import { GUEST } from '../accounts/identities.ts';
import { Refusal } from '../http/refusal.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import type { Metrics } from './metrics.ts';

/** Calls that begin a session when they succeed. */
const SIGN_INS: ReadonlySet<CallName> = new Set<CallName>([
  'guestLogin',
  'emailLogin',
  'snsLogin',
  'ssoLogin',
  'passkeyLogin',
  'handOverLogin',
  'join',
  'accountLinkJoin',
  'linkAccount',
  'setUpAccount',
]);

/** Does a call, and counts its result if it is one that signs in. */
export async function countingSignIn<Data>(metrics: Metrics, name: CallName, body: unknown, call: () => Promise<Data>): Promise<Data> {
  if (!SIGN_INS.has(name)) return call();
  const type = name === 'passkeyLogin' ? PASSKEY : typeOf(body);
  try {
    const data = await call();
    metrics.triedToSignIn(type, 'ok');
    return data;
  } catch (error) {
    metrics.triedToSignIn(type, error instanceof Refusal ? error.result : 'failed');
    throw error;
  }
}

/** The type number of the method that a body names; a call without a body signs a guest in. */
function typeOf(body: unknown): number {
  const type: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'authMthd') : undefined;
  return typeof type === 'number' ? type : GUEST;
}

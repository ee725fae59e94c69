import { releaseHandOver } from '../accounts/hand-overs.ts';
import type { Handler } from '../http/call-context.ts';
import { PASSKEY } from '../passkeys/passkey-way.ts';
import { requireVisit } from './requires-visit.ts';
import { signIn } from './sign-in.ts';

/**
 * HAND-2. The session is one of its own, by the way of the phone's, and as old in what it proves. The owner is told of it as of any sign-in by a device that
 * the account does not know (SAFE-1, DEVICE-3).
 * @throws Refusal `cookiesRefused`, `handOverUnknown`
 */
export const handOverLogin: Handler<'handOverLogin'> = async (call) => {
  requireVisit(call);
  return signIn(call, async (tx) => {
    const { userId, method, passkeyId, signedInAt } = await releaseHandOver(tx, call, { visit: call.visit, secret: call.body.secret });
    return {
      userId,
      method,
      signedInAt,
      isHandedOver: true,
      news: 'signedIn',
      ...(passkeyId !== null && { passkeyId, newsOf: PASSKEY }),
    };
  });
};

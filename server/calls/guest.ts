import { NICKNAME_TRIES } from '#contract/limits.ts';
import { lockUsers } from '../accounts/account-lock.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import { enabledMethod, GUEST } from '../accounts/identities.ts';
import { randomNickname } from '../accounts/random-names.ts';
import { createUser, isNicknameTaken } from '../accounts/users.ts';
import type { Queryable } from '../db/transaction.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { signIn } from './sign-in.ts';
import { takeGuest } from './take-guest.ts';

/** API-1. A browser whose guest is still there gets them again; any other gets a new one with a made-up name. */
export const guestLogin: Handler<'guestLogin'> = async (call) => {
  enabledMethod(call.config, GUEST);
  const guestId = await guestOf(call.db, call);
  const again = guestId === undefined ? undefined : await signInAgain(call, guestId);
  if (again !== undefined) return again;

  await takeGuest(call);
  for (let taken = 0; taken < NICKNAME_TRIES; taken += 1) {
    const nickname = randomNickname(call.random, call.language, taken);
    if (await isNicknameTaken(call.db, nickname)) continue;
    try {
      return await signIn(call, async (tx) => ({
        userId: await createUser(call, tx, { nickname, uvrsId: '', gender: 'F', marketingAgreed: false }),
        method: GUEST,
      }));
    } catch (error) {
      const refusal = refusalOfConflict(error);
      if (!(refusal instanceof Refusal && refusal.result === 'nicknameTaken')) throw refusal;
    }
  }
  throw new Refusal('nicknameTaken');
};

async function guestOf(db: Queryable, { visit, clock }: CallContext<'guestLogin'>): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('visit', '=', visit)
    .where('method', '=', GUEST)
    .where('expires_at', '>', clock())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return session?.user_id;
}

/** `undefined` when another call has made the guest a member, or signed them out, since they were found. */
async function signInAgain(call: CallContext<'guestLogin'>, guestId: string) {
  const again = signIn(call, async (tx) => {
    await lockUsers(tx, [guestId]);
    if ((await guestOf(tx, call)) !== guestId) throw new Refusal('accountNotFound');
    return { userId: guestId, method: GUEST };
  });
  return again.catch((error) => {
    if (error instanceof Refusal && error.result === 'accountNotFound') return undefined;
    throw error;
  });
}

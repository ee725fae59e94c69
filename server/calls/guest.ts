import { NICKNAME_TRIES } from '../../machines/limits.ts';
import { refusalOfConflict } from '../accounts/conflicts.ts';
import { enabledMethod, GUEST } from '../accounts/identities.ts';
import { randomNickname } from '../accounts/random-names.ts';
import { createUser, isNicknameTaken } from '../accounts/users.ts';
import type { Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { signIn } from './sign-in.ts';

/** API-1. A browser whose guest is still there gets them again; any other gets a new one with a made-up name. */
export const guestLogin: Handler<'guestLogin'> = async (call) => {
  enabledMethod(call.config, GUEST);
  const guest = await call.db
    .selectFrom('sessions')
    .select('user_id')
    .where('visit', '=', call.visit)
    .where('method', '=', GUEST)
    .where('expires_at', '>', call.clock())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (guest !== undefined) return signIn(call, async () => ({ userId: guest.user_id, method: GUEST }));

  await takeFrom(call, POLICIES.guestsPerAddress(call.config.guestLimitPerHour), call.address);
  for (let attempt = 0; attempt < NICKNAME_TRIES; attempt += 1) {
    const nickname = randomNickname(call.random, call.language);
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

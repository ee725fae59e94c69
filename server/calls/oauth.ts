import { digest } from '../hashing.ts';
import type { Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { OAUTH_CODE_VALIDITY } from '../limits/policies.ts';
import { registered } from './signed-in.ts';

/** API-21, GW-5. The pair must be registered exactly as it is sent (RFC 6749, 4.1.2.1; RFC 9700, 2.1). */
export const oauthCode: Handler<'oauthCode'> = async (call) => {
  const { userId } = registered(call);
  const { clntId, redrUri } = call.body;
  const registrations = await call.db.selectFrom('oauth_clients').select('redirect_uri').where('client_id', '=', clntId).execute();
  if (registrations.length === 0) throw new Refusal('clientUnknown');
  if (!registrations.some((registration) => registration.redirect_uri === redrUri)) throw new Refusal('redirectNotRegistered');
  const code = Buffer.from(call.random(32)).toString('base64url');
  await call.db
    .insertInto('oauth_codes')
    .values({
      code_hash: digest(code),
      client_id: clntId,
      redirect_uri: redrUri,
      user_id: userId,
      expires_at: call.clock() + OAUTH_CODE_VALIDITY,
      used_at: null,
    })
    .execute();
  return { code };
};

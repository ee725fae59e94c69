import type { Provider } from 'oidc-provider';
import { endSession } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { digest } from '../hashing.ts';
import { OP_SESSION } from './entries.ts';

const CONFIRM_PATH = '/session/end/confirm';

/** A logout that a client began, and that the person confirmed, ends the session here, and with it what it gave to every client (PARTNER-1). */
export function endSessionsAtLogout(provider: Provider, { db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  provider.use(async (ctx, next) => {
    if (ctx.path !== CONFIRM_PATH || ctx.method !== 'POST') return next();
    // Asked before: the library deletes its own entry.
    const shown = await provider.Session.get(ctx as Parameters<typeof provider.Session.get>[0]);
    const entry = await db
      .selectFrom('openid_entries')
      .select('session_id')
      .where('model', '=', OP_SESSION)
      .where('id', '=', digest(shown.jti))
      .executeTakeFirst();
    await next();
    const isOver = (ctx.oidc?.session as { destroyed?: boolean } | undefined)?.destroyed === true;
    if (isOver && entry?.session_id != null) metrics.sessionsEnded('logout', await endSession(db, entry.session_id));
  });
}

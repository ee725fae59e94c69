import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { takeSignal } from '../accounts/provider-signals.ts';
import type { Deps } from '../deps.ts';
import { boundBody } from '../http/body-bound.ts';
import { clientAddress } from '../http/client-address.ts';
import { hasNul } from '../http/nul.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { forgetUses, takeFrom } from '../limits/take.ts';
import type { SignalKind } from '../mail/signal-mail.ts';
import { NoticeRefused } from './provider.ts';
import { APPLE_NOTICE_PATH, KAKAO_UNLINK_PATH } from './signal-paths.ts';

const BODY_MAX = 16 * 1024;

/** What Apple's types mean here; of others, such as a changed relay mailbox, nothing follows. Its documents write the last one both ways. */
const APPLE_KINDS: ReadonlyMap<string, SignalKind> = new Map([
  ['consent-revoked', 'withdrawn'],
  ['account-delete', 'gone'],
  ['account-deleted', 'gone'],
]);
const KAKAO_KINDS: ReadonlyMap<string, SignalKind> = new Map([
  ['UNLINK_FROM_APPS', 'withdrawn'],
  ['UNLINK_FROM_ADMIN', 'withdrawn'],
  ['ACCOUNT_DELETE', 'gone'],
  ['FORCED_ACCOUNT_DELETE', 'gone'],
]);

const appleBody = z.object({ payload: z.string() });
const kakaoFields = z.object({ user_id: z.string().check(z.regex(/^\d{1,20}$/)), referrer_type: z.string() });

/**
 * What providers say of their people, from server to server: Apple's notices, and Kakao's unlink. Each is there only where the provider is configured so
 * that what it says can be verified. Cookies and origins say nothing here. An unknown person is answered as a known one.
 */
export function mountProviderSignals(app: Hono, deps: Deps): void {
  app.post(APPLE_NOTICE_PATH, boundBody(BODY_MAX), (c) => takeAppleNotice(c, deps));
  app.on(['GET', 'POST'], KAKAO_UNLINK_PATH, boundBody(BODY_MAX, false), (c) => takeKakaoUnlink(c, deps));
}

async function takeAppleNotice(c: Context, deps: Deps): Promise<Response> {
  const readNotice = deps.providers.get('apple')?.readNotice;
  if (readNotice === undefined) throw new Refusal('routeNotFound');
  if (deps.config.closed) throw new Refusal('closed');
  const sent = z.safeParse(appleBody, await c.req.json().catch(() => undefined));
  if (!sent.success) return c.json({ error: 'invalid_request' }, 400);
  const proven = await countedTry(c, deps, 'apple', () => readNotice(sent.data.payload).catch((error: unknown) => refusalOf(error, deps)));
  if (proven === 'away') return c.json({ error: 'temporarily_unavailable' }, 503);
  if (proven === undefined) return c.json({ error: 'invalid_notice' }, 401);
  const { id, type, subject, at } = proven;
  const kind = APPLE_KINDS.get(type);
  if (kind !== undefined && !hasNul(subject)) {
    await takeSignal(deps, { code: 'apple', subject, kind, at: Math.min(at, deps.clock()), noticeId: id });
  }
  return c.body(null, 200);
}

function refusalOf(error: unknown, { log }: Deps): 'away' | undefined {
  if (error instanceof NoticeRefused) return undefined;
  log.error('providerUnreachable', { error, provider: 'apple' });
  return 'away';
}

async function takeKakaoUnlink(c: Context, deps: Deps): Promise<Response> {
  const acceptsKey = deps.providers.get('kakao')?.acceptsKey;
  if (acceptsKey === undefined) throw new Refusal('routeNotFound');
  if (deps.config.closed) throw new Refusal('closed');
  const shown = /^KakaoAK (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const isKakao = await countedTry(c, deps, 'kakao', async () => acceptsKey(shown) || undefined);
  if (isKakao === undefined) return c.json({ error: 'invalid_client' }, 401);
  const form = c.req.method === 'POST' ? await c.req.parseBody().catch(() => ({})) : c.req.query();
  const fields = z.safeParse(kakaoFields, form);
  if (!fields.success) return c.json({ error: 'invalid_request' }, 400);
  const kind = KAKAO_KINDS.get(fields.data.referrer_type);
  if (kind !== undefined) await takeSignal(deps, { code: 'kakao', subject: fields.data.user_id, kind, at: deps.clock() });
  return c.body(null, 200);
}

/**
 * Counts a try for the caller's network until it has proven what it says, which `undefined` does not.
 * @throws Refusal `tooManyRequests`
 */
async function countedTry<Proven>(
  c: Context,
  deps: Deps,
  provider: 'apple' | 'kakao',
  prove: () => Promise<Proven | undefined>,
): Promise<Proven | undefined> {
  const tries = `${provider} ${clientAddress(c, deps.config.trustProxy)}`;
  await takeFrom(deps, POLICIES.wrongProviderSignals, tries);
  const proven = await prove();
  if (proven !== undefined) await forgetUses(deps, POLICIES.wrongProviderSignals, tries);
  return proven;
}

import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { loadSecret } from '#server/db/migrate.ts';
import type { Db } from '#server/db/transaction.ts';
import { createOutbox, type Outbox } from '#server/mail/deliver.ts';
import { countedMailer, type Mail, type Mailer } from '#server/mail/mailer.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { Passwords } from '#server/passwords.ts';
import type { Provider } from '#server/providers/provider.ts';
import { PROVIDER_CODES, type ProviderCode, providerTypeOf } from '#server/providers/provider-settings.ts';
import { SAMPLE_SCHOOLS } from '#server/schools/sample-schools.ts';
import { remember, watchMetrics } from '../../../tests/support/recorded-logs.ts';
import { Browser, type Send } from './browser.ts';
import { type Logged, recordingLog } from './logged.ts';
import { signalling } from './signal-keys.ts';

/** The API with everything around it in the test's hands. */
export interface TestApi {
  /** For what is asked of the routes themselves. */
  readonly app: Hono;
  browser(address?: string): Browser;
  /** What the browsers send their requests to. */
  readonly fetch: Send;
  readonly clock: { now: number };
  /** What was sent, oldest first. */
  readonly mails: Mail[];
  /** What the mail server does: it takes emails, refuses them with an error, or (a promise) answers when that resolves. */
  readonly mail: { broken: boolean; answers?: Promise<void> };
  /** Woken by requests; a request of `browser` is over when all that is due is sent, unless the mail server keeps it waiting. */
  readonly outbox: Outbox;
  /** What providers know: `method:code` is whose. A code serves once, as real ones do. */
  readonly providerCodes: Map<string, string>;
  /** The lines of the log, oldest first. */
  readonly logged: Logged[];
  readonly metrics: Metrics;
}

/** The least that argon2 takes: KiB and passes. At the product's cost, hashing would take a third of these tests. */
export const CHEAP_HASH = { memoryCost: 8, timeCost: 1 };

export const NOON = Date.UTC(2026, 10, 20, 3);

/** `siteUrl`: what people type to reach the site; over https it decides how cookies are named. */
export async function createTestApi(db: Db, settings: Partial<Config> = {}, siteUrl = 'http://localhost:4000'): Promise<TestApi> {
  const clock = { now: NOON };
  const mails: Mail[] = [];
  const mail: TestApi['mail'] = { broken: false };
  const providerCodes = new Map<string, string>();
  const random = (bytes: number) => randomBytes(bytes);
  const { log, logged } = recordingLog();
  const metrics = watchMetrics(new Metrics());
  const mailer: Mailer = {
    send: async (sent) => {
      await mail.answers;
      if (mail.broken) throw new Error('the mail server does not answer');
      mails.push(sent);
    },
    close: () => {},
  };
  const outbox = createOutbox({ db, clock: () => clock.now, random, mailer: countedMailer(mailer, metrics), log });
  const app = createApp({
    db,
    secret: await loadSecret(db, random),
    config: { ...configFromEnv({ GUEST_LIMIT_PER_HOUR: '1000', EMAIL_CHECK_LIMIT_PER_HOUR: '1000' }), ...settings },
    addresses: { siteUrl, worldUrl: 'http://localhost:4002' },
    outbox,
    clock: () => clock.now,
    random,
    // Judging is what the tests are about; `fair-queue.test.ts` shows the rest after a wrong password, and what is hashed at full cost.
    passwords: new Passwords(() => 0, CHEAP_HASH),
    log,
    metrics,
    providers: new Map(
      PROVIDER_CODES.map((code) => [code, { ...fakeProvider(code, providerCodes), ...signalling(code, () => clock.now) }]),
    ),
  });
  const send = async (request: Request, address: string) => {
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
    if (mail.answers === undefined) await outbox.idle();
    return response;
  };
  return {
    app,
    clock,
    mails,
    mail,
    outbox,
    providerCodes,
    logged,
    metrics,
    fetch: send,
    browser: (address) => new Browser(send, address, siteUrl),
  };
}

/** A provider that knows the codes that a test gives it; the real exchange is shown in `providers.test.ts`. */
function fakeProvider(code: ProviderCode, codes: Map<string, string>): Provider {
  return {
    issuer: undefined,
    authorizationUrl: async ({ state }, { choosesAccount, schoolHint }) =>
      `https://${code}.test/authorize?state=${state}${choosesAccount ? '&chooses=account' : ''}${schoolHint === undefined ? '' : `&hint=${schoolHint}`}`,
    exchange: async (_, shown) => {
      const key = `${providerTypeOf(code)}:${shown}`;
      const subject = codes.get(key);
      codes.delete(key);
      if (subject === undefined) throw new Error('the provider does not know this code');
      // What is no school of the samples is none of a proxy’s: `elsewhere.example|minji`.
      const [person = '', school = SAMPLE_SCHOOLS[0]?.code] = subject.split('|').reverse();
      return { subject: person, account: `${person}@${code}.test`, ...(code === 'federation' && { school }) };
    },
    logoutUrl: async () => (code === 'ewha' ? `https://${code}.test/logout` : undefined),
  };
}

/** The code in the newest email to an address that has one: others tell its owner of something. */
export function codeFor(api: Pick<TestApi, 'mails'>, email: string): string {
  const codes = api.mails.filter((mail) => mail.to === email).map(({ text }) => /^ {4}([A-Z2-9]{6})$/m.exec(text ?? '')?.[1]);
  const found = codes.findLast((code) => code !== undefined);
  if (found === undefined) throw new Error(`no code was sent to ${email}`);
  remember(found);
  return found;
}

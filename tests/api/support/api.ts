import { randomBytes } from 'node:crypto';
import { createApp } from '../../../server/app.ts';
import { type Config, configFromEnv } from '../../../server/config.ts';
import { loadSecret } from '../../../server/db/migrate.ts';
import type { Db } from '../../../server/db/transaction.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import type { Provider } from '../../../server/providers/provider.ts';
import { PROVIDER_CODES, type ProviderCode, providerTypeOf } from '../../../server/providers/settings.ts';
import { Browser } from './browser.ts';

/** The API with everything around it in the test's hands. */
export interface TestApi {
  browser(address?: string): Browser;
  readonly clock: { now: number };
  /** What was sent, oldest first. */
  readonly mails: Mail[];
  readonly mail: { broken: boolean };
  /** What providers know: `method:code` is whose. A code serves once, as real ones do. */
  readonly providerCodes: Map<string, string>;
}

export const NOON = Date.UTC(2026, 10, 20, 3);

/** `siteUrl`: what people type to reach the site; over https it decides how cookies are named. */
export async function createTestApi(db: Db, settings: Partial<Config> = {}, siteUrl = 'http://localhost:4000'): Promise<TestApi> {
  const clock = { now: NOON };
  const mails: Mail[] = [];
  const mail = { broken: false };
  const providerCodes = new Map<string, string>();
  const random = (bytes: number) => randomBytes(bytes);
  const app = createApp({
    db,
    secret: await loadSecret(db, random),
    config: { ...configFromEnv({ GUEST_LIMIT_PER_HOUR: '1000', EMAIL_CHECK_LIMIT_PER_HOUR: '1000' }), ...settings },
    addresses: { siteUrl, worldUrl: 'http://localhost:4002' },
    mailer: {
      send: async (sent) => {
        if (mail.broken) throw new Error('the mail server does not answer');
        mails.push(sent);
      },
      close: () => {},
    },
    clock: () => clock.now,
    random,
    providers: new Map(PROVIDER_CODES.map((code) => [code, fakeProvider(code, providerCodes)])),
  });
  const send = async (request: Request, address: string) => app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
  return { clock, mails, mail, providerCodes, browser: (address) => new Browser(send, address, siteUrl) };
}

/** A provider that knows the codes that a test gives it; the real exchange is shown in `providers.test.ts`. */
function fakeProvider(code: ProviderCode, codes: Map<string, string>): Provider {
  return {
    issuer: undefined,
    authorizationUrl: async ({ state }) => `https://${code}.test/authorize?state=${state}`,
    exchange: async (_, shown) => {
      const key = `${providerTypeOf(code)}:${shown}`;
      const subject = codes.get(key);
      codes.delete(key);
      if (subject === undefined) throw new Error('the provider does not know this code');
      return subject;
    },
    logoutUrl: async () => undefined,
  };
}

/** The code in the newest email to an address. */
export function codeFor(api: Pick<TestApi, 'mails'>, email: string): string {
  const found = /^ {4}([A-Z2-9]{6})$/m.exec(api.mails.findLast((mail) => mail.to === email)?.text ?? '')?.[1];
  if (found === undefined) throw new Error(`no code was sent to ${email}`);
  return found;
}

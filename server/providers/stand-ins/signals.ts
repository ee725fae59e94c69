import { type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SignalKind } from '#server/mail/signal-mail.ts';
import { APPLE_NOTICE_PATH, KAKAO_UNLINK_PATH } from '../signal-paths.ts';
import { accountIdOf } from './people.ts';
import { adminKeyOf, CLIENT_ID, issuerUrl, type StandInSecrets } from './stand-in-settings.ts';

interface SignalOptions {
  /** The origin of the API. */
  readonly apiUrl: string;
  readonly providersUrl: string;
  readonly secrets: StandInSecrets;
  /** Signs Apple's notices, as its ID tokens. */
  readonly privateKey: KeyObject;
}

export const SIGNALLING = ['apple', 'kakao'] as const;
export const SIGNAL_KINDS = ['withdrawn', 'gone'] as const satisfies readonly SignalKind[];

/** `kid` of the key of all stand-ins. */
export const SIGNING_KEY_ID = 'stand-in';

/** Seconds. */
const DAY = 86_400;

/** Tells the product what has become of a person, as Apple or Kakao would. @returns the status of the answer */
export async function sendSignal(
  { apiUrl, providersUrl, secrets, privateKey }: SignalOptions,
  { code, kind, person }: { readonly code: (typeof SIGNALLING)[number]; readonly kind: SignalKind; readonly person: string },
): Promise<number> {
  const subject = accountIdOf(code, person);
  if (code === 'kakao') {
    const response = await fetch(apiUrl + KAKAO_UNLINK_PATH, {
      method: 'POST',
      headers: { Authorization: `KakaoAK ${adminKeyOf(secrets.provider('kakao'))}` },
      body: new URLSearchParams({ app_id: '1', user_id: subject, referrer_type: kind === 'gone' ? 'ACCOUNT_DELETE' : 'UNLINK_FROM_APPS' }),
    });
    return response.status;
  }
  const now = Math.floor(Date.now() / 1000);
  const event = { type: kind === 'gone' ? 'account-delete' : 'consent-revoked', sub: subject, event_time: Date.now() };
  const payload = await new SignJWT({ events: JSON.stringify(event) })
    .setProtectedHeader({ alg: 'ES256', kid: SIGNING_KEY_ID })
    .setIssuer(issuerUrl(providersUrl, 'apple'))
    .setAudience(CLIENT_ID)
    .setIssuedAt(now)
    .setExpirationTime(now + DAY)
    .setJti(randomUUID())
    .sign(privateKey);
  const response = await fetch(apiUrl + APPLE_NOTICE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ payload }),
  });
  return response.status;
}

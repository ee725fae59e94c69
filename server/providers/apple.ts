import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { boundedFetch } from './bounded-fetch.ts';
import type { OpenIdProvider } from './openid.ts';
import { NoticeRefused, type Provider, type ProviderNotice } from './provider.ts';
import type { OpenIdSettings } from './provider-settings.ts';

/** ms */
const PATIENCE = 5000;
/** s; as for ID tokens. */
const CLOCK_TOLERANCE = 5 * 60;
/** RS256 is Apple's; the stand-in signs with ES256. */
const ALGORITHMS = ['RS256', 'ES256'];
/** Ten digits are seconds, as in Apple's example; its notices have milliseconds. */
const SECONDS_MAX = 1e11;

const event = z.object({ type: z.string(), sub: z.string().check(z.minLength(1)), event_time: z.number().check(z.gte(0)) });
const claims = z.object({ jti: z.string().check(z.minLength(1)), events: z.string() });

interface NoticeOptions extends Pick<OpenIdSettings, 'issuer' | 'clientId'> {
  /** Rejects where they cannot be read. */
  readonly keys: () => Promise<JWTVerifyGetKey>;
  /** ms since the epoch */
  readonly clock: () => number;
}

/** Verifies Apple's notices (Sign in with Apple, "Processing changes for Sign in with Apple accounts"): signature, issuer, audience, time. */
export function noticeReader({ issuer, clientId, keys, clock }: NoticeOptions): (notice: string) => Promise<ProviderNotice> {
  return async (notice) => {
    const { payload } = await jwtVerify(notice, await keys(), {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'jti', 'events'],
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(clock()),
    }).catch((error: unknown) => {
      throw isOfKeys(error) || !(error instanceof errors.JOSEError) ? error : new NoticeRefused(error.code);
    });
    const said = z.safeParse(claims, payload);
    const about = said.success ? z.safeParse(event, parsed(said.data.events)) : undefined;
    if (!said.success || about?.success !== true) throw new NoticeRefused('the notice says nothing that is known');
    const { type, sub, event_time } = about.data;
    return { id: said.data.jti, type, subject: sub, at: Math.round(event_time < SECONDS_MAX ? event_time * 1000 : event_time) };
  };
}

/** The keys could not be read, which says nothing of the notice. */
const isOfKeys = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Apple: an OpenID provider that sends notices and takes refresh tokens back. `clock`: ms since the epoch. */
export function appleProvider(openid: OpenIdProvider, { issuer, clientId }: OpenIdSettings, clock: () => number): Provider {
  let known: { readonly url: string; readonly keys: JWTVerifyGetKey } | undefined;
  const keys = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri: url } = await openid.metadata();
    if (url === undefined) throw new Error('the provider does not say where its keys are');
    if (known?.url !== url) {
      const fetchBounded: typeof fetch = (address, options) => boundedFetch(String(address), options as Parameters<typeof boundedFetch>[1]);
      known = { url, keys: createRemoteJWKSet(new URL(url), { timeoutDuration: PATIENCE, [customFetch]: fetchBounded }) };
    }
    return known.keys;
  };
  return {
    ...openid,
    readNotice: noticeReader({ issuer, clientId, keys, clock }),
    revoke: async ({ refreshToken }) => {
      if (refreshToken !== undefined) await openid.revokeToken(refreshToken);
    },
  };
}

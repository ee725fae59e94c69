import * as z from 'zod/mini';
import { boundedFetch } from './bounded-fetch.ts';
import type { Provider } from './provider.ts';
import type { OAuthSettings } from './provider-settings.ts';

/** ms */
const PATIENCE = 10_000;
/** Kakao Login, REST API, "Error codes": the person has not signed up at our service there, or not any more. */
const NOT_LINKED = -101;

/** How Kakao and Facebook are told that a person's way is over; `undefined` where nothing serves for it. */
export function oauthRevocation(settings: OAuthSettings): Provider['revoke'] {
  const { shape, adminKey, clientId, clientSecret } = settings;
  const { revocation } = settings.endpoints;
  if (revocation === undefined) return undefined;
  if (shape === 'facebook') {
    // Facebook Login, "Revoking permissions".
    const query = new URLSearchParams({ access_token: `${clientId}|${clientSecret}` });
    return async ({ subject }) => {
      const response = await send(`${revocation}/${encodeURIComponent(subject)}/permissions?${query}`, { method: 'DELETE' });
      if (!response.ok) throw new Error(`the provider answered ${response.status} to a revocation`);
    };
  }
  if (shape !== 'kakao' || adminKey === undefined) return undefined;
  // Kakao Login, REST API, "Unlink".
  return async ({ subject }) => {
    const response = await send(revocation, {
      method: 'POST',
      headers: { Authorization: `KakaoAK ${adminKey}` },
      body: new URLSearchParams({ target_id_type: 'user_id', target_id: subject }),
    });
    if (response.ok) return;
    const answer = z.safeParse(z.object({ code: z.number() }), await response.json().catch(() => undefined));
    if (answer.data?.code !== NOT_LINKED) throw new Error(`the provider answered ${response.status} to a revocation`);
  };
}

const send = (url: string, init: RequestInit): Promise<Response> =>
  boundedFetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) } as Parameters<typeof boundedFetch>[1]);

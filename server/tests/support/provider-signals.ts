import { type JWTPayload, SignJWT } from 'jose';
import { APPLE_NOTICE_PATH, KAKAO_UNLINK_PATH } from '#server/providers/signal-paths.ts';
import type { TestApi } from './api.ts';
import { APPLE_CLIENT_ID, APPLE_ISSUER, KAKAO_ADMIN_KEY, SIGNING_KEYS } from './signal-keys.ts';

const DAY = 86_400;

let notices = 0;

/** Apple's claims about one of its people, as of now. */
export function claimsOf(api: TestApi, type: string, sub: string, claims: JWTPayload = {}, event_time = api.clock.now): JWTPayload {
  const now = Math.floor(api.clock.now / 1000);
  notices += 1;
  const events = JSON.stringify({ type, sub, event_time });
  return { iss: APPLE_ISSUER, aud: APPLE_CLIENT_ID, iat: now, exp: now + DAY, jti: `notice-${notices}`, events, ...claims };
}

export const signed = (claims: JWTPayload, by: 'apple' | 'stranger' = 'apple'): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'apple-1' }).sign(SIGNING_KEYS[by]);

/** @returns the status of the answer */
export async function postNotice(api: TestApi, payload: unknown, address = '17.0.0.1'): Promise<number> {
  const request = new Request(`http://localhost:4000${APPLE_NOTICE_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ payload }),
  });
  return (await api.fetch(request, address)).status;
}

/** Apple says something of a person. @returns the status of the answer */
export const appleSays = async (api: TestApi, type: string, sub: string): Promise<number> =>
  postNotice(api, await signed(claimsOf(api, type, sub)));

interface KakaoOptions {
  readonly method?: 'GET' | 'POST';
  /** The whole header; none where it is empty. */
  readonly authorization?: string;
  readonly address?: string;
}

/** Kakao says something of a person. @returns the status of the answer */
export async function kakaoSays(
  api: TestApi,
  referrer_type: string,
  user_id: string,
  { method = 'POST', authorization = `KakaoAK ${KAKAO_ADMIN_KEY}`, address = '211.0.0.1' }: KakaoOptions = {},
): Promise<number> {
  const fields = new URLSearchParams({ app_id: '1', user_id, referrer_type });
  const headers = authorization === '' ? {} : { Authorization: authorization };
  const url = `http://localhost:4000${KAKAO_UNLINK_PATH}`;
  const request = method === 'GET' ? new Request(`${url}?${fields}`, { headers }) : new Request(url, { method, headers, body: fields });
  return (await api.fetch(request, address)).status;
}

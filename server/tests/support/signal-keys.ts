import { createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { noticeReader } from '#server/providers/apple.ts';
import type { Provider } from '#server/providers/provider.ts';
import type { ProviderCode } from '#server/providers/provider-settings.ts';

export const KAKAO_ADMIN_KEY = 'admin-key-of-kakao-for-tests';
export const APPLE_ISSUER = 'https://appleid.apple.com';
export const APPLE_CLIENT_ID = 'kr.madang.test';

const apple = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const known = createLocalJWKSet({ keys: [{ ...(await exportJWK(apple.publicKey)), kid: 'apple-1', alg: 'RS256' }] });

export const SIGNING_KEYS = { apple: apple.privateKey, stranger: stranger.privateKey };

/** What lets the API verify the signals of Apple and Kakao; nothing for other providers. */
export function signalling(code: ProviderCode, clock: () => number): Pick<Provider, 'readNotice' | 'acceptsKey'> {
  if (code === 'apple') {
    return { readNotice: noticeReader({ issuer: APPLE_ISSUER, clientId: APPLE_CLIENT_ID, keys: async () => known, clock }) };
  }
  return code === 'kakao' ? { acceptsKey: (shown) => shown === KAKAO_ADMIN_KEY } : {};
}

import type { OAuthSettings } from '../provider-settings.ts';

type Shape = OAuthSettings['shape'];

interface Paths {
  readonly authorization: string;
  readonly token: string;
  readonly profile: string;
  /** See `Endpoints`. */
  readonly revocation?: string;
}

/** The paths of the three that have their own, below the issuer. `profile` answers who an access token belongs to. */
export const OAUTH_PATHS: Readonly<Record<Shape, Paths>> = {
  kakao: { authorization: '/oauth/authorize', token: '/oauth/token', profile: '/v2/user/me', revocation: '/v1/user/unlink' },
  naver: { authorization: '/oauth2.0/authorize', token: '/oauth2.0/token', profile: '/v1/nid/me' },
  facebook: { authorization: '/dialog/oauth', token: '/oauth/access_token', profile: '/me', revocation: '' },
};

/** A person as each provider tells of them: no more than it always sends. */
export const profileOf: Readonly<Record<Shape, (accountId: string) => object>> = {
  kakao: (accountId) => ({ id: Number(accountId), connected_at: '2026-03-02T00:00:00Z' }),
  naver: (accountId) => ({ resultcode: '00', message: 'success', response: { id: accountId } }),
  facebook: (accountId) => ({ id: accountId }),
};

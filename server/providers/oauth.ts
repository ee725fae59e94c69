import * as client from 'openid-client';
import * as z from 'zod/mini';
import { digest, sameText } from '../hashing.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { oauthRevocation } from './oauth-revocation.ts';
import type { Provider } from './provider.ts';
import { isLoopback, type OAuthSettings } from './provider-settings.ts';
import { shownName } from './shown-name.ts';

/** s */
const PATIENCE = 10;

const nonEmpty = z.string().check(z.minLength(1));
/** What each provider's own call may tell besides, where the operator's scope asks for it. */
const kakaoNames = z.object({
  kakao_account: z.optional(
    z.object({ email: z.optional(z.unknown()), profile: z.optional(z.object({ nickname: z.optional(z.unknown()) })) }),
  ),
});
const naverNames = z.object({ response: z.object({ email: z.optional(z.unknown()), nickname: z.optional(z.unknown()) }) });
const facebookNames = z.object({ email: z.optional(z.unknown()), name: z.optional(z.unknown()) });
const NAMES: Readonly<Record<OAuthSettings['shape'], (profile: unknown) => string | undefined>> = {
  kakao: (profile) => {
    const own = z.safeParse(kakaoNames, profile).data?.kakao_account;
    return shownName(own?.email, own?.profile?.nickname);
  },
  naver: (profile) => {
    const own = z.safeParse(naverNames, profile).data?.response;
    return shownName(own?.email, own?.nickname);
  },
  facebook: (profile) => {
    const own = z.safeParse(facebookNames, profile).data;
    return shownName(own?.email, own?.name);
  },
};

/** How each provider's own call tells who a person is. */
const SUBJECT: Readonly<Record<OAuthSettings['shape'], (profile: unknown) => string>> = {
  kakao: (profile) => String(z.parse(z.object({ id: z.int() }), profile).id),
  naver: (profile) => z.parse(z.object({ resultcode: z.literal('00'), response: z.object({ id: nonEmpty }) }), profile).response.id,
  facebook: (profile) => z.parse(z.object({ id: nonEmpty }), profile).id,
};

/** A provider that speaks OAuth 2.0 and tells who a person is by a call of its own. */
export function oauthProvider(settings: OAuthSettings, redirectUri: string): Provider {
  const { endpoints, clientId, clientSecret, shape, adminKey } = settings;
  const config = new client.Configuration(
    { issuer: new URL(endpoints.authorization).origin, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token },
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
  );
  config.timeout = PATIENCE;
  config[client.customFetch] = boundedFetch;
  if (isLoopback(endpoints.token)) client.allowInsecureRequests(config);
  return {
    issuer: undefined,
    async authorizationUrl({ state, codeVerifier }, { choosesAccount }) {
      const parameters = new URLSearchParams({ response_type: 'code', redirect_uri: redirectUri, state });
      if (choosesAccount) for (const [name, value] of new URLSearchParams(settings.accountChoice)) parameters.set(name, value);
      if (settings.scope !== '') parameters.set('scope', settings.scope);
      if (settings.pkce) {
        parameters.set('code_challenge', await client.calculatePKCECodeChallenge(codeVerifier));
        parameters.set('code_challenge_method', 'S256');
      }
      return client.buildAuthorizationUrl(config, parameters).href;
    },
    async exchange({ state, codeVerifier }, code) {
      const tokens = await client.authorizationCodeGrant(
        config,
        new URL(`${redirectUri}?${new URLSearchParams({ code, state })}`),
        { expectedState: state, ...(settings.pkce && { pkceCodeVerifier: codeVerifier }) },
        // Naver wants the state once more with the code.
        shape === 'naver' ? { state } : {},
      );
      const response = await client.fetchProtectedResource(config, tokens.access_token, new URL(endpoints.profile), 'GET');
      if (!response.ok) throw new Error(`the provider answered ${response.status} to the question who signed in`);
      const profile: unknown = await response.json();
      return { subject: SUBJECT[shape](profile), account: NAMES[shape](profile) };
    },
    logoutUrl: async () => undefined,
    acceptsKey: adminKey === undefined ? undefined : (shown) => sameText(digest(shown), digest(adminKey)),
    revoke: oauthRevocation(settings),
  };
}

import * as client from 'openid-client';
import { appleClientSecret } from './apple-client-secret.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Provider } from './provider.ts';
import { isLoopback, type OpenIdSettings } from './provider-settings.ts';
import { shownName } from './shown-name.ts';

/** s */
const PATIENCE = 10;

/** What this server's clock and a provider's may differ by, s; what the machine's clock is wrong by is known from the database (`clock`). */
const CLOCK_TOLERANCE = 5 * 60;
/** s */
const SKEW_MAX = 60;

/** The code that the library gives this error, too. */
const ISSUER_DIFFERS = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** What a provider of its own kind is made of, besides what each one has. */
export interface OpenIdProvider extends Provider {
  metadata(): Promise<client.ServerMetadata>;
  /** RFC 7009. Rejects when the provider does not take it. */
  revokeToken(refreshToken: string): Promise<void>;
}

type Claims = Readonly<Record<string, unknown>>;

/** A provider that speaks OpenID Connect: its addresses are discovered when they are first needed. `clock`: ms since the epoch. */
export function openIdProvider(settings: OpenIdSettings, redirectUri: string, clock: () => number): OpenIdProvider {
  const { appleKey, clientId } = settings;
  const currentSecret = appleKey && appleClientSecret(clientId, appleKey, clock);
  let clientSecret = settings.clientSecret;
  // Asked with each request, as a signed secret is renewed from time to time.
  const authenticate: client.ClientAuth = (...request) => client.ClientSecretPost(clientSecret)(...request);
  let discovered: Promise<client.Configuration> | undefined;
  let knownSkew = 0;
  const configuration = () => {
    const skew = Math.round((clock() - Date.now()) / 1000);
    // The library takes the skew with the discovery alone: another one, once this machine's clock was set, discovers anew.
    if (Math.abs(skew - knownSkew) > SKEW_MAX) discovered = undefined;
    if (discovered === undefined) {
      knownSkew = skew;
      discovered = discover(settings, authenticate, skew).catch((error) => {
        // It may be up again by the next try.
        discovered = undefined;
        throw error;
      });
    }
    return discovered;
  };
  return {
    issuer: settings.issuer,
    async authorizationUrl({ state, codeVerifier, nonce }, { choosesAccount, schoolHint }) {
      const parameters = new URLSearchParams({ redirect_uri: redirectUri, scope: settings.scope, state, nonce });
      if (choosesAccount) for (const [name, value] of new URLSearchParams(settings.accountChoice)) parameters.set(name, value);
      if (settings.school !== undefined && schoolHint !== undefined) parameters.set(settings.school.parameter, schoolHint);
      if (settings.formPost) parameters.set('response_mode', 'form_post');
      if (settings.pkce) {
        parameters.set('code_challenge', await client.calculatePKCECodeChallenge(codeVerifier));
        parameters.set('code_challenge_method', 'S256');
      }
      return client.buildAuthorizationUrl(await configuration(), parameters).href;
    },
    async exchange({ state, codeVerifier, nonce }, code, iss) {
      // The provider is not asked with a code that another one gave. One that announces `iss` in its answers has to send it: the library refuses then (RFC 9207, 2.4).
      if (iss !== undefined && iss !== settings.issuer) throw new Error('the answer says that another issuer gave the code');
      clientSecret = (await currentSecret?.()) ?? clientSecret;
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(
        config,
        // The library holds it against the discovered issuer, too.
        new URL(`${redirectUri}?${new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) })}`),
        { expectedState: state, expectedNonce: nonce, idTokenExpected: true, ...(settings.pkce && { pkceCodeVerifier: codeVerifier }) },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      const school = await schoolIn(settings, claims, () => client.fetchUserInfo(config, tokens.access_token, claims.sub));
      return { subject: claims.sub, account: shownName(claims.email, claims.name), school, refreshToken: tokens.refresh_token };
    },
    metadata: async () => (await configuration()).serverMetadata(),
    async revokeToken(refreshToken) {
      clientSecret = (await currentSecret?.()) ?? clientSecret;
      await client.tokenRevocation(await configuration(), refreshToken, { token_type_hint: 'refresh_token' });
    },
    async logoutUrl(returnTo) {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(config, returnTo === undefined ? {} : { post_logout_redirect_uri: returnTo }).href;
    },
  };
}

/** What a federation's proxy says of the person's school: in the ID token, else in userinfo. */
async function schoolIn({ school }: OpenIdSettings, claims: Claims, askUserInfo: () => Promise<Claims>): Promise<string | undefined> {
  if (school === undefined) return undefined;
  const said = claims[school.claim] ?? (await askUserInfo())[school.claim];
  return typeof said === 'string' ? said : undefined;
}

async function discover(
  { issuer, clientId }: OpenIdSettings,
  authenticate: client.ClientAuth,
  skew: number,
): Promise<client.Configuration> {
  const found = await client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: CLOCK_TOLERANCE, [client.clockSkew]: skew },
    authenticate,
    { timeout: PATIENCE, [client.customFetch]: boundedFetch, execute: isLoopback(issuer) ? [client.allowInsecureRequests] : [] },
  );
  const said = found.serverMetadata();
  // The library compares addresses, for which a slash at the end of an origin is nothing; the `iss` of each answer would be refused then.
  if (said.authorization_response_iss_parameter_supported === true && said.issuer !== issuer)
    throw Object.assign(new Error('the provider calls its issuer otherwise'), { code: ISSUER_DIFFERS });
  return found;
}

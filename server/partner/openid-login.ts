import * as client from 'openid-client';
import { issuerOf } from '../openid/openid-path.ts';
import { boundedFetch } from '../providers/bounded-fetch.ts';
import { DEMO_OPENID_CLIENT, OPENID_RETURN_PATH } from './links.ts';

interface Places {
  /** Where the partner's server reaches the product's. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly partnerUrl: string;
  readonly clientSecret: string;
}

/** What the partner's browser has to keep until the answer comes (RFC 7636; OpenID Connect Core, 3.1.2.1). */
export interface OpenidChecks {
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface OpenidLogin {
  begin(): Promise<OpenidChecks & { readonly state: string; readonly url: string }>;
  /**
   * The claims about the person, for what came with the return address.
   * @throws Error where the product's server refuses the code, or the answer is not what was asked for
   */
  redeem(received: URLSearchParams, checks: OpenidChecks): Promise<Readonly<Record<string, unknown>>>;
}

/** How a partner that speaks OpenID Connect logs a person in (PARTNER-1). */
export function createOpenidLogin({ apiUrl, siteUrl, partnerUrl, clientSecret }: Places): OpenidLogin {
  const redirectUri = `${partnerUrl}${OPENID_RETURN_PATH}`;
  // The server may not reach itself by the address that people type.
  const fetchHere: client.CustomFetch = (url, options) => boundedFetch(url.replace(siteUrl, apiUrl), options);
  const discover = () =>
    client.discovery(new URL(issuerOf(siteUrl)), DEMO_OPENID_CLIENT, clientSecret, client.ClientSecretBasic(clientSecret), {
      [client.customFetch]: fetchHere,
      execute: siteUrl.startsWith('http:') ? [client.allowInsecureRequests] : [],
    });
  return {
    async begin() {
      const [state, nonce, codeVerifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
      const url = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { state, nonce, codeVerifier, url: url.href };
    },
    async redeem(received, { nonce, codeVerifier }) {
      const config = await discover();
      const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${received}`), {
        expectedState: received.get('state') ?? '',
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
    },
  };
}

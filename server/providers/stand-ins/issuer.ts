import type { JWK, Provider } from 'oidc-provider';
import type { OpenidLibrary } from '#server/openid/library.ts';
import type { School } from '#server/schools/school.ts';
import { type ProviderCode, TRAITS } from '../provider-settings.ts';
import { callbackUrl } from '../providers.ts';
import { schoolClaims, schoolFeatures } from './federation.ts';
import { OAUTH_PATHS } from './oauth-shapes.ts';
import { signOutPage } from './sign-out-page.ts';
import { CLIENT_ID, issuerUrl, type StandInSecrets } from './stand-in-settings.ts';
import { createStore } from './store.ts';

/** What everybody is granted, besides their name. */
export const SCOPE = 'profile';

const signInPath = (code: ProviderCode, uid: string): string => `/${code}/sign-in/${uid}`;

export const sessionCookie = (code: ProviderCode): string => `${code}_session`;

interface IssuerOptions {
  readonly code: ProviderCode;
  readonly providersUrl: string;
  readonly siteUrl: string;
  readonly secrets: StandInSecrets;
  readonly signingKey: JWK;
  /** The federation's schools (CAMPUS-3). */
  readonly schools: readonly School[];
}

/** A real OpenID provider with one client, the product, where everybody in `people.ts` has an account. */
export function createIssuer({ Provider, interactionPolicy }: OpenidLibrary, options: IssuerOptions): Provider {
  const { code, providersUrl, siteUrl } = options;
  const { shape, pkce } = TRAITS[code];
  const paths = shape === 'openid' ? undefined : OAUTH_PATHS[shape];
  const policy = interactionPolicy.base();
  // The stand-in asks no consent.
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));

  return new Provider(issuerUrl(providersUrl, code), {
    adapter: createStore(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: options.secrets.provider(code),
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        ...(code === 'apple' && { grant_types: ['authorization_code', 'refresh_token'] }),
        redirect_uris: [callbackUrl(siteUrl, code)],
        post_logout_redirect_uris: [`${callbackUrl(siteUrl, code)}/logout`],
      },
    ],
    jwks: { keys: [options.signingKey] },
    cookies: {
      keys: [options.secrets.cookies],
      // All share a host, and cookies know no ports.
      names: { session: sessionCookie(code), interaction: `${code}_interaction`, resume: `${code}_resume` },
      long: { path: `/${code}` },
    },
    interactions: { policy, url: (_, interaction) => signInPath(code, interaction.uid) },
    pkce: { required: () => pkce },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: code === 'apple', allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        logoutSource(ctx, form) {
          const { document, headers } = signOutPage(code, siteUrl, form, ctx.get('Accept-Language'));
          ctx.body = document;
          ctx.set({ ...headers });
        },
      },
    },
    // Apple gives one with each code, whatever was asked for.
    issueRefreshToken: async () => code === 'apple',
    responseTypes: ['code'],
    scopes: ['openid', SCOPE],
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, RefreshToken: 30 * 86_400, Session: 3600 },
    ...(paths !== undefined && { routes: { authorization: paths.authorization, token: paths.token } }),
    ...schoolFeatures(code),
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...schoolClaims(code, options.schools, accountId) }) }),
    async loadExistingGrant(ctx) {
      const accountId = ctx.oidc.session?.accountId;
      const clientId = ctx.oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new ctx.oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope(`openid ${SCOPE}`);
      await grant.save();
      return grant;
    },
  });
}

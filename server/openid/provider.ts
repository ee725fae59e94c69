import type { errors, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { ALL_LANGUAGES } from '#contract/languages.ts';
import { checkEmail } from '#contract/values/email.ts';
import { languageTags, wishesQuery } from '#contract/values/partner-wishes.ts';
import { EMAIL } from '../accounts/identities.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import type { Deps } from '../deps.ts';
import { digest, sameText, sign } from '../hashing.ts';
import { overHttps } from '../http/cookies.ts';
import { OPENID_INTERACTION_VALIDITY } from '../limits/policies.ts';
import { endSessionsAtLogout } from './end-session.ts';
import { createEntries } from './entries.ts';
import type { SigningKeys } from './keys.ts';
import type { OpenidLibrary } from './library.ts';
import { issuerOf } from './openid-path.ts';
import { openidErrorPage, openidLoggedOutPage, openidLogoutPage } from './pages.ts';
import { orUnavailable, TRY_AGAIN_IN, UNAVAILABLE } from './unavailable.ts';

/** `profile` is what a partner of `/sso` learns, too; `email` is asked for by name (PARTNER-3). */
export const OPENID_SCOPES = ['openid', 'profile', 'email', 'offline_access'] as const;

type ProviderDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'config' | 'addresses' | 'log' | 'metrics'>;

const DAY = 86_400;
/** s */
const TOKEN_VALIDITY = 600;
const CODE_VALIDITY = 60;

const interactionCookie = (deps: Pick<Deps, 'addresses'>, uid: string): string => `${overHttps(deps) ? '__Host-' : ''}madang_openid_${uid}`;
export const interactionSignature = ({ secret }: Pick<Deps, 'secret'>, uid: string): string => sign(secret, 'openid-interaction', uid);
export { interactionCookie };

/**
 * The library on our database, accounts, sessions and consents. Its interactions are the page `/sso/auth` and the flow `ssoGateway`; it shows no
 * page of its own. Whatever it gives belongs to a session of ours (`entries.ts`).
 */
export function createProvider(library: OpenidLibrary, deps: ProviderDeps, keys: SigningKeys): Provider {
  const { Provider, interactionPolicy } = library;
  const { addresses, config } = deps;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const prefix = overHttps(deps) ? '__Host-' : '';
  const days = config.refreshDays * DAY;
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure: overHttps(deps), signed: false } as const;

  const provider = new Provider(issuerOf(addresses.siteUrl), {
    adapter: createEntries(deps, library),
    jwks: { keys: keys as unknown as JWK[] },
    cookies: {
      // The library puts the last two at paths of their own; which browser a login belongs to is decided by a cookie of ours.
      names: { session: `${prefix}madang_openid`, interaction: 'madang_openid_interaction', resume: 'madang_openid_resume' },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', secure: overHttps(deps), signed: false },
    },
    interactions: {
      policy,
      url(ctx, { uid, params }) {
        ctx.cookies.set(interactionCookie(deps, uid), interactionSignature(deps, uid), { ...cookie, maxAge: OPENID_INTERACTION_VALIDITY });
        const wishes = wishesQuery({ email: hintedEmail(params.login_hint, config), languages: languageTags(params.ui_locales) });
        const query = { clientId: String(params.client_id), returnUrl: String(params.redirect_uri), interaction: uid, ...wishes };
        return `${addresses.siteUrl}/sso/auth?${new URLSearchParams(query)}`;
      },
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    scopes: [...OPENID_SCOPES],
    claims: { openid: ['sub'], profile: ['nickname', 'preferred_username', 'picture'], email: ['email', 'email_verified'] },
    discovery: { ui_locales_supported: [...(config.languages ?? ALL_LANGUAGES).offered] },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_, client, token) => token.clientId === client.clientId },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => openidLogoutPage(ctx, deps, form),
        postLogoutSuccessSource: (ctx) => openidLoggedOutPage(ctx, deps),
      },
    },
    renderError: (ctx, out) => openidErrorPage(ctx, deps, out.error, out.error_description),
    clientBasedCORS: (_, origin, client) => client.redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    ttl: {
      AccessToken: TOKEN_VALIDITY,
      AuthorizationCode: CODE_VALIDITY,
      IdToken: TOKEN_VALIDITY,
      RefreshToken: days,
      Interaction: OPENID_INTERACTION_VALIDITY / 1000,
      Session: days,
      Grant: days,
    },
    findAccount: async (_, accountId) => {
      const claims = await orUnavailable(() => claimsOf(deps, accountId));
      return claims === undefined ? undefined : { accountId, claims: () => claims };
    },
  });
  // The hash alone of a secret is kept, so the hash of what is shown is compared with it.
  provider.Client.prototype.compareClientSecret = function compare(this: { clientSecret?: string }, actual: string) {
    return sameText(this.clientSecret ?? '', digest(actual));
  };
  // The outbox of logouts tells the clients, and tries again (`logouts.ts`).
  provider.Client.prototype.backchannelLogout = async () => undefined;
  // What a proxy says is replaced by what the operator says, in `routes.ts`.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    // What the library's own handler does not see: a middleware of ours.
    await next().catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      ctx.status = 503;
      openidErrorPage(ctx, deps, UNAVAILABLE);
    });
    if (ctx.status === 503) ctx.set('Retry-After', TRY_AGAIN_IN);
  });
  endSessionsAtLogout(provider, deps);
  const noteRefusal = (ctx: KoaContextWithOIDC, { error }: errors.OIDCProviderError) => {
    const client = ctx.oidc.client?.clientId;
    // A person’s word is no fault of a client.
    if (error !== 'access_denied') deps.log.info('openidRefused', { ...(client !== undefined && { client }), refusal: error });
  };
  provider.on('authorization.error', noteRefusal);
  provider.on('grant.error', noteRefusal);
  provider.on('end_session.error', noteRefusal);
  provider.on('server_error', (_, error) => deps.log.error('openidFailed', { error }));
  // Without a listener, Koa would print the error with all that it says.
  (provider as NodeJS.EventEmitter).on('error', (error: unknown) => deps.log.error('openidFailed', { error }));
  return provider;
}

/** Whether there is such an account decides nothing here, so the page cannot tell it. */
function hintedEmail(hint: unknown, { topLevelDomain }: Pick<Deps['config'], 'topLevelDomain'>): string {
  const checked = checkEmail(typeof hint === 'string' ? hint : '', topLevelDomain);
  return checked.ok ? checked.value : '';
}

/** What a client may learn, as far as its scopes reach; `undefined` for an account that is no more. */
async function claimsOf({ db, addresses }: Pick<Deps, 'db' | 'addresses'>, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['nickname', 'uvrs_id', 'image_path'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const email = await db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('method', '=', EMAIL)
    .orderBy('created_at')
    .executeTakeFirst();
  return {
    sub: userId,
    nickname: user.nickname,
    preferred_username: user.uvrs_id,
    ...(user.image_path !== null && { picture: new URL(user.image_path, addresses.siteUrl).href }),
    // Each email that signs in was proven by a code.
    ...(email !== undefined && { email: email.subject, email_verified: true }),
  };
}

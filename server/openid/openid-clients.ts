import type { AdapterPayload } from 'oidc-provider';
import type { Queryable } from '../db/transaction.ts';
import { hasNul } from '../http/nul.ts';

/** How a client shows who it is at the token endpoint (OpenID Connect Core, 9); `none` for one without a secret, as a page is. */
export const TOKEN_AUTH_METHODS = ['client_secret_basic', 'client_secret_post', 'none'] as const;
export type TokenAuthMethod = (typeof TOKEN_AUTH_METHODS)[number];

/** What a registration says beyond that of `/sso`. */
export interface OpenidMetadata {
  readonly tokenEndpointAuthMethod: TokenAuthMethod;
  readonly postLogoutRedirectUris?: readonly string[] | undefined;
  readonly backchannelLogoutUri?: string | undefined;
  /** Whether it gets refresh tokens, which last as long as the person's session here. */
  readonly refresh?: boolean | undefined;
}

export async function openidMetadataOf(db: Queryable, clientId: string): Promise<OpenidMetadata | undefined> {
  const found = await db.selectFrom('openid_clients').select('metadata').where('client_id', '=', clientId).executeTakeFirst();
  return found === undefined ? undefined : JSON.parse(found.metadata);
}

/** A client as the library wants it (OpenID Connect Dynamic Client Registration, 2). In the place of the secret stands its hash: see `provider.ts`. */
export async function findOpenidClient(db: Queryable, clientId: string): Promise<AdapterPayload | undefined> {
  const metadata = hasNul(clientId) ? undefined : await openidMetadataOf(db, clientId);
  if (metadata === undefined) return undefined;
  const rows = await db.selectFrom('oauth_clients').select(['redirect_uri', 'name']).where('client_id', '=', clientId).execute();
  const secret = await db.selectFrom('oauth_secrets').select('secret_hash').where('client_id', '=', clientId).executeTakeFirst();
  const [first] = rows;
  if (first === undefined) return undefined;
  const { tokenEndpointAuthMethod, postLogoutRedirectUris = [], backchannelLogoutUri, refresh = false } = metadata;
  return {
    client_id: clientId,
    client_name: first.name,
    redirect_uris: rows.map(({ redirect_uri }) => redirect_uri),
    response_types: ['code'],
    require_auth_time: true,
    grant_types: ['authorization_code', ...(refresh ? ['refresh_token'] : [])],
    token_endpoint_auth_method: tokenEndpointAuthMethod,
    ...(tokenEndpointAuthMethod !== 'none' && { client_secret: secret?.secret_hash }),
    post_logout_redirect_uris: [...postLogoutRedirectUris],
    ...(backchannelLogoutUri !== undefined && { backchannel_logout_uri: backchannelLogoutUri, backchannel_logout_session_required: true }),
  };
}

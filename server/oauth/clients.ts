import path from 'node:path';
import * as z from 'zod/mini';
import { type Db, transaction } from '../db/transaction.ts';
import { digest } from '../hashing.ts';
import type { Texts } from '../languages.ts';
import { type OpenidMetadata, TOKEN_AUTH_METHODS, type TokenAuthMethod } from '../openid/openid-clients.ts';
import { entryName, readOperatorFile } from '../operator-file.ts';
import type { ClientStatements } from './about-client.ts';
import { isAddress, whyNoLogo } from './logos.ts';

/** A partner that may sign people in through the gateway: who it is, and where a code may be sent. */
export interface OauthClient extends ClientStatements {
  readonly id: string;
  readonly name: string;
  /** Shown with each code; only a hash of it is stored. A client of the OpenID door whose method is `none` has none. */
  readonly secret?: string | undefined;
  /** Compared whole, to the last character (RFC 9700, 2.1). */
  readonly redirectUris: readonly string[];
  /** A client of the platform itself: needs no consent (GW-6). Default: false. */
  readonly firstParty?: boolean | undefined;
  /** What it needs a person's data for, in each language: shown at the consent (PARTNER-3) and beside its access (PARTNER-5). */
  readonly purpose?: Texts | undefined;
  /** An address at the partner, or a file beside the registrations: a PNG or JPEG image, which the server keeps and shows (PARTNER-3). */
  readonly logo?: string | undefined;
  /** Makes it a client of the OpenID door, too (PARTNER-1); without it the client has `/sso` alone. */
  readonly tokenEndpointAuthMethod?: TokenAuthMethod | undefined;
  readonly postLogoutRedirectUris?: readonly string[] | undefined;
  readonly backchannelLogoutUri?: string | undefined;
  readonly refresh?: boolean | undefined;
}

/** Returned to by people's browsers: https, or plain http on this very machine. */
const redirectUri = z.string().check(
  z.refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || url.href.includes('#') || url.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
  }, 'must be an https URL without a fragment or user information'),
);

/** What begins as an address does is one, and has to be safe. */
const logo = z.string().check(
  z.minLength(1),
  z.maxLength(2048),
  z.refine(
    (text) => !/^[a-z][a-z0-9+.-]+:/i.test(text) || z.safeParse(redirectUri, text).success,
    'must be an https URL, or the path of a file',
  ),
);

/** What only a client of the OpenID door has. */
const OPENID_FIELDS = ['postLogoutRedirectUris', 'backchannelLogoutUri', 'refresh'] as const;

const shownText = z.string().check(z.minLength(1), z.maxLength(300));
const shownTexts = z.strictObject({ ko: shownText, en: shownText, ja: shownText });
const privacyUrl = z.url({ protocol: /^https$/, error: 'must be an https URL' }).check(z.maxLength(2048));
const contact = z.email({ error: 'must be an email address' }).check(z.maxLength(254));

const clientsFile = z.array(
  z
    .strictObject({
      id: z.string().check(z.regex(/^[\w.-]{1,200}$/, 'must have letters, digits, dots, hyphens and underscores alone, 200 at most')),
      name: z.string().check(z.minLength(1)),
      secret: z.optional(z.string().check(z.minLength(24, 'must have 24 characters or more'))),
      redirectUris: z.array(redirectUri).check(z.minLength(1)),
      firstParty: z.optional(z.boolean()),
      purpose: z.optional(shownTexts),
      retention: z.optional(shownTexts),
      privacyUrl: z.optional(privacyUrl),
      contact: z.optional(contact),
      logo: z.optional(logo),
      tokenEndpointAuthMethod: z.optional(z.enum(TOKEN_AUTH_METHODS)),
      postLogoutRedirectUris: z.optional(z.array(redirectUri)),
      backchannelLogoutUri: z.optional(redirectUri),
      refresh: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ secret, tokenEndpointAuthMethod }) => secret !== undefined || tokenEndpointAuthMethod === 'none', {
        path: ['secret'],
        error: 'must be there, except with tokenEndpointAuthMethod "none"',
      }),
      z.refine(({ secret, tokenEndpointAuthMethod }) => secret === undefined || tokenEndpointAuthMethod !== 'none', {
        path: ['secret'],
        error: 'must not be there with tokenEndpointAuthMethod "none": such a client has no secret',
      }),
      z.refine((client) => client.tokenEndpointAuthMethod !== undefined || OPENID_FIELDS.every((field) => client[field] === undefined), {
        path: ['tokenEndpointAuthMethod'],
        error: `must be there for a client with ${OPENID_FIELDS.join(', ')}: one of ${TOKEN_AUTH_METHODS.join(', ')}`,
      }),
    ),
);

/**
 * The partners in a JSON file: `[{ "id", "name", "secret" (24 characters or more), "redirectUris": [], "firstParty"?, "purpose"?, "retention"?,
 * "privacyUrl"?, "contact"?, "logo"? }]`, and for the OpenID door `"tokenEndpointAuthMethod"`, `"postLogoutRedirectUris"?`, `"backchannelLogoutUri"?`, `"refresh"?`.
 * @throws StartError that says where the file is wrong
 */
export async function readClients(file: string): Promise<readonly OauthClient[]> {
  const { entries, wrong } = await readOperatorFile(file, clientsFile, { about: `The partners in ${file} (OAUTH_CLIENTS)` });
  const clients = entries.map((client) => {
    const { logo } = client;
    return logo === undefined || isAddress(logo) ? client : { ...client, logo: path.resolve(path.dirname(file), logo) };
  });
  for (const [index, { logo }] of clients.entries()) {
    const why = logo === undefined || isAddress(logo) ? undefined : await whyNoLogo(logo);
    if (why !== undefined) throw wrong(`${entryName(clients, index)}: logo: ${why}`);
  }
  return clients;
}

/** What the consent to a partner should say (PARTNER-3) and its registration leaves out; a client of the platform itself asks for none. */
export const unsaidOf = (client: OauthClient): readonly string[] =>
  client.firstParty === true ? [] : STATEMENTS.filter((field) => client[field] === undefined);

const STATEMENTS = ['purpose', 'retention', 'privacyUrl', 'contact'] as const;

/** Makes a partner's registration what it is now. */
export async function registerClient(db: Db, client: OauthClient): Promise<void> {
  const { id, name, secret, redirectUris, firstParty = false, purpose, retention, privacyUrl, contact } = client;
  const statements: ClientStatements = { retention, privacyUrl, contact };
  const saysMore = Object.values(statements).some((statement) => statement !== undefined);
  const shown = {
    purpose: purpose === undefined ? null : JSON.stringify(purpose),
    about: saysMore ? JSON.stringify(statements) : null,
  };
  await transaction(db, async (tx) => {
    // First, and so a lock: another process that starts at the same time waits here, and then deletes what this one has written.
    const row = { client_id: id, secret_hash: secret === undefined ? NO_SECRET : digest(secret) };
    await tx
      .insertInto('oauth_secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
      .execute();
    await tx.deleteFrom('oauth_clients').where('client_id', '=', id).execute();
    if (client.logo === undefined) await tx.deleteFrom('partner_logos').where('client_id', '=', id).execute();
    await tx
      .insertInto('oauth_clients')
      .values(redirectUris.map((redirect_uri) => ({ client_id: id, redirect_uri, name, first_party: firstParty, ...shown })))
      .execute();
    await tx.deleteFrom('openid_clients').where('client_id', '=', id).execute();
    const metadata = metadataOf(client);
    if (metadata !== undefined)
      await tx
        .insertInto('openid_clients')
        .values({ client_id: id, metadata: JSON.stringify(metadata) })
        .execute();
  });
}

/** The hash of no secret. */
const NO_SECRET = '';

function metadataOf({
  tokenEndpointAuthMethod,
  postLogoutRedirectUris,
  backchannelLogoutUri,
  refresh,
}: OauthClient): OpenidMetadata | undefined {
  if (tokenEndpointAuthMethod === undefined) return undefined;
  return { tokenEndpointAuthMethod, postLogoutRedirectUris, backchannelLogoutUri, refresh };
}

/** A partner that is no longer one. */
export async function forgetClient(db: Db, clientId: string): Promise<void> {
  await db.deleteFrom('oauth_clients').where('client_id', '=', clientId).execute();
  await db.deleteFrom('oauth_secrets').where('client_id', '=', clientId).execute();
  await db.deleteFrom('openid_clients').where('client_id', '=', clientId).execute();
  await db.deleteFrom('partner_logos').where('client_id', '=', clientId).execute();
  // A later client with this id is another one: it needs consent anew.
  await db.deleteFrom('oauth_consents').where('client_id', '=', clientId).execute();
}

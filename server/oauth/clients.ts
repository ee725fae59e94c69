import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type Db, transaction } from '../db/transaction.ts';
import { digest } from '../hashing.ts';
import { StartError } from '../start-error.ts';

/** A partner that may sign people in through the gateway: who it is, and where a code may be sent. */
export interface OauthClient {
  readonly id: string;
  readonly name: string;
  /** Shown with each code; only a hash of it is stored. */
  readonly secret: string;
  /** Compared whole, to the last character (RFC 9700, 2.1). */
  readonly redirectUris: readonly string[];
  /** A client of the platform itself: needs no consent (GW-6). Default: false. */
  readonly firstParty?: boolean | undefined;
}

/** Returned to by people's browsers: https, or plain http on this very machine. */
const redirectUri = z.string().check(
  z.refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || url.href.includes('#') || url.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
  }, 'must be an https URL without a fragment or user information'),
);

const clientsFile = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
    name: z.string().check(z.minLength(1)),
    secret: z.string().check(z.minLength(24)),
    redirectUris: z.array(redirectUri).check(z.minLength(1)),
    firstParty: z.optional(z.boolean()),
  }),
);

/**
 * The partners in a JSON file: `[{ "id", "name", "secret" (24 characters or more), "redirectUris": [], "firstParty"? }]`.
 * @throws StartError that says where the file is wrong
 */
export async function readClients(file: string): Promise<readonly OauthClient[]> {
  const wrong = (reason: string) => new StartError(`The partners in ${file} (OAUTH_CLIENTS) cannot be used: ${reason}`);
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw wrong(error.message);
  });
  const parsed = z.safeParse(clientsFile, parseJson(text));
  if (!parsed.success) {
    // The path, never the value: one of them is a secret.
    throw wrong(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; '));
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes a partner's registration what it is now. */
export async function registerClient(db: Db, { id, name, secret, redirectUris, firstParty = false }: OauthClient): Promise<void> {
  await transaction(db, async (tx) => {
    // First, and so a lock: another process that starts at the same time waits here, and then deletes what this one has written.
    const row = { client_id: id, secret_hash: digest(secret) };
    await tx
      .insertInto('oauth_secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
      .execute();
    await tx.deleteFrom('oauth_clients').where('client_id', '=', id).execute();
    await tx
      .insertInto('oauth_clients')
      .values(redirectUris.map((redirect_uri) => ({ client_id: id, redirect_uri, name, first_party: firstParty })))
      .execute();
  });
}

/** A partner that is no longer one. */
export async function forgetClient(db: Db, clientId: string): Promise<void> {
  await db.deleteFrom('oauth_clients').where('client_id', '=', clientId).execute();
  await db.deleteFrom('oauth_secrets').where('client_id', '=', clientId).execute();
  // A later client with this id is another one: it needs consent anew.
  await db.deleteFrom('oauth_consents').where('client_id', '=', clientId).execute();
}

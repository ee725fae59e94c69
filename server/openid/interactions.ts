import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../deps.ts';
import { digest, sameText } from '../hashing.ts';
import { cookieValues } from '../http/cookie-copies.ts';
import { overHttps } from '../http/cookies.ts';
import { INTERACTION, OP_SESSION } from './entries.ts';
import { interactionCookie, interactionSignature, OPENID_SCOPES } from './provider.ts';

/** A login that a client began and that waits for the person's answer. */
export interface WaitingLogin {
  readonly uid: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  /** ms since the epoch */
  readonly began: number;
  /** The person has to sign in after this, ms since the epoch; `undefined`: whenever it was (`prompt=login`, `max_age`). */
  readonly signedInSince: number | undefined;
  /** The person has to agree once more, or to this account (`prompt=consent`, `prompt=select_account`). */
  readonly asksAnew: boolean;
}

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'addresses'>;

/** `undefined` for one that is over, that another browser began, or that there never was: no answer of one browser signs another one in. */
export async function waitingLogin(deps: LoginDeps, provider: Provider, c: Context, uid: string): Promise<WaitingLogin | undefined> {
  const [signature, ...others] = cookieValues(c, interactionCookie(deps, uid));
  if (signature === undefined || others.length > 0 || !sameText(signature, interactionSignature(deps, uid))) return undefined;
  const interaction = await provider.Interaction.find(uid);
  const entry = await deps.db
    .selectFrom('openid_entries')
    .select('created_at')
    .where('model', '=', INTERACTION)
    .where('id', '=', digest(uid))
    .executeTakeFirst();
  if (interaction === undefined || entry === undefined) return undefined;
  const { client_id, redirect_uri, scope, prompt, max_age } = interaction.params;
  const prompts = wordsOf(prompt);
  const since = [
    ...(prompts.includes('login') ? [entry.created_at] : []),
    ...(max_age === undefined ? [] : [deps.clock() - Number(max_age) * 1000]),
  ];
  return {
    uid,
    clientId: String(client_id),
    redirectUri: String(redirect_uri),
    scopes: wordsOf(scope).filter((name) => OPENID_SCOPES.some((known) => known === name)),
    began: entry.created_at,
    signedInSince: since.length === 0 ? undefined : Math.max(...since),
    asksAnew: prompts.includes('consent') || prompts.includes('select_account'),
  };
}

const wordsOf = (text: unknown): readonly string[] => (typeof text === 'string' ? text.split(' ') : []);

type Result = NonNullable<Awaited<ReturnType<Provider['interactionDetails']>>['result']>;

/** Keeps the person's answer, and says where the library takes it up. `sessionId`: the session of ours that goes on; `undefined` for a refusal. */
export async function answerLogin(
  deps: LoginDeps,
  provider: Provider,
  c: Context,
  { uid }: WaitingLogin,
  { result, sessionId }: { readonly result: Result; readonly sessionId?: string },
): Promise<string | undefined> {
  const interaction = await provider.Interaction.find(uid);
  if (interaction === undefined) return undefined;
  const opened = interaction.session?.uid;
  if (opened !== undefined && !(await isOfSession(deps, opened, sessionId))) {
    // That of another account, or of a session before: it ends, and the library begins a new one.
    if (sessionId !== undefined)
      await deps.db.deleteFrom('openid_entries').where('model', '=', OP_SESSION).where('uid', '=', opened).execute();
    delete interaction.session;
  }
  interaction.result = result;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
  deleteCookie(c, interactionCookie(deps, uid), { path: '/', secure: overHttps(deps), httpOnly: true, sameSite: 'Lax' });
  return interaction.returnTo;
}

async function isOfSession({ db }: Pick<Deps, 'db'>, uid: string, sessionId: string | undefined): Promise<boolean> {
  const entry = db.selectFrom('openid_entries').select('session_id').where('model', '=', OP_SESSION).where('uid', '=', uid);
  const found = await entry.executeTakeFirst();
  return found !== undefined && (sessionId === undefined || found.session_id === sessionId);
}

import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Answer, API_BASE, CALLS, type Call, type CallName } from '#contract/calls.ts';
import { RESULT } from '#contract/result-codes.ts';
import { cutTo } from '#contract/values/cut.ts';
import { type Caller, callerOf } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { languageOf } from '../languages.ts';
import { countingSignIn } from '../metrics/sign-ins.ts';
import { bearerOf } from './bearer.ts';
import { boundBody } from './body-bound.ts';
import type { CallContext, Handlers } from './call-context.ts';
import { clientAddress } from './client-address.ts';
import { visitOf } from './cookies.ts';
import { nulIn } from './nul.ts';
import { isForeign } from './origin-check.ts';
import { Refusal } from './refusal.ts';
import { UPLOAD_MAX } from './upload.ts';

const JSON_MAX = 64 * 1024;
/** Characters of the names that a request made up, in the words of its refusal. */
const FIELD_SHOWN = 100;

/** Mounts each call of the contract on its handler: checks the body and the token before, and makes the answer after. */
export function mountCalls(app: Hono, deps: Deps, handlers: Handlers): void {
  for (const name of Object.keys(CALLS) as CallName[]) mountCall(app, deps, name, handlers);
}

function mountCall<Name extends CallName>(app: Hono, deps: Deps, name: Name, handlers: Handlers): void {
  const call: Call = CALLS[name];
  const bound = boundBody(call.body === 'multipart' ? UPLOAD_MAX : JSON_MAX, call.body !== 'none');
  app.on(call.method, `${API_BASE}${call.path}`, bound, async (c) => {
    if (deps.config.closed) throw new Refusal('closed');
    if (call.method !== 'GET' && isForeign(deps, c)) throw new Refusal('notAllowed');
    const visit = visitOf(deps, c);
    const caller = await identify(deps, c, call);
    const body = await readBody(c, call);
    const context = {
      ...deps,
      body,
      caller,
      visit: visit.id,
      visitIsNew: visit.isNew,
      address: clientAddress(c, deps.config.trustProxy),
      language: languageOf(c.req.header('accept-language'), deps.config.languages),
      http: c,
      // The body has just been parsed with the schema that gives `RequestOf<Name>` its type.
    } as CallContext<Name>;
    const data = await countingSignIn(deps.metrics, name, body, () => handlers[name](context));
    return c.json({ code: RESULT.ok, ...(data === undefined ? {} : { data }) } satisfies Answer);
  });
}

/** @throws Refusal `unauthorized` or `tokenExpired`, where the call needs a token; elsewhere a bad token counts as none */
async function identify(deps: Deps, c: Context, call: Call): Promise<Caller | undefined> {
  if (call.token === 'none') return undefined;
  const token = bearerOf(c);
  const caller = token === undefined ? undefined : await callerOf(deps.db, token, deps.clock());
  if (caller !== undefined && caller !== 'expired') return caller;
  if (call.token === 'optional') return undefined;
  throw new Refusal(caller === 'expired' ? 'tokenExpired' : 'unauthorized');
}

/** @throws Refusal `malformed`, naming the first field that does not fit */
async function readBody(c: Context, call: Call): Promise<unknown> {
  if (call.body !== 'json') return undefined;
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new Refusal('malformed', { field: 'Content-Type' });
  const json: unknown = await c.req.json().catch(rethrowRefusal);
  const parsed = z.safeParse(call.request, json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
    throw new Refusal('malformed', { field: cutTo(field || 'body', FIELD_SHOWN) });
  }
  // Search the parsed body only: the schema bounds its depth, a raw body could overflow the stack.
  const place = nulIn(parsed.data);
  if (place !== undefined) throw new Refusal('malformed', { field: place || 'body' });
  return parsed.data;
}

/** A body that is too large is found out while it is read; anything else is JSON that does not parse. */
function rethrowRefusal(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('malformed', { field: 'body' });
}

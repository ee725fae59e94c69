import type { Context } from 'hono';
import type { CallName, DataOf, RequestOf } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';

/** What a handler is given: the body is checked, and who calls is known as far as the call asks for it. */
export interface CallContext<Name extends CallName> extends Deps {
  readonly body: RequestOf<Name>;
  /** Owner of the access token; `undefined` for a visitor, never for a call whose token is required. */
  readonly caller: Caller | undefined;
  /** The browser session that codes, proofs and tickets are bound to. */
  readonly visit: string;
  /** Whether the request brought its visit with it. */
  readonly visitIsNew: boolean;
  /** The network that limits are counted for. */
  readonly address: string;
  readonly language: Language;
  /** The HTTP request and answer, for cookies and uploads. */
  readonly http: Context;
}

/** Returns `data` of the answer, or throws a `Refusal`. */
export type Handler<Name extends CallName> = (call: CallContext<Name>) => Promise<DataOf<Name>>;
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

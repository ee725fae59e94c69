import { isProvider, METHODS, type Method } from '#contract/methods.ts';
import type { INVALID_RETURN as MACHINES_WORD } from '#machines/provider-window/provider-window.machine.ts';

/** What a provider's return page and the page that opened its window tell each other (CB-2). No schema here: the return page is tiny. */

/** Longer than any honest code, state or error. */
export const WIRE_TEXT_MAX = 2048;

type Outcome = { readonly code: string } | { readonly error: string };
/** `state` and `iss` only if they came back. */
type Returned = Outcome & { readonly state?: string; readonly iss?: string };

/** `sns_code` and `campusCode` are codes of the method table (METHOD-1). */
export type ProviderMessage = Returned &
  ({ readonly auth_type: 'sns'; readonly sns_code: string } | { readonly auth_type: 'sso'; readonly campusCode: string });

/** What the return page says in the place of a code that came without its state (SOC-2): the code itself goes nowhere. */
export const STATE_MISSING = 'state_missing';

/** What the return page says where its address held no answer that it could pass on (CB-1): the machine’s word, and no import of it, as the page is tiny. */
export const INVALID_RETURN = 'invalid_return' satisfies typeof MACHINES_WORD;

/** The provider that a message names. */
export const providerIn = (message: ProviderMessage): string => ('sns_code' in message ? message.sns_code : message.campusCode);

/** Both ends meet here when the browser has cut `opener`: only who made the state, or got it back, can name the channel (CB-4). */
export const channelOf = (state: string): string => `auth:${state}`;

/** The opener's word on the channel that a message arrived, so that the return page does not claim what no opener heard. */
export const RECEIVED = 'received';

/** Built-in switches only (METHOD-2): what an operator switches off, the server refuses. */
export const enabledProvider = (code: string): Method | undefined =>
  METHODS.find((method) => method.code === code && method.enabled && isProvider(method));

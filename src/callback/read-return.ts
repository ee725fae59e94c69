import { type Method, type MethodCode, methodByCode } from '#contract/methods.ts';
import { enabledProvider, INVALID_RETURN, type ProviderMessage, STATE_MISSING, WIRE_TEXT_MAX } from '../browser/provider-wire.ts';

/** What a return page was opened with. */
export type Return =
  | { readonly is: 'answered'; readonly provider: MethodCode; readonly message: ProviderMessage }
  | { readonly is: 'refused'; readonly provider: MethodCode; readonly message: ProviderMessage; readonly error: string }
  /** A code without the state that it must bring: a failed authentication, and that is passed on (SOC-2). */
  | { readonly is: 'stateless'; readonly provider: MethodCode; readonly message: ProviderMessage }
  /** Nothing to pass on (CB-1). `provider` is null for an address that belongs to no provider. */
  | { readonly is: 'invalid'; readonly provider: MethodCode | null }
  | { readonly is: 'signedOut'; readonly provider: MethodCode };

/** CB-1: these must bring their state back here; what state the others must bring is the opener's affair (SOC-2). */
const STATEFUL_METHODS: readonly MethodCode[] = ['naver', 'facebook'];

/** CB-1, CB-2. The fragment is never read: Facebook ends every address with one, and a code has no business there. */
export function readReturn({ pathname, search }: { readonly pathname: string; readonly search: string }): Return {
  const [, name = '', rest] = /^\/callback\/([a-z]+)(\/logout)?$/.exec(pathname) ?? [];
  const method = enabledProvider(name);
  if (method === undefined) return { is: 'invalid', provider: null };
  const provider = method.code;
  // Whatever came with it: after a logout there is nothing to tell the opener.
  if (rest !== undefined) return provider === 'yonsei' ? { is: 'signedOut', provider } : { is: 'invalid', provider: null };

  const query = new URLSearchParams(search);
  const [code, error, state, iss] = ['code', 'error', 'state', 'iss'].map((key) => single(query, key));
  const fits = [code, error, state, iss].every((value) => value !== null);
  if (!fits) return { is: 'invalid', provider };
  const returned = { ...(state && { state }), ...(iss && { iss }) };
  if (code && error === undefined && (state || !STATEFUL_METHODS.includes(provider)))
    return { is: 'answered', provider, message: { ...returned, ...senderOf(method), code } };
  if (code && error === undefined) return { is: 'stateless', provider, message: { ...senderOf(method), error: STATE_MISSING } };
  if (error && code === undefined) return { is: 'refused', provider, error, message: { ...returned, ...senderOf(method), error } };
  return { is: 'invalid', provider };
}

/** `undefined` when it is not there, `null` when it is there twice or too long: which of two codes is meant must not be guessed. */
function single(query: URLSearchParams, key: string): string | undefined | null {
  const values = query.getAll(key);
  if (values.length > 1) return null;
  return (values[0]?.length ?? 0) > WIRE_TEXT_MAX ? null : values[0];
}

/** What a page of this provider tells in the place of an answer that was none: nothing of what it was opened with. */
export const invalidReturnOf = (provider: MethodCode): ProviderMessage => ({ ...senderOf(methodByCode(provider)), error: INVALID_RETURN });

const senderOf = ({ code, sso }: Method) =>
  sso ? ({ auth_type: 'sso', campusCode: code } as const) : ({ auth_type: 'sns', sns_code: code } as const);

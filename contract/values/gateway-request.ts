import { CLIENT_ID_MAX, PARTNER_STATE_MAX, RETURN_URL_MAX, RETURN_VALUE_MAX } from '../limits.ts';
import { parseUrl } from '../parse-url.ts';

/** RFC 8252, 7.3: a loopback address may go without TLS. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
// What a browser's URL parser would quietly drop or turn into something else.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const SUSPICIOUS = /[\u0000-\u0020\u007f\\]/;
// The server refuses a body with NUL; the others stand in no name.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;
// A parser skips slashes that are too many, and an empty user-info.
const ABSOLUTE = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/**
 * A partner's return address as it is sent to the server for its own check (GW-5): an absolute https URL, or http on loopback,
 * without user-info and fragment, and no longer than the call takes; null for anything else.
 */
export function parseReturnUrl(text: string | null): string | null {
  if (text === null || text.length > RETURN_URL_MAX || SUSPICIOUS.test(text) || !ABSOLUTE.test(text)) return null;
  const url = parseUrl(text);
  if (url === null) return null;
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return secure && url.username === '' && url.password === '' && url.hash === '' && !text.includes('#') ? text : null;
}

/** A client’s name as the calls take it; the server alone knows whether there is such a client. */
const isClientId = (text: string | null): text is string =>
  text !== null && text !== '' && text.length <= CLIENT_ID_MAX && !CONTROL.test(text);

/** A partner's own value, which the server never sees. */
const isReturnValue = (text: string | null): boolean => text === null || text.length <= RETURN_VALUE_MAX;

const isState = (text: string | null): boolean => text === null || text.length <= PARTNER_STATE_MAX;

const isLogin = (text: string | null): boolean => text === null || PARTNER_LOGIN_ID.test(text);

/** A login that waits at the OpenID door, as its address names it. */
export const PARTNER_LOGIN_ID = /^[\w-]{1,64}$/;

/** What a partner asks the gateway for, as it stands in the query; null where it is missing (GW-1, GW-3). */
export interface GatewayRequest {
  readonly clientId: string | null;
  readonly returnUrl: string | null;
  readonly returnValue: string | null;
  /** What binds the answer to the partner's own request (RFC 6749, 10.12); it comes back as it was sent (PARTNER-1). */
  readonly state: string | null;
  /** The login that waits at the OpenID door; null where the request came straight to the gateway. */
  readonly interaction: string | null;
}

export function gatewayRequest(search: string): GatewayRequest {
  const query = new URLSearchParams(search);
  const [clientId, returnUrl] = [query.get('clientId'), query.get('returnUrl')];
  return { clientId, returnUrl, returnValue: query.get('returnValue'), state: query.get('state'), interaction: query.get('interaction') };
}

/** Whether it can be asked of the server, which alone knows the client and its addresses (GW-1, GW-5). */
export const isGatewayRequest = ({ clientId, returnUrl, returnValue, state, interaction }: GatewayRequest): boolean =>
  isClientId(clientId) && parseReturnUrl(returnUrl) !== null && isReturnValue(returnValue) && isState(state) && isLogin(interaction);

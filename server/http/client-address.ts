import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Address } from './networks.ts';
import { type Origin, originOf, type TrustedProxies } from './trusted-proxies.ts';

/** What `@hono/node-server` hands over; absent when the application is called directly. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** Those whose address cannot be known share one limit. */
const UNKNOWN = 'unknown';

/**
 * The network that limits are counted for. IPv6 counts by its first 64 bits, since one household has all the rest. A client whose proxy names
 * no address shares the limits of that proxy.
 */
export function clientAddress(c: Context, trusted: TrustedProxies | undefined): string {
  const { nearest } = callerOrigin(c, trusted);
  return nearest === undefined ? UNKNOWN : networkOf(nearest);
}

/** GATE-2: the address of the client in one form: IPv4 is not told in IPv6. `undefined`: it is not known. */
export const callerAddress = (c: Context, trusted: TrustedProxies | undefined): string | undefined =>
  callerOrigin(c, trusted).client?.toString();

/** Whether a proxy of ours sent the request, so that its other headers can be believed too. */
export const isFromProxy = (c: Context, trusted: TrustedProxies | undefined): boolean => callerOrigin(c, trusted).isForwarded;

function callerOrigin(c: Context, trusted: TrustedProxies | undefined): Origin {
  const bindings: NodeBindings = c.env ?? {};
  return originOf(bindings.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trusted);
}

/** What an owner is shown of a network (DEVICE-1): `203.0.113.*`, `2001:db8:1:*`; empty: unknown. @param address of `clientAddress` */
export function networkHint(address: string): string {
  if (address === UNKNOWN) return '';
  const [separator, parts] = address.includes(':') ? [':', address.replace(/::\/64$/, '').split(':')] : ['.', address.split('.')];
  return [...parts.slice(0, 3), '*'].join(separator);
}

/** An IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** What `@hono/node-server` hands over; absent when the application is called directly. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/**
 * Who limits are counted for: the address of the connection, or behind a trusted proxy the one that the proxy saw. Of IPv6 the first 64
 * bits only, since one household has all the rest.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded || (remoteAddress(c) ?? 'unknown'));
}

/** The other end of the connection, which is the proxy's where there is one. */
export function remoteAddress(c: Context): string | undefined {
  const bindings: NodeBindings = c.env ?? {};
  return bindings.incoming?.socket?.remoteAddress;
}

/**
 * An IPv4 address, also one that is written as IPv6 (RFC 4291, 2.5.5.2); of IPv6 the /64 network. A port behind the address, which some
 * proxies write, is left out: it differs with each connection. Text that is no address comes back as it is.
 */
export function networkOf(text: string): string {
  const plain = withoutPort(text.trim()).replace(/%.*$/, '').toLowerCase();
  if (!ipaddr.isValid(plain)) return plain;
  const address = ipaddr.process(plain);
  if (!('parts' in address)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Of `192.0.2.1:4000` and `[2001:db8::1]:4000` the address. */
const withoutPort = (text: string): string => /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

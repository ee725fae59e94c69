import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

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

export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

import { type Address, isWithin, type Network, readAddress } from './networks.ts';

/** The proxies in front of the server: what they write into `X-Forwarded-For` is believed, and nothing else is. */
export interface TrustedProxies {
  /** Proxies on the way, at most. */
  readonly hops: number;
  /** Where a proxy must be; `undefined`: anywhere, so that `hops` alone decides. */
  readonly networks: readonly Network[] | undefined;
}

/** What a connection and its header tell of the client. */
export interface Origin {
  /** `undefined`: the place where the client's address should stand has none. */
  readonly client: Address | undefined;
  /** The client's address, or else that of the nearest host before it on the way which has one. */
  readonly nearest: Address | undefined;
  /** Whether the other end of the connection is a proxy of ours. */
  readonly isForwarded: boolean;
}

/**
 * Finds the client's address: each proxy appends the address that it sees, so what stands right was written by the proxies, and what stands
 * left of the client's own address was sent by the client. From the right, the first address that belongs to no proxy is the client's. Where
 * all belong to proxies, the one farthest from us is: such a client is itself inside. A place without an address (`unknown`, RFC 7239,
 * 6.2; `unix:` of nginx) counts as a host, and never as the client of its own making.
 */
export function originOf(remote: string | undefined, header: string | undefined, trusted: TrustedProxies | undefined): Origin {
  const peer = remote === undefined ? undefined : readAddress(remote);
  if (trusted === undefined || !isProxy(peer, trusted)) return { client: peer, nearest: peer, isForwarded: false };
  let [client, nearest] = [peer, peer];
  const written = (header ?? '').split(',').filter((place) => place.trim() !== '');
  for (let hops = 0; hops < trusted.hops && written.length > 0 && isProxy(client, trusted); hops += 1) {
    client = readAddress(written.pop() ?? '');
    nearest = client ?? nearest;
  }
  return { client, nearest, isForwarded: true };
}

const isProxy = (address: Address | undefined, { networks }: TrustedProxies): boolean =>
  networks === undefined || (address !== undefined && isWithin(address, networks));

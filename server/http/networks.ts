import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The addresses that have their first `bits` bits in common with `address` (CIDR, RFC 4632). */
export interface Network {
  readonly address: Address;
  readonly bits: number;
}

const MAPPED_BITS = 96;

/**
 * An address without its zone, and without the port that some proxies write behind it: `192.0.2.1:4000`, `[2001:db8::1]:4000`. IPv4 that
 * is written as IPv6 (RFC 4291, 2.5.5.2), or that a translator in front has made IPv6 (RFC 6052, 2.1; RFC 7915), becomes IPv4: all that one
 * translator serves would else be one network. `undefined`: the text is no address.
 */
export function readAddress(text: string): Address | undefined {
  const plain = withoutPort(text.trim()).replace(/%.*$/, '');
  return isIP(plain) === 0 ? undefined : translated(ipaddr.process(plain));
}

/** The ranges of translators, whose last 32 bits are the IPv4 address. */
const TRANSLATED = new Set(['rfc6052', 'rfc6145']);

const translated = (address: Address): Address =>
  address instanceof ipaddr.IPv6 && TRANSLATED.has(address.range()) ? new ipaddr.IPv4(address.toByteArray().slice(-4)) : address;

/** `10.0.0.0/8`, `2001:db8::/32`, or one address. `undefined`: the text is no network. */
export function readNetwork(text: string): Network | undefined {
  const [, plain = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (isIP(plain) === 0) return undefined;
  const written = ipaddr.parse(plain);
  const address = translated(ipaddr.process(plain));
  const most = bitsOf(written);
  const bits = length === undefined ? most : Number(length);
  if (bits > most) return undefined;
  if (bitsOf(address) === most) return { address, bits };
  return bits < MAPPED_BITS ? undefined : { address, bits: bits - MAPPED_BITS };
}

export const isWithin = (address: Address, networks: readonly Network[]): boolean => networks.some((network) => isIn(address, network));

function isIn(address: Address, network: Network): boolean {
  if (address instanceof ipaddr.IPv4 && network.address instanceof ipaddr.IPv4) return address.match(network.address, network.bits);
  if (address instanceof ipaddr.IPv6 && network.address instanceof ipaddr.IPv6) return address.match(network.address, network.bits);
  return false;
}

export const networkText = ({ address, bits }: Network): string => `${address}/${bits}`;

const bitsOf = (address: Address): number => (address.kind() === 'ipv4' ? 32 : 128);

const withoutPort = (text: string): string => /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

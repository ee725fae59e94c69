import ipaddr from 'ipaddr.js';
import { ASSET_VERSION, MEGABYTE } from '#contract/limits.ts';
import type { AddressCheck } from '#machines/maintenance-gate/maintenance-gate.machine.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** An address and how many of its leading bits count. */
type Range = readonly [network: Address, bits: number];

/** GATE-2: says who is calling, in the answer to a request to the page itself. */
const FORWARDED_HEADER = 'X-Forwarded-For';
/** A list longer than this is not read to its end, bytes: tens of thousands of addresses fit. */
export const ALLOW_LIST_MAX = MEGABYTE;

export interface CheckCallerInput {
  /**
   * The list of addresses that may come in: a JSON array of addresses and CIDR ranges, IPv4 and IPv6 (GATE-3); or `{ addresses, until }` with that
   * array and when the maintenance is expected to end, by RFC 3339.
   */
  readonly listUrl: string;
  readonly signal: AbortSignal;
}

/**
 * Is the caller on the list of those who may come in during maintenance? (GATE-2, GATE-3)
 * Rejects where that is not clear: a request fails, the list is malformed or too long, the address is unknown (GATE-4).
 */
export async function checkCaller({ listUrl, signal }: CheckCallerInput): Promise<AddressCheck> {
  const [caller, { ranges, until }] = await Promise.all([readCaller(signal), readAllowList(listUrl, signal)]);
  return { allowed: ranges.some((range) => contains(range, caller)), until };
}

/** The first address of the header is the caller's; those after it are proxies'. */
async function readCaller(signal: AbortSignal): Promise<Address> {
  // Without the query, which can carry secrets that do not belong into a log.
  const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  const [first = ''] = (headers.get(FORWARDED_HEADER) ?? '').split(',');
  return parseAddress(withoutPort(first.trim()));
}

async function readAllowList(listUrl: string, signal: AbortSignal): Promise<{ ranges: readonly Range[]; until: number | null }> {
  const url = new URL(listUrl, window.location.href);
  url.searchParams.set('v', ASSET_VERSION);
  const response = await fetch(url, { credentials: 'same-origin', cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the list of allowed addresses answered ${response.status}`);
  const content: unknown = JSON.parse(await readText(response, ALLOW_LIST_MAX));
  const { list, until } = partsOf(content);
  if (!Array.isArray(list)) throw new Error('the list of allowed addresses is no list');
  // An unreadable entry could admit anyone, so the list is rejected whole.
  const ranges = list.map((entry: unknown) => {
    if (typeof entry !== 'string') throw new Error('an entry of the list of allowed addresses is no text');
    return parseRange(entry.trim());
  });
  return { ranges, until: endOf(until) };
}

/** An object is a list with its end, and nothing less: without an end it would be an array. */
function partsOf(content: unknown): { list: unknown; until?: string } {
  const { addresses, until } = Object(content) as { addresses?: unknown; until?: unknown };
  return typeof until === 'string' ? { list: addresses, until } : { list: content };
}

/** ms since the epoch; null for what is no time, and for one that is over: it says nothing more. */
function endOf(until: string | undefined): number | null {
  const time = Date.parse(until ?? '');
  return time > Date.now() ? time : null;
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel();
      throw new Error('the list of allowed addresses is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** `203.0.113.7:51234` and `[2001:db8::7]:51234`, as some proxies write them. */
const withoutPort = (text: string): string => text.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** IPv4 in IPv6 (`::ffff:10.0.0.1`) is the IPv4 address. Shorthands such as `10.1`, and anything else, are refused. */
function parseAddress(text: string): Address {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) throw new Error('not an IP address');
  return ipaddr.process(text);
}

const MAPPED_BITS = 96;

function parseRange(text: string): Range {
  if (!text.includes('/')) {
    const address = parseAddress(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(text) && !ipaddr.IPv6.isValidCIDR(text)) throw new Error('not a range of IP addresses');
  const [network, bits] = ipaddr.parseCIDR(text);
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= MAPPED_BITS;
  return isMapped ? [network.toIPv4Address(), bits - MAPPED_BITS] : [network, bits];
}

const contains = ([network, bits]: Range, address: Address): boolean => network.kind() === address.kind() && address.match(network, bits);

import * as z from 'zod/mini';
import type { EnvReader } from './env-reader.ts';
import { type Network, readNetwork } from './http/networks.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';

const NAME = 'TRUST_PROXY';
const HOPS_MAX = 10;

/** A number of proxies, or where they are. `0/0` would make every client a proxy, which then chooses its address. */
function readEntry(text: string): number | Network | undefined {
  const flag = { true: 1, false: 0 }[text.toLowerCase()];
  if (flag !== undefined) return flag;
  if (/^\d{1,3}$/.test(text)) return Number(text) <= HOPS_MAX ? Number(text) : undefined;
  const network = readNetwork(text);
  return network === undefined || network.bits === 0 ? undefined : network;
}

const entry = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => readEntry(text) !== undefined,
        `the number of proxies in front of the server (0 to ${HOPS_MAX}, 1 for one), or their addresses or networks separated by commas, such as 10.0.0.0/8,2001:db8::/32; everybody (0.0.0.0/0) is no proxy`,
      ),
    ),
  z.transform((text) => readEntry(text) ?? 0),
);

/** DOOR-6: `1`, `2`, `10.0.0.0/8,192.0.2.7`, or both, as in `2,10.0.0.0/8`: at most two, and only from there. */
export function readTrustedProxies(read: EnvReader): TrustedProxies | undefined {
  const entries = read.list(NAME, entry);
  const numbers = entries.filter((one) => typeof one === 'number');
  const networks = entries.filter((one) => typeof one !== 'number');
  const hops = numbers[0];
  if (numbers.length > 1 || (hops === 0 && networks.length > 0))
    read.mistake(
      `${NAME} is "${read.text(NAME)}", but must name one number of proxies at most, and 0 alone. Write 2,10.0.0.0/8 for two proxies in one network.`,
    );
  if (hops === 0 || entries.length === 0) return undefined;
  return { hops: hops ?? Number.POSITIVE_INFINITY, networks: networks.length === 0 ? undefined : networks };
}

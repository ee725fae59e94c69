import * as z from 'zod/mini';
import type { EnvReader } from '../env-reader.ts';
import { isWithin, type Network, readAddress, readNetwork } from '../http/networks.ts';

/** A network in which more people are than limits for one address foresee. */
export interface KnownNetwork {
  readonly network: Network;
  /** How many times the usual its addresses may do. */
  readonly times: number;
}

const USUAL_TIMES = 10;
const TIMES_MAX = 1000;

function readKnown(text: string): KnownNetwork | undefined {
  const [, place = '', factor] = /^([^=]+)(?:=(\d{1,4}))?$/.exec(text) ?? [];
  const network = readNetwork(place);
  const times = factor === undefined ? USUAL_TIMES : Number(factor);
  return network === undefined || network.bits === 0 || times < 1 || times > TIMES_MAX ? undefined : { network, times };
}

const known = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => readKnown(text) !== undefined,
        `the network of a school and how many times the usual it may do (1 to ${TIMES_MAX}), such as 203.0.113.0/24=20 or 2001:db8::/48`,
      ),
    ),
  z.transform((text) => readKnown(text) as KnownNetwork),
);

/** DOOR-6: `203.0.113.0/24=20,198.51.100.7`; without a number ten times. */
export const readKnownNetworks = (read: EnvReader): readonly KnownNetwork[] => read.list('SCHOOL_NETWORKS', known);

/** How many times the usual a network may do: `address` is as `clientAddress` writes it. The largest of the known ones counts. */
export function timesOf(networks: readonly KnownNetwork[], address: string): number {
  if (networks.length === 0) return 1;
  const read = readAddress(address.replace(/\/64$/, ''));
  if (read === undefined) return 1;
  return Math.max(1, ...networks.filter(({ network }) => isWithin(read, [network])).map(({ times }) => times));
}

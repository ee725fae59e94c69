import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { Context, Hono } from 'hono';
import ipaddr from 'ipaddr.js';
import { type MaintenanceSettings, OWN_LIST } from '../config.ts';
import { remoteAddress } from '../http/client-address.ts';
import { StartError } from '../start-error.ts';

const NO_ADDRESS = '[]';

/** GATE-3: serves the list of addresses that may use the site during maintenance, as it stands in the file now. */
export function mountAllowList(app: Hono, { file, url }: MaintenanceSettings): void {
  if (!url?.startsWith('/') || (file === undefined && url !== OWN_LIST)) return;
  app.get(url, async (c) => {
    const content = file === undefined ? NO_ADDRESS : await readFile(file, 'utf8').catch(() => undefined);
    if (content === undefined) return c.text('Not found', 404);
    return c.body(content, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

/** @throws StartError when there is no JSON in the file */
export async function checkAllowList({ file }: MaintenanceSettings): Promise<void> {
  if (file === undefined) return;
  try {
    JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(`The list in ${file} (MAINTENANCE_ALLOW_LIST) cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

/** GATE-2: the caller's address, for the page to read from the answer to a HEAD request to itself. What stands ahead of the proxy's own is the client's word. */
export const FORWARDED_HEADER = 'X-Forwarded-For';

export function callerAddress(c: Context, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded || remoteAddress(c))?.replace(/%.*$/, '');
  // In one form only: an IPv4 address is not told in IPv6.
  return address === undefined || isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

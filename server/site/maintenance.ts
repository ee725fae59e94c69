import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { type MaintenanceSettings, OWN_LIST } from '../config.ts';
import { StartError } from '../start-error.ts';

const NO_ADDRESS = '[]';

/** GATE-3: serves the list of addresses that may use the site during maintenance, as it stands in the file now. */
export function mountAllowList(app: Hono, { file, url, until }: MaintenanceSettings): void {
  if (!url?.startsWith('/') || (file === undefined && url !== OWN_LIST)) return;
  app.get(url, async (c) => {
    const content = file === undefined ? NO_ADDRESS : await readFile(file, 'utf8').catch(() => undefined);
    if (content === undefined) return c.text('Not found', 404);
    return c.body(withEnd(content, until), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

/** A list that says an end by itself is sent as it stands. */
function withEnd(content: string, until: string | undefined): string {
  if (until === undefined) return content;
  const list: unknown = JSON.parse(content);
  return Array.isArray(list) ? JSON.stringify({ addresses: list, until }) : content;
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

/** GATE-2: where the page reads the caller's address, in the answer to a HEAD request to itself. */
export const FORWARDED_HEADER = 'X-Forwarded-For';

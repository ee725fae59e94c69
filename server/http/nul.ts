import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/** U+0000 is no part of any value, and PostgreSQL cannot store it: it is refused before anything looks at it. */
export const hasNul = (text: string): boolean => text.includes('\0');

/** Refuses a request with an encoded NUL in its path or query. */
export const refuseNulInAddress: MiddlewareHandler = async (c, next) => {
  const [path = '', query = ''] = c.req.url.split(/\?(.*)/s);
  if (path.includes('%00')) throw new Refusal('malformed', { field: 'path' });
  if (query.includes('%00')) throw new Refusal('malformed', { field: 'query' });
  await next();
};

/**
 * Where a NUL is in a JSON value: the names and indexes that lead to it, joined by `.`; empty for the value itself, `undefined` when there is none.
 * The value must be a tree, as a parsed body is.
 */
export function nulIn(value: unknown): string | undefined {
  if (typeof value === 'string') return hasNul(value) ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (hasNul(name)) return '';
    const found = nulIn(inner);
    if (found !== undefined) return found === '' ? name : `${name}.${found}`;
  }
  return undefined;
}

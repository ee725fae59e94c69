import type { Context, Hono } from 'hono';
import { Refusal } from './refusal.ts';

/** A path that a route matches, whatever its method: `/media/profile/:name`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[A-Za-z]+/g, '[^/]+')}/?$`);

interface Known {
  readonly method: string;
  readonly pattern: RegExp;
}

/**
 * For a request that no route has answered: which methods its path has. Reads the routes that are mounted so far; those for all methods or
 * all paths count for none.
 */
export function methodsOf(app: Hono): (c: Context) => readonly string[] {
  const known: readonly Known[] = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (c) => {
    const methods = new Set(known.flatMap(({ method, pattern }) => (pattern.test(c.req.path) ? [method] : [])));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}

/** RFC 9110, 15.5.6: 405 names the methods that there are. @throws Refusal `methodNotAllowed`, or `routeNotFound` where there are none */
export function refuseMethod(allow: readonly string[]): never {
  throw allow.length === 0 ? new Refusal('routeNotFound') : new Refusal('methodNotAllowed', { allow });
}

import { CHUNK_TIMEOUT } from '../../contract/limits.ts';

/** What the application is made of, as the build wrote it into the page: on the element of the script that starts it. */
export interface AppFiles {
  readonly entry: string;
  /** What the entry imports: asked for at the same time, not one after another. */
  readonly imports: readonly string[];
  /** Chunks that the application loads first, by itself. */
  readonly next: readonly string[];
  /** The sheet of the web font in the language of this page; empty in the page of all other routes. */
  readonly font: string;
  /** The prerendered page that this is, e.g. `campus`; empty in the page of all other routes. */
  readonly page: string;
}

/** `undefined` in a page that loads the application by itself. */
export function readAppFiles({ entry, imports = '', next = '', font = '', page = '' }: DOMStringMap): AppFiles | undefined {
  if (entry === undefined) return undefined;
  const list = (text: string) => text.split(' ').filter((item) => item !== '');
  return { entry, imports: list(imports), next: list(next), font, page };
}

/** Runs the entry, once all that it imports is there. Rejects when a file does not come at the second try either (SHELL-7). */
export async function loadApp({ entry, imports, next }: AppFiles): Promise<void> {
  next.forEach(preload);
  await Promise.all([entry, ...imports].map(fetchScript));
  await import(/* @vite-ignore */ entry);
}

/** Fetches all of it and runs nothing. What does not come is asked for again by `loadApp`. Settles once the scripts have come or failed. */
export function fetchAhead({ entry, imports, next }: AppFiles): Promise<unknown> {
  const scripts = [entry, ...imports].map(fetchScript);
  next.forEach(preload);
  return Promise.allSettled(scripts);
}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches a script as data, and only then as a module: a browser may remember for the life of a page that a module did not come from an
 * address, and this one cannot come from another, since all chunks import it from there.
 */
function fetchScript(href: string): Promise<void> {
  const fetching = fetched.get(href) ?? twice(() => toCache(href)).then(() => preload(href));
  fetched.set(href, fetching);
  fetching.catch(() => fetched.delete(href));
  return fetching;
}

async function toCache(href: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(CHUNK_TIMEOUT) });
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  await response.arrayBuffer();
}

const twice = <Result>(ask: () => Promise<Result>): Promise<Result> => ask().catch(ask);

function preload(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

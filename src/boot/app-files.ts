import { CHUNK_TIMEOUT, MISSING_FILE_PAUSES } from '#contract/limits.ts';
import { nextTask } from '../browser/next-task.ts';
import { askPageAnew } from './ask-page-anew.ts';

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
  /** The drawn popup that opens by itself in this page. */
  readonly opens: string;
}

/** `undefined` in a page that loads the application by itself. */
export const readAppFiles = (written: string | undefined): AppFiles | undefined =>
  written === undefined ? undefined : JSON.parse(written);

/**
 * Runs the entry, once all that it imports is there. Rejects when a file does not come at the second try either (SHELL-7). Where the server has no
 * such file, a newer build is out, and the script asks for the page anew, once (DOOR-8).
 */
export async function loadApp({ entry, imports, next }: AppFiles): Promise<void> {
  next.forEach(preloadOnce);
  try {
    await Promise.all([entry, ...imports].map(fetchScript));
  } catch (error) {
    if (error instanceof MissingFile && askPageAnew()) return;
    throw error;
  }
  // Evaluated one by one, not as the entry's imports in one piece: a slow phone is busy with all of them for 150 ms.
  for (const file of [...imports, entry]) {
    await nextTask();
    await import(/* @vite-ignore */ file);
  }
}

/** Fetches all of it and runs nothing. `loadApp` asks again for what does not come. Settles once the scripts have come or failed. */
export function fetchAhead({ entry, imports, next }: AppFiles): Promise<unknown> {
  const scripts = [entry, ...imports].map(fetchScript);
  next.forEach(preloadOnce);
  return Promise.allSettled(scripts);
}

const fetched = new Map<string, Promise<void>>();

/** Fetches a script, at the second try where the first fails. */
function fetchScript(href: string): Promise<void> {
  const fetching = fetched.get(href) ?? patiently(() => fetchAsData(href));
  fetched.set(href, fetching);
  fetching.catch(() => fetched.delete(href));
  return fetching;
}

/**
 * As data, and only then as a module: most browsers remember for the life of a page that a module did not come from an address, and this one cannot
 * come from another, since all chunks import it from there.
 */
async function fetchAsData(href: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(CHUNK_TIMEOUT) });
  if (response.status === 404 || response.status === 410) throw new MissingFile(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  // Not as a buffer, which passes the main thread piece by piece: 200 ms of a slow phone's.
  await response.blob();
  preload(href);
}

/** The server answered that it has no such file: it serves another build (DOOR-8). */
class MissingFile extends Error {}

/** A second time at once; what is missing also after each of the pauses. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask().catch((error: unknown) => (error instanceof MissingFile ? Promise.reject(error) : ask()));
  } catch (error) {
    let last = error;
    for (const pause of MISSING_FILE_PAUSES) {
      if (!(last instanceof MissingFile)) throw last;
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        return await ask();
      } catch (again) {
        last = again;
      }
    }
    throw last;
  }
}

function preloadOnce(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`) === null) preload(href);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

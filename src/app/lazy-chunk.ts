import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { CHUNK_TIMEOUT } from '../../machines/limits.ts';

/** `missing`: the server has no such chunk, so a newer version is out; `timeout`: nothing came in time; `error`: the network failed. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A chunk of the application could not be loaded (SHELL-7). */
export class ChunkLoadError extends Error {
  readonly type: ChunkFailure;
  /** The address that was asked for; empty where the browser does not tell. */
  readonly request: string;

  constructor(id: string, { type, request, cause }: { type: ChunkFailure; request: string; cause?: unknown }) {
    super(`Loading chunk ${id} failed`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.request = request;
  }
}

/**
 * Loads a chunk; asks once more when that fails, then rejects with a `ChunkLoadError` (SHELL-7). `id` is the chunk's name in
 * `static/js/{chunk}.{hash}.chunk.js`: the file's name without its ending. What the chunk itself throws is passed on as it is.
 */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadOnce(id, load);
  } catch (error) {
    if (!(error instanceof ChunkLoadError)) throw error;
    return loadOnce(id, load);
  }
}

/** `React.lazy` of a component of our own, by its name: `lazyComponent('gateway', async () => (await import('…/gateway.tsx')).Gateway)`. */
export const lazyComponent = <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadChunk(id, load) }));

async function loadOnce<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, { type: 'timeout', request: askedFor(id) })), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw isFailedImport(error) ? chunkError(id, error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** How Chromium, Firefox and Safari say that a module did not come, and Vite that its style sheet did not. */
const FAILED_IMPORTS =
  /dynamically imported module|Importing a module script failed|is not a valid JavaScript MIME type|Unable to preload CSS for/i;

const isFailedImport = (error: unknown): error is Error => error instanceof Error && FAILED_IMPORTS.test(error.message);

function chunkError(id: string, cause: Error): ChunkLoadError {
  const request = /https?:\/\/\S+/.exec(cause.message)?.[0] ?? askedFor(id);
  return new ChunkLoadError(id, { type: isMissing(request) ? 'missing' : 'error', request, cause });
}

/** The chunk's address as the browser knows it: one that it loaded or is about to. */
function askedFor(id: string): string {
  const announced = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);
  return [...announced, ...resources().map(({ name }) => name)].findLast((address) => address.includes(`/${id}.`)) ?? '';
}

/** Answered, but with no script: an old chunk that was removed, or a page in its place. A server's own failure is none of these. */
function isMissing(request: string): boolean {
  // Not every browser tells the status.
  const status = resources().findLast(({ name }) => name === request)?.responseStatus ?? 0;
  return status >= 200 && status < 500;
}

const resources = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { CHUNK_TIMEOUT, MISSING_FILE_PAUSES, REQUEST_TIMEOUT } from '#contract/limits.ts';
import { askPageAnew } from '#src/boot/ask-page-anew.ts';
import { addStyleSheet, SHEET_FAILED } from './style-sheet.ts';

/** `missing`: the server has no such chunk, so a newer version is out; `timeout`: nothing came in time; `error`: the network failed. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A chunk of the application could not be loaded (SHELL-7). */
export class ChunkLoadError extends Error {
  readonly type: ChunkFailure;
  /** The address of the last request. */
  readonly request: string;

  constructor(id: string, { type, request, cause }: { type: ChunkFailure; request: string; cause?: unknown }) {
    super(`Loading chunk ${id} failed`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
    this.request = request;
  }
}

/** How often each address has failed. */
const failures = new Map<string, number>();

/**
 * Loads a chunk with `load`, once more at another address when it does not come (SHELL-7). One that the server does not have is asked for again
 * after each of `MISSING_FILE_PAUSES`, then the page is asked for anew, once, where that loses nothing (DOOR-8). Browsers remember for the life of
 * a page that a module did not come from an address. What the chunk itself throws is passed on as it is.
 * @throws ChunkLoadError when it does not come; while the page is being asked for anew, nothing is said
 */
export async function loadChunk<Module>(url: string, load: (address: string) => Promise<Module>): Promise<Module> {
  const pauses = [0, ...MISSING_FILE_PAUSES];
  for (let tries = 1; ; tries += 1) {
    try {
      return await loadOnce(url, load);
    } catch (error) {
      if (!(error instanceof ChunkLoadError) || (tries > 1 && error.type !== 'missing')) throw error;
      const pause = pauses[tries - 1];
      if (pause === undefined) {
        if (askPageAnew()) return new Promise<never>(() => {});
        throw error;
      }
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
// The build has every `import()` of a chunk call it (`scripts/build/chunk-loader.ts`).
Object.assign(globalThis, { loadChunk });

/** Loads a chunk by `load`, and the sheets among the `files` that it needs; takes the place of Vite's `__vitePreload`. */
export async function loadStyled<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.filter((file) => file.endsWith('.css')).map(loadSheet)]);
  return module;
}

const sheets = new Map<string, Promise<void>>();

function loadSheet(file: string): Promise<void> {
  const url = new URL(`/${file}`, document.baseURI).href;
  const loading = sheets.get(url) ?? loadChunk(url, addStyleSheet);
  sheets.set(url, loading);
  loading.catch(() => sheets.delete(url));
  return loading;
}

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Resolves once the chunk has come or failed: what is drawn then stands at once, where `React.lazy` alone would be empty for a moment. */
  preload(): Promise<void>;
}

/** `React.lazy` of a component of our own: `lazyComponent(async () => (await import('…/gateway.tsx')).Gateway)`. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let failure: { error: unknown } | undefined;
  const loadAtFirst = () => {
    loading ??= load().then((component) => ({ default: component }));
    return loading;
  };
  const Lazy = lazy(loadAtFirst);
  const Shown = (props: Props) => {
    if (failure !== undefined) throw failure.error;
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Component, props);
  };
  const preload = () =>
    loadAtFirst().then(
      (module) => {
        loaded = module.default;
      },
      (error: unknown) => {
        failure = { error };
      },
    );
  return Object.assign(Shown, { preload });
}

async function loadOnce<Module>(url: string, load: (address: string) => Promise<Module>): Promise<Module> {
  const tried = failures.get(url) ?? 0;
  const request = tried === 0 ? url : `${url}?retry=${tried}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(idOf(url), { type: 'timeout', request })), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(request), timeout]);
  } catch (error) {
    const failure = didNotCome(error)
      ? new ChunkLoadError(idOf(url), { type: (await isMissing(request)) ? 'missing' : 'error', request, cause: error })
      : error;
    if (failure instanceof ChunkLoadError) failures.set(url, tried + 1);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/** `gateway` of `…/static/js/gateway.BX3q.chunk.js`. */
const idOf = (url: string): string => /([^/]+?)\.[^/]*$/.exec(url)?.[1] ?? url;

/** How Chromium, Firefox and Safari say that a module did not come. */
const FAILED_IMPORTS = /dynamically imported module|Importing a module script failed|is not a valid JavaScript MIME type/i;

const didNotCome = (error: unknown): boolean =>
  error instanceof Error && (FAILED_IMPORTS.test(error.message) || error.message === SHEET_FAILED);

/** Answered, but with no script: a chunk of another build, or a page in its place. A server's own failure is none of these. */
async function isMissing(request: string): Promise<boolean> {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const status = resources.findLast(({ name }) => name === request)?.responseStatus ?? 0;
  // Safari tells no status, and no browser tells the one of an answer that did not come: the server is asked for it.
  return status === 0 ? isNotFound(await statusOf(request)) : status >= 200 && status < 500;
}

const isNotFound = (status: number): boolean => status === 404 || status === 410;

const statusOf = (request: string): Promise<number> =>
  fetch(request, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).then(
    ({ status }) => status,
    () => 0,
  );

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT } from '../../machines/limits.ts';
import { ChunkBoundary } from '../../src/app/chunk-boundary.tsx';
import { CrashBoundary } from '../../src/app/crash-screen.tsx';
import { ChunkLoadError, lazyComponent, loadChunk } from '../../src/app/lazy-chunk.ts';
import { expectTextsInEveryLanguage } from '../screens/in-every-language.tsx';
import { renderScreen } from '../screens/render-screen.tsx';

const URL_OF_CHUNK = 'https://app.madang.example/static/js/gateway.BX3q.chunk.js';
const inChromium = () => new TypeError(`Failed to fetch dynamically imported module: ${URL_OF_CHUNK}`);
const inSafari = () => new TypeError('Importing a module script failed.');

/** jsdom has no resource timing. */
let resources: { name: string; responseStatus?: number }[] = [];
beforeEach(() => {
  resources = [];
  Object.assign(window.performance, { getEntriesByType: () => resources });
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

const failing = (...errors: readonly unknown[]) => {
  const load = vi.fn<() => Promise<string>>();
  for (const error of errors) load.mockRejectedValueOnce(error);
  return load.mockResolvedValue('the module');
};
const failureOf = async (load: () => Promise<string>) => {
  const error: unknown = await loadChunk('gateway', load).catch((reason: unknown) => reason);
  if (!(error instanceof ChunkLoadError)) throw new Error('no ChunkLoadError');
  return error;
};

describe('loading a chunk', () => {
  it('[SHELL-7] gives the module and asks once', async () => {
    const load = failing();
    expect(await loadChunk('gateway', load)).toBe('the module');
    expect(load).toHaveBeenCalledOnce();
  });

  it('[SHELL-7] asks once more when it fails', async () => {
    const load = failing(inChromium());
    expect(await loadChunk('gateway', load)).toBe('the module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[SHELL-7] raises a ChunkLoadError with name, message, type and address when it fails again', async () => {
    const load = failing(inChromium(), inChromium());
    const error = await failureOf(load);
    expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk gateway failed', type: 'error', request: URL_OF_CHUNK });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    [404, 'missing'],
    [200, 'missing'],
    [503, 'error'],
    [0, 'error'],
    [undefined, 'error'],
  ] as const)('[SHELL-7] tells by the status %s that it is "%s"', async (responseStatus, type) => {
    resources = [{ name: URL_OF_CHUNK, ...(responseStatus !== undefined && { responseStatus }) }];
    expect((await failureOf(failing(inChromium(), inChromium()))).type).toBe(type);
  });

  it.each([
    inSafari(),
    new TypeError('error loading dynamically imported module'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    new Error('Unable to preload CSS for /static/media/gateway.css'),
  ])('[SHELL-7] finds the address of what failed with %s', async (reason) => {
    resources = [{ name: 'https://app.madang.example/static/js/login.A.chunk.js' }, { name: URL_OF_CHUNK }];
    expect((await failureOf(failing(reason, reason))).request).toBe(URL_OF_CHUNK);
  });

  it('[SHELL-7] leaves the address empty where nobody knows it', async () => {
    expect((await failureOf(failing(inSafari(), inSafari()))).request).toBe('');
  });

  it('[SHELL-7] gives up after 120 000 ms, twice', async () => {
    vi.useFakeTimers();
    document.head.innerHTML = `<link rel="modulepreload" href="${URL_OF_CHUNK}">`;
    const load = vi.fn(() => new Promise<string>(() => {}));
    const failed = failureOf(load);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
    expect(await failed).toMatchObject({ type: 'timeout', request: URL_OF_CHUNK });
  });

  it('[SHELL-7] leaves no timer behind', async () => {
    vi.useFakeTimers();
    await loadChunk('gateway', failing(inChromium()));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[SHELL-8] passes on what the chunk itself throws, and does not run it again', async () => {
    const load = failing(new RangeError('a defect'));
    await expect(loadChunk('gateway', load)).rejects.toThrow(RangeError);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a component in a chunk', () => {
  const content = (load: () => Promise<unknown>, of: 'page' | 'layer' = 'page') => {
    const Lazy = lazyComponent<object>('gateway', async () => {
      await load();
      return () => <h1>Loaded</h1>;
    });
    return (
      <CrashBoundary>
        <ChunkBoundary of={of}>
          <Suspense fallback={<p>Waiting</p>}>
            <Lazy />
          </Suspense>
        </ChunkBoundary>
      </CrashBoundary>
    );
  };
  // React reports what boundaries catch.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it('[SHELL-7] shows when it comes at the second try', async () => {
    await renderScreen(content(failing(inChromium())));
    expect((await screen.findByRole('heading')).textContent).toBe('Loaded');
  });

  it('[SHELL-7] offers a reload when a newer version is out', async () => {
    resources = [{ name: URL_OF_CHUNK, responseStatus: 404 }];
    await renderScreen(content(failing(inChromium(), inChromium())));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('There’s a new version');
    expect(document.querySelector('main')?.dataset).toMatchObject({ flow: 'shell', state: 'chunkFailed' });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('[SHELL-7] [ERR-37] says that a screen did not load, and keeps the page beneath', async () => {
    await renderScreen(
      <>
        <main>The page</main>
        {content(failing(inSafari(), inSafari()), 'layer')}
      </>,
    );
    const alert = await screen.findByRole('alertdialog', { name: 'Something went wrong' });
    expect(alert.textContent).toContain('This screen couldn’t be loaded.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    expect(document.querySelector('main')?.textContent).toBe('The page');
  });

  it('[SHELL-8] leaves every other error to the recovery screen', async () => {
    await renderScreen(content(failing(new RangeError('a defect'))));
    await expect.poll(() => document.querySelector('main')?.dataset.state).toBe('crashed');
  });

  it('[LANG-2] says so in three languages', async () => {
    for (const type of ['missing', 'error'] as const) {
      const Failing = () => {
        throw new ChunkLoadError('gateway', { type, request: URL_OF_CHUNK });
      };
      for (const of of ['page', 'layer'] as const) {
        await expectTextsInEveryLanguage(() => (
          <ChunkBoundary of={of}>
            <Failing />
          </ChunkBoundary>
        ));
      }
    }
  });
});

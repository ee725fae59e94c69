// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT } from '#contract/limits.ts';
import { withChunkLoader } from '#scripts/build/chunk-loader.ts';
import { ChunkBoundary } from '#src/app/routes/chunk-boundary.tsx';
import { CrashBoundary } from '#src/app/routes/crash-screen.tsx';
import type * as LazyChunk from '#src/app/routes/lazy-chunk.ts';
import { ChunkLoadError, lazyComponent, loadChunk } from '#src/app/routes/lazy-chunk.ts';
import { expectTextsInEveryLanguage } from '../popups/in-every-language.tsx';
import { renderScreen } from '../popups/render-screen.tsx';

const SITE = 'https://app.madang.example/static';
const URL_OF_CHUNK = `${SITE}/js/gateway.BX3q.chunk.js`;
const inChromium = () => new TypeError(`Failed to fetch dynamically imported module: ${URL_OF_CHUNK}`);
const inSafari = () => new TypeError('Importing a module script failed.');

/** jsdom has no resource timing. */
let resources: { name: string; responseStatus?: number }[] = [];
/** What failed at an address is remembered for the life of a page. */
let page: typeof LazyChunk;
/** What the server answers when it is asked for the status of an address. */
const statusOf = vi.fn<(address: string) => Promise<Response>>();
beforeEach(async () => {
  resources = [];
  sessionStorage.clear();
  statusOf.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => statusOf(String(address)));
  Object.assign(window.performance, { getEntriesByType: () => resources });
  vi.resetModules();
  page = await import('#src/app/routes/lazy-chunk.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const failing = (...errors: readonly unknown[]) => {
  const load = vi.fn<(address: string) => Promise<string>>();
  for (const error of errors) load.mockRejectedValueOnce(error);
  return load.mockResolvedValue('the module');
};
const alwaysFailing = () => vi.fn<(address: string) => Promise<string>>().mockRejectedValue(inChromium());
/** At the address itself and at each that is tried after it. */
const addressesOf = (url: string) => [url, ...[1, 2, 3, 4].map((retry) => `${url}?retry=${retry}`)];
const atEachTry = (responseStatus: number | undefined, url = URL_OF_CHUNK) => {
  resources = addressesOf(url).map((name) => ({ name, ...(responseStatus !== undefined && { responseStatus }) }));
};
const addresses = (load: ReturnType<typeof failing>) => load.mock.calls.map(([address]) => address);
const failureOf = async (load: (address: string) => Promise<string>, url = URL_OF_CHUNK) => {
  const error: unknown = await page.loadChunk(url, load).catch((reason: unknown) => reason);
  if (!(error instanceof page.ChunkLoadError)) throw new Error('no ChunkLoadError');
  return error;
};

describe('loading a chunk', () => {
  it('[SHELL-7] gives the module and asks once', async () => {
    const load = failing();
    expect(await page.loadChunk(URL_OF_CHUNK, load)).toBe('the module');
    expect(addresses(load)).toEqual([URL_OF_CHUNK]);
  });

  it('[SHELL-7] asks once more at another address when it fails', async () => {
    const load = failing(inChromium());
    expect(await page.loadChunk(URL_OF_CHUNK, load)).toBe('the module');
    expect(addresses(load)).toEqual([URL_OF_CHUNK, `${URL_OF_CHUNK}?retry=1`]);
  });

  it('[SHELL-7] asks for a chunk that failed twice at a new address the next time, and goes on with the one that it came from', async () => {
    const load = failing(inChromium(), inChromium());
    await failureOf(load);
    await page.loadChunk(URL_OF_CHUNK, load);
    await page.loadChunk(URL_OF_CHUNK, load);
    expect(addresses(load).slice(2)).toEqual([`${URL_OF_CHUNK}?retry=2`, `${URL_OF_CHUNK}?retry=2`]);
  });

  it('[SHELL-7] raises a ChunkLoadError with name, message, type and address when it fails again', async () => {
    const load = failing(inChromium(), inChromium());
    const error = await failureOf(load);
    const request = `${URL_OF_CHUNK}?retry=1`;
    expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk gateway failed', type: 'error', request });
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
    atEachTry(responseStatus);
    sessionStorage.setItem('asked_anew', String(Date.now()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = failureOf(alwaysFailing());
    await vi.runAllTimersAsync();
    expect((await failed).type).toBe(type);
  });

  it.each([
    inSafari(),
    new TypeError('error loading dynamically imported module'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ])('[SHELL-7] knows %s for a chunk that did not come', async (reason) => {
    expect((await failureOf(failing(reason, reason))).request).toBe(`${URL_OF_CHUNK}?retry=1`);
  });

  it('[SHELL-7] gives up after 120 000 ms, twice', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => new Promise<string>(() => {}));
    const failed = failureOf(load);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
    expect(await failed).toMatchObject({ type: 'timeout', request: `${URL_OF_CHUNK}?retry=1` });
  });

  it('[SHELL-7] leaves no timer behind', async () => {
    vi.useFakeTimers();
    await page.loadChunk(URL_OF_CHUNK, failing(inChromium()));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[SHELL-8] passes on what the chunk itself throws, and does not run it again', async () => {
    const load = failing(new RangeError('a defect'));
    await expect(page.loadChunk(URL_OF_CHUNK, load)).rejects.toThrow(RangeError);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('[DOOR-8] a chunk of another build', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    reload.mockReset();
    vi.stubGlobal('location', { reload });
    atEachTry(404);
  });
  /** What became of it within a second of its last try: a page that is asked for anew waits for the next one. */
  const outcome = async (load: (address: string) => Promise<string>) => {
    const seen = vi.fn();
    page.loadChunk(URL_OF_CHUNK, load).then(seen, seen);
    await vi.advanceTimersByTimeAsync(10_000);
    return seen.mock.calls[0]?.[0] as unknown;
  };

  it('is asked for again, with pauses, until a process that has it answers', async () => {
    const load = failing(inChromium(), inChromium(), inChromium(), inChromium());
    expect(await outcome(load)).toBe('the module');
    expect(addresses(load)).toEqual(addressesOf(URL_OF_CHUNK));
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays missing: the page is asked for anew, once, without a word; then an error says that there is a newer version', async () => {
    expect(await outcome(alwaysFailing())).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
    vi.resetModules();
    page = await import('#src/app/routes/lazy-chunk.ts');
    expect(await outcome(alwaysFailing())).toMatchObject({ name: 'ChunkLoadError', type: 'missing' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['letters', '<input name="email">'],
    ['a popup', '<dialog open></dialog>'],
  ])('no reload takes %s away: the person is told, and reloads', async (_, content) => {
    document.body.innerHTML = content;
    for (const input of document.querySelectorAll('input')) input.value = 'minji@madang.kr';
    expect(await outcome(alwaysFailing())).toMatchObject({ type: 'missing' });
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [200, 'error'],
    [502, 'error'],
  ])('in a browser that tells no status the server is asked: %s means %s', async (status, type) => {
    resources = [];
    document.body.innerHTML = '<dialog open></dialog>';
    statusOf.mockResolvedValue(new Response(null, { status }));
    expect(await outcome(alwaysFailing())).toMatchObject({ type });
    expect(statusOf).toHaveBeenCalledWith(URL_OF_CHUNK);
  });

  it('a network that fails is no other build: one more try, no pause, no reload', async () => {
    resources = [];
    const load = alwaysFailing();
    expect(await outcome(load)).toMatchObject({ type: 'error' });
    expect(addresses(load)).toEqual(addressesOf(URL_OF_CHUNK).slice(0, 2));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the style sheet of a chunk', () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  /** jsdom fetches nothing: the test says what became of the sheet that was asked for last. */
  const answer = async (type: 'load' | 'error') => {
    sheets().at(-1)?.dispatchEvent(new Event(type));
    await Promise.resolve();
  };
  const file = 'static/media/gateway.Cq1.css';
  const url = new URL(`/${file}`, document.baseURI).href;
  const styled = () => page.loadStyled(async () => 'the module', ['static/js/gateway.BX3q.chunk.js', file]);

  it('[SHELL-7] holds before the module is given', async () => {
    const loaded = vi.fn();
    const loading = styled().then(loaded);
    expect(sheets().map(({ href }) => href)).toEqual([url]);
    await Promise.resolve();
    expect(loaded).not.toHaveBeenCalled();
    await answer('load');
    await loading;
    expect(loaded).toHaveBeenCalledWith('the module');
  });

  it('[SHELL-7] is not asked for where the build put it into the page', async () => {
    const style = Object.assign(document.createElement('style'), { textContent: 'p{}' });
    style.dataset.sheets = `/static/media/index.A.css /${file}`;
    document.head.append(style);
    expect(await styled()).toBe('the module');
    expect(sheets()).toEqual([]);
  });

  it('[SHELL-7] is asked for once by all who need it', async () => {
    const both = Promise.all([styled(), styled()]);
    expect(sheets()).toHaveLength(1);
    await answer('load');
    await both;
    await styled();
    expect(sheets()).toHaveLength(1);
  });

  it('[SHELL-7] is asked for once more at another address, then raises a ChunkLoadError, and is asked for anew the next time', async () => {
    const failed = styled().catch((reason: unknown) => reason);
    await answer('error');
    await expect.poll(() => sheets().map(({ href }) => href)).toEqual([`${url}?retry=1`]);
    await answer('error');
    expect(await failed).toMatchObject({ message: 'Loading chunk gateway failed', type: 'error', request: `${url}?retry=1` });
    const again = styled();
    expect(sheets().map(({ href }) => href)).toEqual([`${url}?retry=2`]);
    await answer('load');
    expect(await again).toBe('the module');
  });
});

describe('the build', () => {
  it('[SHELL-7] has the loader choose the address of each chunk, and of nothing else', () => {
    const code = 'a=()=>import(`./hero.BX3q.chunk.js`).then(e=>e.n);import{b}from"./b.js";c=await import("./c.D.chunk.js");import(d)';
    expect(withChunkLoader(code)).toBe(
      'a=()=>loadChunk(new URL("./hero.BX3q.chunk.js",import.meta.url).href,e=>import(e)).then(e=>e.n);import{b}from"./b.js";c=await loadChunk(new URL("./c.D.chunk.js",import.meta.url).href,e=>import(e));import(d)',
    );
  });
});

describe('a component in a chunk', () => {
  let chunks = 0;
  /** Boundary and loader of one and the same page. */
  const content = (load: (address: string) => Promise<unknown>, of: 'page' | 'popup' = 'page') => {
    chunks += 1;
    const url = `${SITE}/js/component${chunks}.BX3q.chunk.js`;
    const Lazy = lazyComponent<object>(async () => {
      await loadChunk(url, load);
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

  it('[SHELL-7] [CAMPUS-1] a component that has come before it is drawn stands at once', async () => {
    const Lazy = lazyComponent<object>(async () => () => <h1>Loaded</h1>);
    await Lazy.preload();
    // Without a boundary, nothing may wait.
    const { container } = await renderScreen(<Lazy />);
    expect(container.innerHTML).toBe('<h1>Loaded</h1>');
  });

  it('[SHELL-7] a component that did not come before it is drawn says so, and is not asked for once more', async () => {
    const load = vi
      .fn<() => Promise<() => null>>()
      .mockRejectedValue(new ChunkLoadError('gateway', { type: 'error', request: URL_OF_CHUNK }));
    const Lazy = lazyComponent<object>(load);
    await Lazy.preload();
    await renderScreen(
      <ChunkBoundary of="page">
        <Lazy />
      </ChunkBoundary>,
    );
    expect(document.querySelector<HTMLElement>('main')?.dataset.state).toBe('chunkFailed');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[SHELL-7] shows when it comes at the second try', async () => {
    await renderScreen(content(failing(inChromium())));
    expect((await screen.findByRole('heading')).textContent).toBe('Loaded');
  });

  it('[SHELL-7] offers a reload when a newer version is out', async () => {
    atEachTry(404, `${SITE}/js/component${chunks + 1}.BX3q.chunk.js`);
    sessionStorage.setItem('asked_anew', String(Date.now()));
    await renderScreen(content(alwaysFailing()));
    expect((await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).textContent).toBe('Madang has been updated');
    expect(document.querySelector('main')?.dataset).toMatchObject({ flow: 'shell', state: 'chunkFailed' });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('[SHELL-7] [ERR-37] says that a screen did not load, and keeps the page beneath', async () => {
    await renderScreen(
      <>
        <main>The page</main>
        {content(failing(inSafari(), inSafari()), 'popup')}
      </>,
    );
    const alert = await screen.findByRole('alertdialog', { name: 'Something went wrong' });
    expect(alert.textContent).toContain('This screen couldn’t be loaded.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
    expect(document.querySelector('main')?.textContent).toBe('The page');
  });

  it.each(['page', 'popup'] as const)(
    '[SHELL-7] [API-25] without a network a %s that did not load says so, and a press stays here until the server answers',
    async (of) => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await renderScreen(content(failing(inSafari(), inSafari()), of));
      const message = await screen.findByRole(of === 'page' ? 'alert' : 'alertdialog');
      expect(message.textContent).toContain('Your device was offline.');
      statusOf.mockClear();
      await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
      expect(statusOf).toHaveBeenCalledExactlyOnceWith(window.location.href);
      onLine.mockReturnValue(true);
      await act(() => window.dispatchEvent(new Event('online')));
      expect(message.textContent).not.toContain('offline');
    },
  );

  it('[SHELL-8] leaves every other error to the recovery screen', async () => {
    await renderScreen(content(failing(new RangeError('a defect'))));
    await expect.poll(() => document.querySelector('main')?.dataset.state).toBe('crashed');
  });

  it('[LANG-2] says so in three languages', async () => {
    for (const type of ['missing', 'error'] as const) {
      const Failing = () => {
        throw new ChunkLoadError('gateway', { type, request: URL_OF_CHUNK });
      };
      for (const of of ['page', 'popup'] as const) {
        await expectTextsInEveryLanguage(() => (
          <ChunkBoundary of={of}>
            <Failing />
          </ChunkBoundary>
        ));
      }
    }
  });
});

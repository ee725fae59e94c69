// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT } from '#contract/limits.ts';
import type * as AppFiles from '#src/boot/app-files.ts';

const FILES = {
  entry: '/static/js/index.A.js',
  imports: ['/static/js/shared.B.chunk.js'],
  next: ['/static/js/ko.C.chunk.js'],
  font: '',
  page: 'campus',
  opens: '',
};

const asked: string[] = [];
/** What is answered next; scripts without end once it is empty. */
let answers: (() => Promise<Response>)[] = [];
/** What has been fetched is remembered for the life of a page. */
let page: typeof AppFiles;
beforeEach(async () => {
  asked.length = 0;
  answers = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answers.shift()?.() ?? Promise.resolve(new Response('export {}'));
  });
  vi.resetModules();
  page = await import('#src/boot/app-files.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const gone = async () => new Response('Not found', { status: 404 });
const modules = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('[SHELL-7] the entry and what it imports are fetched as data before they are modules, whose failure a browser remembers', async () => {
  answers = [broken, gone];
  page.fetchAhead(FILES);
  expect(modules()).toEqual(FILES.next);
  await expect.poll(() => modules().sort()).toEqual([FILES.entry, ...FILES.next, ...FILES.imports].sort());
  // Each a second time.
  expect([...asked].sort()).toEqual([FILES.entry, FILES.entry, ...FILES.imports, ...FILES.imports].sort());
  page.fetchAhead(FILES);
  expect(asked).toHaveLength(4);
});

it('[SHELL-7] an application that does not come at the second try either is asked for anew the next time', async () => {
  answers = [broken, broken, broken, broken];
  await expect(page.loadApp(FILES)).rejects.toThrow('Failed to fetch');
  expect(modules()).toEqual(FILES.next);
  expect(asked).toHaveLength(4);
  page.fetchAhead(FILES);
  await expect.poll(modules).toHaveLength(3);
  expect(asked).toHaveLength(6);
});

it('[SHELL-7] a file that does not end is given up, and asked for anew the next time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  await expect(page.loadApp(FILES)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  expect(AbortSignal.timeout).toHaveBeenCalledWith(CHUNK_TIMEOUT);
  expect(modules()).toEqual(FILES.next);
  vi.stubGlobal('fetch', answered);
  page.fetchAhead(FILES);
  await expect.poll(modules).toHaveLength(3);
});

it('[SHELL-7] the files of the application run one by one, and the page answers between them', async () => {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);
  const file = (name: string) => `data:text/javascript,ran.push('${name}');setTimeout(()=>ran.push('an answer'))`;
  await page.loadApp({ ...FILES, imports: [file('React'), file('libraries')], entry: file('entry') });
  expect(ran).toEqual(['React', 'an answer', 'libraries', 'an answer', 'entry']);
  await expect.poll(() => ran).toHaveLength(6);
});

describe('[DOOR-8] during a release, when the files of this page are asked of a process of another build', () => {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    sessionStorage.clear();
    reload.mockReset();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('window', Object.assign(Object.create(window), { location: { reload } }));
    document.body.innerHTML = `<form><input name="email"></form>
      <div id="app-not-loaded" hidden><span data-why="failed">Please check your connection.</span><span data-why="updated" hidden>Just updated.</span></div>`;
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  const shown = async () => {
    const { showNotLoaded } = await import('#src/boot/not-loaded.ts');
    showNotLoaded();
    return [...document.querySelectorAll<HTMLElement>('[data-why]')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
  };
  const load = async () => {
    const loading = page.loadApp(FILES).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return loading;
  };

  it('a missing file is asked for again, with pauses, until a process that has it answers', async () => {
    answers = [gone, gone, gone, gone, gone];
    page.fetchAhead(FILES);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked.filter((url) => url === FILES.entry).length).toBeGreaterThan(2);
    expect(modules().sort()).toEqual([FILES.entry, ...FILES.next, ...FILES.imports].sort());
    expect(reload).not.toHaveBeenCalled();
  });

  it('a file that stays missing: the page is asked for anew, once, and then words that blame no connection', async () => {
    answers = Array(40).fill(gone);
    await load();
    expect(reload).toHaveBeenCalledOnce();
    // The page that came is of a build whose files are missing too.
    vi.resetModules();
    page = await import('#src/boot/app-files.ts');
    expect(await load()).toBeInstanceOf(Error);
    expect(reload).toHaveBeenCalledOnce();
    expect(await shown()).toEqual(['Just updated.']);
  });

  it('nothing that was typed is lost by it, and where the browser keeps nothing there is no loop', async () => {
    answers = Array(40).fill(gone);
    const field = document.querySelector('input');
    if (field !== null) field.value = 'minji@madang.kr';
    expect(await load()).toBeInstanceOf(Error);
    expect(reload).not.toHaveBeenCalled();
    if (field !== null) field.value = '';
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await load()).toBeInstanceOf(Error);
    expect(reload).not.toHaveBeenCalled();
    expect(await shown()).toEqual(['Just updated.']);
  });

  it('a popup that is open is not closed by it: the words stand in it', async () => {
    answers = Array(40).fill(gone);
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(await load()).toBeInstanceOf(Error);
    expect(reload).not.toHaveBeenCalled();
    expect(await shown()).toEqual(['Just updated.']);
  });

  it('a network that fails is no update', async () => {
    answers = Array(40).fill(broken);
    expect(await load()).toBeInstanceOf(TypeError);
    expect(reload).not.toHaveBeenCalled();
    expect(await shown()).toEqual(['Please check your connection.']);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT } from '../../contract/limits.ts';
import type * as AppFiles from '../../src/boot/app-files.ts';

const FILES = {
  entry: '/static/js/index.A.js',
  imports: ['/static/js/shared.B.chunk.js'],
  next: ['/static/js/ko.C.chunk.js'],
  font: '',
  page: 'campus',
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
  page = await import('../../src/boot/app-files.ts');
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

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
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const gone = async () => new Response('Not found', { status: 404 });
const modules = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

it('[SHELL-7] the entry and what it imports are fetched as data before they are modules, whose failure a browser remembers', async () => {
  vi.stubGlobal('navigator', { userAgentData: { brands: [{ brand: 'Chromium', version: '155' }] } });
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

/** The first that asks again for a module that did not come. */
const CHROMIUM = { userAgentData: { brands: [{ brand: 'Chromium', version: '156' }] } };

it('[SHELL-7] Chromium fetches them as modules at once, and again what failed', async () => {
  vi.stubGlobal('navigator', CHROMIUM);
  /** The link that asks for it now. */
  const linkOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const answer = (href: string, type: 'load' | 'error') => linkOf(href)?.dispatchEvent(new Event(type));
  const settled = vi.fn();
  const done = page.fetchAhead(FILES).then(settled);
  expect(modules().sort()).toEqual([FILES.entry, ...FILES.next, ...FILES.imports].sort());
  const first = linkOf(FILES.entry);
  answer(FILES.entry, 'error');
  await expect.poll(() => linkOf(FILES.entry) !== null && linkOf(FILES.entry) !== first).toBe(true);
  answer(FILES.entry, 'load');
  expect(settled).not.toHaveBeenCalled();
  for (const href of FILES.imports) answer(href, 'load');
  await done;
  page.fetchAhead(FILES);
  expect(modules()).toHaveLength(3);
  expect(asked).toEqual([]);
});

it('[SHELL-7] Chromium gives up what did not come twice, or does not end, and asks anew the next time', async () => {
  vi.stubGlobal('navigator', CHROMIUM);
  vi.useFakeTimers();
  const failed = vi.fn();
  const loading = page.loadApp(FILES).catch(failed);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
  await loading;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('did not come') }));
  expect(modules()).toEqual(FILES.next);
  vi.useRealTimers();
  page.fetchAhead(FILES);
  expect(modules()).toHaveLength(3);
});

it('[SHELL-7] the files of the application run one by one, and the page answers between them', async () => {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);
  const file = (name: string) => `data:text/javascript,ran.push('${name}');setTimeout(()=>ran.push('an answer'))`;
  await page.loadApp({ ...FILES, imports: [file('React'), file('libraries')], entry: file('entry') });
  expect(ran).toEqual(['React', 'an answer', 'libraries', 'an answer', 'entry']);
  await expect.poll(() => ran).toHaveLength(6);
});

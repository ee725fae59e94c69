import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { PROVIDER_METHODS } from '#contract/methods.ts';
import type { Settings } from '#contract/settings.ts';
import { partnerWishes } from '#contract/values/partner-wishes.ts';
import type { MaintenanceSettings } from '../config.ts';
import { callerAddress } from '../http/client-address.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { languageOf, pageLanguage } from '../languages.ts';
import { BRAND, html, page } from '../pages/html.ts';
import { type BuildFile, type BuildFiles, HASHED } from './build-files.ts';
import { FORWARDED_HEADER, mountAllowList } from './maintenance.ts';
import { FileCache } from './page-cache.ts';
import { callbackWriter, metaWriter } from './page-meta.ts';
import { prerenderedFile } from './prerendered.ts';
import { callbackPolicy, contentSecurityPolicy, pageHeaders } from './security-headers.ts';

/** What Vite writes below `HASHED` has a hash of its content in its name, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Where the pictures are: their names stay, and a release may change what they show (DOOR-8). */
const PICTURES = '/art/';
/** Older pictures are shown for a day at most while the new ones are fetched. */
export const PICTURE_CACHE = 'public, max-age=3600, stale-while-revalidate=86400';
const COMPRESSED = /^(text\/|application\/|image\/svg)/;
/** Quality for pages, each compressed once. */
const BROTLI_QUALITY = 9;
const FILE_EXTENSION = /\.\w+$/;
/** `_headers`, `_redirects`, what begins with a dot, and the list of drawn pages: for web servers, and for no browser. */
const WEB_SERVER_FILES = /^\/_|\/\.(?!well-known\/)|^\/pages\/paths\.json$/;
/** The page of every route that was not drawn at build time. */
const SHELL = 'app.html';

/** Where providers send people back to (ROUTE-4): one page for all, with nothing of the application in it. */
const CALLBACK_PATHS: ReadonlySet<string> = new Set([
  ...PROVIDER_METHODS.map(({ code }) => `/callback/${code}`),
  '/callback/yonsei/logout',
]);

interface Site {
  readonly dist: string;
  readonly siteUrl: string;
  readonly hstsSubdomains?: boolean | undefined;
  readonly settings: Settings & { readonly worldUrl: string };
  readonly maintenance: MaintenanceSettings;
  readonly externalSite: string | undefined;
  readonly trustProxy: TrustedProxies | undefined;
  /** Whether the front end is being built just now. */
  readonly isBuilding?: (() => boolean) | undefined;
  /** Files of other builds; `undefined` where no other process serves one. */
  readonly buildFiles?: Pick<BuildFiles, 'find'> | undefined;
}

/** The built front end: its files as they are, and its page for every route of the application. */
export function createSite({
  dist,
  siteUrl,
  hstsSubdomains,
  settings,
  maintenance,
  externalSite,
  trustProxy,
  isBuilding = () => false,
  buildFiles,
}: Site): Hono {
  const app = new Hono();
  const writeMeta = metaWriter({ settings, maintenanceListUrl: maintenance.url, externalSite });
  const writeCallbackMeta = callbackWriter(settings);
  const elsewhere = { ...settings, ...settings.brand, maintenanceListUrl: maintenance.url };
  const documents = new FileCache<{ readonly content: Buffer; readonly policy: string }>();
  const encoded = new FileCache<Uint8Array<ArrayBuffer>>();
  mountAllowList(app, maintenance);
  // Weak: one for all encodings.
  app.use(`${PICTURES}*`, etag({ weak: true }));
  app.get('*', async (c) => {
    const asked = c.req.path;
    const isCallback = CALLBACK_PATHS.has(asked);
    const file = isCallback
      ? path.join(dist, 'callback.html')
      : ((await pageFor(c, { dist, maintenance, settings })) ?? (await fileFor(dist, asked)));
    const page = file !== undefined && path.extname(file) === '.html' ? file : undefined;
    // A build that takes the place of this one takes files away at any moment.
    const answered = page === undefined && file !== undefined ? await answerWithFile(c, file, cacheControlOf(asked)) : undefined;
    if (answered !== undefined) return answered;
    // A file that is missing must not look like a page: an old chunk would be parsed as a script (SHELL-7).
    if (page === undefined && asked.startsWith(HASHED)) return answerOfOtherBuild(c, await buildFiles?.find(asked));
    // What looks like a file and is none is no page either; the other paths that are none the application itself sends home (ROUTE-7).
    if (page === undefined && FILE_EXTENSION.test(asked)) return c.redirect('/', 302);
    const source = page ?? path.join(dist, SHELL);
    const kind = isCallback ? 'callback' : 'page';
    const document = await documents.get(source, kind, (content) => {
      const text = (isCallback ? writeCallbackMeta : writeMeta)(content.toString());
      return { content: Buffer.from(text), policy: isCallback ? callbackPolicy(text) : contentSecurityPolicy(text, elsewhere) };
    });
    if (document === undefined) return notBuilt(c, isBuilding());
    for (const [name, value] of Object.entries(pageHeaders(asked, siteUrl, hstsSubdomains))) c.header(name, value);
    c.header('Content-Security-Policy', document.policy);
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    if (c.req.method === 'HEAD') tellCaller(c, trustProxy);
    const encoding = encodingFor(c);
    if (encoding === undefined) return c.body(new Uint8Array(document.content));
    c.header('Content-Encoding', encoding);
    // Kept beside the document, and made anew with it.
    const body = await encoded.get(source, `${kind} ${encoding}`, () => compress(encoding, document.content));
    return body === undefined ? notBuilt(c, isBuilding()) : c.body(body);
  });
  return app;
}

/**
 * The page that was drawn at build time, in the language that fits. While the site may be closed, no page is shown before it is
 * known that they may see it (GATE-1).
 */
async function pageFor(c: Context, { dist, maintenance: { url }, settings }: Pick<Site, 'dist' | 'maintenance' | 'settings'>) {
  const { pathname, search } = new URL(c.req.url);
  const asked = partnerWishes({ pathname, search }).languages;
  const headers = { cookie: c.req.header('cookie'), acceptLanguage: c.req.header('accept-language') };
  const language = pageLanguage({ ...headers, asked }, settings.languages);
  const file = await prerenderedFile(dist, c.req.path, language);
  return file !== undefined && url !== undefined ? path.join(dist, SHELL) : file;
}

/** GATE-2. The answer is this caller's alone. */
function tellCaller(c: Context, trustProxy: TrustedProxies | undefined): void {
  c.header(FORWARDED_HEADER, callerAddress(c, trustProxy));
  c.header('Cache-Control', 'no-store');
}

/** The file that a path means: itself, or the page of a folder. `undefined` when there is none below `dist`. */
async function fileFor(dist: string, asked: string): Promise<string | undefined> {
  const decoded = decode(asked);
  if (decoded === undefined || decoded.includes('\0')) return undefined;
  const inside = path.normalize(`/${decoded}`);
  if (WEB_SERVER_FILES.test(inside)) return undefined;
  const file = path.join(dist, inside);
  for (const candidate of [file, path.join(file, 'index.html')]) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function cacheControlOf(asked: string): string {
  if (asked.startsWith(HASHED)) return IMMUTABLE;
  return asked.startsWith(PICTURES) ? PICTURE_CACHE : 'no-cache';
}

/** `undefined` when the file has gone since it was looked for: nothing of an answer that is kept for a year may stand beside a 404. */
async function answerWithFile(c: Context, file: string, cacheControl: string): Promise<Response | undefined> {
  const type = getMimeType(file) ?? 'application/octet-stream';
  const encoding = COMPRESSED.test(type) ? encodingFor(c) : undefined;
  const body = await (encoding === undefined ? bytesOf(file) : encodedBytesOf(file, encoding, cacheControl === IMMUTABLE));
  if (body === undefined) return undefined;
  c.header('Content-Type', type);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', cacheControl);
  if (COMPRESSED.test(type)) c.header('Vary', 'Accept-Encoding');
  if (encoding !== undefined) c.header('Content-Encoding', encoding);
  return c.body(body);
}

const bytesOf = (file: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );

async function encodedBytesOf(file: string, encoding: Encoding, immutable: boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // What never changes was compressed at build, as well as can be.
  const ready =
    immutable && encoding === 'br' ? await compressedFiles.get(`${file}.br`, 'built', (content) => new Uint8Array(content)) : undefined;
  return ready ?? compressedFiles.get(file, encoding, (content) => compress(encoding, content));
}

/** A cache in front must not keep that a file is missing: the next process may have it (DOOR-8). */
async function answerOfOtherBuild(c: Context, found: BuildFile | undefined): Promise<Response> {
  c.header('X-Content-Type-Options', 'nosniff');
  if (found === undefined) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  c.header('Content-Type', found.mediaType);
  c.header('Cache-Control', IMMUTABLE);
  const encoding = COMPRESSED.test(found.mediaType) ? encodingFor(c) : undefined;
  if (COMPRESSED.test(found.mediaType)) c.header('Vary', 'Accept-Encoding');
  if (encoding === undefined) return c.body(new Uint8Array(found.bytes));
  c.header('Content-Encoding', encoding);
  return c.body(await compress(encoding, Buffer.from(found.bytes)));
}

const compressedFiles = new FileCache<Uint8Array<ArrayBuffer>>();

type Encoding = 'br' | 'gzip';
/** `q=0`: not acceptable (RFC 9110, 12.4.2). */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

function encodingFor(c: Context): Encoding | undefined {
  const accepted = (c.req.header('accept-encoding') ?? '')
    .split(',')
    .flatMap((item) => (REFUSED.test(item) ? [] : item.trim().split(';')[0]));
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}

const gzipped = promisify(gzip);
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

async function compress(encoding: Encoding, content: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await (encoding === 'br' ? brotli(content, { params }) : gzipped(content)));
}

const NOT_BUILT = {
  ko: { title: '아직 준비하고 있어요', text: '화면을 아직 만들지 못했어요. API는 쓸 수 있어요.' },
  en: { title: 'Not built yet', text: 'The front end has not been built. The API is up.' },
  ja: { title: 'まだ準備中です', text: '画面がまだビルドされていません。APIは利用できます。' },
};
const BUILDING = {
  ko: { title: '화면을 준비하고 있어요', text: '잠시만 기다려 주세요. 준비되면 이 페이지가 저절로 열려요.' },
  en: { title: 'Getting the pages ready', text: 'Please wait a moment. This page opens by itself when they are ready.' },
  ja: { title: '画面を準備しています', text: '少しお待ちください。準備ができると自動的に開きます。' },
};
/** A browser asks again for a page of an unfinished build after this, s: a build takes some ten. */
const LOOK_AGAIN = '2';

/** For people and for what waits for the server: never a page with nothing in it. */
function notBuilt(c: Context, isBuilding: boolean): Response {
  const language = languageOf(c.req.header('accept-language'));
  const { title, text } = (isBuilding ? BUILDING : NOT_BUILT)[language];
  c.header('Cache-Control', 'no-store');
  c.header('Retry-After', LOOK_AGAIN);
  // In the place of a script, which the page's policy would have to allow.
  if (isBuilding) c.header('Refresh', LOOK_AGAIN);
  const body = html`<p class="brand">${BRAND[language]}</p><h1>${title}</h1><p>${text}</p><p><a href="/api/docs">API</a></p>`;
  return page(c, { language, title, body, status: 503 });
}

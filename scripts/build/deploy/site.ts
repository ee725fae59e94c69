import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callbackPolicy, contentSecurityPolicy, pageHeaders } from '#server/site/security-headers.ts';
import { PICTURE_CACHE } from '#server/site/site.ts';
import { pagesIn } from './pages.ts';
import type { Surroundings } from './surroundings.ts';

export type Headers = Readonly<Record<string, string>>;

/** What a web server has to know of `dist/`: the same that our own server does. */
export interface BuiltSite {
  readonly folder: string;
  /** Path of a page -> its file below `pages/<language>/`, without the ending. */
  readonly pages: ReadonlyMap<string, string>;
  /** Headers of the pages, of the gateway's pages (`/sso`), and of the providers' return pages (`/callback/`). */
  readonly page: Headers;
  readonly gateway: Headers;
  readonly callback: Headers;
}

/** The pages that are sent as they were drawn: while the site may be closed, none is shown before it is known that this visitor may see it (GATE-1). */
export const pagesOf = (
  { pages }: BuiltSite,
  maintenanceListUrl: string | undefined,
): readonly (readonly [path: string, name: string])[] => (maintenanceListUrl === undefined ? [...pages] : []);

/** Whether a partner sends people to this page: its headers are the gateway's. */
export const isGateway = (path: string): boolean => /^\/sso(\/|$)/.test(path);

/** `Vary` of pages in several languages. */
export const BY_LANGUAGE = 'Accept-Encoding, Accept-Language, Cookie';

/** Sent with every file below `/static/`: the names have hashes of the contents. */
export const IMMUTABLE: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' };
/** Headers of the pictures below `/art/`: their names stay, and a release may change what they show. */
export const PICTURE: Headers = { 'Cache-Control': PICTURE_CACHE, 'X-Content-Type-Options': 'nosniff' };
/** Headers of a file that is no page, like the favicon. */
export const PLAIN_FILE: Headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

export async function readSite(
  folder: string,
  { settings, siteUrl, hstsSubdomains, worldUrl, maintenanceListUrl }: Surroundings,
): Promise<BuiltSite> {
  const files = await pagesIn(folder);
  const html = (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
  const callback = await readFile(path.join(folder, 'callback.html'), 'utf8');
  const elsewhere = { ...settings, ...settings.brand, worldUrl, maintenanceListUrl };
  const policy = { 'Content-Security-Policy': contentSecurityPolicy(html, elsewhere) };
  const paths: unknown = JSON.parse(await readFile(path.join(folder, 'pages/paths.json'), 'utf8'));
  return {
    folder: path.resolve(folder),
    pages: new Map(Object.entries(paths as Record<string, string>)),
    page: { ...policy, ...pageHeaders('/', siteUrl, hstsSubdomains) },
    gateway: { ...policy, ...pageHeaders('/sso', siteUrl, hstsSubdomains) },
    callback: { 'Content-Security-Policy': callbackPolicy(callback), ...pageHeaders('/callback/', siteUrl, hstsSubdomains) },
  };
}

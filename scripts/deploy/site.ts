import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { callbackPolicy, contentSecurityPolicy, pageHeaders } from '../../server/site/security-headers.ts';

/** Where things are that the headers have to name, and that the files themselves do not know. */
export interface Surroundings {
  /** What people type to reach the site; HSTS is sent for https. */
  readonly siteUrl: string;
  /** The 3D host, which is preloaded in a frame. */
  readonly worldUrl: string;
  /** The API's server, as the web server reaches it. */
  readonly apiUrl: string;
  /** The list of maintenance, where it is on another origin. */
  readonly maintenanceListUrl: string;
}

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

/** Sent with every file below `/static/`: the names have hashes of the contents. */
export const IMMUTABLE: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' };

export async function readSite(folder: string, { siteUrl, worldUrl, maintenanceListUrl }: Surroundings): Promise<BuiltSite> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html') && file !== 'callback.html').sort();
  const html = (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
  const callback = await readFile(path.join(folder, 'callback.html'), 'utf8');
  const policy = { 'Content-Security-Policy': contentSecurityPolicy(html, worldUrl, maintenanceListUrl) };
  const paths: unknown = JSON.parse(await readFile(path.join(folder, 'pages/paths.json'), 'utf8'));
  return {
    folder: path.resolve(folder),
    pages: new Map(Object.entries(paths as Record<string, string>)),
    page: { ...policy, ...pageHeaders('/', siteUrl) },
    gateway: { ...policy, ...pageHeaders('/sso', siteUrl) },
    callback: { 'Content-Security-Policy': callbackPolicy(callback), ...pageHeaders('/callback/', siteUrl) },
  };
}

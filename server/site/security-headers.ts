import { createHash } from 'node:crypto';
import { type ElementSource, elementsOf, textOf } from './html-source.ts';

/** Where a page may go for what is not of its own site. Paths, and what is `undefined`, are no other place. */
export interface Elsewhere {
  /** The 3D host, which is preloaded in a frame. */
  readonly worldUrl: string;
  /** The API gives profile images, too, unless they are delivered from elsewhere. */
  readonly apiBase?: string | undefined;
  readonly imageBase?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly maintenanceListUrl?: string | undefined;
}

/** The content security policy of a page: what it may load and run. Its own inline scripts and styles are allowed by their hashes. */
export function contentSecurityPolicy(html: string, { worldUrl, apiBase, imageBase, logoUrl, maintenanceListUrl }: Elsewhere): string {
  const { scripts, styles } = hashesOf(html);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...originsOf(apiBase, imageBase, logoUrl)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(apiBase, maintenanceListUrl)].join(' '),
    "manifest-src 'self'",
    `frame-src ${new URL(worldUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The policy of a provider's return page (CB): its own script and style, and nothing else. */
export function callbackPolicy(html: string): string {
  const { scripts, styles } = hashesOf(html);
  return [
    "default-src 'none'",
    ['script-src', ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    'img-src data:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function originsOf(...addresses: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(addresses.flatMap((address = '') => (URL.canParse(address) ? [new URL(address).origin] : [])));
}

/** Of the scripts and styles that stand in a document. */
function hashesOf(html: string): Readonly<Record<'scripts' | 'styles', readonly string[]>> {
  const elements = elementsOf(html);
  const hashes = (of: readonly ElementSource[]) => [...new Set(of.map(({ content }) => textOf(html, content)))].map(hashOf);
  return {
    scripts: hashes(elements.filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))),
    styles: hashes(elements.filter(({ name }) => name === 'style')),
  };
}

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** What a page's answer says besides its policy. A return page of a provider (CB) must not cut its opener off, and must leave no trace of its code. */
export function pageHeaders(path: string, siteUrl: string): Readonly<Record<string, string>> {
  const isCallback = path.startsWith('/callback/');
  const hidesQuery = isCallback || path === '/sso' || path.startsWith('/sso/');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': hidesQuery ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': hidesQuery ? 'no-store' : 'no-cache',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isCallback ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...transportSecurity(siteUrl),
  };
}

/** HSTS, of a site that has https: for a year, and with every answer, whichever a browser asks for first (RFC 6797). */
export const transportSecurity = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};

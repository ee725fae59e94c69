import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

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
  const scripts = hashesOf(html, SCRIPT);
  const styles = hashesOf(html, STYLE);
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
  return [
    "default-src 'none'",
    ['script-src', ...hashesOf(html, SCRIPT)].join(' '),
    ['style-src', ...hashesOf(html, STYLE)].join(' '),
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

const SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

function hashesOf(html: string, element: RegExp): readonly string[] {
  const contents = [...html.matchAll(element)].map(([, content = '']) => content);
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/**
 * What a page's answer says besides its policy. The return page of a provider (CB) and the gateway (GW) leave no trace of their codes, and keep
 * their opener: a partner that opened the gateway would read `closed` half a second later, though its window is open.
 */
export function pageHeaders(path: string, siteUrl: string, hstsSubdomains = false): Readonly<Record<string, string>> {
  const isOpened = path.startsWith('/callback/') || path === '/sso' || path.startsWith('/sso/');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': isOpened ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': isOpened ? 'no-store' : 'no-cache',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isOpened ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...transportSecurity(siteUrl, hstsSubdomains),
  };
}

/**
 * HSTS, of a site that has https: for a year, and with every answer, whichever a browser asks for first (RFC 6797).
 * @param hstsSubdomains whether all hosts below the site's own are reached by https alone, now and for a year: only the operator knows
 */
export const transportSecurity = (siteUrl: string, hstsSubdomains = false): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:') ? { [HSTS]: `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` } : {};

const HSTS = 'Strict-Transport-Security';

/** Takes HSTS off where the proxy in front says that the browser came by plain http (RFC 6797, 7.2). */
export const withoutHstsOnHttp: MiddlewareHandler = async (c, next) => {
  await next();
  if (/^http$/i.test(c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() ?? '')) c.res.headers.delete(HSTS);
};

import type { Context } from 'hono';

/**
 * Every value that came under a name, in the order in which it was sent. A browser tells neither path nor domain of a cookie (RFC 6265, 5.4),
 * so of several nothing says which one this server has set. Not decoded: our values have no character that needs it.
 */
export function cookieValues(c: Context, name: string): readonly string[] {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''));
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

/** Every path and domain that a cookie of this request can have been set for (RFC 6265, 5.1.3 and 5.1.4); the host alone is `undefined`. */
function placesOf({ hostname, pathname }: URL): readonly { readonly path: string; readonly domain: string | undefined }[] {
  const segments = pathname.split('/').slice(1);
  const folders = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const paths = new Set(['/', ...folders.flatMap((path, index) => (index < folders.length - 1 ? [path, `${path}/`] : [path]))]);
  // An address of the network is no domain, and neither is a name of one label.
  const labels = /^[\d.]+$|:/.test(hostname) ? [] : hostname.split('.');
  const domains = [undefined, ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
  return [...paths].flatMap((path) => domains.map((domain) => ({ path, domain })));
}

/** Deletes every cookie of this name that the browser sends with this request, whichever site has set it: a few dozen short headers. */
export function clearCopies(c: Context, name: string, { secure }: { readonly secure: boolean }): void {
  for (const { path, domain } of placesOf(new URL(c.req.url))) {
    const attributes = ['Max-Age=0', `Path=${path}`, ...(domain === undefined ? [] : [`Domain=${domain}`]), ...(secure ? ['Secure'] : [])];
    c.header('Set-Cookie', `${name}=; ${attributes.join('; ')}`, { append: true });
  }
}

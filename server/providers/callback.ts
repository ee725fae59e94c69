import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { boundBody } from '../http/body-bound.ts';
import { takePost } from './attempts.ts';
import { providerCodeOf, providerTypeOf } from './provider-settings.ts';
import { callbackUrl } from './providers.ts';
import { errorUrl } from './routes.ts';

const FORM_MAX = 16 * 1024;

/**
 * What the return addresses do before the page is served. The pages themselves are the front end's.
 */
export function mountCallbacks(app: Hono, deps: Deps): void {
  const { siteUrl } = deps.addresses;

  // Apple's answer is a form that the browser posts. A post from another site brings no cookie and cannot be read by a page, so it is made a
  // GET: 303, never 307, which would post it again (RFC 9700, 4.12). What else Apple sends along, a name, is not wanted here.
  app.post('/callback/apple', boundBody(FORM_MAX), async (c) => {
    const form = await c.req.parseBody().catch(() => ({}));
    const state = textOf(form, 'state');
    const [code, error] = [textOf(form, 'code'), textOf(form, 'error')];
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const iss = textOf(form, 'iss');
    if (iss !== '' && iss !== deps.providers.get('apple')?.issuer) {
      return c.redirect(errorUrl(siteUrl, 'apple', 'invalid_request', state), 303);
    }
    const taken = await takePost(deps, { method: providerTypeOf('apple'), state });
    if (!taken || (code === '' && error === '')) return c.redirect(errorUrl(siteUrl, 'apple', 'invalid_request', state), 303);
    if (error !== '') return c.redirect(errorUrl(siteUrl, 'apple', error, state), 303);
    const answer = { code, state, ...(iss !== '' && { iss }) };
    return c.redirect(`${callbackUrl(siteUrl, 'apple')}?${new URLSearchParams(answer)}`, 303);
  });

  // RFC 9207: an answer that says it is another issuer's, also beside the right one, goes no further. Where a static web server has the page,
  // check-user compares it.
  app.get('/callback/:code', async (c, next) => {
    const code = providerCodeOf(c.req.param('code'));
    const issuer = code === undefined ? undefined : deps.providers.get(code)?.issuer;
    if (code !== undefined && issuer !== undefined && c.req.queries('iss')?.some((iss) => iss !== issuer)) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(errorUrl(siteUrl, code, 'invalid_request', c.req.query('state') ?? ''));
    }
    return next();
  });
}

const textOf = (form: Readonly<Record<string, unknown>>, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};

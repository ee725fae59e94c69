import type { Context, Hono } from 'hono';
import { API_BASE } from '#contract/calls.ts';
import type { MethodCode } from '#contract/methods.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import type { ProviderPurpose } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { choosesAccount } from '../http/account-choice-cookie.ts';
import { clientAddress } from '../http/client-address.ts';
import { visitOf } from '../http/cookies.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { hintOf, schoolByCode } from '../schools/school.ts';
import { beginAttempt, isState, roundOf } from './attempts.ts';
import { type ProviderCode, providerCodeOf, providerTypeOf } from './provider-settings.ts';
import { callbackUrl } from './providers.ts';

/** Where a provider window begins (SOC-1, SSO-1); the university that has a path of its own has a place to sign out, too. */
export function mountProviderRoutes(app: Hono, deps: Deps): void {
  app.get(`${API_BASE}/auth/provider/:code/start`, (c) => {
    const code = providerCodeOf(c.req.param('code'));
    if (code === undefined) throw new Refusal('routeNotFound');
    return start(c, deps, code);
  });
  app.get(`${API_BASE}/auth/provider/:code/logout`, async (c) => {
    const code = providerCodeOf(c.req.param('code'));
    const url = code && (await deps.providers.get(code)?.logoutUrl().catch(logged(deps, code)));
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(url ?? deps.addresses.siteUrl);
  });
  app.get(`${API_BASE}/auth/passni/yonsei/login`, (c) => start(c, deps, 'yonsei'));
  app.get(`${API_BASE}/auth/passni/yonsei/logout`, async (c) => {
    const returnTo = `${callbackUrl(deps.addresses.siteUrl, 'yonsei')}/logout`;
    const url = await deps.providers.get('yonsei')?.logoutUrl(returnTo).catch(logged(deps, 'yonsei'));
    return c.redirect(url ?? returnTo);
  });
}

/** Sends the window on to the provider, or back to where its page tells the opener what is wrong: a window must never be left with nothing. */
async function start(c: Context, deps: Deps, code: ProviderCode): Promise<Response> {
  const method = providerTypeOf(code);
  const state = c.req.query('state') ?? '';
  const purpose = purposeOf(c.req.query('purpose'));
  const back = (error: string) => c.redirect(errorUrl(deps.addresses.siteUrl, code, error, state));
  c.header('Referrer-Policy', 'no-referrer');

  const provider = deps.providers.get(code);
  if (provider === undefined || !deps.config.enabledMethods.includes(method)) return back('method_disabled');
  if (!isState(state) || purpose === undefined) return back('method_disabled');
  const asked = code === 'federation' ? c.req.query('school') : undefined;
  const school = asked === undefined ? undefined : schoolByCode(deps.config.schools, asked);
  if (asked !== undefined && school === undefined) return back('method_disabled');
  if (deps.config.closed) return back('temporarily_unavailable');
  const visit = visitOf(deps, c).id;
  const address = clientAddress(c, deps.config.trustProxy);
  try {
    await takeFrom(deps, POLICIES.providerStartsPerAddress, address);
    if (!(await beginAttempt(deps, { visit, method, purpose, state, school: school?.code ?? null }))) return back('invalid_request');
  } catch (error) {
    if (error instanceof Refusal || error instanceof DatabaseUnavailable) return back('temporarily_unavailable');
    throw error;
  }
  const url = await provider
    .authorizationUrl(roundOf(deps, visit, state), { choosesAccount: choosesAccount(deps, c), schoolHint: school && hintOf(school) })
    .catch(logged(deps, code));
  return url === undefined ? back('temporarily_unavailable') : c.redirect(url);
}

const purposeOf = (text: string | undefined): ProviderPurpose | undefined => (text === 'login' || text === 'link' ? text : undefined);

/** The callback page with an `error`, as a provider would send it (RFC 6749, 4.1.2.1). */
export function errorUrl(siteUrl: string, code: MethodCode, error: string, state: string): string {
  const query = new URLSearchParams({ error, ...(isState(state) && { state }) });
  return `${callbackUrl(siteUrl, code)}?${query}`;
}

const logged =
  ({ log }: Deps, provider: MethodCode) =>
  (error: unknown) => {
    log.error('providerUnreachable', { error, provider });
    return undefined;
  };

import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Provider } from 'oidc-provider';
import { loadOpenidLibrary } from '#server/openid/library.ts';
import type { School } from '#server/schools/school.ts';
import { type ProviderCode, TRAITS } from '../provider-settings.ts';
import { accountAt, schoolAsked } from './federation.ts';
import { homePage } from './home-page.ts';
import { createIssuer, SCOPE, sessionCookie } from './issuer.ts';
import { OAUTH_PATHS, profileOf } from './oauth-shapes.ts';
import { accountIdOf, isPersonId } from './people.ts';
import { noteRevokedTokens, type Revocation, revocationRoutes } from './revocations.ts';
import { signInPage } from './sign-in-page.ts';
import { SIGNAL_KINDS, SIGNALLING, SIGNING_KEY_ID, sendSignal } from './signals.ts';
import type { StandInSecrets } from './stand-in-settings.ts';

/** How the stand-ins behave, for tests. */
export interface StandInOptions {
  /** The `Cross-Origin-Opener-Policy` of every page, as a provider may choose it. */
  readonly coop?: string;
}

interface StandIns extends StandInOptions {
  readonly codes: readonly ProviderCode[];
  readonly providersUrl: string;
  readonly siteUrl: string;
  readonly secrets: StandInSecrets;
  /** The federation's schools (CAMPUS-3). */
  readonly schools: readonly School[];
  /** The origin of the API, which they tell of their people. */
  readonly apiUrl: string;
}

interface NodeEnv {
  readonly Bindings: { readonly incoming: IncomingMessage & { originalUrl?: string }; readonly outgoing: ServerResponse };
}

/** A browser can ask for another COOP value: `/?coop=same-origin`. */
const COOP_COOKIE = 'stand_in_coop';
const COOP_VALUES = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'];

/** The stand-ins for social providers and universities, each below its own path. */
export async function createStandIns(options: StandIns): Promise<Hono<NodeEnv>> {
  const library = await loadOpenidLibrary();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kty: 'EC', alg: 'ES256', use: 'sig', kid: SIGNING_KEY_ID } as const;
  const app = new Hono<NodeEnv>();
  const told: Revocation[] = [];

  app.use(async (c, next) => {
    const coop = getCookie(c, COOP_COOKIE) ?? options.coop;
    // On the node response as well: the library writes its pages there by itself.
    if (coop !== undefined) c.env.outgoing.setHeader('Cross-Origin-Opener-Policy', coop);
    await next();
    if (coop !== undefined && c.res !== RESPONSE_ALREADY_SENT) c.header('Cross-Origin-Opener-Policy', coop);
  });
  app.get('/', (c) => {
    const coop = c.req.query('coop');
    if (coop !== undefined && COOP_VALUES.includes(coop)) setCookie(c, COOP_COOKIE, coop, { path: '/', httpOnly: true, sameSite: 'Lax' });
    return homePage(c, {
      codes: options.codes,
      siteUrl: options.siteUrl,
      coopValues: COOP_VALUES,
      coop: coop ?? getCookie(c, COOP_COOKIE),
      signalling: SIGNALLING.filter((code) => options.codes.includes(code)),
      told,
    });
  });
  app.get('/told', (c) => c.json(told));
  app.post('/signal', async (c) => {
    const { code: asked, kind: said, person } = await c.req.parseBody();
    const [code, kind] = [SIGNALLING.find((one) => one === asked), SIGNAL_KINDS.find((one) => one === said)];
    if (code === undefined || kind === undefined || typeof person !== 'string' || !isPersonId(person)) return c.redirect('/', 303);
    await sendSignal({ ...options, privateKey }, { code, kind, person });
    return c.redirect('/', 303);
  });
  for (const code of options.codes) {
    const issuer = createIssuer(library, { ...options, code, signingKey });
    app.route('/', revocationRoutes(code, options.secrets.provider(code), told));
    if (code === 'apple') noteRevokedTokens(issuer, code, told);
    mount(app, code, issuer, options);
  }
  return app;
}

function mount(app: Hono<NodeEnv>, code: ProviderCode, issuer: Provider, { siteUrl, schools }: StandIns): void {
  const detailsOf = (c: Context<NodeEnv>) => issuer.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => undefined);
  app.get(`/${code}/sign-in/:uid`, async (c) => {
    const details = await detailsOf(c);
    return details === undefined
      ? c.redirect(siteUrl)
      : signInPage(c, { code, siteUrl, school: schoolAsked(code, schools, details.params) });
  });
  app.post(`/${code}/sign-in/:uid`, async (c) => {
    const details = await detailsOf(c);
    const school = schoolAsked(code, schools, details?.params ?? {});
    const result = resultOf(code, await c.req.parseBody(), school);
    if (result === undefined) return signInPage(c, { code, siteUrl, school });
    const next = await issuer.interactionResult(c.env.incoming, c.env.outgoing, result).catch(() => undefined);
    return c.redirect(next ?? siteUrl, 303);
  });
  const { shape } = TRAITS[code];
  if (shape !== 'openid') app.get(`/${code}${OAUTH_PATHS[shape].profile}`, (c) => answerWhoItIs(c, issuer, profileOf[shape]));
  app.all(`/${code}/*`, async (c) => {
    const { incoming, outgoing } = c.env;
    const asked = new URL(c.req.url);
    const authorization = `/${code}${shape === 'openid' ? '/auth' : OAUTH_PATHS[shape].authorization}`;
    // With a number behind it, it is the same request again, after the sign-in page.
    if (asked.pathname === authorization || asked.pathname.startsWith(`${authorization}/`)) {
      forgetPerson(incoming, code);
      // The three take what an application may see from its registration; the library wants to hear it with each request.
      if (shape !== 'openid' && !asked.searchParams.has('scope')) asked.searchParams.set('scope', SCOPE);
    }
    // The library finds out where it is mounted by comparing the two.
    incoming.originalUrl = asked.pathname + asked.search;
    incoming.url = incoming.originalUrl.slice(code.length + 1);
    await issuer.callback()(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
}

/** The stand-in asks every time who signs in, so that a tester can be another person the next time. */
function forgetPerson(incoming: IncomingMessage, code: ProviderCode): void {
  const cookies = incoming.headers.cookie?.split('; ') ?? [];
  incoming.headers.cookie = cookies.filter((cookie) => !cookie.startsWith(sessionCookie(code))).join('; ');
}

/** What the person chose on the sign-in page; `undefined` when that makes no sense. */
function resultOf(code: ProviderCode, form: Readonly<Record<string, unknown>>, school: School | undefined) {
  if (form.answer === 'refuse') return { error: 'access_denied', error_description: 'the person does not agree' };
  if (form.answer === 'fail') return { error: 'server_error', error_description: 'a tester wanted it so' };
  const { person } = form;
  return typeof person === 'string' && isPersonId(person)
    ? { login: { accountId: accountAt(school, accountIdOf(code, person)) }, select_account: {} }
    : undefined;
}

async function answerWhoItIs(c: Context, issuer: Provider, profile: (accountId: string) => object): Promise<Response> {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const found = token === undefined ? undefined : await issuer.AccessToken.find(token);
  if (found === undefined) return c.json({ error: 'invalid_token' }, 401);
  return c.json(profile(found.accountId));
}

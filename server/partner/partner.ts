import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { API_BASE } from '#contract/calls.ts';
import { languageOf } from '../languages.ts';
import type { Log } from '../log/log.ts';
import { html, type Markup, page } from '../pages/html.ts';
import { random } from '../random.ts';
import {
  DEMO_CLIENT,
  DEMO_OPENID_CLIENT,
  DEMO_PLATFORM_CLIENT,
  gatewayLinks,
  LOG_IN_PATHS,
  OPENID_RETURN_PATH,
  PLATFORM_RETURN_PATH,
  RETURN_PATH,
  wrongLinks,
} from './links.ts';
import { createOpenidLogin, type OpenidLogin } from './openid-login.ts';
import { type PartnerTexts, TEXTS } from './texts.ts';

interface Partner {
  /** Where the partner's server reaches the product's. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly partnerUrl: string;
  readonly clientSecret: string;
  readonly log: Log;
}

/** Stands in for a partner of the gateway (GW): starts each way in, and shows what comes back. */
export function createPartner(partner: Partner): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const texts = textsOf(c);
    // In a window of its own, with an opener: the gateway closes it when it cannot go on (GW-4).
    const link = (url: string, label: string | Markup, look: string) =>
      html`<a class="${look}" href="${url}" target="_blank" rel="opener">${label}</a>`;
    return show(
      c,
      texts.title,
      html`<section class="card">${link(LOG_IN_PATHS.meeting, texts.meeting, 'button')}${link(LOG_IN_PATHS.platform, texts.platform, 'button')}${link(LOG_IN_PATHS.openid, texts.openid, 'button')}</section>
<section class="card"><h2>${texts.wrong}</h2>${wrongLinks(partner).map(({ label, url }) => html`<p>${link(url, html`<code>${label}</code>`, '')}</p>`)}</section>`,
    );
  });

  const mountReturn = (client: Client) => {
    app.get(client.returnPath, (c) => showReturned(c, partner, client));
    // A partner never does this; a tester may want to see that the server notices.
    app.post(client.returnPath, (c) => showRedeemedAgain(c, partner, client));
  };
  mountReturn({ id: DEMO_CLIENT, returnPath: RETURN_PATH });
  mountReturn({ id: DEMO_PLATFORM_CLIENT, returnPath: PLATFORM_RETURN_PATH });
  app.get(LOG_IN_PATHS.meeting, (c) => beginLogin(c, gatewayLinks(partner).meeting, DEMO_CLIENT));
  app.get(LOG_IN_PATHS.platform, (c) => beginLogin(c, gatewayLinks(partner).platform, DEMO_PLATFORM_CLIENT));

  const openid = createOpenidLogin(partner);
  app.get(LOG_IN_PATHS.openid, (c) => beginOpenidLogin(c, partner, openid));
  app.get(OPENID_RETURN_PATH, (c) => showOpenidReturned(c, partner, openid));
  return app;
}

/** s */
const LOGIN_KEPT = 600;
/** One cookie for each login that was begun, so that two windows do not disturb each other. */
const cookieOf = (state: string): string => `partner_login_${state}`;
const STATE = /^[\w-]{22,43}$/;
/** Between what a cookie keeps; none of it has one. */
const PART = '.';

/** Binds the answer to this browser: the state travels along, and a cookie keeps it (RFC 9700, 4.7). */
function beginLogin(c: Context, gatewayUrl: string, clientId: string): Response {
  const state = Buffer.from(random(16)).toString('base64url');
  keepLogin(c, state, clientId);
  const url = new URL(gatewayUrl);
  url.searchParams.set('state', state);
  return c.redirect(url.href);
}

const keepLogin = (c: Context, state: string, kept: string): void =>
  setCookie(c, cookieOf(state), kept, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: LOGIN_KEPT });

/** What this browser keeps of the login that is answered, if it has begun it: else a code of another person would sign it in (login CSRF). */
function ownLogin(c: Context, received: URLSearchParams, clientId: string): readonly string[] | undefined {
  const state = received.get('state') ?? '';
  const [client, ...kept] = (STATE.test(state) ? getCookie(c, cookieOf(state)) : undefined)?.split(PART) ?? [];
  return client === clientId ? kept : undefined;
}

/** One of the clients that this page stands in for. */
interface Client {
  readonly id: string;
  readonly returnPath: string;
}

async function showReturned(c: Context, partner: Partner, client: Client): Promise<Response> {
  const texts = textsOf(c);
  const received = new URL(c.req.url).searchParams;
  const code = received.get('code');
  // The code is not shown to any server: it may be another person's.
  if (code !== null && ownLogin(c, received, client.id) === undefined)
    return show(c, texts.returned, html`<p class="card" data-field="error">${texts.notBegunHere}</p>${table(texts.received, received)}`);
  const outcome = code === null ? html`<p class="card">${texts.noCode}</p>` : outcomeOf(await redeem(partner, client, code), texts);
  const again = html`<form class="card" method="post"><input type="hidden" name="code" value="${code ?? ''}"><button type="submit" class="button quiet">${texts.again}</button></form>`;
  return show(c, texts.returned, html`${outcome}${table(texts.received, received)}${code === null ? html`` : again}`);
}

async function beginOpenidLogin(c: Context, { log }: Partner, openid: OpenidLogin): Promise<Response> {
  const texts = textsOf(c);
  try {
    const { state, nonce, codeVerifier, url } = await openid.begin();
    keepLogin(c, state, [DEMO_OPENID_CLIENT, nonce, codeVerifier].join(PART));
    return c.redirect(url);
  } catch (error) {
    log.error('partnerFailed', { error });
    return show(c, texts.title, html`<p class="card" data-field="error">${texts.away}</p>`);
  }
}

async function showOpenidReturned(c: Context, { log }: Partner, openid: OpenidLogin): Promise<Response> {
  const texts = textsOf(c);
  const received = new URL(c.req.url).searchParams;
  if (!received.has('code')) return show(c, texts.returned, html`<p class="card">${texts.noCode}</p>${table(texts.received, received)}`);
  const [nonce, codeVerifier] = ownLogin(c, received, DEMO_OPENID_CLIENT) ?? [];
  if (nonce === undefined || codeVerifier === undefined)
    return show(c, texts.returned, html`<p class="card" data-field="error">${texts.notBegunHere}</p>${table(texts.received, received)}`);
  const outcome = await openid.redeem(received, { nonce, codeVerifier }).then(
    (claims) =>
      table(
        texts.user,
        Object.entries(claims).map(([name, value]) => [name, String(value)] as const),
      ),
    (error: unknown) => {
      log.error('partnerFailed', { error });
      return refusal(texts, error instanceof Error ? error.message : 'unreachable');
    },
  );
  return show(c, texts.returned, html`${outcome}${table(texts.received, received)}`);
}

async function showRedeemedAgain(c: Context, partner: Partner, client: Client): Promise<Response> {
  const texts = textsOf(c);
  const { code } = await c.req.parseBody();
  const outcome = outcomeOf(await redeem(partner, client, typeof code === 'string' ? code : ''), texts);
  return show(c, texts.returned, html`${outcome}<p class="note">${texts.revoked}</p>`);
}

const textsOf = (c: Context): PartnerTexts => TEXTS[languageOf(c.req.header('accept-language'))];

function show(c: Context, title: string, content: Markup): Response {
  const texts = textsOf(c);
  const body = html`<p class="brand">${texts.brand}</p>
<h1>${title}</h1>
<p class="note">${texts.note} <a href="/">${texts.home}</a></p>
${content}`;
  return page(c, { language: languageOf(c.req.header('accept-language')), title, body, formAction: "'self'" });
}

const table = (heading: string, entries: Iterable<readonly [string, string]>): Markup => html`<section class="card"><h2>${heading}</h2><dl>
${[...entries].map(([name, value]) => html`<dt>${name}</dt><dd data-field="${name}">${value}</dd>`)}
</dl></section>`;

const refusal = (texts: PartnerTexts, error: string): Markup =>
  html`<p class="card" data-field="error">${texts.refused.replace('{error}', () => error)}</p>`;

function outcomeOf(outcome: Outcome, texts: PartnerTexts): Markup {
  if ('error' in outcome) return refusal(texts, outcome.error);
  const { user } = outcome;
  return html`<section class="card"><h2>${texts.user}</h2><dl>
<dt>${texts.nickname}</dt><dd data-field="ncknm">${user.ncknm}</dd>
<dt>${texts.id}</dt><dd data-field="uvrs_id">${user.uvrs_id}</dd>
<dt>${texts.number}</dt><dd data-field="user_id">${user.user_id}</dd>
</dl></section>`;
}

const granted = z.object({ user: z.object({ user_id: z.string(), ncknm: z.string(), uvrs_id: z.string() }) });
const refused = z.object({ error: z.string() });
type Outcome = z.infer<typeof granted> | z.infer<typeof refused>;

/** The partner's server shows the code to the product's (RFC 6749, 4.1.3). */
async function redeem({ apiUrl, partnerUrl, clientSecret, log }: Partner, { id, returnPath }: Client, code: string): Promise<Outcome> {
  const form = { grant_type: 'authorization_code', code, redirect_uri: `${partnerUrl}${returnPath}` };
  try {
    const response = await fetch(`${apiUrl}${API_BASE}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, client_id: id, client_secret: clientSecret }),
    });
    return z.parse(z.union([granted, refused]), await response.json());
  } catch (error) {
    log.error('partnerFailed', { error });
    return { error: 'unreachable' };
  }
}

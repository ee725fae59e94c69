import type { Hono } from 'hono';
import { API_BASE, CALLS, type Call, type CallName } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { languageOf } from '../languages.ts';
import { BRAND, html, type Markup, page } from '../pages/html.ts';
import { TEXTS } from './docs-texts.ts';
import { METHOD_ROWS } from './methods.ts';
import { openApiDocument, REFUSALS, schemaOf } from './openapi.ts';
import { PARTNER_CALLS, type PartnerCall } from './partner-calls.ts';
import { headersOf } from './request-headers.ts';
import { SIGNAL_CALLS, type SignalCall } from './signal-calls.ts';
import { WINDOW_ADDRESSES, type WindowAddress } from './window-addresses.ts';

/** The OpenAPI document for tools, and the same for people: its frame in their language, the description in English as the names on the wire are. */
export function mountDocs(app: Hono): void {
  app.get(`${API_BASE}/openapi.json`, (c) => c.json(openApiDocument()));
  app.get('/api/docs', (c) => {
    const language = languageOf(c.req.header('accept-language'));
    return page(c, { language, title: TEXTS.title[language], body: docsBody(language) });
  });
}

type Say = (name: keyof typeof TEXTS) => string;

function docsBody(language: Language): Markup {
  const say: Say = (name) => TEXTS[name][language];
  return html`<p class="brand">${BRAND[language]}</p>
<h1>${say('title')}</h1>
<p class="note">${say('english')}</p>
<section class="card"><dl><dt>${say('base')}</dt><dd><code>${API_BASE}</code></dd>
<dt>${say('answers')}</dt><dd><code>{ code, message?, data? }</code></dd>
<dt>${say('token')}</dt><dd><code>Authorization: Bearer</code></dd>
<dt>${say('tools')}</dt><dd><a href="${API_BASE}/openapi.json">openapi.json</a></dd></dl></section>
<p class="note">${say('refresh')}</p>
<h2>${say('calls')}</h2>
${(Object.entries(CALLS) as [CallName, Call][]).map(([name, call]) => callCard(say, name, call))}
<section class="card" id="methods"><h2>${say('methods')}</h2>
<table><thead><tr><th><code>authMthd</code></th><th>${say('code')}</th><th>${say('name')}</th><th>${say('notes')}</th></tr></thead><tbody lang="en">
${METHOD_ROWS.map(({ type, code, name, notes }) => html`<tr><td>${type}</td><td><code>${code}</code></td><td>${name}</td><td>${notes}</td></tr>`)}
</tbody></table></section>
<h2>${say('windows')}</h2>
<p class="note">${say('windowsNote')}</p>
${WINDOW_ADDRESSES.map((address) => windowCard(say, address))}
<h2>${say('partners')}</h2>
<p class="note">${say('partnersNote')}</p>
${PARTNER_CALLS.map((call) => partnerCard(say, call))}
<h2>${say('signals')}</h2>
<p class="note">${say('signalsNote')}</p>
${SIGNAL_CALLS.map((call) => signalCard(say, call))}
<section class="card" id="results"><h2>${say('results')}</h2>
<table><thead><tr><th>${say('status')}</th><th>${say('code')}</th><th>${say('name')}</th><th>${say('message')}</th></tr></thead><tbody lang="en">
${REFUSALS.map(({ status, code, name, message }) => html`<tr><td>${status}</td><td>${code}</td><td><code>${name}</code></td><td>${message}</td></tr>`)}
</tbody></table></section>`;
}

const callCard = (say: Say, name: CallName, call: Call): Markup => html`<section class="card" id="${name}">
<h2><span class="method">${call.method}</span> <code>${call.path}</code></h2>
<p lang="en">${call.summary}.</p>
<p class="note" lang="en">${call.requirement} · token: ${call.token}</p>
${headersOf(name).map((header) => html`<p class="note">${say('header')} <code>${header.name}</code>: <span lang="en">${header.description}</span></p>`)}
${call.body === 'json' ? schema(say('body'), schemaOf(call.request)) : html``}
${call.body === 'multipart' ? html`<p class="note">${say('file')} <code>prflImg</code></p>` : html``}
${schema(say('data'), schemaOf(call.accepted))}
</section>`;

const windowCard = (
  say: Say,
  { operationId, requirement, method, path, summary, parameters, form, status, answer }: WindowAddress,
): Markup =>
  html`<section class="card" id="${operationId}">
<h2><span class="method">${method}</span> <code>${path}</code></h2>
<p lang="en">${summary}.</p>
<p class="note" lang="en">${requirement} · ${status}: ${answer}</p>
${parameters.length === 0 ? html`` : schema(say('parameters'), parameters)}
${form === undefined ? html`` : schema(say('form'), form)}
</section>`;

const signalCard = (
  say: Say,
  { operationId, method, path, summary, says, refusals }: SignalCall,
): Markup => html`<section class="card" id="${operationId}">
<h2><span class="method">${method}</span> <code>${path}</code></h2>
<p lang="en">${summary}.</p>
${refusalsLine(refusals)}
${schema(say(says.in === 'query' ? 'parameters' : says.in === 'form' ? 'form' : 'body'), says.schema)}
</section>`;

const refusalsLine = (refusals: PartnerCall['refusals']): Markup =>
  html`<p class="note">${Object.entries(refusals).map(([status, errors]) => html`${status}: <code>${errors.join(', ')}</code> `)}</p>`;

const partnerCard = (
  say: Say,
  { operationId, method, path, summary, form, data, refusals }: PartnerCall,
): Markup => html`<section class="card" id="${operationId}">
<h2><span class="method">${method}</span> <code>${path}</code></h2>
<p lang="en">${summary}.</p>
${refusalsLine(refusals)}
${form === undefined ? html`` : schema(say('form'), form)}
${schema(say('answer'), data)}
</section>`;

const schema = (label: string, of: object): Markup =>
  html`<details><summary>${label}</summary><pre>${JSON.stringify(of, null, 2)}</pre></details>`;

import type { Hono } from 'hono';
import { API_BASE, CALLS, type Call, type CallName } from '../../contract/calls.ts';
import { html, type Markup, page } from '../pages/html.ts';
import { METHOD_ROWS } from './methods.ts';
import { openApiDocument, REFUSALS, schemaOf } from './openapi.ts';
import { PARTNER_CALLS, type PartnerCall } from './partner-calls.ts';
import { headersOf } from './request-headers.ts';
import { WINDOW_ADDRESSES, type WindowAddress } from './window-addresses.ts';

/** The OpenAPI document for tools, and the same for people. In English, as the names on the wire are. */
export function mountDocs(app: Hono): void {
  app.get(`${API_BASE}/openapi.json`, (c) => c.json(openApiDocument()));
  app.get('/api/docs', (c) => page(c, { language: 'en', title: 'Madang API', body: docsBody() }));
}

const docsBody = (): Markup => html`<p class="brand">Madang</p>
<h1>API</h1>
<p>Calls are below <code>${API_BASE}</code>. Every answer is <code>{ code, message?, data? }</code>: success is HTTP 200 with code 0. The access
token goes into <code>Authorization: Bearer</code>; the refresh credential is a cookie that only the refresh call reads. The same for tools:
<a href="${API_BASE}/openapi.json">openapi.json</a>.</p>
${(Object.entries(CALLS) as [CallName, Call][]).map(([name, call]) => callCard(name, call))}
<section class="card" id="methods"><h2>Ways to sign in</h2>
<table><thead><tr><th><code>authMthd</code></th><th>Code</th><th>Name</th><th>Notes</th></tr></thead><tbody>
${METHOD_ROWS.map(({ type, code, name, notes }) => html`<tr><td>${type}</td><td><code>${code}</code></td><td>${name}</td><td>${notes}</td></tr>`)}
</tbody></table></section>
<h2>For provider windows</h2>
<p class="note">No calls of the pages, but addresses that their windows open (SOC-1): an operator’s own API serves them beside the calls.</p>
${WINDOW_ADDRESSES.map(windowCard)}
<h2>For partners of the gateway</h2>
<p class="note">From server to server, with a partner’s id and secret; answers and refusals are those of RFC 6749.</p>
${PARTNER_CALLS.map(partnerCard)}
<section class="card" id="results"><h2>Results other than success</h2>
<table><thead><tr><th>Status</th><th>Code</th><th>Name</th><th>Message</th></tr></thead><tbody>
${REFUSALS.map(({ status, code, name, message }) => html`<tr><td>${status}</td><td>${code}</td><td><code>${name}</code></td><td>${message}</td></tr>`)}
</tbody></table></section>`;

const callCard = (name: CallName, call: Call): Markup => html`<section class="card" id="${name}">
<h2><span class="method">${call.method}</span> ${call.path}</h2>
<p>${call.summary}.</p>
<p class="note">${call.requirement} · token: ${call.token}</p>
${headersOf(name).map((header) => html`<p class="note">Header <code>${header.name}</code>: ${header.description}</p>`)}
${call.body === 'json' ? schema('Body', schemaOf(call.request)) : html``}
${call.body === 'multipart' ? html`<p class="note">Body: multipart/form-data with the file in <code>prflImg</code></p>` : html``}
${schema('Data', schemaOf(call.accepted))}
</section>`;

const windowCard = ({ operationId, requirement, method, path, summary, parameters, form, status, answer }: WindowAddress): Markup =>
  html`<section class="card" id="${operationId}">
<h2><span class="method">${method}</span> ${path}</h2>
<p>${summary}.</p>
<p class="note">${requirement} · ${status}: ${answer}</p>
${parameters.length === 0 ? html`` : schema('Parameters', parameters)}
${form === undefined ? html`` : schema('Form', form)}
</section>`;

const partnerCard = ({
  operationId,
  method,
  path,
  summary,
  form,
  data,
  refusals,
}: PartnerCall): Markup => html`<section class="card" id="${operationId}">
<h2><span class="method">${method}</span> ${path}</h2>
<p>${summary}.</p>
<p class="note">${Object.entries(refusals).map(([status, errors]) => html`${status}: <code>${errors.join(', ')}</code> `)}</p>
${form === undefined ? html`` : schema('Form', form)}
${schema('Answer', data)}
</section>`;

const schema = (label: string, of: object): Markup =>
  html`<details><summary>${label}</summary><pre>${JSON.stringify(of, null, 2)}</pre></details>`;

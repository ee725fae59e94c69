import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { ProviderCode } from '#server/providers/provider-settings.ts';
import type { RunningServer } from '#server/server.ts';
import { Surfer } from './surfer.ts';

export const newState = (): string => randomBytes(32).toString('base64url');

export const startUrl = (
  { apiUrl }: Pick<RunningServer, 'apiUrl'>,
  code: ProviderCode,
  state: string,
  purpose = 'login',
  school?: string,
): string => {
  const path = code === 'yonsei' ? 'auth/passni/yonsei/login' : `auth/provider/${code}/start`;
  return `${apiUrl}/${path}?${new URLSearchParams({ state, purpose, ...(school !== undefined && { school }) })}`;
};

/** What the callback page finds in its address. */
export interface Returned {
  readonly url: URL;
  readonly state: string;
  readonly code: string;
  /** As it came, if it came (RFC 9207). */
  readonly iss?: string;
}

/** Goes through a provider's window to its end: the sign-in page, what is chosen there, and back to the callback page. */
export async function throughWindow(
  surfer: Surfer,
  server: Pick<RunningServer, 'siteUrl' | 'apiUrl'>,
  code: ProviderCode,
  choice: Readonly<Record<string, string>>,
  { state = newState(), purpose = 'login', school }: { state?: string; purpose?: string; school?: string } = {},
): Promise<Returned> {
  const isCallback = (url: URL) => url.href.startsWith(`${server.siteUrl}/callback/`);
  const page = await surfer.follow(startUrl(server, code, state, purpose, school), isCallback);
  expect(page.response?.status, `${page.url}`).toBe(200);
  const chosen = await surfer.submit(page.url, choice);
  const back = await surfer.follow(Surfer.next(chosen, page.url), isCallback);
  const url = back.response === undefined ? back.url : await postForm(await back.response.text(), server);
  const iss = url.searchParams.get('iss');
  return {
    url,
    state: url.searchParams.get('state') ?? '',
    code: url.searchParams.get('code') ?? '',
    ...(iss !== null && { iss }),
  };
}

/** Apple's page is a form that posts itself. From another site, a browser sends no cookie with it. */
async function postForm(markup: string, { siteUrl }: Pick<RunningServer, 'siteUrl'>): Promise<URL> {
  const { action, fields } = formOf(markup);
  expect(action).toBe(`${siteUrl}/callback/apple`);
  const posted = await new Surfer().submit(action, fields);
  expect(posted.status).toBe(303);
  return Surfer.next(posted, action);
}

export function formOf(markup: string): { readonly action: string; readonly fields: Readonly<Record<string, string>> } {
  const action = /action="([^"]*)"/.exec(markup)?.[1] ?? '';
  const inputs = [...markup.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return { action, fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value])) };
}

/** A call of the API from the surfer's browser, as the page makes it. */
export async function callApi(
  surfer: Surfer,
  { apiUrl }: Pick<RunningServer, 'apiUrl'>,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ code: number; data: Readonly<Record<string, unknown>> }> {
  const response = await surfer.fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'madang', ...headers },
    body: JSON.stringify(body),
  });
  const { code, data = {} } = await response.json();
  return { code, data };
}

/** check-user for what a window brought back; `iss` as the page hands it on. */
export const checkUser = (
  surfer: Surfer,
  server: RunningServer,
  authMthd: number,
  { code, state, iss }: Pick<Returned, 'code' | 'state' | 'iss'>,
) =>
  callApi(
    surfer,
    server,
    `/auth/check/user${iss === undefined ? '' : `?${new URLSearchParams({ iss })}`}`,
    { authMthd, authId: code },
    { 'X-Auth-State': state },
  );

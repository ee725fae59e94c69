import { HttpResponse, http } from 'msw';
import { API_BASE, CALLS, type CallName } from '#contract/calls.ts';
import { METHODS } from '#contract/methods.ts';
import type { Db } from '#server/db/transaction.ts';
import { codeFor, createTestApi, type TestApi } from '#server/tests/support/api.ts';
import type { Browser } from '#server/tests/support/browser.ts';
import { empty } from '#server/tests/support/databases.ts';
import { server } from '#tests/support/msw-server.ts';
import { EMAIL_CODE } from '#tests/sweeps/bare/bare-api.ts';

export const SITE = 'http://localhost:3000';

/** The API that ships, behind a network that loses what a test has it lose. */
export interface LossyApi {
  readonly api: TestApi;
  readonly db: Db;
  /** The browser of the page: its cookies. */
  readonly browser: Browser;
  /** The next answer to this call is lost, with its cookies, after the server has done it. */
  lose(call: CallName): void;
  /** From the next lost answer on nothing comes through until `comeBack`. */
  stayAway(): void;
  comeBack(): void;
  /** How often the server was asked for this, from the opening on. */
  asked(call: CallName): number;
}

const nameOf = (method: string, path: string): CallName | undefined =>
  (Object.keys(CALLS) as CallName[]).find((name) => CALLS[name].method === method && `${API_BASE}${CALLS[name].path}` === path);

export async function openLossyApi(db: Db): Promise<LossyApi> {
  await empty(db);
  const api = await createTestApi(db, {}, SITE);
  const browser = api.browser();
  const came: CallName[] = [];
  let lost: CallName | undefined;
  let staysAway = false;
  let isAway = false;

  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const rawBody = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer());
    return browser.fetch(request.method, `${pathname}${search}`, undefined, {
      headers: { ...headers, origin: SITE },
      token: null,
      ...(rawBody !== undefined && rawBody.length > 0 && { rawBody: withMailedCode(rawBody) }),
    });
  };
  /** The steps of a person type the code of the bare API: it stands for the one that was mailed. */
  const withMailedCode = (body: Buffer): string => {
    const text = body.toString('latin1');
    if (!text.includes(EMAIL_CODE)) return body as unknown as string;
    return text.replace(EMAIL_CODE, codeFor(api, JSON.parse(text).authWay));
  };
  const come = async (request: Request): Promise<Response> => {
    const name = nameOf(request.method, new URL(request.url).pathname);
    if (isAway) return HttpResponse.error();
    if (name !== undefined) came.push(name);
    if (name === undefined || name !== lost) return forward(request);
    lost = undefined;
    isAway = staysAway;
    const kept = new Map(browser.cookies);
    await forward(request);
    browser.cookies.clear();
    for (const [cookie, value] of kept) browser.cookies.set(cookie, value);
    return HttpResponse.error();
  };
  server.use(
    http.all(`*${API_BASE}/*`, ({ request }) => come(request)),
    // A provider that asks nothing.
    http.get('https://:provider/authorize', ({ request, params }) => {
      const code = String(params.provider).replace('.test', '');
      const method = METHODS.find((each) => each.code === code)?.type;
      api.providerCodes.set(`${method}:code-of-${code}`, `person-of-${code}`);
      const state = new URL(request.url).searchParams.get('state') ?? '';
      return HttpResponse.redirect(`${SITE}/callback/${code}?${new URLSearchParams({ code: `code-of-${code}`, state })}`);
    }),
  );
  return {
    api,
    db,
    browser,
    lose: (call) => {
      lost = call;
    },
    stayAway: () => {
      staysAway = true;
    },
    comeBack: () => {
      staysAway = false;
      isAway = false;
    },
    asked: (call) => came.filter((each) => each === call).length,
  };
}

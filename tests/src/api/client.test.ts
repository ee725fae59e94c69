import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CALLS, type CallName } from '#contract/calls.ts';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { answered, fails, on, succeeds } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { openSignedIn, openTab } from './open-client.ts';

listenInThisFile();
afterEach(() => vi.unstubAllEnvs());

/** Answers `name` well and gives its requests. */
function record(name: CallName) {
  const requests: Request[] = [];
  server.use(
    on(name, ({ request }) => {
      requests.push(request.clone());
      return answered('ok', undefined, SAMPLES[name].data);
    }),
  );
  return requests;
}

const callNames = Object.keys(CALLS) as CallName[];

test.each(callNames)('[API-25] %s says who asks, in which language, and sends the cookies along', async (name) => {
  const requests = record(name);
  await openSignedIn().client.call(name, SAMPLES[name].payload);
  const [request] = requests;
  expect(request?.method).toBe(CALLS[name].method);
  expect(request?.credentials).toBe('include');
  expect(request?.redirect).toBe('error');
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer token-1',
    'accept-language': 'ko',
    'x-requested-with': 'madang',
  });
  if (CALLS[name].body === 'json') {
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual(SAMPLES[name].payload);
  }
  if (CALLS[name].body === 'none') expect(await request?.text()).toBe('');
});

test('[SHELL-1] without a token no authorization is claimed', async () => {
  const requests = record('campusList');
  await openTab().client.call('campusList', undefined);
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

test('[API-25] a request that the contract does not know is never sent', async () => {
  const requests = record('validateNickname');
  const { client } = openTab();
  await expect(client.call('validateNickname', { ncknm: 'x'.repeat(300) })).rejects.toMatchObject({ name: 'PortError' });
  await expect(client.call('validateNickname', { ncknm: '민지', gold: 1 } as never)).rejects.toMatchObject({ name: 'PortError' });
  expect(requests).toHaveLength(0);
});

describe('too many requests', () => {
  const refused = (init: { message?: string; retryAfter?: string }) =>
    on('emailLogin', () =>
      HttpResponse.json(
        { code: 429001, message: init.message ?? null },
        { status: 429, headers: init.retryAfter === undefined ? {} : { 'Retry-After': init.retryAfter } },
      ),
    );
  const words = async (language: string) =>
    openTab(undefined, language)
      .client.call('emailLogin', SAMPLES.emailLogin.payload)
      .catch((error: unknown) => (error instanceof PortError ? [error.reason, error.serverMessage] : error));

  test('[API-25] the server’s own words about the wait are shown', async () => {
    server.use(refused({ message: 'Come back tomorrow.', retryAfter: '300' }));
    expect(await words('en')).toEqual(['tooManyRequests', 'Come back tomorrow.']);
  });

  test.each([
    ['ko', '요청이 너무 많아요. 5분 뒤에 다시 시도해 주세요.'],
    ['en', 'Too many attempts. Please try again in 5 minutes.'],
    ['ja', 'リクエストが多すぎます。5分後にもう一度お試しください。'],
  ])('[API-25] a server that only says when to come back is put into words, in %s', async (language, text) => {
    server.use(refused({ retryAfter: '241' }));
    expect(await words(language)).toEqual(['tooManyRequests', text]);
  });

  test('[DOOR-6] [EMAIL-4] every call tells its flow when it is taken again, by the server’s clock', async () => {
    const serverNow = () => 1_700_000_000_000;
    server.use(refused({ retryAfter: '241' }));
    const refusal = openTab(undefined, 'en', { serverNow }).client.call('emailLogin', SAMPLES.emailLogin.payload);
    await expect(refusal).rejects.toMatchObject({ reason: 'tooManyRequests', retryAt: serverNow() + 241_000 });
  });

  test.each([undefined, 'soon', '0'])('[API-25] without a usable time (%s) the flow has its own text', async (retryAfter) => {
    server.use(refused(retryAfter === undefined ? {} : { retryAfter }));
    expect(await words('en')).toEqual(['tooManyRequests', undefined]);
  });
});

test('[API-25] a call that the caller aborts is rejected and asked once', async () => {
  const abort = new AbortController();
  server.use(on('campusList', () => new Promise<never>(() => abort.abort())));
  await expect(openTab().client.call('campusList', undefined, { signal: abort.signal })).rejects.toMatchObject({ name: 'PortError' });
});

test('[API-25] the timeout of an answered call does not stay behind', async () => {
  const started = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  server.use(succeeds('campusList'));
  await openTab().client.call('campusList', undefined);
  const timeout = started.mock.results[started.mock.calls.findIndex(([, delay]) => delay === REQUEST_TIMEOUT)]?.value;
  expect(timeout).toBeDefined();
  expect(cleared.mock.calls.map(([timer]) => timer)).toContain(timeout);
});

test('[API-25] a GET that failed is not asked again unasked', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let asked = 0;
  server.use(
    on('campusList', () => {
      asked += 1;
      return answered('closed');
    }),
  );
  await expect(openTab().client.call('campusList', undefined)).rejects.toMatchObject({ name: 'PortError' });
  expect(asked).toBe(1);
});

test('[REFR-4] other errors are logged, without the request and the answer; 401, 419 and 500 are not', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  server.use(succeeds('refreshAccessToken'));
  for (const fault of ['401', '419, again and again', '500', 'a code that is not 0, with a message'] as const) {
    server.use(fails('emailLogin', fault));
    await openSignedIn()
      .client.call('emailLogin', SAMPLES.emailLogin.payload)
      .catch(() => undefined);
  }
  expect(warn).not.toHaveBeenCalled();
  server.use(fails('emailLogin', '403'));
  await openSignedIn()
    .client.call('emailLogin', SAMPLES.emailLogin.payload)
    .catch(() => undefined);
  expect(warn.mock.calls).toEqual([['emailLogin was answered 403']]);
});

test('[REFR-4] in production, too, other errors are logged, and nothing that is secret with them', async () => {
  vi.stubEnv('DEV', false);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const secrets = ['token-1', 'token-2', 'minji@campus.ac.kr', 'maple-7leaf', '48A1ZQ', 'ticket', 'proof'];
  for (const name of callNames) {
    server.use(on(name, () => Response.json({ code: 403002, message: secrets.join(' '), data: SAMPLES[name].data }, { status: 403 })));
    await openSignedIn()
      .client.call(name, SAMPLES[name].payload)
      .catch(() => undefined);
  }
  server.use(fails('userInfo', '419, again and again'), fails('refreshAccessToken', '429'));
  await openSignedIn()
    .client.call('userInfo', undefined)
    .catch(() => undefined);
  const lines = warn.mock.calls.map((line) => line.join(' '));
  expect(lines).toEqual([...callNames.map((name) => `${name} was answered 403`), 'refreshAccessToken was answered 429']);
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
});

test('[API-25] a server’s message is cut to a sensible length, between characters', async () => {
  server.use(on('campusList', () => Response.json({ code: 7, message: `${'가'.repeat(299)}👋👋` })));
  await expect(openTab().client.call('campusList', undefined)).rejects.toMatchObject({ serverMessage: `${'가'.repeat(299)}…` });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { API_BASE } from '#contract/calls.ts';
import { REQUEST_TIMEOUT } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { createClient } from '#src/api/client.ts';
import { withinTimeout } from '#src/api/transport.ts';
import type { UploadProgress } from '#src/api/upload.ts';
import { provideTokenRefresh } from '#src/app/ports/token-refresh.ts';
import { createProfile } from '#tests/support/browser-fakes.ts';

/** Multipart with progress goes by XMLHttpRequest: jsdom's, against a real server. */
let server: Server;
let handle: (request: IncomingMessage, body: string, response: ServerResponse) => void;
let origin: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.setHeader('Content-Type', 'application/json');
    handle(request, Buffer.concat(chunks).toString('latin1'), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { window } = new JSDOM('', { url: origin });
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
  vi.stubGlobal('FormData', window.FormData);
  vi.stubGlobal('File', window.File);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function openTab() {
  const profile = createProfile(origin);
  const tokenStore = profile.openTab({ cookie: { secure: false } });
  tokenStore.signIn('token-1');
  const shared = { baseUrl: `${origin}${API_BASE}`, tokenStore, language: () => 'ko' };
  return { tokenStore, client: createClient({ ...shared, refresh: provideTokenRefresh({ ...shared, locks: profile.locks }).refresh }) };
}

function form(bytes = 1_500_000): FormData {
  const data = new FormData();
  data.append('prflImg', new File(['x'.repeat(bytes)], 'minji.png', { type: 'image/png' }));
  return data;
}

const good = JSON.stringify({ code: 0, data: { profileImagePath: '/media/profile/1.png' } });
const ignore = () => {};

test('[API-22] the file goes as the multipart field prflImg, with the token, and its progress only grows', async () => {
  const seen: { method?: string | undefined; url?: string | undefined; token?: string | undefined; head: string }[] = [];
  handle = ({ method, url, headers }, body, response) => {
    seen.push({ method, url, token: headers.authorization, head: body.slice(0, 200) });
    response.end(good);
  };
  const progress: UploadProgress[] = [];
  const answer = await openTab().client.call('changeProfileImage', form(), { onUploadProgress: (step) => progress.push(step) });
  expect(answer).toEqual({ profileImagePath: '/media/profile/1.png' });
  expect(seen).toMatchObject([{ method: 'PUT', url: '/api/v1/auth/change/profile', token: 'Bearer token-1' }]);
  expect(seen[0]?.head).toContain('name="prflImg"; filename="minji.png"');
  const loaded = progress.map((step) => step.loaded);
  expect(loaded).toEqual([...loaded].sort((one, other) => one - other));
  expect(progress.at(-1)?.loaded).toBe(progress.at(-1)?.total);
  expect(progress.at(-1)?.total).toBeGreaterThan(1_500_000);
});

test('[REFR-1] an upload whose token expired is sent once more', async () => {
  const paths: string[] = [];
  handle = ({ url = '', headers }, _, response) => {
    paths.push(url);
    if (url.endsWith('/access-token')) return response.end(JSON.stringify({ code: 0, data: { access_token: 'token-2' } }));
    if (headers.authorization === 'Bearer token-2') return response.end(good);
    response.statusCode = 419;
    response.end(JSON.stringify({ code: 419001 }));
  };
  await openTab().client.call('changeProfileImage', form(10), { onUploadProgress: ignore });
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(['profile', 'access-token', 'profile']);
});

test('[API-25] a refused upload shows the server’s message', async () => {
  handle = (_, __, response) => {
    response.statusCode = 413;
    response.end(JSON.stringify({ code: 413001, message: 'At most 3 MB.' }));
  };
  await expect(openTab().client.call('changeProfileImage', form(10), { onUploadProgress: ignore })).rejects.toMatchObject({
    name: 'PortError',
    serverMessage: 'At most 3 MB.',
  });
});

test('[API-25] an upload that is cut off is a failure', async () => {
  handle = (request) => request.socket.destroy();
  await expect(openTab().client.call('changeProfileImage', form(10), { onUploadProgress: ignore })).rejects.toBeInstanceOf(PortError);
});

test('[PROF-4] an upload that is aborted ends, and one that was aborted before is never sent', async () => {
  let requests = 0;
  const abort = new AbortController();
  handle = () => {
    requests += 1;
    abort.abort();
  };
  const { client } = openTab();
  const options = { signal: abort.signal, onUploadProgress: ignore };
  await expect(client.call('changeProfileImage', form(10), options)).rejects.toBeInstanceOf(PortError);
  await expect(client.call('changeProfileImage', form(10), options)).rejects.toBeInstanceOf(PortError);
  expect(requests).toBe(1);
});

test('[PROF-4] [API-22] an upload that goes on is not given up after the time of a call; one that stands still is, and five minutes are the most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    for (const [parts, of] of [
      [3, 'answered'],
      [20, 'given up'],
    ] as const) {
      let goesOn = () => {};
      const uploading = withinTimeout(
        undefined,
        (signal, renew) =>
          new Promise<string>((resolve) => {
            goesOn = renew;
            signal.addEventListener('abort', () => resolve('given up'));
            setTimeout(() => resolve('answered'), parts * 20_000);
          }),
      );
      for (let part = 1; part < parts; part += 1) {
        await vi.advanceTimersByTimeAsync(20_000);
        goesOn();
      }
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
      expect(await uploading).toBe(of);
    }
    const still = withinTimeout(
      undefined,
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('given up'))),
    );
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    expect(await still).toBe('given up');
  } finally {
    vi.useRealTimers();
  }
});

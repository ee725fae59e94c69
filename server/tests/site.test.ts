import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { type RunningServer, startServer } from '#server/server.ts';
import { pageHeaders } from '#server/site/security-headers.ts';
import { NOON } from './support/api.ts';
import { openPglite } from './support/databases.ts';

const INLINE = "document.documentElement.lang = 'ko'";
const INDEX = `<!doctype html><html><head><script>${INLINE}</script><script type="module" src="/static/js/index.abc.js"></script></head><body>app</body></html>`;

let server: RunningServer;
let dist: string;
const clock = { now: NOON };

beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'madang-dist-'));
  await mkdir(path.join(dist, 'static/js'), { recursive: true });
  await mkdir(path.join(dist, 'privacy'), { recursive: true });
  await writeFile(path.join(dist, 'app.html'), INDEX);
  await mkdir(path.join(dist, 'pages/ko'), { recursive: true });
  await mkdir(path.join(dist, 'pages/en'), { recursive: true });
  await writeFile(path.join(dist, 'pages/paths.json'), '{ "/service": "service" }');
  await writeFile(path.join(dist, 'pages/ko/service.html'), '<!doctype html><title>이용약관</title>');
  await writeFile(path.join(dist, 'pages/en/service.html'), '<!doctype html><title>Terms</title>');
  await writeFile(path.join(dist, 'privacy/index.html'), '<!doctype html><title>privacy</title>');
  await writeFile(path.join(dist, 'static/js/index.abc.js'), 'console.log(1);'.repeat(200));
  await writeFile(path.join(dist, 'robots.txt'), 'User-agent: *');
  await mkdir(path.join(dist, 'art'));
  await writeFile(path.join(dist, 'art/hero.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const ports = { PORT: '0' };
  const { db } = await openPglite();
  server = await startServer({
    config: configFromEnv(ports),
    clock: () => clock.now,
    database: { db, label: 'in memory', close: () => db.destroy() },
    dist,
  });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });
const call = (name: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.apiUrl}${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

it('serves its page for each route of the application, under a strict policy with the hash of each inline script', async () => {
  for (const route of ['/', '/campus', '/school', '/anything/at/all']) {
    const response = await get(`${server.siteUrl}${route}`);
    expect((await response.text()).replace(/<meta name="settings"[^>]*>/, '')).toBe(INDEX);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      `frame-src ${server.worldUrl}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  }
});

it('[CB-2] [CB-4] does not cut a callback page off from its opener, and leaves no trace of its query', async () => {
  const response = await get(`${server.siteUrl}/callback/google?code=secret`);
  expect(response.headers.has('cross-origin-opener-policy')).toBe(false);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await get(`${server.siteUrl}/sso?clientId=x`)).headers.get('referrer-policy')).toBe('no-referrer');
});

it('serves a page that was built ahead as it is', async () => {
  expect(await (await get(`${server.siteUrl}/privacy`)).text()).toContain('<title>privacy');
});

it('makes a page once for each encoding, and anew when its file was written anew', async () => {
  const file = path.join(dist, 'pages/en/service.html');
  const before = await readFile(file, 'utf8');
  const page = (encoding: string) => get(`${server.siteUrl}/service`, { 'Accept-Encoding': encoding, 'Accept-Language': 'en' });
  for (const encoding of ['br', 'gzip', 'identity']) expect(await (await page(encoding)).text()).toContain('<title>Terms</title>');
  await writeFile(file, '<!doctype html><title>New terms</title><script>1</script>');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await page(encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${createHash('sha256').update('1').digest('base64')}'`);
    expect(await response.text()).toContain('<title>New terms</title>');
  }
  await writeFile(file, before);
});

it('[DOOR-8] keeps a picture for an hour, then tells by its tag whether a release has changed it, and keeps no missing one', async () => {
  const address = `${server.siteUrl}/art/hero.svg`;
  const first = await get(address, { 'Accept-Encoding': 'br' });
  expect(first.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  const tag = first.headers.get('etag') ?? '';
  const again = await get(address, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
  await writeFile(path.join(dist, 'art/hero.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
  const released = await get(address, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect([released.status, await released.text()]).toEqual([200, expect.stringContaining('<path/>')]);
  const missing = await fetch(`${server.siteUrl}/art/gone.svg`, { redirect: 'manual' });
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([302, null]);
});

it('[SHELL-7] keeps hashed files for ever, compressed, and answers 404 for a chunk that is not there', async () => {
  const script = await get(`${server.siteUrl}/static/js/index.abc.js`, { 'Accept-Encoding': 'br' });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toBe('console.log(1);'.repeat(200));
  const unpacked = await get(`${server.siteUrl}/static/js/index.abc.js`, { 'Accept-Encoding': 'br;q=0, gzip; q=0.0' });
  expect(unpacked.headers.get('content-encoding'), 'what the client refuses').toBe(null);
  const retried = await get(`${server.siteUrl}/static/js/index.abc.js?retry=1`, { 'Accept-Encoding': 'br' });
  expect([...retried.headers].filter(([name]) => name !== 'date')).toEqual([...script.headers].filter(([name]) => name !== 'date'));
  expect((await get(`${server.siteUrl}/robots.txt`)).headers.get('cache-control')).toBe('no-cache');
  for (const missing of ['/static/js/old.def.chunk.js', '/static/js/old', '/static/missing.png']) {
    const response = await get(`${server.siteUrl}${missing}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<');
  }
});

it.each(['/missing.png', '/some.campus', '/a/b/c.html', '/v1.0/campus.old', '/.env'])(
  '[ROUTE-7] sends %s home, as it is no file, and puts nothing into the history',
  async (asked) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${server.siteUrl}${asked}`, { method, redirect: 'manual' });
      expect([method, response.status, response.headers.get('location')]).toEqual([method, 302, '/']);
    }
  },
);

it('[ROUTE-7] sends files that are there as they are', async () => {
  const response = await fetch(`${server.siteUrl}/robots.txt`, { redirect: 'manual' });
  expect([response.status, await response.text()]).toEqual([200, 'User-agent: *']);
});

it('[SHELL-7] serves nothing from outside the built front end', async () => {
  for (const outside of ['/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/static/%2e%2e/%2e%2e/package.json', '/%00', '/%E0%A4%A']) {
    const text = await (await get(`${server.siteUrl}${outside}`)).text();
    expect(text).not.toMatch(/root:|"dependencies"/);
  }
});

it('asks for https for a year where the site has it', () => {
  const site = 'https://madang.example';
  expect(pageHeaders('/', site)).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
  expect(pageHeaders('/', site, true)).toHaveProperty('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  expect(pageHeaders('/', 'http://localhost:4000', true)).not.toHaveProperty('Strict-Transport-Security');
});

it('[GW-1] [ROUTE-4] leaves the gateway and the return pages their opener, as a partner or a page of ours opened them', () => {
  for (const opened of ['/sso', '/sso/', '/sso/auth', '/callback/google'])
    expect(pageHeaders(opened, 'https://madang.example')).not.toHaveProperty('Cross-Origin-Opener-Policy');
  for (const own of ['/', '/campus', '/ssothing'])
    expect(pageHeaders(own, 'https://madang.example')).toHaveProperty('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
});

it('[EMAIL-2] sends a code by real SMTP into the inbox, which shows it to people and to tests', async () => {
  const visit = (await get(`${server.apiUrl}/auth/config`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { 'Accept-Language': 'ko', Cookie: visit };
  const sent = await call('/auth/occupancy/email-user', { authWay: 'min@madang.kr' }, headers);
  expect(sent.status).toBe(200);
  // It goes out beside the request.
  const inInbox = async () => (await (await get(`${server.inboxUrl}/mails.json?to=min@madang.kr`)).json()).mails;
  await expect.poll(inInbox, { timeout: 20_000 }).toHaveLength(1);
  const mails = await inInbox();
  const [{ id, subject, text, receivedAt }] = mails;
  const code = /^ {4}([A-Z2-9]{6})$/m.exec(text)?.[1];
  expect(subject).toBe(`마당 이메일 인증 코드: ${code}`);
  expect(receivedAt).toBe(NOON);
  expect(await (await get(`${server.inboxUrl}/`, { 'Accept-Language': 'ja' })).text()).toMatch(
    /<html lang="ja">[\s\S]*受信箱[\s\S]*min@madang\.kr/,
  );
  expect(await (await get(`${server.inboxUrl}/mails/${id}`)).text()).toContain(`src="/mails/${id}/html"`);
  const html = await get(`${server.inboxUrl}/mails/${id}/html`);
  expect(await html.text()).toContain(`>${code}<`);
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
  expect((await get(`${server.inboxUrl}/mails/999`)).status).toBe(404);
  expect((await get(`${server.inboxUrl}/mails/x`)).status).toBe(404);
});

it('[ROUTE-8] shows on the stand-in for the 3D host who arrived where, and that it is a stand-in', async () => {
  const { data } = await (await call('/auth/login')).json();
  const asGuest = { Cookie: `${STORAGE_KEYS.accessToken}=${data.user.access_token}`, 'Accept-Language': 'en' };
  const room = await get(`${server.worldUrl}/myroom`, asGuest);
  const text = await room.text();
  expect(text).toContain('You’ve arrived in My Home');
  expect(text).toContain(data.user.ncknm);
  expect(text).toContain('stands in for the 3D world');
  expect(text).toContain(`href="${server.siteUrl}"`);
  expect(room.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.siteUrl}`);
  const space = await (await get(`${server.worldUrl}/space/%3Cscript%3Ealert(1)`, asGuest)).text();
  expect(space).toContain('You’ve arrived at &lt;script&gt;alert(1)');
  const visitor = await (
    await get(`${server.worldUrl}/myroom`, { 'Accept-Language': 'ko', Cookie: `${STORAGE_KEYS.accessToken}=old` })
  ).text();
  expect(visitor).toContain('아직 로그인하지 않았어요');
  expect((await get(`${server.worldUrl}/elsewhere`)).status).toBe(404);
});

it('[SHELL-5] tells the page where the 3D host is', async () => {
  const { data } = await (await get(`${server.apiUrl}/auth/config`)).json();
  expect(data.worldUrl).toBe(server.worldUrl);
});

it('sends the same page whether a refresh cookie comes with the request or not, and neither sets nor logs one', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
  const credential = 'session.0.signature';
  const cookies = ['madang_refresh', '__Host-madang_refresh'].map((name) => `${name}=${credential}`).join('; ');
  for (const route of ['/', '/service', '/privacy', '/callback/kakao?code=c', '/sso?clientId=a', '/static/js/index.abc.js', '/gone.png']) {
    const [plain, sent] = await Promise.all(
      [{}, { Cookie: cookies }].map(async (headers) => {
        const response = await fetch(`${server.siteUrl}${route}`, { headers, redirect: 'manual' });
        return {
          status: response.status,
          headers: [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
          body: await response.text(),
        };
      }),
    );
    expect(sent).toEqual(plain);
    expect(new Headers(sent?.headers).has('set-cookie')).toBe(false);
  }
  const logged = JSON.stringify(logs.flatMap(({ mock }) => mock.calls));
  for (const log of logs) log.mockRestore();
  expect(logged).not.toContain(credential);
});

it.each([
  ['the browser’s language', { 'Accept-Language': 'ja;q=0.4, ko-KR;q=0.9' }, '이용약관'],
  ['the stored choice, whatever the browser asks for', { 'Accept-Language': 'en-US', Cookie: 'other=1; language=ko' }, '이용약관'],
  ['English, when nothing fits', { 'Accept-Language': 'fr-FR', Cookie: 'language=tlh' }, 'Terms'],
])('[LANG-1] sends a page that was drawn at build time in %s', async (_, headers, title) => {
  for (const route of ['/service', '/service/']) {
    const response = await get(`${server.siteUrl}${route}`, headers);
    expect(await response.text()).toBe(`<!doctype html><title>${title}</title>`);
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { METHODS } from '#contract/methods.ts';
import { codeMail } from '#server/mail/code-mail.ts';
import { leavingMail } from '#server/mail/leaving-mail.ts';
import { replacedMail } from '#server/mail/replaced-mail.ts';
import { type App, openApp } from '../journeys/support/open-app.ts';
import { faultsOfHtml } from '../support/valid-html.ts';

let app: App;
let closed: App;
beforeAll(async () => {
  [app, closed] = await Promise.all([openApp(), openApp({ CLOSED: '1', MAINTENANCE_LIST_URL: '/maintenance/list.json' })]);
});
afterAll(() => Promise.all([app.close(), closed.close()]));

/** The documents at these addresses, in each language: none has a fault. */
async function seeValid(...addresses: readonly string[]) {
  const found: string[] = [];
  for (const address of addresses) {
    for (const language of LANGUAGES) {
      const response = await fetch(address, { headers: { 'Accept-Language': language } });
      expect(response.headers.get('content-type'), address).toContain('text/html');
      found.push(...(await faultsOfHtml(await response.text())).map((fault) => `${address} ${language}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
}

test('the check sees a style in the body, a button without a type and an id that comes twice', async () => {
  const html = `<!doctype html><html lang="en"><head><title>A page</title></head><body>
    <div><style>p{}</style></div><p id="a">x</p><p id="a"><button>y</button></p></body></html>`;
  expect((await faultsOfHtml(html)).map((fault) => fault.split(':')[0]).sort()).toEqual(
    expect.arrayContaining(['element-permitted-content', 'no-dup-id', 'no-implicit-button-type']),
  );
});

describe('valid HTML', () => {
  test('every page that the build makes', async () => {
    const files = await readdir('dist', { recursive: true });
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(18);
    const found = await Promise.all(
      pages.map(async (file) => (await faultsOfHtml(await readFile(`dist/${file}`, 'utf8'))).map((fault) => `${file}: ${fault}`)),
    );
    expect(found.flat()).toEqual([]);
  });

  test('the landing pages and the legal pages, as they are sent', async () => {
    await seeValid(...['/', '/campus', '/school', '/service', '/privacy'].map((path) => app.server.siteUrl + path));
  });

  test('the gateway and the page of all other routes', async () => {
    await seeValid(`${app.server.siteUrl}/sso`, `${app.server.siteUrl}/maintenance`, `${closed.server.siteUrl}/`);
  });

  test('the return pages of the providers', async () => {
    const codes = METHODS.map(({ code }) => code).filter((code) => code !== 'guest' && code !== 'email');
    await seeValid(...codes.map((code) => `${app.server.siteUrl}/callback/${code}?error=access_denied`));
  });

  test('the documentation of the API, and the inbox without a mail', async () => {
    await seeValid(app.server.docsUrl, `${app.server.inboxUrl}/`, `${app.server.inboxUrl}/mails/0`);
  });

  test('the mails, and the inbox that shows one', async () => {
    const siteUrl = 'https://madang.example';
    const found: string[] = [];
    for (const language of LANGUAGES) {
      for (const purpose of ['link', 'reset'] as const) {
        found.push(...(await faultsOfHtml(codeMail({ code: 'ABC234', linkKey: 'key', purpose, language, siteUrl }).html)));
      }
      for (const news of ['deletionAsked', 'deletionTakenBack'] as const) {
        found.push(
          ...(await faultsOfHtml(leavingMail({ news, nickname: 'Minji <3', deletedAt: 0, isFormer: false, language, siteUrl }).html)),
        );
      }
      found.push(
        ...(await faultsOfHtml(
          replacedMail({ nickname: 'Minji <3', provider: 'Google', days: 30, isFormer: false, language, siteUrl }).html,
        )),
      );
    }
    expect(found).toEqual([]);

    const call = (path: string, method: string, body: object, cookie = '') =>
      fetch(`${app.server.apiUrl}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'madang', Cookie: cookie },
        body: JSON.stringify(body),
      });
    const visit = (await fetch(`${app.server.apiUrl}/auth/config`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await call('/auth/occupancy/email-user', 'POST', { authWay: 'valid@madang.kr' }, visit)).status).toBe(200);
    await app.codeFor('valid@madang.kr');
    const inbox = await (await fetch(`${app.server.inboxUrl}/`)).text();
    const mail = /href="(\/mails\/\d+)"/.exec(inbox)?.[1] ?? '';
    await seeValid(...['/', mail, `${mail}/html`].map((path) => app.server.inboxUrl + path));
  });

  test('the stand-ins of the 3D host, of a partner and of the providers', async () => {
    const { worldUrl, partnerUrl, providersUrl } = app.server;
    await seeValid(
      `${worldUrl}/`,
      `${worldUrl}/space/hall`,
      `${worldUrl}/nowhere`,
      `${partnerUrl}/`,
      `${partnerUrl}/signed-in`,
      `${partnerUrl}/signed-in?code=x`,
      `${providersUrl}/`,
    );
    // Their sign-in pages are reached by redirects with cookies.
    const found: string[] = [];
    for (const language of LANGUAGES) {
      const { context } = await app.person({ language });
      const starts = ['google', 'kakao', 'apple', 'ewha'].map((code) => `/auth/provider/${code}/start`);
      // A person who is not signed in there leaves by a page of the library's own, which sends itself on.
      for (const path of [...starts, '/auth/passni/yonsei/login']) {
        const state = randomBytes(32).toString('base64url');
        const response = await context.request.get(`${app.server.apiUrl}${path}?state=${state}&purpose=login`);
        expect(response.url()).toContain(`${providersUrl}/`);
        found.push(...(await faultsOfHtml(await response.text())).map((fault) => `${path} ${language}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '#contract/settings.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { startServer } from '#server/server.ts';
import { metaWriter } from '#server/site/page-meta.ts';
import { settingsOf } from '#server/site/page-settings.ts';
import { contentSecurityPolicy } from '#server/site/security-headers.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';

/** Every setting of an operator that the pages get. */
const ALL = {
  API_BASE: 'https://api.campus.example/api/v1/',
  IMAGE_BASE: 'https://images.campus.example/p/',
  COOKIE_DOMAIN: 'campus.example',
  WORLD_URL: 'https://world.campus.example',
  METHODS_DISABLED: 'naver,ewha',
  EMAIL_TLD_MAX: '6',
  PASSWORD_MAX_LENGTH: '64',
  PASSWORD_RULES: 'digit',
  FAQ_URL: 'https://help.campus.example/faq?a=1&b="2"',
  MEMBERSHIP_URL: 'https://help.campus.example/membership',
  PARTNERSHIP_URL: 'https://help.campus.example/partnership',
  INQUIRY_URL: 'https://help.campus.example/inquiry',
  ABOUT_URL: 'https://campus.example',
  PHONE: '+82 2-123-4567',
  FILM_STUDY_URL: 'https://films.example/study',
  BRAND_NAME: `</script><b>Hanbit & "Friends'</b>`,
  BRAND_LOGO_URL: 'https://static.campus.example/logo.svg',
  LANGUAGES: 'ja,ko',
  DEFAULT_LANGUAGE: 'ko',
  EXTERNAL_SITE_URL: 'https://elsewhere.example/?a=1&b=2',
};

const PAGE = '<!doctype html><html><head><meta charset="utf-8" /><script>1</script></head><body></body></html>';

let database: TestDatabase;
let dist: string;
beforeAll(async () => {
  database = await openPglite();
  dist = await mkdtemp(path.join(os.tmpdir(), 'madang-settings-'));
  for (const name of ['app.html', 'callback.html']) await writeFile(path.join(dist, name), PAGE);
  for (const language of ['ko', 'en', 'ja']) {
    await mkdir(path.join(dist, 'pages', language), { recursive: true });
    await writeFile(path.join(dist, 'pages', language, 'service.html'), PAGE.replace('</body>', `terms in ${language}</body>`));
  }
  await writeFile(path.join(dist, 'pages/paths.json'), JSON.stringify({ '/service': 'service' }));
});
afterAll(async () => {
  await database.close();
  await rm(dist, { recursive: true });
});

const contentOf = (html: string, name: string) =>
  new JSDOM(html).window.document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

async function withServer(env: Record<string, string>, act: (siteUrl: string) => Promise<void>): Promise<void> {
  const server = await startServer({
    config: configFromEnv({ PORT: '0', STAND_INS: '0', ...env }),
    database: { db: database.db, label: 'in memory', close: async () => {} },
    dist,
  });
  try {
    await act(server.siteUrl);
  } finally {
    await server.stop();
  }
}

it('[SHELL-5] tells each page what the operator has set, ahead of its scripts, whatever characters are in it', async () => {
  await withServer(ALL, async (siteUrl) => {
    const response = await fetch(`${siteUrl}/`);
    const html = await response.text();
    const told: unknown = JSON.parse(contentOf(html, 'settings') ?? '');
    expect(settings.parse(told)).toEqual({
      apiBase: 'https://api.campus.example/api/v1',
      imageBase: 'https://images.campus.example/p',
      cookieDomain: 'campus.example',
      worldUrl: ALL.WORLD_URL,
      enabledMethods: [0, 1],
      topLevelDomain: { min: 2, max: 6 },
      passwordPolicy: { min: 8, max: 64, rules: ['digit'] },
      links: {
        faq: ALL.FAQ_URL,
        membership: ALL.MEMBERSHIP_URL,
        partnership: ALL.PARTNERSHIP_URL,
        inquiry: ALL.INQUIRY_URL,
        about: ALL.ABOUT_URL,
      },
      phone: ALL.PHONE,
      films: { study: ALL.FILM_STUDY_URL },
      brand: { name: ALL.BRAND_NAME, logoUrl: ALL.BRAND_LOGO_URL },
      languages: { offered: ['ja', 'ko'], default: 'ko' },
    });
    expect(contentOf(html, 'external-site')).toBe(ALL.EXTERNAL_SITE_URL);
    expect(html).toMatch(/^<!doctype html><html><head><meta charset="utf-8" \/><meta name="settings" [^<>]*>/);
    expect(html).toContain('<script>1</script></head>');
  });
});

it('[AVATAR-1] lets the page reach the API, the images, the mark and the 3D host where they are, and nothing else', async () => {
  await withServer(ALL, async (siteUrl) => {
    const policy = (await fetch(`${siteUrl}/`)).headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("connect-src 'self' https://api.campus.example");
    expect(policy).toContain(
      "img-src 'self' data: blob: https://api.campus.example https://images.campus.example https://static.campus.example",
    );
    expect(policy).toContain('frame-src https://world.campus.example');
  });
  const here = { worldUrl: 'https://world.campus.example', apiBase: '/backend/v1', logoUrl: '/logo.svg', maintenanceListUrl: '/list.json' };
  expect(contentSecurityPolicy(PAGE, here).split('; ')).toEqual(
    expect.arrayContaining(["connect-src 'self'", "img-src 'self' data: blob:"]),
  );
});

it('[SHELL-5] tells a page what the API would answer, where nothing was set', async () => {
  await withServer({}, async (siteUrl) => {
    const html = await (await fetch(`${siteUrl}/`)).text();
    const told = settings.parse(JSON.parse(contentOf(html, 'settings') ?? ''));
    const { data } = await (await fetch(`${siteUrl}/api/v1/auth/config`)).json();
    const { enabledMethods, topLevelDomain, passwordPolicy, worldUrl, links, phone } = data;
    expect(told).toEqual({ enabledMethods, topLevelDomain, passwordPolicy, worldUrl, links, phone, films: {}, brand: {} });
    expect(contentOf(html, 'external-site')).toBeNull();
    expect(await (await fetch(`${siteUrl}/callback/kakao`)).text()).toBe(PAGE);
  });
});

describe('the rules of a password', () => {
  it.each([
    [{}, { min: 8, max: 15, rules: ['lowercase', 'digit', 'special'] }],
    [{ PASSWORD_MIN_LENGTH: '12' }, { min: 12, max: 15, rules: ['lowercase', 'digit', 'special'] }],
    [{ PASSWORD_MIN_LENGTH: '20' }, { min: 20, max: 20, rules: ['lowercase', 'digit', 'special'] }],
    [
      { PASSWORD_MAX_LENGTH: '64', PASSWORD_RULES: 'none' },
      { min: 8, max: 64, rules: [] },
    ],
    [{ PASSWORD_RULES: 'special, uppercase' }, { min: 8, max: 15, rules: ['uppercase', 'special'] }],
  ])('[SAFE-2] are configured by %j', (env, expected) => expect(configFromEnv(env).passwordPolicy).toEqual(expected));

  it.each([
    [{ PASSWORD_MIN_LENGTH: '7' }, 'PASSWORD_MIN_LENGTH is "7", but must be a whole number from 8 to 128.'],
    [{ PASSWORD_MAX_LENGTH: '1000' }, 'PASSWORD_MAX_LENGTH is "1000", but must be a whole number from 8 to 128.'],
    [
      { PASSWORD_MIN_LENGTH: '20', PASSWORD_MAX_LENGTH: '12' },
      'PASSWORD_MAX_LENGTH is "12", but must not be below PASSWORD_MIN_LENGTH, which is 20.',
    ],
    [{ PASSWORD_RULES: 'emoji' }, 'PASSWORD_RULES is "emoji", but must be among lowercase, uppercase, digit, special, none.'],
    [{ PASSWORD_RULES: 'none,digit' }, 'PASSWORD_RULES has "none" beside others'],
  ])('[SAFE-2] cannot be %j', (env, message) => expect(() => configFromEnv(env)).toThrow(message));
});

describe('the languages that are offered', () => {
  it.each([
    [{}, undefined],
    [{ LANGUAGES: 'ko' }, { offered: ['ko'], default: 'ko' }],
    [{ LANGUAGES: ' ja, en, ja' }, { offered: ['ja', 'en'], default: 'en' }],
    [{ DEFAULT_LANGUAGE: 'ko' }, { offered: ['ko', 'en', 'ja'], default: 'ko' }],
  ])('[LANG-1] are configured by %j', (env, expected) => expect(configFromEnv(env).languages).toEqual(expected));

  it.each([
    [{ LANGUAGES: 'ko,fr' }, 'LANGUAGES is "fr", but must be among ko, en, ja.'],
    [{ DEFAULT_LANGUAGE: 'KO' }, 'DEFAULT_LANGUAGE is "KO", but must be one of ko, en, ja.'],
    [{ LANGUAGES: 'ko,ja', DEFAULT_LANGUAGE: 'en' }, 'DEFAULT_LANGUAGE is "en", but must be one of LANGUAGES: ko, ja.'],
  ])('[LANG-1] cannot be %j', (env, message) => expect(() => configFromEnv(env)).toThrow(message));

  it.each([
    [{ 'Accept-Language': 'en-US,en;q=0.9,ja;q=0.8' }, 'ja'],
    [{ 'Accept-Language': 'en' }, 'ko'],
    [{ 'Accept-Language': 'ja', Cookie: 'language=en' }, 'ja'],
    [{ 'Accept-Language': 'ja', Cookie: 'language=ko' }, 'ko'],
  ])('[LANG-1] are those that the server sends a page in: %j', async (headers, language) => {
    await withServer({ LANGUAGES: 'ja,ko', DEFAULT_LANGUAGE: 'ko' }, async (siteUrl) => {
      expect(await (await fetch(`${siteUrl}/service`, { headers })).text()).toContain(`terms in ${language}`);
    });
  });

  it('[LANG-1] are told the return page of providers, where they are configured, and nothing else is', async () => {
    await withServer(ALL, async (siteUrl) => {
      const html = await (await fetch(`${siteUrl}/callback/kakao`)).text();
      expect(JSON.parse(contentOf(html, 'settings') ?? '')).toEqual({ languages: { offered: ['ja', 'ko'], default: 'ko' } });
      expect(html.match(/<meta name/g)).toHaveLength(1);
    });
  });
});

it('[SHELL-5] writes in the place of what was written before', () => {
  const meta = {
    settings: settingsOf(configFromEnv(ALL), ALL.WORLD_URL),
    maintenanceListUrl: '/list.json',
    externalSite: 'https://x.example',
  };
  const once = metaWriter(meta)(PAGE);
  expect(metaWriter(meta)(once)).toBe(once);
  const other = metaWriter({ settings: { phone: '1' }, maintenanceListUrl: undefined, externalSite: undefined });
  expect(other(once)).toBe(other(PAGE));
  expect(contentOf(other(once), 'settings')).toBe('{"phone":"1"}');
  expect(other('<!doctype html><p>no head')).toBe('<!doctype html><p>no head');
});

describe('a wrong value', () => {
  it.each([
    ['API_BASE', 'api.campus.example'],
    ['IMAGE_BASE', 'images.campus.example'],
    ['API_BASE', '//api.campus.example'],
    ['API_BASE', 'https://api.campus.example/v1?key=1'],
    ['COOKIE_DOMAIN', 'https://campus.example'],
    ['COOKIE_DOMAIN', 'example'],
    ['COOKIE_DOMAIN', 'campus.example; Secure'],
    ['FILM_CAMPUS_URL', 'javascript:alert(1)'],
    ['FAQ_URL', 'https:help.campus.example'],
    ['BRAND_LOGO_URL', 'data:image/svg+xml,x'],
    ['EXTERNAL_SITE_URL', 'elsewhere.example'],
  ])('[SHELL-5] is named: %s=%s', (name, value) => {
    expect(() => configFromEnv({ [name]: value })).toThrow(`${name} is "${value}", but must be`);
  });
});

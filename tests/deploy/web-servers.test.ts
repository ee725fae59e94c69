import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstOffered } from '../../scripts/build/deploy/accept-language.ts';
import { caddyfile } from '../../scripts/build/deploy/caddy.ts';
import { headersFile, redirectsFile } from '../../scripts/build/deploy/headers-file.ts';
import { nginxConfig } from '../../scripts/build/deploy/nginx.ts';
import { writeMetas } from '../../scripts/build/deploy/pages.ts';
import { type BuiltSite, readSite } from '../../scripts/build/deploy/site.ts';
import type { Surroundings } from '../../scripts/build/deploy/surroundings.ts';
import { configFromEnv } from '../../server/config-from-env.ts';
import { type RunningServer, startServer } from '../../server/server.ts';
import { settingsOf } from '../../server/site/page-settings.ts';
import { openPglite } from '../api/support/databases.ts';
import { freePort } from '../support/free-port.ts';

/* The configurations that `npm run build` writes answer as our own server does, on the web servers that are installed here. */

const isInstalled = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};

/** What an operator sets for the pages: the same on our own server and in front of others. */
const OPERATORS = {
  API_BASE: 'https://api.campus.example/api/v1',
  IMAGE_BASE: 'https://images.campus.example',
  FAQ_URL: 'https://help.campus.example/?a=1&b="2"',
  PHONE: '1544-0000',
  BRAND_LOGO_URL: 'https://static.campus.example/logo.svg',
};

let folder: string;
let dist: string;
let ours: RunningServer;
let site: BuiltSite;
let surroundings: Surroundings;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'madang-deploy-'));
  dist = path.join(folder, 'dist');
  const page = (words: string) =>
    `<!doctype html><head><meta charset="utf-8"><script>'${words.length}'</script><style>p{}</style></head><p>${words}`;
  const files: Record<string, string> = {
    'app.html': page('the application'),
    'index.html': page('plain'),
    'callback.html': '<!doctype html><head><meta charset="utf-8"><script>1</script><style>i{}</style></head>back',
    'pages/paths.json': JSON.stringify({ '/': 'campus', '/campus': 'campus', '/service': 'service' }),
    'static/js/index.abc.js': 'console.log(1)',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    _headers: '/static/*',
    '.env': 'KEY=1',
    '.well-known/security.json': '{}',
  };
  for (const language of ['ko', 'en', 'ja']) {
    for (const name of ['campus', 'service']) files[`pages/${language}/${name}.html`] = page(`${language} ${name}`);
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  const { db } = await openPglite();
  const ports = { PORT: '0' };
  const config = configFromEnv({ ...ports, STAND_INS: '0', TRUST_PROXY: '1', ...OPERATORS });
  ours = await startServer({ config, database: { db, label: 'in memory', close: () => db.destroy() }, dist });
  surroundings = {
    siteUrl: `http://127.0.0.1:${await freePort()}`,
    worldUrl: ours.worldUrl,
    apiUrl: ours.siteUrl,
    settings: settingsOf(config, ours.worldUrl),
    maintenanceListUrl: undefined,
    externalSite: undefined,
  };
  await writeMetas(dist, surroundings);
  site = await readSite(dist, surroundings);
});
afterAll(async () => {
  await ours?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What of an answer people and browsers go by. */
async function answerOf(origin: string, [asked, headers]: Question) {
  const response = await fetch(`${origin}${asked}`, { headers, redirect: 'manual' });
  if (response.status === 404) return { status: 404, hashes: [] };
  if (response.status === 302) return { status: 302, location: response.headers.get('location'), hashes: [] };
  const policy = response.headers.get('content-security-policy');
  return {
    status: response.status,
    body: await response.text(),
    type: response.headers.get('content-type')?.split(';')[0],
    cache: response.headers.get('cache-control'),
    referrer: response.headers.get('referrer-policy'),
    opener: response.headers.get('cross-origin-opener-policy'),
    sniff: response.headers.get('x-content-type-options'),
    // The hashes of all pages stand in one policy: what matters is that none of the page's own is missing.
    policy: policy?.replaceAll(/ 'sha256-[^']+'/g, ''),
    hashes: [...(policy?.matchAll(/'sha256-[^']+'/g) ?? [])].map(([hash]) => hash),
  };
}

type Question = readonly [path: string, headers: Record<string, string>];

const QUESTIONS: readonly Question[] = [
  ['/', {}],
  ['/', { 'Accept-Language': 'ko-KR,ko;q=0.9,en;q=0.8' }],
  ['/campus', { 'Accept-Language': 'fr-FR,fr;q=0.9,ja;q=0.8,ko;q=0.7' }],
  ['/campus/', { 'Accept-Language': 'en-US,ko;q=0.5' }],
  ['/service', { 'Accept-Language': 'en-US', Cookie: 'a=1; language=ja' }],
  ['/service', { 'Accept-Language': 'de,kok;q=0.9,jam;q=0.8,ko;q=0.7', Cookie: 'language=tlh' }],
  ['/some-campus', {}],
  ['/sso?clntId=a', {}],
  ['/sso/auth?clntId=a', {}],
  ['/callback/kakao?code=1&state=2', {}],
  ['/callback/apple?code=1&state=2', {}],
  ['/callback/yonsei/logout', {}],
  ['/static/js/index.abc.js', {}],
  ['/static/js/index.abc.js?retry=1', {}],
  ['/static/js/index.gone.js', {}],
  ['/favicon.svg', {}],
  ['/gone.png', {}],
  ['/some.campus', {}],
  ['/_headers', {}],
  ['/pages/paths.json', {}],
  ['/.env', {}],
  ['/.well-known/security.json', {}],
  ['/metrics', {}],
];

const METHODS_ASKED = [
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/favicon.svg', 'GET, HEAD'],
  ['PUT', '/campus', 'GET, HEAD'],
  ['GET', '/api/v1/auth/join', 'POST'],
] as const;

/** The coverage of the requirements prints why a test was skipped. */
const titled = (name: string) => (isInstalled(name) ? name : `${name} (skipped: it is not installed)`);

describe.each([
  { name: 'nginx', title: titled('nginx'), start: startNginx },
  { name: 'caddy', title: titled('caddy'), start: startCaddy },
])('$title', ({ name, start }) => {
  const installed = isInstalled(name);
  if (!installed) console.info(`SKIPPED: the configuration for ${name} is not proven here, because ${name} is not installed`);

  it.skipIf(!installed)(
    '[GATE-1] [GATE-2] during maintenance shows no page before it is known who may see it, and tells a caller its address',
    async () => {
      const server = await start({ ...surroundings, maintenanceListUrl: '/list.json' });
      try {
        const [page, head] = await Promise.all([fetch(surroundings.siteUrl), fetch(`${surroundings.siteUrl}/campus`, { method: 'HEAD' })]);
        expect(await page.text()).toContain('the application');
        expect(page.headers.has('x-forwarded-for')).toBe(false);
        expect(['127.0.0.1', '::1']).toContain(head.headers.get('x-forwarded-for'));
      } finally {
        await server.stop();
      }
    },
  );

  it.skipIf(!installed)('[SHELL-5] [SHELL-7] [LANG-1] [ROUTE-4] serves pages, files and the API as our own server does', async () => {
    const server = await start(surroundings);
    try {
      const policy = (await fetch(surroundings.siteUrl)).headers.get('content-security-policy');
      expect(policy).toContain("connect-src 'self' https://api.campus.example;");
      for (const question of QUESTIONS) {
        const [expected, answer] = [await answerOf(ours.siteUrl, question), await answerOf(surroundings.siteUrl, question)];
        expect({ question, ...answer, hashes: [] }).toEqual({ question, ...expected, hashes: [] });
        expect(answer.hashes, question[0]).toEqual(expect.arrayContaining(expected.hashes));
      }
      for (const [method, asked, allow] of METHODS_ASKED) {
        const refused = await fetch(`${surroundings.siteUrl}${asked}`, { method });
        expect([method, asked, refused.status, refused.headers.get('allow')]).toEqual([method, asked, 405, allow]);
      }
      const forged = { 'X-Request-Id': '0'.repeat(32), 'X-Forwarded-For': '192.0.2.66' };
      const configuration = await fetch(`${surroundings.siteUrl}/api/v1/auth/config`, { headers: forged });
      expect(configuration.headers.get('x-request-id')).toMatch(/^(?!0{32})[0-9a-f-]{32,36}$/);
      expect(await configuration.json()).toMatchObject({ code: 0 });
      const form = new URLSearchParams({ code: 'c', state: 's' });
      const posted = await fetch(`${surroundings.siteUrl}/callback/apple`, { method: 'POST', body: form, redirect: 'manual' });
      expect([posted.status, posted.headers.get('location')]).toEqual([303, expect.stringContaining('/callback/apple?')]);
    } finally {
      await server.stop();
    }
  });
});

describe(titled('nginx'), () => {
  it.skipIf(!isInstalled('nginx'))('passes on the answer that deletes several refresh cookies, whose head is a long one', async () => {
    const server = await startNginx(surroundings);
    try {
      const { statusCode, headers } = await refreshWith('madang_refresh=a; madang_refresh=b', 'www.world.metaverse.campus.example');
      expect(statusCode).toBe(409);
      expect(headers['set-cookie']).toContain('madang_refresh=; Max-Age=0; Path=/api/v1/auth/refresh/; Domain=campus.example');
    } finally {
      await server.stop();
    }
  });
});

/** `fetch` lets no one choose the `Host`. */
const refreshWith = (Cookie: string, Host: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Host, Cookie, 'X-Requested-With': 'madang' };
    const asked = request(`${surroundings.siteUrl}/api/v1/auth/refresh/access-token`, { method: 'PUT', headers }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    asked.on('error', reject).end();
  });

it('[LANG-1] the web servers choose among the languages that are offered', () => {
  const korean = { ...surroundings, settings: { languages: { offered: ['ko', 'ja'], default: 'ko' } } } as const;
  for (const written of [nginxConfig(site, korean), caddyfile(site, korean)]) {
    expect(written.match(/\(\?:\^\|;\\\\?s\*\)language=(\w+)/g)).toHaveLength(2);
    expect(written).not.toContain('language=en');
    expect(written).toMatch(/^ +default ko;?$/m);
    expect(written).not.toMatch(/default en/);
  }
  expect(redirectsFile(site, korean)).not.toContain('/pages/en/');
});

it.each([
  ['en-US,en;q=0.9,ja;q=0.8,ko;q=0.7', 'ja'],
  ['KO', 'ko'],
  ['fr,kok,jam,ja-JP', 'ja'],
  ['en', undefined],
  ['', undefined],
])('[LANG-1] of ko and ja, "%s" asks for %s', (header, wanted) => {
  const offered = ['ko', 'ja'] as const;
  expect(offered.find((language) => new RegExp(firstOffered(language, offered), 'i').test(header))).toBe(wanted);
});

describe('npm run configure', () => {
  const configure = (env: Record<string, string>) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build/deploy.ts'], {
      env: { ...process.env, ...env, DIST: own, DEPLOY: path.join(folder, 'own-deploy') },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const pageOf = (name: string) => readFile(path.join(own, name), 'utf8');
  let own: string;
  beforeAll(async () => {
    own = path.join(folder, 'own-dist');
    await cp(dist, own, { recursive: true });
  });

  it('[SHELL-5] puts the operator’s settings into the pages of a build, in the place of those of the last time', async () => {
    const callback = await pageOf('callback.html');
    configure({ PHONE: '1544-1111', BRAND_NAME: 'Hanbit', EXTERNAL_SITE_URL: 'https://elsewhere.example' });
    expect(await pageOf('app.html')).toContain('<meta name="external-site" content="https://elsewhere.example">');
    configure({ PHONE: '1544-2222', API_BASE: 'https://api.hanbit.example/api/v1', METHODS_DISABLED: 'naver' });
    for (const name of ['app.html', 'pages/ko/campus.html']) {
      const html = await pageOf(name);
      expect(html.match(/<meta name="settings"/g)).toHaveLength(1);
      expect(html).toContain('1544-2222');
      expect(html).not.toMatch(/1544-1111|Hanbit|external-site/);
    }
    expect(await pageOf('callback.html')).toBe(callback);
    for (const file of ['own-deploy/nginx.conf', 'own-deploy/Caddyfile', 'own-dist/_headers'])
      expect(await readFile(path.join(folder, file), 'utf8')).toContain("connect-src 'self' https://api.hanbit.example;");
  });

  it('[LANG-1] tells each page which languages are offered, and puts the default where plain files are looked for', async () => {
    configure({ LANGUAGES: 'ja,ko' });
    const told = '{&quot;offered&quot;:[&quot;ja&quot;,&quot;ko&quot;],&quot;default&quot;:&quot;ja&quot;}';
    for (const name of ['app.html', 'callback.html', 'campus/index.html']) expect(await pageOf(name)).toContain(told);
    expect(await pageOf('campus/index.html')).toContain('ja campus');
    configure({});
    for (const name of ['app.html', 'callback.html', 'campus/index.html']) expect(await pageOf(name)).not.toContain('offered');
    expect(await pageOf('campus/index.html')).toContain('en campus');
  });

  it('[SHELL-5] names each wrong value, and changes nothing', async () => {
    const before = await pageOf('app.html');
    const wrong = { API_BASE: 'api.hanbit.example', METHODS_DISABLED: 'telepathy', MAINTENANCE_LIST_URL: 'list', PUBLIC_URL: 'hanbit' };
    expect(() => configure({ ...wrong, PHONE: '1544-3333' })).toThrow(
      new RegExp(['METHODS_DISABLED is', 'API_BASE is', 'PUBLIC_URL is', 'MAINTENANCE_LIST_URL is'].join('[\\s\\S]*')),
    );
    expect(await pageOf('app.html')).toBe(before);
  });
});

it('[AVATAR-1] each configuration lets images come from where they are delivered', () => {
  for (const written of [nginxConfig(site, surroundings), caddyfile(site, surroundings), headersFile(site)])
    expect(written).toMatch(/img-src 'self' data: blob: [^;]*https:\/\/images\.campus\.example[ ;]/);
});

it('[ROUTE-7] each configuration sends what is no file home, and answers 404 for a chunk that is not there', () => {
  const nginx = nginxConfig(site, surroundings);
  expect(nginx).toMatch(/location \^~ \/static\/ \{\s+try_files \$uri =404;/);
  expect(nginx).toMatch(/location ~ \\\.\\w\+\$ \{\s+try_files \$uri @home;/);
  expect(nginx).toMatch(/location @home \{\s+return 302 \/;/);
  // Of its own accord nginx would name its own scheme and port, which are not those of what stands before it.
  expect(nginx).toContain('absolute_redirect off;');
  const caddy = caddyfile(site, surroundings);
  expect(caddy).toMatch(/handle \/static\/\* \{[\s\S]+?@file \{\s+path_regexp \\\.\\w\+\$\s+file\s+\}/);
  expect(caddy).toMatch(/@missing path_regexp \\\.\\w\+\$\s+handle @missing \{\s+redir \* \/ 302/);
  const redirects = redirectsFile(site, surroundings).split('\n');
  // The first rule that fits counts; a file that is there goes before all of them.
  expect(redirects.indexOf('/static/*  /app.html  404')).toBeGreaterThanOrEqual(0);
  expect(redirects.indexOf('/static/*  /app.html  404')).toBeLessThan(redirects.indexOf('/*  /app.html  200'));
});

it('[SHELL-7] writes _headers and _redirects for static hosts', () => {
  const headers = headersFile(site);
  expect(headers).toMatch(/^\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
  expect(headers).toMatch(/^\/callback\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'sha256-/m);
  expect(headers.match(/^\/callback\/\*\n(?: {2}.*\n?)*/m)?.[0]).not.toContain('Cross-Origin-Opener-Policy');
  expect(redirectsFile(site, surroundings).split('\n')).toEqual(
    expect.arrayContaining(['/service  /pages/ja/service.html  200!  Language=ja', '/*  /app.html  200']),
  );
});

async function startNginx(surroundings: Surroundings) {
  const own = path.join(folder, 'nginx');
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'madang.conf'), nginxConfig(site, surroundings));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ');
  const main = `daemon off; pid ${own}/pid; error_log stderr warn; events {} http { access_log off; ${temporary} include ${own}/madang.conf; }`;
  await writeFile(path.join(own, 'nginx.conf'), main);
  // As root it would give itself to a user who may not read the temporary folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return running(spawn('nginx', ['-p', own, '-c', path.join(own, 'nginx.conf'), ...user]));
}

async function startCaddy(surroundings: Surroundings) {
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n  admin off\n}\n${caddyfile(site, surroundings)}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return running(spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }));
}

/** Waits until the site answers; says what the program wrote when it does not. */
async function running(child: ChildProcess) {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await expect
    .poll(
      () =>
        fetch(surroundings.siteUrl).then(
          () => 'up',
          () => said,
        ),
      { timeout: 10_000 },
    )
    .toBe('up');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

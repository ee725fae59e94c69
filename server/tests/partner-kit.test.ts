import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnBoth, type TestDatabase } from './support/databases.ts';
import { type OpenidWorld, openWorld, SECRET, Student } from './support/openid-world.ts';
import { freePort, KitProcess, kitFile } from './support/partner-examples.ts';

const SERVERS = ['examples/node.js', 'examples/express.js'] as const;
/** Each test starts processes, which take long where others run. */
const TIMEOUT = 60_000;
const PAGE = 'http://localhost:4998/';
const running: KitProcess[] = [];
const run = (...[file, args, env]: ConstructorParameters<typeof KitProcess>): KitProcess => {
  const started = new KitProcess(file, args, env);
  running.push(started);
  return started;
};
const serve = (file: string, issuer: string, port: number) =>
  run(file, [], { ISSUER: issuer, CLIENT_ID: 'notes', CLIENT_SECRET: SECRET, PORT: String(port) });
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

describeOnBoth('the examples for partners', (open) => {
  let database: TestDatabase;
  let world: OpenidWorld;
  let port: number;
  beforeAll(async () => {
    database = await open();
    port = await freePort();
    const own = `http://127.0.0.1:${port}`;
    world = await openWorld(database, [
      {
        id: 'notes',
        name: 'Campus Notes',
        secret: SECRET,
        redirectUris: [`${own}/back`],
        postLogoutRedirectUris: [`${own}/`],
        tokenEndpointAuthMethod: 'client_secret_basic',
      },
      { id: 'page', name: 'Campus Page', redirectUris: [PAGE], tokenEndpointAuthMethod: 'none' },
    ]);
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  it.each(SERVERS)('[PARTNER-2] %s signs a person in, and their session stays', { timeout: TIMEOUT }, async (file) => {
    await serve(file, world.issuer, port).said('is open');
    const student = await Student.join(world, `kit-${SERVERS.indexOf(file)}`);
    const begun = await student.surfer.fetch(`http://127.0.0.1:${port}/login`);
    const back = await student.goOn(await student.follow(begun.headers.get('location') ?? ''));
    const { url, response } = await student.surfer.follow(back);
    expect(url.href).toBe(`http://127.0.0.1:${port}/`);
    expect(await response?.text()).toContain('<p>Hello 고래');
    expect(await (await student.surfer.fetch(back)).text()).toContain('has not begun this login');
  });

  it.each(SERVERS)('[PARTNER-2] %s says so to a person who refuses, and logs a person out of both', { timeout: TIMEOUT }, async (file) => {
    await serve(file, world.issuer, port).said('is open');
    const own = `http://127.0.0.1:${port}`;
    const student = await Student.join(world, `kit-out-${SERVERS.indexOf(file)}`);
    const begin = async () => student.follow((await student.surfer.fetch(`${own}/login`)).headers.get('location') ?? '');
    const { data } = await student.refuse(await begin());
    const refused = await student.surfer.follow(await student.follow(String(data.next)));
    expect(await refused.response?.text()).toContain('You did not log in.');

    await student.surfer.follow(await student.goOn(await begin()));
    const left = await student.surfer.submit(`${own}/logout`, {});
    const asked = await (await student.surfer.fetch(left.headers.get('location') ?? '')).text();
    expect(asked).toContain('Log out of Madang, too?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked)?.[1] ?? '';
    const done = await student.surfer.submit(`${world.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe(`${own}/`);
    expect(await (await student.surfer.fetch(own)).text()).toContain('<madang-login');
  });

  it('[PARTNER-2] the page without a server signs a person in by PKCE, and takes an answer once', async () => {
    const storage = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    });
    try {
      const { beginLogin, finishLogin } = await import(kitFile('examples/single-page/login.js'));
      const client = { issuer: world.issuer, clientId: 'page', redirectUri: PAGE };
      const student = await Student.join(world, 'kit-page');
      const back = await student.goOn(await student.follow(await beginLogin(client)));
      expect(await finishLogin(client, back.searchParams)).toMatchObject({ nickname: expect.stringContaining('고래') });
      await expect(finishLogin(client, back.searchParams)).rejects.toThrow('has not begun this login');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('partner:check', () => {
  it.each(SERVERS)('[PARTNER-2] finds nothing unsafe in %s', { timeout: TIMEOUT }, async (file) => {
    const [port, issuerPort] = [await freePort(), await freePort()];
    const check = run('check/main.js', [`http://127.0.0.1:${port}/login`, '--port', String(issuerPort)]);
    await check.said('waiting for');
    serve(file, `http://127.0.0.1:${issuerPort}/oidc`, port);
    expect([await check.ended(), check.output.match(/^UNSAFE.*/gm)]).toEqual([0, null]);
    expect(check.output.match(/^safe /gm)).toHaveLength(13);
  });

  it('[PARTNER-2] says so where no login comes about', async () => {
    const check = run('check/main.js', ['no address']);
    expect([await check.ended(), check.output]).toEqual([2, expect.stringContaining('partner-check <address')]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogoutOutbox } from '#server/openid/logouts.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { BACK, hasApache, startApache, USER } from './support/apache.ts';
import { openPglite, type TestDatabase } from './support/databases.ts';
import { recordingLog } from './support/logged.ts';
import { MEETINGS, type OpenidWorld, openWorld, Student } from './support/openid-world.ts';

/* A web server of others that signs people in by the OpenID door: Apache with `mod_auth_openidc`, as Debian has it. */

if (!hasApache) console.info('SKIPPED: no login of Apache by mod_auth_openidc is shown, because the two are not installed');

const MINUTES = 60_000;
const CLIENT_ID = 'apache';

describe.skipIf(!hasApache)(`Apache’s mod_auth_openidc at the OpenID door${hasApache ? '' : ' (skipped: it is not installed)'}`, () => {
  let database: TestDatabase;
  let world: OpenidWorld;
  let apache: Awaited<ReturnType<typeof startApache>>;
  beforeAll(async () => {
    database = await openPglite();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const client = {
      ...MEETINGS,
      id: CLIENT_ID,
      name: 'Apache',
      redirectUris: [`${origin}${BACK}`],
      postLogoutRedirectUris: [`${origin}/bye.html`],
      backchannelLogoutUri: `${origin}${BACK}?logout=backchannel`,
    };
    world = await openWorld(database, [client]);
    // Apache has the machine's clock.
    world.clock.now = Date.now();
    apache = await startApache({ port, issuer: world.issuer, clientId: CLIENT_ID });
  });
  afterAll(async () => {
    await apache?.stop();
    await world?.stop();
    await database?.close();
  });
  afterEach(() => {
    vi.useRealTimers();
    world.clock.now = Date.now();
  });

  /** Where a visit of the page for members leads: our page that asks, or an answer that Apache is to take. */
  const visit = ({ surfer }: Student) =>
    surfer.follow(`${apache.origin}/`, (url) => url.pathname === '/sso/auth' || url.searchParams.has('code'));
  /** The person whom Apache takes its page to be shown to. */
  const seenBy = async ({ surfer }: Student, at: URL | string = apache.origin) => {
    const { response } = await surfer.follow(at, (url) => url.pathname === '/sso/auth');
    return response?.headers.get(USER) ?? undefined;
  };
  const signedIn = async (person: string) => {
    const student = await Student.join(world, person);
    const user = await seenBy(student, await student.goOn((await visit(student)).url));
    return { student, user };
  };

  it('[PARTNER-4] it signs a person in who agrees, and keeps them signed in', async () => {
    const { student, user } = await signedIn('of-apache');
    expect(user).toMatch(/^[\w-]+$/);
    expect(await seenBy(student)).toBe(user);
  });

  it('[PARTNER-4] it hears of a refusal, and shows its page to no one', async () => {
    const student = await Student.join(world, 'of-apache-refusing');
    const { data } = await student.refuse((await visit(student)).url);
    const answer = await student.follow(String(data.next));
    expect(answer.searchParams.get('error')).toBe('access_denied');
    expect(await seenBy(student, answer)).toBeUndefined();
    expect(await seenBy(student)).toBeUndefined();
  });

  it('[PARTNER-4] a code that is over, and an answer of another issuer, sign no one in', async () => {
    const student = await Student.join(world, 'of-apache-late');
    const late = await student.goOn((await visit(student)).url);
    world.clock.now += MINUTES + 1;
    expect(await seenBy(student, late)).toBeUndefined();
    world.clock.now = Date.now();
    const mixed = (await visit(student)).url;
    mixed.searchParams.set('iss', 'https://evil.example');
    expect(await seenBy(student, mixed)).toBeUndefined();
  });

  it('[PARTNER-4] a logout here ends its session by the back channel', async () => {
    const { student, user } = await signedIn('of-apache-leaving');
    expect(await seenBy(student)).toBe(user);
    await student.logOut();
    const outbox = createLogoutOutbox({
      db: database.db,
      clock: () => world.clock.now,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      addresses: { siteUrl: world.server.siteUrl, worldUrl: '' },
      config: { openidKeySecrets: [] },
      log: recordingLog().log,
    });
    await outbox.send();
    await vi.waitFor(async () => expect(await seenBy(student)).toBeUndefined(), { timeout: 5_000 });
    await outbox.close();
  });

  it('[PARTNER-4] a logout there asks here whether to log out of Madang, too', async () => {
    const { student, user } = await signedIn('of-apache-bye');
    const { response } = await student.surfer.follow(`${apache.origin}${BACK}?logout=${encodeURIComponent(`${apache.origin}/bye.html`)}`);
    expect(await response?.text()).toContain('Log out of Madang, too?');
    // Its own session is over at once; ours is the person's to end.
    expect(await seenBy(student)).toBeUndefined();
    expect(await seenBy(student, await student.goOn((await visit(student)).url))).toBe(user);
  });

  it.each([-2, 2])('[PARTNER-4] clocks that are %d minutes apart do no harm', async (minutes) => {
    // Ours moves, Apache's stays.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTES });
    world.clock.now = Date.now();
    expect((await signedIn(`of-apache-apart${minutes}`)).user).toMatch(/^[\w-]+$/);
  });
});

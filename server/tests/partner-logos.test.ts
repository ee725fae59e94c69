import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ImageQueue } from '#server/images/queue.ts';
import { EVENTS } from '#server/log/events.ts';
import { forgetClient, type OauthClient, readClients, registerClient } from '#server/oauth/clients.ts';
import { keepLogos } from '#server/oauth/logos.ts';
import type { Browser } from './support/browser.ts';
import { describeApi } from './support/describe-api.ts';
import { recordingLog } from './support/logged.ts';
import { becomeMember } from './support/people.ts';

const picture = (color: string, edge = 600) =>
  sharp({ create: { width: edge, height: edge / 2, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'the-designer' } })
    .png()
    .toBuffer();

const PAIR = { clntId: 'with-logo', redrUri: 'https://logo.example/back' };
const CLIENT: OauthClient = { id: PAIR.clntId, name: 'Logo', secret: 'k'.repeat(43), redirectUris: [PAIR.redrUri] };

describeApi('the logos of partners', (api, database) => {
  const images = new ImageQueue();
  let directory: string;
  let member: Browser;
  /** The partner's own server. */
  let server: Server;
  let asked: string[];
  let elsewhere: Buffer;
  let answer: { status: number; body: Uint8Array; headers?: Record<string, string> };
  beforeAll(async () => {
    elsewhere = await picture('#000000');
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-logos-'));
    server = createServer((request, response) => {
      asked.push(String(request.url));
      if (request.url === '/moved') response.end(elsewhere);
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    await images.close();
    server.close();
    await rm(directory, { recursive: true });
  });
  beforeEach(async () => {
    asked = [];
    member = api.browser();
    await becomeMember(api, member);
  });
  afterEach(() => forgetClient(database.db, CLIENT.id));

  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo.png`;
  const start = async (logo: string | undefined) => {
    const { log, logged } = recordingLog();
    const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
    const client = { ...CLIENT, logo };
    await registerClient(database.db, client);
    await keepLogos({ db: database.db, random, log, images }, [client]).done;
    return logged.filter(({ msg }) => msg === EVENTS.partnerLogoNotKept);
  };
  const shown = async () => (await member.refused('oauthCode', 'consentRequired', PAIR)).data as { about?: { logo?: string } };

  it('[PARTNER-3] one at the partner is fetched once, at the start, drawn anew in a bounded size, and shown by this server', async () => {
    answer = { status: 200, body: await picture('#5b46e8') };
    expect(await start(address())).toEqual([]);
    const logo = String((await shown()).about?.logo);
    expect(logo).toMatch(/^\/media\/partner\/[\w-]+\.png$/);
    const response = await member.fetch('GET', logo);
    expect(response.headers.get('content-type')).toBe('image/png');
    // Caches keep it, so it names no request.
    expect(response.headers.has('x-request-id')).toBe(false);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 120 });
    expect(bytes.includes('the-designer')).toBe(false);
    // A person who looks at it asks nothing of the partner.
    expect(asked).toEqual(['/logo.png']);
    await member.ok('consentToClient', { clntId: PAIR.clntId });
    expect((await member.ok('listConsents')).consentList).toMatchObject([{ about: { logo } }]);
    // The same picture keeps its name, another one has another.
    await start(address());
    expect((await shownInList()).logo).toBe(logo);
    answer = { status: 200, body: await picture('#ffffff') };
    await start(address());
    expect((await shownInList()).logo).not.toBe(logo);
    expect((await member.fetch('GET', logo)).status).toBe(404);
  });

  const shownInList = async () => {
    const [first] = (await member.ok('listConsents')).consentList;
    return first?.about ?? {};
  };

  it('[PARTNER-3] a partner whose server fails, redirects, or sends no image or one that does not end keeps the logo of before, and the log says so', async () => {
    answer = { status: 200, body: await picture('#5b46e8') };
    await start(address());
    const { about } = await shown();
    for (const wrong of [
      { status: 500, body: new Uint8Array() },
      { status: 302, body: new Uint8Array(), headers: { Location: '/moved' } },
      { status: 200, body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') },
      { status: 200, body: (await picture('#ffffff')).subarray(0, 60) },
      { status: 200, body: Buffer.concat([await picture('#ffffff'), Buffer.alloc(2 * 1024 * 1024)]) },
    ]) {
      answer = wrong;
      expect(await start(address()), String(wrong.status)).toEqual([expect.objectContaining({ level: 'warn', client: CLIENT.id })]);
      expect((await shown()).about).toEqual(about);
    }
  });

  it('[PARTNER-3] one of the operator is a file beside the registrations; a registration without one takes it away', async () => {
    const file = path.join(directory, 'clients.json');
    await writeFile(path.join(directory, 'logo.png'), await picture('#5b46e8'));
    await writeFile(file, JSON.stringify([{ ...CLIENT, logo: 'logo.png' }]));
    const [client] = await readClients(file);
    expect(client?.logo).toBe(path.join(directory, 'logo.png'));
    expect(await start(client?.logo)).toEqual([]);
    expect((await shown()).about?.logo).toMatch(/^\/media\/partner\//);
    await start(undefined);
    expect(await shown()).toEqual({ clientName: 'Logo' });
  });

  it('[PARTNER-3] a start says what is wrong with a logo', async () => {
    const file = path.join(directory, 'clients.json');
    await writeFile(path.join(directory, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const [logo, why] of [
      ['http://logo.example/logo.png', /entry 1 \(with-logo\): logo: must be an https URL, or the path of a file/],
      ['file:///etc/passwd', /entry 1 \(with-logo\): logo: must be an https URL/],
      ['missing.png', /entry 1 \(with-logo\): logo: ENOENT/],
      ['logo.svg', /entry 1 \(with-logo\): logo: must be a PNG or JPEG image of at most 1 MB/],
    ] as const) {
      await writeFile(file, JSON.stringify([{ ...CLIENT, logo }]));
      await expect(readClients(file), logo).rejects.toThrow(why);
    }
  });

  it('[PARTNER-3] [PARTNER-5] the list says what the consent has said, whatever the partner says since; addresses are those of now', async () => {
    const texts = (text: string) => ({ ko: text, en: text, ja: text });
    await registerClient(database.db, { ...CLIENT, purpose: texts('Meetings'), retention: texts('A year'), contact: 'old@logo.example' });
    await member.ok('consentToClient', { clntId: PAIR.clntId });
    await registerClient(database.db, { ...CLIENT, purpose: texts('Selling'), retention: texts('For ever'), contact: 'new@logo.example' });
    const list = async () => (await member.ok('listConsents')).consentList;
    const agreed = { purpose: 'Meetings', about: { retention: 'A year', contact: 'new@logo.example' } };
    expect(await list()).toMatchObject([agreed]);
    // Agreed anew, it is the new text.
    await member.ok('consentToClient', { clntId: PAIR.clntId });
    expect(await list()).toMatchObject([{ purpose: 'Selling', about: { retention: 'For ever' } }]);
    // A consent of before this was kept says what the registration says.
    await database.db.updateTable('oauth_consents').set({ said: null }).execute();
    expect(await list()).toMatchObject([{ purpose: 'Selling', about: { retention: 'For ever' } }]);
  });
});

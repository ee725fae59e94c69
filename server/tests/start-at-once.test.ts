import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/db/open.ts';
import { digest } from '#server/hashing.ts';
import { type OauthClient, registerClient } from '#server/oauth/clients.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';
import { endAll, startProcess } from './support/process.ts';

const PROCESSES = 4;

const partner = (id: string, redirectUris: readonly string[]): OauthClient => ({
  id,
  name: 'A library',
  secret: 'a-secret-of-a-partner-of-the-tests',
  redirectUris,
});

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (noPostgresBecause !== undefined) console.warn(`Servers that start at once on one database are not tested: ${noPostgresBecause}.`);

describe.skipIf(noPostgresBecause !== undefined)(`servers that start at once on one PostgreSQL${because}`, { timeout: 120_000 }, () => {
  let postgres: ThrowAwayPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    endAll();
    await postgres.stop();
  });

  it('register the same partners, new ones and known ones, and none fails', async () => {
    const databases: OpenDatabase[] = [];
    for (let index = 0; index < PROCESSES; index += 1) databases.push(await openPostgres(postgres.url));
    const [first] = databases;
    try {
      for (let round = 0; round < 20; round += 1) {
        // Each address is new in one round and known in the next; each partner in turn.
        const of = partner(`library-${round % 5}`, [`https://library.example/${round}`, 'https://library.example/back']);
        await Promise.all(databases.map(({ db }) => registerClient(db, of)));
        const rows = await first?.db
          .selectFrom('oauth_clients')
          .innerJoin('oauth_secrets', 'oauth_secrets.client_id', 'oauth_clients.client_id')
          .select(['redirect_uri', 'secret_hash'])
          .where('oauth_clients.client_id', '=', of.id)
          .orderBy('redirect_uri')
          .execute();
        expect(rows).toEqual(of.redirectUris.map((redirect_uri) => ({ redirect_uri, secret_hash: digest(of.secret ?? '') })));
      }
    } finally {
      await Promise.all(databases.map(({ close }) => close()));
    }
  });

  it('as processes, with a list of partners and the demo partner, all become ready', async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-partners-'));
    const file = path.join(directory, 'partners.json');
    await writeFile(
      file,
      JSON.stringify(Array.from({ length: 30 }, (_, index) => partner(`p${index}`, [`https://p${index}.example/back`]))),
    );
    const env = { DATABASE_URL: postgres.url, OAUTH_CLIENTS: file, PROVIDERS_PORT: '0', PARTNER_PORT: '0' };
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(env)));
    for (const server of servers) expect(server.output()).toContain('Madang is ready');
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual(servers.map(() => 0));
    await rm(directory, { recursive: true });
  });
});

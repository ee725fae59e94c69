import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE, CALLS } from '#contract/calls.ts';
import { openPostgres } from '#server/db/open.ts';
import type { Db } from '#server/db/transaction.ts';
import { LEASE } from '#server/mail/outbox.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';
import { endAll, type ServerProcess, startProcess } from './support/process.ts';

/** A mail server that the test can make keep its clients waiting for the answer to an email. */
class MailServer {
  /** Recipients of emails that were taken, in that order. */
  readonly taken: string[] = [];
  /** How many emails wait for an answer. */
  waiting = 0;
  patience: Promise<void> = Promise.resolve();
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    logger: false,
    onData: (stream, session, done) => {
      stream.resume();
      stream.once('end', async () => {
        this.waiting += 1;
        await this.patience;
        this.waiting -= 1;
        this.taken.push(...session.envelope.rcptTo.map((to) => to.address));
        done();
      });
    },
  });

  constructor() {
    // A process that is killed breaks its connections off.
    this.#server.on('error', () => {});
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve()));
    const address = this.#server.server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}?ignoreTLS=true`;
  }

  stop = () => new Promise<void>((resolve) => this.#server.close(() => resolve()));

  /** From now on nothing is answered, until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.patience = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }
}

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (noPostgresBecause !== undefined) console.warn(`The outbox of two processes is not tested: ${noPostgresBecause}.`);

describe.skipIf(noPostgresBecause !== undefined)(`the outbox of two processes on one PostgreSQL${because}`, { timeout: 120_000 }, () => {
  let postgres: ThrowAwayPostgres;
  let mailServer: MailServer;
  let db: Db;
  let closeDb: () => Promise<void>;
  let start: () => Promise<ServerProcess>;
  beforeAll(async () => {
    postgres = await startPostgres();
    ({ db, close: closeDb } = await openPostgres(postgres.url));
  });
  afterAll(async () => {
    await closeDb();
    await postgres.stop();
  });
  beforeEach(async () => {
    mailServer = new MailServer();
    const smtpUrl = await mailServer.start();
    start = () =>
      startProcess({ DATABASE_URL: postgres.url, SMTP_URL: smtpUrl, EMAIL_CHECK_LIMIT_PER_HOUR: '10000', WORLD_PORT: '0', STAND_INS: '0' });
  });
  afterEach(() => mailServer.stop());
  afterAll(endAll);

  const ask = async (server: ServerProcess, email: string) => {
    const { method, path } = CALLS.requestEmailCode;
    const visit = (await fetch(`${server.urlOf('Site')}${API_BASE}${CALLS.configuration.path}`)).headers.getSetCookie()[0]?.split(';')[0];
    const response = await fetch(`${server.urlOf('Site')}${API_BASE}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'madang', Cookie: visit ?? '' },
      body: JSON.stringify({ authWay: email }),
    });
    return response.status;
  };
  const waiting = async () => (await db.selectFrom('outbox').select('recipient').execute()).map((row) => row.recipient).sort();
  // Further codes to one mailbox have to wait: each test has its own where it asks for a third.
  const readers = (count: number, who = 'reader') => Array.from({ length: count }, (_, index) => `${who}${index}@madang.kr`).sort();
  const untilSent = (recipients: readonly string[]) =>
    expect.poll(() => [...mailServer.taken].sort(), { timeout: 60_000, interval: 50 }).toEqual(recipients);

  it('[API-16] forty requests to both, while the mail server is slow: each is answered, and each email is sent once', async () => {
    const servers = await Promise.all([start(), start()]);
    const release = mailServer.hold();
    const statuses = await Promise.all(
      readers(40).map((email, index) => {
        const server = servers[index % 2];
        return server === undefined ? undefined : ask(server, email);
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(mailServer.taken).toEqual([]);
    release();
    await untilSent(readers(40));
    await expect.poll(waiting).toEqual([]);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
    expect(mailServer.taken).toHaveLength(40);
  });

  it('[API-16] the next start sends what a killed process was sending, and what it had not begun', async () => {
    const server = await start();
    const release = mailServer.hold();
    for (const email of readers(12)) expect(await ask(server, email)).toBe(200);
    await expect.poll(() => mailServer.waiting, { timeout: 30_000 }).toBe(8);
    await server.end('SIGKILL');
    mailServer.taken.length = 0;
    const other = await start();
    await expect.poll(() => mailServer.waiting, { timeout: 30_000 }).toBe(12);
    release();
    // The mail server takes what the killed process had handed over, too: that SMTP cannot tell.
    await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBe(8);
    // As if the minute of the claims were over.
    mailServer.taken.length = 0;
    await db
      .updateTable('outbox')
      .set((eb) => ({ due_at: eb('due_at', '-', LEASE) }))
      .execute();
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    expect(mailServer.taken).toHaveLength(8);
    expect(await other.end('SIGTERM')).toBe(0);
  });

  it('[API-16] SIGTERM finishes what is being sent, and the next start sends what is left', async () => {
    const server = await start();
    const release = mailServer.hold();
    for (const email of readers(12, 'latecomer')) expect(await ask(server, email)).toBe(200);
    await expect.poll(() => mailServer.waiting, { timeout: 30_000 }).toBe(8);
    const ended = server.end('SIGTERM');
    await expect.poll(() => server.output()).toContain('Stopping');
    release();
    expect(await ended).toBe(0);
    expect(mailServer.taken.length).toBeGreaterThanOrEqual(8);
    expect(mailServer.taken.length + (await waiting()).length).toBe(12);
    const next = await start();
    await untilSent(readers(12, 'latecomer'));
    expect(await next.end('SIGTERM')).toBe(0);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTS } from '#server/log/events.ts';
import { Browser } from './support/browser.ts';
import { guestJoin } from './support/people.ts';
import { noPostgresBecause, startPostgres, type ThrowAwayPostgres } from './support/postgres.ts';
import { endAll, type ServerProcess, startProcess } from './support/process.ts';

/** A browser that talks to a server in another process. */
const browserOf = (server: ServerProcess) => new Browser(async (request) => resend(server, request));

async function resend(server: ServerProcess, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const body = request.body === null ? {} : { body: await request.text() };
  return fetch(`${server.urlOf('Site')}${pathname}`, { method: request.method, headers: request.headers, ...body });
}

const attempt = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

afterAll(endAll);

describe('the server as a person starts it', { timeout: 90_000 }, () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-data-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  const start = (way?: 'npm') => startProcess({ DATA_DIR: path.join(directory, 'data') }, way);

  let browser: Browser;
  let nickname: string;

  it('npm start brings everything up, says where it is, and Ctrl-C stops it cleanly', async () => {
    const server = await start('npm');
    for (const word of ['Inbox', '3D host']) expect((await fetch(server.urlOf(word))).status, server.output()).toBe(200);
    expect((await fetch(`${server.urlOf('API')}/campus/list`)).status).toBe(200);
    expect(server.output()).toContain('a stand-in');
    browser = browserOf(server);
    const { user } = await browser.ok('join', guestJoin());
    nickname = user.ncknm;
    browser.token = user.access_token;
    await server.end('SIGINT');
    expect(server.output()).toMatch(/Stopping[\s\S]*Stopped\./);
    await expect(fetch(server.urlOf('Site'))).rejects.toThrow();
  });

  it('a SIGTERM to npm alone stops the server behind it, and leaves no process of it', async () => {
    const server = await start('npm');
    process.kill(server.pid, 'SIGTERM');
    await server.exited;
    expect(server.output()).toMatch(/Stopping[\s\S]*Stopped\./);
    await expect(fetch(server.urlOf('Site'))).rejects.toThrow();
    // Signal 0 to the group: there is no process left in it.
    await expect.poll(() => attempt(() => process.kill(-server.pid, 0)), { timeout: 10_000 }).toBe('ESRCH');
  });

  it('[REFR-1] stored data survives a stop and a start, and a power cut; a second server on the same data refuses', async () => {
    const keep = (server: ServerProcess) => {
      const next = browserOf(server);
      next.token = browser.token;
      for (const [name, cookie] of browser.cookies) next.cookies.set(name, cookie);
      return next;
    };
    const server = await start();
    browser = keep(server);
    expect((await browser.ok('userInfo')).user.ncknm).toBe(nickname);
    browser.token = (await browser.ok('refreshAccessToken')).access_token;

    const second = await start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Another Madang server (process ${server.pid} on ${os.hostname()}) already uses the data directory`);
    expect(second.output()).not.toContain('    at ');
    await browser.ok('userInfo');

    await server.end('SIGKILL');
    const third = await start();
    browser = keep(third);
    expect((await browser.ok('userInfo')).user.ncknm).toBe(nickname);
    expect(await third.end('SIGTERM')).toBe(0);
  });

  it('does not go by a process number that stands in the lock file, though a process has it', async () => {
    const data = path.join(directory, 'data');
    await writeFile(path.join(data, 'lock'), JSON.stringify({ pid: process.pid, host: os.hostname() }));
    const server = await start();
    expect(await server.end('SIGINT')).toBe(0);
  });

  it('says which port is taken and how to choose another, and leaves nothing running', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    for (const variable of ['PORT', 'MAIL_PORT']) {
      const server = await startProcess({ DATA_DIR: path.join(directory, 'data'), [variable]: port });
      expect(await server.exited).toBe(1);
      expect(server.output()).toContain(`Port ${port} (${variable}) is taken`);
      expect(server.output()).toMatch(new RegExp(`${variable}=\\d+ npm start`));
      expect(server.output()).not.toContain('    at ');
    }
    other.close();
  });

  it.each([
    ['thrown', 'throw error'],
    ['a promise’s', 'Promise.reject(error)'],
  ])('an error that nothing catches, %s, ends it with one line, and nothing of what the error carries is printed', async (_, fail) => {
    const failing = `process.once('SIGUSR2', () => { const error = Object.assign(new Error('for min@' + 'madang.kr'), { detail: 'Key' }); ${fail}; });`;
    const server = await startProcess({
      DATA_DIR: path.join(directory, 'failing'),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(failing)}`,
    });
    process.kill(server.pid, 'SIGUSR2');
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(EVENTS.processFailed);
    expect(server.output()).not.toMatch(/min@|detail/);
  });

  it('names every wrong setting at once, and keeps passwords out of it', async () => {
    const server = await startProcess({
      PORT: 'four',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://me:secret@db/x',
      METHODS_DISABLED: 'naver,myspace',
    });
    expect(await server.exited).toBe(1);
    for (const name of ['PORT is "four"', 'TRUST_PROXY is "yes"', 'DATABASE_URL is', 'METHODS_DISABLED is "myspace"'])
      expect(server.output()).toContain(name);
    expect(server.output()).not.toContain('secret');
  });

  it('says when the database does not answer', async () => {
    const server = await startProcess({ DATABASE_URL: 'postgres://madang@127.0.0.1:1/madang' });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/The database at 127\.0\.0\.1:1\/madang \(DATABASE_URL\) cannot be used: .*ECONNREFUSED/);
  });
});

const because = noPostgresBecause === undefined ? '' : ` (skipped: ${noPostgresBecause})`;
if (noPostgresBecause !== undefined) console.warn(`Two servers on one database are not tested: ${noPostgresBecause}.`);

describe.skipIf(noPostgresBecause !== undefined)(`two servers on one PostgreSQL${because}`, { timeout: 90_000 }, () => {
  let postgres: ThrowAwayPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('[REFR-1] [API-19] join on one and go on with the other, limits and all; both migrate an empty database at once', async () => {
    const env = { DATABASE_URL: postgres.url, GUEST_LIMIT_PER_HOUR: '2' };
    const [one, other] = await Promise.all([startProcess(env), startProcess(env)]);
    const servers = [one, other];
    let turn = 0;
    const browser = new Browser(async (request) => resend(servers[turn % 2] ?? one, request));
    const { user } = await browser.ok('join', guestJoin());
    browser.token = user.access_token;
    turn = 1;
    expect((await browser.ok('userInfo')).user.ncknm).toBe(user.ncknm);
    browser.token = (await browser.ok('refreshAccessToken')).access_token;
    turn = 0;
    await browser.ok('userInfo');
    await browser.ok('refreshAccessToken');
    await browserOf(other).ok('join', guestJoin());
    await browserOf(one).refused('join', 'tooManyRequests', guestJoin());
    expect(one.output()).toContain(`PostgreSQL at ${new URL(postgres.url).host}/postgres`);
    expect(await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
  });
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../tests/support/free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL of our own, in a directory that goes away with it. */
export interface ThrowAwayPostgres {
  readonly url: string;
  /** To each of its processes: SIGSTOP and SIGCONT for one that hangs. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** A role that may do everything, and the URL by which it connects: with its password alone. */
  roleWithPassword(name: string, password: string): Promise<string>;
  /** Down, and up again on the same data and port. */
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PLACES = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/lib/postgresql/15/bin'];
const binaries = PLACES.find((place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'postgres')));
/** PostgreSQL refuses to run as root, so then it runs as the user that its package made. */
const isRoot = process.getuid?.() === 0;
const hasPostgresUser = isRoot && existsSync('/usr/sbin/runuser') && (await run('id', ['postgres']).catch(() => undefined)) !== undefined;

/** Why there are no tests on PostgreSQL; `undefined` when there are. */
export const noPostgresBecause: string | undefined =
  process.env.WITHOUT_POSTGRES === '1'
    ? 'WITHOUT_POSTGRES=1 is set'
    : binaries === undefined
      ? 'no initdb was found in PATH or in /usr/lib/postgresql/15/bin'
      : isRoot && !hasPostgresUser
        ? 'PostgreSQL does not run as root, and there is no user "postgres" with runuser to run it as'
        : undefined;

const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** What makes tests faster, and loses the data with the power. */
const FAST_SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** `isDurable`: writes as PostgreSQL does by default, for what measures it. */
export async function startPostgres({ isDurable = false } = {}): Promise<ThrowAwayPostgres> {
  if (binaries === undefined) throw new Error(noPostgresBecause);
  const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-postgres-'));
  if (isRoot) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)));
    await chown(directory, uid ?? 0, gid ?? 0);
  }
  const data = path.join(directory, 'data');
  const [initdb, initdbArgs] = asUser(path.join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'madang',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C',
  ]);
  await run(initdb, initdbArgs, { cwd: '/' });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`, ...(isDurable ? [] : FAST_SETTINGS), 'jit=off'];
  const [postgres, postgresArgs] = asUser(path.join(binaries, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((one) => ['-c', one]),
  ]);
  const url = `postgres://madang@127.0.0.1:${port}/postgres`;
  const begin = () => spawn(postgres, postgresArgs, { cwd: '/', stdio: 'ignore' });
  let server = begin();
  await untilReady(url);
  const postmaster = async () => Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return {
    url,
    signal: async (signal) => {
      const main = await postmaster();
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(main)]);
      // runuser stops itself where its child is stopped, and has to be continued as well.
      const runner = signal === 'SIGCONT' && server.pid !== undefined ? [server.pid] : [];
      for (const pid of [main, ...stdout.trim().split(/\s+/).map(Number), ...runner]) process.kill(pid, signal);
    },
    roleWithPassword: async (name, password) => {
      const rules = path.join(data, 'pg_hba.conf');
      await writeFile(rules, `host all ${name} 127.0.0.1/32 scram-sha-256\n${await readFile(rules, 'utf8')}`);
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create role ${name} superuser login password '${password}'`);
      await client.query('select pg_reload_conf()');
      await client.end();
      return `postgres://${name}:${password}@127.0.0.1:${port}/postgres`;
    },
    // SIGINT, its fast shutdown, does not wait for clients.
    halt: async () => {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      process.kill(await postmaster(), 'SIGINT');
      await exited;
    },
    start: async () => {
      server = begin();
      await untilReady(url);
    },
    stop: async () => {
      await stopped(server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => server.once('exit', resolve));
  // SIGTERM, which runuser passes on, waits for clients; they are closed by then.
  server.kill('SIGTERM');
  await exited;
}

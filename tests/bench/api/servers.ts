import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '#server/server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { nginxConfig } from './nginx.ts';

export interface Servers {
  /** nginx's. */
  readonly url: string;
  /** The product's processes. */
  readonly pids: readonly number[];
  /** The lines that the processes have logged as errors. */
  errors(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** What a run that failed has left. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

async function start(command: string, args: readonly string[], log: string, env: Readonly<Record<string, string>> = {}) {
  // A file and no pipe, which would have to be read for ten minutes.
  const file = await open(log, 'a');
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', file.fd, file.fd] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  await file.close();
  return child;
}

async function untilAnswered(url: string, child: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${url} does not answer: ${await readFile(log, 'utf8')}`);
    await setTimeout(100);
  }
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
};

/** The product in `count` processes on one database, and a trivial handler, behind one nginx. `database`: settings of it. */
export async function startServers(
  folder: string,
  count: number,
  database: { readonly DATABASE_URL: string } | { readonly DATA_DIR: string },
): Promise<Servers> {
  await mkdir(path.join(folder, 'nginx'), { recursive: true });
  const [port, trivial] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const node = (script: string, ...args: string[]) => [process.execPath, ['--import', 'tsx', script, ...args]] as const;
  const common = {
    SKIP_BUILD: '1',
    STAND_INS: '0',
    TRUST_PROXY: '1',
    PUBLIC_URL: url,
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
    SMTP_URL: '',
  };
  const free = { INBOX_PORT: '0', WORLD_PORT: '0', MAIL_PORT: '0' };
  const ports: number[] = [];
  const products: ChildProcess[] = [];
  const logs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [own, log] = [await freePort(), path.join(folder, `server-${index}.log`)];
    const env = { NODE_ENV: 'production', ...common, ...free, DATABASE_URL: '', ...database, PORT: String(own) };
    products.push(await start(...node('server/start.ts'), log, env));
    ports.push(own);
    logs.push(log);
  }
  const handler = await start(...node('tests/bench/api/trivial.ts', String(trivial)), path.join(folder, 'trivial.log'));
  await Promise.all(
    ports.map((own, index) => untilAnswered(`http://127.0.0.1:${own}/readyz`, products[index] ?? handler, logs[index] ?? '')),
  );
  await untilAnswered(`http://127.0.0.1:${trivial}/trivial`, handler, path.join(folder, 'trivial.log'));
  const own = path.join(folder, 'nginx');
  await writeFile(path.join(own, 'nginx.conf'), nginxConfig({ folder: own, port, servers: ports, trivial }));
  // As root it would give itself to a user who may not read its folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = await start('nginx', ['-p', own, '-c', path.join(own, 'nginx.conf'), ...user], path.join(own, 'out.log'));
  await untilAnswered(`${url}/trivial`, nginx, path.join(own, 'out.log'));
  return {
    url,
    pids: products.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    errors: async () => {
      const texts = await Promise.all(logs.map((log) => readFile(log, 'utf8')));
      return texts.flatMap((text) => text.split('\n').filter((line) => /"level":("error"|50|60)/.test(line)));
    },
    stop: async () => {
      await ended(nginx, 'SIGQUIT');
      await Promise.all([ended(handler, 'SIGTERM'), ...products.map((one) => ended(one, 'SIGTERM'))]);
    },
  };
}

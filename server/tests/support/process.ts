import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '#server/server.ts';
import { keep } from '../../../tests/support/recorded-logs.ts';

/** A server in a process of its own, as a person starts it. */
export interface ServerProcess {
  readonly pid: number;
  readonly output: () => string;
  /** The address that it printed behind a word, such as `Site`. */
  urlOf(word: string): string;
  /** Like Ctrl-C or worse; resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

const NODE = [process.execPath, '--import', 'tsx', 'server/start.ts'] as const;
const NPM = ['npm', 'start'] as const;

/** On any free ports, without building the front end. */
const QUIET = {
  PORT: '0',
  INBOX_PORT: '0',
  WORLD_PORT: '0',
  MAIL_PORT: '0',
  SKIP_BUILD: '1',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
};

/** Resolves once it is ready, or has ended. `root`: the checkout that it runs. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  way: 'node' | 'npm' = 'node',
  root = ROOT,
): Promise<ServerProcess> {
  const [command, ...args] = way === 'npm' ? NPM : NODE;
  // A group of its own: a terminal's Ctrl-C reaches npm and everything below it.
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...QUIET, ...env }, detached: true });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      keep('process', chunk.toString());
      if (output.includes('Ctrl-C stops it')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ready, exited]);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} did not start`);
  running.add(child);
  void exited.then(() => running.delete(child));
  return {
    pid,
    output: () => output,
    exited,
    urlOf(word) {
      const found = new RegExp(`^ *${word} +(\\S+)`, 'm').exec(output)?.[1];
      if (found === undefined) throw new Error(`no address for ${word} in:\n${output}`);
      return found;
    },
    async end(signal) {
      process.kill(-pid, signal);
      return exited;
    },
  };
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left. */
export function endAll(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '#server/server.ts';
import { freePort } from '../../tests/support/free-port.ts';

/** A device that is always full (Linux). */
const FULL = '/dev/full';
const noFullBecause = process.platform === 'linux' ? '' : ' (skipped: only Linux has /dev/full)';

describe('a server without a reader of its lines', { timeout: 60_000 }, () => {
  let directory: string;
  const pids: number[] = [];
  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'madang-output-'));
  });
  afterEach(async () => {
    for (const pid of pids.splice(0)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
    await rm(directory, { recursive: true, force: true });
  });

  async function start(stdout: 'pipe' | number) {
    const port = await freePort();
    const env = {
      ...process.env,
      PORT: String(port),
      INBOX_PORT: '0',
      WORLD_PORT: '0',
      PROVIDERS_PORT: '0',
      PARTNER_PORT: '0',
      MAIL_PORT: '0',
    };
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
      cwd: ROOT,
      env: { ...env, SKIP_BUILD: '1', DATABASE_URL: '', SMTP_URL: '', LOG_FORMAT: 'json', DATA_DIR: directory },
      stdio: ['ignore', stdout, stdout],
    });
    if (child.pid !== undefined) pids.push(child.pid);
    const exited = new Promise<number | NodeJS.Signals | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    const site = `http://127.0.0.1:${port}`;
    const isReady = async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.status === 200;
    await expect.poll(() => isReady(), { timeout: 30_000 }).toBe(true);
    const answers = async () => {
      const statuses: number[] = [];
      for (let time = 0; time < 20; time += 1) statuses.push((await fetch(`${site}/api/v1/auth/login`, { method: 'POST' })).status);
      return statuses;
    };
    return { child, exited, answers };
  }

  it('[API-8] goes on when their reader is gone, as after `npm start | head`, and stops as always', async () => {
    const { child, exited, answers } = await start('pipe');
    child.stdout?.destroy();
    child.stderr?.destroy();
    // 1000 guests an hour from one address: each line goes to a pipe without a reader.
    expect(await answers()).toEqual(Array(20).fill(200));
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it.skipIf(noFullBecause !== '')(`[API-8] goes on when their disk is full${noFullBecause}`, async () => {
    const { child, exited, answers } = await start(openSync(FULL, 'w'));
    expect(await answers()).toEqual(Array(20).fill(200));
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('[API-8] a terminal that is closed (SIGHUP) stops it as Ctrl-C does', async () => {
    const { child, exited, answers } = await start('pipe');
    child.stdout?.destroy();
    child.stderr?.destroy();
    expect(await answers()).toContain(200);
    child.kill('SIGHUP');
    expect(await exited).toBe(0);
  });
});

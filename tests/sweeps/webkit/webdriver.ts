import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/xvfb-run';

/** Why WebKitGTK cannot be driven here, and what to do; `undefined` when it can. */
export function noWebKitBecause(): string | undefined {
  if (!existsSync(DRIVER)) return 'WebKitGTK is not installed: apt-get install webkit2gtk-driver';
  return hasDisplay() || existsSync(XVFB) ? undefined : 'WebKitGTK needs a display: apt-get install xvfb';
}

const hasDisplay = (): boolean => (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY ?? '') !== '';

/** A window of WebKitGTK's MiniBrowser, driven by WebDriver (W3C, "WebDriver"). */
export interface Session {
  /** Sends a command; `path` is below the session. Throws `DriverError`. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

/** What the driver says of a command that failed: `no such element`, `element click intercepted`. */
export class DriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Ten times half a second. */
const STARTS = 10;
const START_PAUSE = 500;

/** Starts the driver and one window, in a profile that is thrown away. */
export async function openSession(): Promise<Session> {
  const port = await freePort();
  const driver = startDriver(port);
  const address = `http://127.0.0.1:${port}/session`;
  try {
    const { sessionId } = (await firstAnswer(address)) as { sessionId: string };
    return {
      send: (method, path, body) => command(method, `${address}/${sessionId}/${path}`, body),
      end: async () => {
        await command('DELETE', `${address}/${sessionId}`).catch(() => undefined);
        stop(driver);
      },
    };
  } catch (error) {
    stop(driver);
    throw error;
  }
}

/** In a process group of its own: the display server ends with it. */
function startDriver(port: number): ChildProcess {
  const args = [`--port=${port}`];
  const [program, all] = hasDisplay() ? [DRIVER, args] : [XVFB, ['-a', '-s', '-screen 0 1440x900x24', DRIVER, ...args]];
  return spawn(program, all, { detached: true, stdio: 'ignore', env: { ...process.env, LANGUAGE: 'en' } });
}

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

async function firstAnswer(address: string): Promise<unknown> {
  for (let start = 1; ; start += 1) {
    try {
      return await command('POST', address, { capabilities: {} });
    } catch (error) {
      if (error instanceof DriverError || start === STARTS) throw error;
      await pause(START_PAUSE);
    }
  }
}

async function command(method: string, address: string, body?: object): Promise<unknown> {
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
  const response = await fetch(address, { method, ...sent });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}

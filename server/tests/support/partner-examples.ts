import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const KIT = new URL('../../../packages/partner/', import.meta.url);
export const kitFile = (path: string): string => fileURLToPath(new URL(path, KIT));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A file of the kit in a process of its own, as a partner runs it. */
export class KitProcess {
  readonly #process: ChildProcess;
  output = '';

  constructor(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#process = spawn(process.execPath, [kitFile(file), ...args], { env: { PATH: process.env.PATH, ...env } });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (piece) => {
        this.output += String(piece);
      });
  }

  async said(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.#process.exitCode !== null) throw new Error(`it ended with ${this.#process.exitCode}: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async ended(): Promise<number | null> {
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
    return this.#process.exitCode;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill();
    await once(this.#process, 'exit');
  }
}

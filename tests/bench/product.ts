import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFromEnv } from '#server/config-from-env.ts';
import { type RunningServer, startServer } from '#server/server.ts';

export interface Product {
  readonly server: RunningServer;
  /** For what is measured; goes with the product. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** The product as it was built last, on free ports and a database of its own. `env`: settings of an operator. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'madang-bench-'));
  const ports = { PORT: '0', MAIL_PORT: '0', INBOX_PORT: '0', WORLD_PORT: '0', PROVIDERS_PORT: '0', PARTNER_PORT: '0', LOG_LEVEL: 'error' };
  const server = await startServer({ config: configFromEnv({ ...ports, ...env, DATA_DIR: join(folder, 'data') }) });
  return {
    server,
    folder,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

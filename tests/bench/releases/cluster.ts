import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startProcess } from '#server/tests/support/process.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Release } from './two-builds.ts';

const CLIENT = { id: 'campus-partner', name: 'Campus partner', redirectUri: 'https://partner.example/signed-in' } as const;
/** Header of each answer: the port of the process that gave it. */
export const ANSWERED_BY = 'x-answered-by';
const STARTS_WITHIN = 10_000;

/** Processes of several releases on one PostgreSQL, behind one nginx that asks them in turn. */
export interface Cluster {
  readonly siteUrl: string;
  /** A valid request of a partner. */
  readonly gatewayPath: string;
  /** Starts a process of a release, on a port of its own. */
  start(release: Release): Promise<ServerProcess & { readonly port: number }>;
  /** Sends requests to these alone, in turn. */
  sendTo(processes: readonly { readonly port: number }[]): Promise<void>;
  stop(): Promise<void>;
}

/** @param folder its own, for what nginx and the processes write */
export async function startCluster(folder: string, databaseUrl: string): Promise<Cluster> {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const clients = path.join(folder, 'clients.json');
  const { id, name, redirectUri } = CLIENT;
  await writeFile(clients, JSON.stringify([{ id, name, secret: 'a-secret-of-the-test-alone', redirectUris: [redirectUri] }]));
  const nginx = await startNginx(path.join(folder, 'nginx'), port);
  const started: ServerProcess[] = [];
  return {
    siteUrl,
    gatewayPath: `/sso?${new URLSearchParams({ clientId: id, returnUrl: redirectUri, returnValue: 'room=42' })}`,
    start: async (release) => {
      const own = await freePort();
      const env = {
        PORT: `${own}`,
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: siteUrl,
        OAUTH_CLIENTS: clients,
        STAND_INS: '0',
        TRUST_PROXY: '1',
      };
      const server = await startProcess(env, 'node', release.root);
      started.push(server);
      if (!server.output().includes('Ctrl-C stops it')) throw new Error(`the ${release.name} release did not start:\n${server.output()}`);
      return { ...server, port: own };
    },
    sendTo: (processes) => nginx.sendTo(processes.map((one) => one.port)),
    stop: async () => {
      await nginx.stop();
      await Promise.all(started.map((server) => Promise.race([server.exited, server.end('SIGTERM')])));
    },
  };
}

async function startNginx(folder: string, port: number) {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  let generation = 0;
  const write = (ports: readonly number[]) => {
    generation += 1;
    return writeFile(file, configOf({ folder, port, ports, generation }));
  };
  await write([9]);
  // As root it would give itself to a user who may not read its folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn('nginx', ['-p', folder, '-c', file, ...user], { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const heard = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/generation`, { headers: { Connection: 'close' } }).catch(() => undefined);
    return (await answer?.text()) === `${generation}`;
  };
  const untilHeard = async () => {
    for (const end = Date.now() + STARTS_WITHIN; !(await heard()); await pause(50))
      if (Date.now() > end) throw new Error(`nginx does not answer on port ${port}`);
  };
  await untilHeard();
  return {
    sendTo: async (ports: readonly number[]) => {
      await write(ports);
      child.kill('SIGHUP');
      await untilHeard();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const configOf = ({ folder, port, ports, generation }: { folder: string; port: number; ports: readonly number[]; generation: number }) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log warn; events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  upstream processes { ${ports.map((one) => `server 127.0.0.1:${one};`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location = /generation { return 200 "${generation}"; }
    location / {
      proxy_pass http://processes;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      add_header ${ANSWERED_BY} $upstream_addr always;
    }
  }
}
`;

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { caddyfile } from '#scripts/build/deploy/caddy.ts';
import { nginxConfig } from '#scripts/build/deploy/nginx.ts';
import type { BuiltSite } from '#scripts/build/deploy/site.ts';
import type { Surroundings } from '#scripts/build/deploy/surroundings.ts';

export const isInstalled = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};

/** The coverage of the requirements prints why a test was skipped. */
export const titled = (name: string) => (isInstalled(name) ? name : `${name} (skipped: it is not installed)`);

export interface Deployed {
  /** Where a web server may write. */
  readonly folder: string;
  readonly site: BuiltSite;
  readonly surroundings: Surroundings;
}

export async function startNginx({ folder, site, surroundings }: Deployed) {
  const own = path.join(folder, 'nginx');
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'madang.conf'), nginxConfig(site, surroundings));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ');
  const main = `daemon off; pid ${own}/pid; error_log stderr warn; events {} http { access_log off; ${temporary} include ${own}/madang.conf; }`;
  await writeFile(path.join(own, 'nginx.conf'), main);
  // As root it would give itself to a user who may not read the temporary folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return running(surroundings, spawn('nginx', ['-p', own, '-c', path.join(own, 'nginx.conf'), ...user]));
}

export async function startCaddy({ folder, site, surroundings }: Deployed) {
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n  admin off\n}\n${caddyfile(site, surroundings)}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return running(surroundings, spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env }));
}

/** Waits until the site answers; says what the program wrote when it does not. */
async function running({ siteUrl }: Surroundings, child: ChildProcess) {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await expect
    .poll(
      () =>
        fetch(siteUrl).then(
          () => 'up',
          () => said,
        ),
      { timeout: 10_000 },
    )
    .toBe('up');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

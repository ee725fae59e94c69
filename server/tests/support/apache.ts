import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { SECRET } from './openid-world.ts';

const PROGRAM = '/usr/sbin/apache2';
const MODULES = '/usr/lib/apache2/modules';

/** Debian's `apache2` and `libapache2-mod-auth-openidc`. */
export const hasApache: boolean = [PROGRAM, `${MODULES}/mod_auth_openidc.so`].every((file) => existsSync(file));

const LOADED = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'headers', 'alias', 'dir', 'auth_openidc'];

/** Where the module takes answers, notices of a logout and wishes for one. */
export const BACK = '/back';

/** Answers with the person’s `sub` in this header. */
export const USER = 'X-User';

/**
 * Apache in front of one page, which its module shows to people alone whom `issuer` has signed in.
 * People come back to `http://localhost:<port>/back`, which the client `clientId` has registered.
 * @throws what Apache says where it does not start
 */
export async function startApache({ port, issuer, clientId }: { port: number; issuer: string; clientId: string }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'madang-apache-'));
  // Started by root, it reads its pages as another user.
  await chmod(folder, 0o755);
  const pages = path.join(folder, 'pages');
  await mkdir(pages);
  await writeFile(path.join(pages, 'index.html'), 'for members');
  await writeFile(path.join(pages, 'bye.html'), 'bye');
  const origin = `http://localhost:${port}`;
  const file = path.join(folder, 'apache.conf');
  const lines = [
    `ServerRoot ${folder}`,
    `ServerName localhost`,
    `Listen 127.0.0.1:${port}`,
    ...LOADED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/errors`,
    `DefaultRuntimeDir ${folder}`,
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `DocumentRoot ${pages}`,
    `<Directory ${pages}>`,
    '  Require all granted',
    '</Directory>',
    `OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration`,
    `OIDCClientID ${clientId}`,
    `OIDCClientSecret ${SECRET}`,
    `OIDCProviderTokenEndpointAuth client_secret_basic`,
    `OIDCRedirectURI ${origin}${BACK}`,
    'OIDCCryptoPassphrase for-this-test-alone',
    'OIDCPKCEMethod S256',
    'OIDCScope "openid profile"',
    'OIDCRemoteUserClaim sub',
    '<Location />',
    '  AuthType openid-connect',
    '  Require valid-user',
    // Node’s requests say that a script makes them; the module sends pages alone to a login.
    '  OIDCUnAuthAction auth true',
    `  Header set ${USER} "expr=%{REMOTE_USER}"`,
    '</Location>',
    '<Location /bye.html>',
    '  AuthType None',
    '  Require all granted',
    '</Location>',
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  const child = spawn(PROGRAM, ['-D', 'FOREGROUND', '-f', file]);
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await vi.waitFor(
    async () => {
      const response = await fetch(`${origin}/bye.html`).catch(() => undefined);
      if (response?.status !== 200) throw new Error(`Apache answers ${response?.status ?? 'nothing'}: ${said}`);
    },
    { timeout: 10_000, interval: 100 },
  );
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

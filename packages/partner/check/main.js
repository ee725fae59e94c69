#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkPartner } from './checks.js';
import { Issuer } from './issuer.js';

const DEFAULT_PORT = '4010';
const usageOf = (port) => `partner-check <address where a login begins> [--port ${DEFAULT_PORT}] [--log <file that your service writes>]

Run this first: it opens the issuer, and waits for your service. Then start your service with the issuer http://127.0.0.1:${port}/oidc and any client
id and secret. It runs no scripts, so it checks services with a server, not pages without one.
Exit code: 0 safe, 1 something is unsafe, 2 no login came about.`;
/** A service that starts with the issuer reads it at once: it may need to be started after this. */
const PATIENCE = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: DEFAULT_PORT }, log: { type: 'string' }, help: { type: 'boolean' } },
});
const [login] = positionals;
if (values.help || login === undefined || !URL.canParse(login)) {
  console.log(usageOf(values.port));
  process.exit(values.help ? 0 : 2);
}

const issuer = await Issuer.open(Number(values.port));
console.log(`The issuer is ${issuer.url}; waiting for ${login}`);
try {
  await untilAnswered(login);
  const findings = await checkPartner({ login, log: values.log }, issuer);
  for (const { safe, about, advice } of findings) console.log(safe ? `safe    ${about}` : `UNSAFE  ${about}: ${advice}`);
  process.exitCode = findings.every(({ safe }) => safe) ? 0 : 1;
} catch (error) {
  console.error(`The check could not be played: ${error.message}`);
  process.exitCode = 2;
} finally {
  issuer.close();
}

async function untilAnswered(address) {
  const ends = Date.now() + PATIENCE;
  for (;;) {
    const failure = await fetch(address, { redirect: 'manual' }).then(
      () => undefined,
      (error) => error,
    );
    if (failure === undefined) return;
    if (Date.now() > ends) throw new Error(`${address} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

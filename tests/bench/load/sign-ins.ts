import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { noPostgresBecause, startPostgres } from '#server/tests/support/postgres.ts';
import { endAll, type ServerProcess, startProcess } from '#server/tests/support/process.ts';
import type { Background } from './background.ts';
import { agent, post, send } from './requests.ts';

/**
 * `npm run bench -- load`: sign-ins of others while `background.ts` uploads 20 pictures, reads `/` 200 times a second and tries 500 wrong
 * passwords from one address, until the last picture is answered. Prints p50 and p95 of the sign-ins, quiet and loaded, round by round, and
 * their ratio over all rounds; ends with 1 above `RATIO_MAX`. `-- --postgres`: on a PostgreSQL of its own, where the database has no part in the process.
 */
const RATIO_MAX = 2;
/** Counted, after one that is not. */
const ROUNDS = 5;
/** A round's, at least. */
const SIGN_INS = 100;
const PASSWORD = 'spring-2026!';

/** Joins with an email that is proven by the code in the inbox. */
async function member(server: ServerProcess, email: string, number: number): Promise<string> {
  const api = server.urlOf('API');
  const from = `10.1.0.${number}`;
  // Refused for want of a cookie, which the answer sets (EMAIL-8).
  const { cookie } = await post(`${api}/auth/occupancy/email-user`, { authWay: email }, from);
  const asked = await post(`${api}/auth/occupancy/email-user`, { authWay: email }, from, cookie);
  if (asked.status !== 200) throw new Error(`no code: ${asked.text}`);
  let code: string | undefined;
  while (code === undefined) {
    await setTimeout(50);
    const { text } = await send(`${server.urlOf('Inbox')}/mails.json?to=${encodeURIComponent(email)}`, { from });
    code = /^ {4}([A-Z2-9]{6})$/m.exec(JSON.parse(text).mails[0]?.text ?? '')?.[1];
  }
  await post(`${api}/auth/occupancy/email`, { authWay: email, authCode: code }, from, cookie, 'PUT');
  const about = { ncknm: `bench${number}`, gndr: 'F', pswd: PASSWORD, uvrsId: `bench.load${number}`, mrktInfrRcptAgrmYn: 'N' };
  const joined = await post(`${api}/auth/join`, { authMthd: 1, authId: email, ...about }, from, cookie);
  const token: unknown = JSON.parse(joined.text).data?.user?.access_token;
  if (typeof token !== 'string') throw new Error(`no member: ${joined.text}`);
  return token;
}

async function signIns(api: string, email: string, counted: { from: number }, goesOn = () => false): Promise<number[]> {
  const times: number[] = [];
  while (times.length < SIGN_INS || goesOn()) {
    counted.from += 1;
    const began = performance.now();
    const { status } = await post(
      `${api}/auth/login/email`,
      { authMthd: 1, authId: email, pswd: PASSWORD },
      `10.2.${counted.from >> 8}.${counted.from & 255}`,
    );
    if (status !== 200) throw new Error(`a sign-in was answered ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** Sign-ins while `background.ts` runs, until its last picture is answered. */
async function signInsBeside(about: Background, email: string, counted: { from: number }): Promise<number[]> {
  const background = fork(path.join(import.meta.dirname, 'background.ts'), [JSON.stringify(about)], {
    execArgv: ['--import', 'tsx'],
    detached: true,
  });
  await once(background, 'message');
  let isDrawing = true;
  // Its second message: all pictures are answered.
  void once(background, 'message').then(() => {
    isDrawing = false;
  });
  const times = await signIns(about.api, email, counted, () => isDrawing);
  background.send('over');
  await once(background, 'exit');
  return times;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

const onPostgres = process.argv.includes('--postgres');
if (onPostgres && noPostgresBecause !== undefined) {
  console.info(`(skipped: ${noPostgresBecause})`);
  process.exit();
}
const postgres = onPostgres ? await startPostgres() : undefined;
const directory = await mkdtemp(path.join(os.tmpdir(), 'madang-load-'));
try {
  const server = await startProcess({
    DATA_DIR: path.join(directory, 'data'),
    TRUST_PROXY: '1',
    SKIP_BUILD: '0',
    DATABASE_URL: postgres?.url ?? '',
  });
  const [site, api] = [server.urlOf('Site'), server.urlOf('API')];
  const emails = ['one@campus.ac.kr', 'two@campus.ac.kr'] as const;
  await member(server, emails[0], 1);
  const token = await member(server, emails[1], 2);
  const counted = { from: 0 };
  const quiet: number[] = [];
  const loaded: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await signIns(api, emails[0], counted);
    const beside = await signInsBeside({ site, api, token, round }, emails[0], counted);
    // The first round is not counted: the server's code is compiled while it first runs.
    if (round === 0) continue;
    quiet.push(...alone);
    loaded.push(...beside);
    console.info(`round ${round}: ratio of p95 ${(percentile(beside, 0.95) / percentile(alone, 0.95)).toFixed(2)}`);
  }
  const ratio = percentile(loaded, 0.95) / percentile(quiet, 0.95);
  const row = (name: string, times: readonly number[]) =>
    console.info(
      `${name}  p50 ${percentile(times, 0.5).toFixed(0)} ms  p95 ${percentile(times, 0.95).toFixed(0)} ms  (${times.length} sign-ins)`,
    );
  row('quiet ', quiet);
  row('loaded', loaded);
  console.info(`ratio of p95 ${ratio.toFixed(2)} (at most ${RATIO_MAX})`);
  process.exitCode = ratio <= RATIO_MAX ? 0 : 1;
  await server.end('SIGTERM');
} finally {
  agent.destroy();
  endAll();
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { markdownTable } from 'markdown-table';
import { openDatabase } from '#server/db/open.ts';
import { noPostgresBecause, startPostgres } from '#server/tests/support/postgres.ts';
import { callAtOnce, openTabs } from '#tests/support/tabs.ts';
import { agent } from '../load/requests.ts';
import { fetchAs } from './fetch-as.ts';
import { fillMembers, fillSessions, type Holder, PASSWORD } from './fill.ts';
import { checks, refreshes, signIns, trivial } from './kinds.ts';
import { type Load, type Measured, measure, percentile } from './measure.ts';
import { noNginxBecause } from './nginx.ts';
import { tenths, watchResident } from './resident.ts';
import { killAll, type Servers, startServers } from './servers.ts';

/**
 * `npm run bench -- api`: sign-ins by email, refreshes and availability checks on PGlite and on PostgreSQL with one, two and four processes behind
 * nginx, each beside a trivial handler at the same rate through the same nginx. Ends with 1 for a wrong answer.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'pglite,postgres-1,postgres-2,postgres-4' },
    seconds: { type: 'string', default: '20' },
    /** All kinds at once, for the memory. */
    minutes: { type: 'string', default: '0' },
    'sign-ins': { type: 'string', default: '60' },
    refreshes: { type: 'string', default: '600' },
    checks: { type: 'string', default: '100' },
    members: { type: 'string', default: '2000' },
    sessions: { type: 'string', default: '20000' },
    /** Sessions with five tabs each, whose tokens end in the same second. */
    tabs: { type: 'string', default: '1000' },
  },
});
const [seconds, minutes] = [Number(options.seconds), Number(options.minutes)];
const rates = { signIns: Number(options['sign-ins']), refreshes: Number(options.refreshes), checks: Number(options.checks) };
const [MEMBERS, SESSIONS, WITH_TABS] = [Number(options.members), Number(options.sessions), Number(options.tabs)];
const TABS = 5;
/** Share of the rates of each kind when all are sent at once, so that the whole is below what each kind is tried at alone. */
const COMMON_SHARES = { signIns: 0.25, refreshes: 0.25, checks: 0.25 };
/** ms at the 95th percentile, at the rates of the defaults. */
const LIMITS: Readonly<Record<string, number>> = { 'email sign-ins': 400, refreshes: 100 };

const deployments = [
  { name: 'pglite', processes: 1 },
  { name: 'postgres-1', processes: 1 },
  { name: 'postgres-2', processes: 2 },
  { name: 'postgres-4', processes: 4 },
].filter(({ name }) => options.only.split(',').includes(name));

const HEAD = ['deployment', 'requests', 'sent /s', 'answered /s', 'p50 ms', 'p95 ms', 'p99 ms', 'p95 / trivial', 'p95 at most', 'wrong'];
const rows: string[][] = [];
let wrongAnswers = 0;

function record(deployment: string, load: Load, { times, wrong, seconds }: Measured, beside?: Measured, note = ''): void {
  const count = [...wrong.values()].reduce((sum, one) => sum + one, 0);
  wrongAnswers += count;
  for (const [reason, often] of wrong) console.warn(`${deployment}, ${load.kind.name}: ${often} x ${reason}`);
  const p95 = percentile(times, 0.95);
  const limit = note === '' && load.rate !== undefined ? LIMITS[load.kind.name] : undefined;
  rows.push([
    deployment,
    `${load.kind.name}${note}`,
    load.rate === undefined ? 'all it can' : String(load.rate),
    (times.length / seconds).toFixed(0),
    percentile(times, 0.5).toFixed(1),
    p95.toFixed(1),
    percentile(times, 0.99).toFixed(1),
    beside === undefined
      ? ''
      : load.rate === undefined
        ? `answered: ${(times.length / beside.times.length).toFixed(3)}`
        : (p95 / percentile(beside.times, 0.95)).toFixed(1),
    limit === undefined ? '' : `${limit}: ${p95 <= limit ? 'held' : 'not held'}`,
    String(count),
  ]);
}

/** Each kind alone, at its rate; then as many as can be answered; then, if asked for, all kinds for minutes. */
async function run(name: string, { url, pids }: Servers, holders: readonly Holder[]): Promise<void> {
  const refreshing = refreshes(holders);
  const kinds = [
    { kind: signIns(MEMBERS), rate: rates.signIns },
    { kind: refreshing, rate: rates.refreshes },
    { kind: checks(MEMBERS), rate: rates.checks },
  ];
  // Programs are compiled, and connections opened, before anything is counted: some thousand calls, until V8 has optimized them.
  for (const { kind } of kinds) await measure(url, { kind, connections: 32 }, 6);
  for (const load of kinds) {
    const [beside, measured] = [await measure(url, { ...load, kind: trivial }, Math.min(seconds, 10)), await measure(url, load, seconds)];
    record(name, { ...load, kind: trivial }, beside);
    record(name, load, measured, beside);
  }
  const most = { kind: trivial, connections: 32 };
  const mostTrivial = await measure(url, most, Math.min(seconds, 10));
  record(name, most, mostTrivial, undefined, ', at most');
  for (const { kind } of kinds) {
    const load = { kind, connections: 32 };
    const measured = await measure(url, load, Math.min(seconds, 10));
    record(name, load, measured, mostTrivial, ', at most');
  }
  if (minutes > 0) {
    const resident = watchResident(pids);
    const shares = [COMMON_SHARES.signIns, COMMON_SHARES.refreshes, COMMON_SHARES.checks];
    const loads = [
      { kind: trivial, rate: rates.checks },
      ...kinds.map(({ kind, rate }, index) => ({ kind, rate: Math.ceil(rate * (shares[index] ?? 1)) })),
    ];
    const all = await Promise.all(loads.map(async (load) => ({ load, measured: await measure(url, load, minutes * 60) })));
    resident.stop();
    for (const { load, measured } of all) record(name, load, measured, all[0]?.measured, `, ${minutes} min with all`);
    const memory = tenths(resident.samples);
    console.info(
      `${name}: resident memory of ${pids.length} process(es) in MB, median of each tenth: ${memory.map((one) => one.toFixed(0)).join(' ')}`,
    );
    console.info(`${name}: last tenth / third tenth: ${((memory[9] ?? Number.NaN) / (memory[2] ?? Number.NaN)).toFixed(3)}`);
  }
  console.info(`${name}: ${refreshing.exchanged()} refreshes exchanged the credential; the others were within its grace`);
}

const refreshesTold = (refreshes: ReadonlyMap<number, number>) =>
  [...refreshes]
    .sort(([one], [other]) => one - other)
    .map(([count, sessions]) => `${count} in ${sessions}`)
    .join(', ');

/** Every tab of every session finds in the same moment that its token has ended. */
async function runTabs(name: string, { url }: Servers, holders: readonly Holder[], hasLocks: boolean): Promise<void> {
  const browsers = holders.map((holder) => openTabs(TABS, holder.token, fetchAs(url, holder), hasLocks));
  const began = performance.now();
  const { failed, signedOut, refreshes } = await callAtOnce(browsers);
  const lasted = ((performance.now() - began) / 1000).toFixed(1);
  const how = hasLocks ? 'with the lock between tabs' : 'without it';
  console.info(
    `${name}: ${holders.length} sessions with ${TABS} tabs each, ${how}, ${lasted} s: ${signedOut} signed out, ${failed.length} calls failed; refreshes a session: ${refreshesTold(refreshes)}`,
  );
  if (failed.length > 0) console.warn(`${name}: the first that failed: ${failed[0]}`);
  wrongAnswers += signedOut + failed.length;
}

async function deploy({ name, processes }: (typeof deployments)[number]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'madang-bench-api-'));
  const postgres = name === 'pglite' ? undefined : await startPostgres({ isDurable: true });
  let servers: Servers | undefined;
  try {
    const dataDir = path.join(folder, 'data');
    const { db, close } = await openDatabase({ databaseUrl: postgres?.url, dataDir });
    await fillMembers(db, 0, MEMBERS);
    const holders = await fillSessions(db, SESSIONS, MEMBERS);
    const [locked, unlocked] = [await fillSessions(db, WITH_TABS, MEMBERS), await fillSessions(db, WITH_TABS, MEMBERS)];
    await close();
    servers = await startServers(folder, processes, postgres === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: postgres.url });
    await run(name, servers, holders);
    await runTabs(name, servers, locked, true);
    await runTabs(name, servers, unlocked, false);
    const errors = await servers.errors();
    if (errors.length > 0) console.warn(`${name}: ${errors.length} errors in the logs, the first: ${errors[0]}`);
  } finally {
    await servers?.stop();
    await setTimeout(100);
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time of one password, ms. */
async function passwordTime(): Promise<number> {
  const made = await hash(PASSWORD);
  const began = performance.now();
  for (let times = 0; times < 20; times += 1) await verify(made, PASSWORD);
  return (performance.now() - began) / 20;
}

console.info(
  `${os.availableParallelism()} cores (${os.cpus()[0]?.model}), Node ${process.version}, load before ${os.loadavg()[0]?.toFixed(1)}; the load comes from the same cores; a password takes ${(await passwordTime()).toFixed(1)} ms`,
);
try {
  for (const deployment of deployments) {
    const because = noNginxBecause ?? (deployment.name === 'pglite' ? undefined : noPostgresBecause);
    if (because === undefined) await deploy(deployment);
    else console.warn(`${deployment.name} SKIPPED: ${because}`);
  }
  console.info(markdownTable([HEAD, ...rows]));
  console.info(wrongAnswers === 0 ? 'No wrong answer.' : `${wrongAnswers} WRONG ANSWERS`);
  process.exitCode = wrongAnswers === 0 ? 0 : 1;
} finally {
  agent.destroy();
  killAll();
}

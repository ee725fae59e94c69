import pg from 'pg';
import { API_BASE, CALLS, type Call, type CallName } from '#contract/calls.ts';
import { Browser } from '#server/tests/support/browser.ts';
import { guestJoin, imageForm, WELL_FORMED } from '#server/tests/support/people.ts';
import type { ThrowAwayPostgres } from '#server/tests/support/postgres.ts';
import { type ServerProcess, startProcess } from '#server/tests/support/process.ts';
import { joinAll, lostOf } from './joins.ts';

/**
 * `terminate`: the connections end again and again, most of them in use. `restart`: the whole database, as by `pg_ctl restart -m fast`. `freeze`: none
 * of its processes runs for most of the round, and then all go on, as after a snapshot of its machine.
 */
export const OUTAGES = ['terminate', 'restart', 'freeze'] as const;
export type OutageKind = (typeof OUTAGES)[number];

export interface OutageRound {
  readonly kind: OutageKind;
  /** Whether the process went on; a new one serves the next round if not. */
  readonly isAlive: boolean;
  readonly acknowledged: number;
  /** Acknowledged joins that the server does not know afterwards. */
  readonly lost: readonly string[];
  /** Answers by status, over all calls. */
  readonly statuses: ReadonlyMap<number, number>;
  /** `call: why` of each answer that is none of a success, a refusal or 503 with Retry-After. */
  readonly wrong: readonly string[];
  /** Calls that were made. */
  readonly calls: ReadonlySet<CallName>;
}

export interface OutageAttack {
  readonly kind: OutageKind;
  readonly rounds: number;
  readonly postgres: ThrowAwayPostgres;
  /** How long each round's load lasts, ms. */
  readonly time?: number;
}

const NAMES = Object.keys(CALLS) as CallName[];
/** Clients that ask every call in turn, each from another one on. */
const CLIENTS = 8;
const JOINS = 40;
/** Between two ends of all connections, ms: shorter than most calls take. */
const EACH = 100;

const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;

let guests = 0;

/** Ends connections of the database under a load of every call, and looks at what the server makes of it. */
export async function* attackDatabase({ kind, rounds, postgres, time = 1500 }: OutageAttack): AsyncGenerator<OutageRound> {
  const env = { DATABASE_URL: postgres.url, GUEST_LIMIT_PER_HOUR: '1000000', EMAIL_CHECK_LIMIT_PER_HOUR: '1000000' };
  let server = await startProcess(env);
  for (let round = 0; round < rounds; round += 1) {
    const load = new Load(server);
    const tokens = await guestTokens(server);
    const until = performance.now() + time;
    const isOver = () => performance.now() > until;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      load.askAll(Math.round((index * NAMES.length) / CLIENTS), tokens, isOver),
    );
    const joined: Awaited<ReturnType<typeof joinAll>>[number][] = [];
    const joins = (async () => {
      while (!isOver()) joined.push(...(await joinAll(server.urlOf('API'), newNames(JOINS), CLIENTS, () => {})));
    })();
    await BREAKS[kind](postgres, time, isOver);
    await Promise.all([...clients, joins]);
    const isAlive = await isRunning(server);
    if (!isAlive) server = await startProcess(env);
    await untilAnswered(server);
    yield {
      kind,
      isAlive,
      acknowledged: joined.filter(({ is }) => is === 'acknowledged').length,
      lost: await lostOf(server.urlOf('API'), joined),
      statuses: load.statuses,
      wrong: load.wrong,
      calls: load.calls,
    };
  }
  await server.end('SIGTERM');
}

function newNames(count: number): readonly string[] {
  return Array.from({ length: count }, () => {
    guests += 1;
    return `o${guests}`;
  });
}

/** Access tokens of guests who joined while the database was well, again and again. */
async function guestTokens(server: ServerProcess): Promise<Iterator<string>> {
  const joined = await joinAll(server.urlOf('API'), newNames(JOINS), CLIENTS, () => {});
  const tokens = joined.flatMap((outcome) => (outcome.is === 'acknowledged' ? [outcome.token] : []));
  return (function* () {
    for (;;) yield* tokens;
  })();
}

const BREAKS: Readonly<Record<OutageKind, (postgres: ThrowAwayPostgres, time: number, isOver: () => boolean) => Promise<void>>> = {
  terminate: ({ url }, _, isOver) => endConnections(url, isOver),
  restart,
  freeze,
};

async function endConnections(url: string, isOver: () => boolean): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  while (!isOver()) {
    await client.query(END_ALL);
    await pause(EACH);
  }
  await client.end();
}

async function restart(postgres: ThrowAwayPostgres, time: number): Promise<void> {
  await pause(time / 3);
  await postgres.halt();
  await postgres.start();
}

async function freeze(postgres: ThrowAwayPostgres, time: number): Promise<void> {
  await pause(time / 10);
  await postgres.signal('SIGSTOP');
  await pause((time * 8) / 10);
  await postgres.signal('SIGCONT');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isRunning = (server: ServerProcess): Promise<boolean> => Promise.race([server.exited.then(() => false), pause(100).then(() => true)]);

async function untilAnswered(server: ServerProcess): Promise<void> {
  const deadline = performance.now() + 20_000;
  while ((await fetch(`${server.urlOf('Site')}/readyz`).catch(() => undefined))?.status !== 200) {
    if (performance.now() > deadline) throw new Error(`the server does not go on:\n${server.output()}`);
    await pause(100);
  }
}

/** Makes every call of a server, and notes what it answers. */
class Load {
  readonly statuses = new Map<number, number>();
  readonly wrong: string[] = [];
  readonly calls = new Set<CallName>();
  readonly #site: string;

  constructor(server: ServerProcess) {
    this.#site = server.urlOf('Site');
  }

  /** Each call as another guest: some of them end sessions. */
  async askAll(first: number, tokens: Iterator<string>, isOver: () => boolean): Promise<void> {
    for (let index = first; !isOver(); index += 1) {
      const browser = new Browser((request) => fetch(request), undefined, this.#site);
      browser.token = tokens.next().value;
      const name = NAMES[index % NAMES.length] as CallName;
      await this.#ask(browser, name, name === 'join' ? guestJoin() : WELL_FORMED[name]);
    }
  }

  async #ask(browser: Browser, name: CallName, body: unknown): Promise<void> {
    const call: Call = CALLS[name];
    this.calls.add(name);
    try {
      const options = call.body === 'multipart' ? { rawBody: imageForm('me.png') } : {};
      const response = await browser.fetch(call.method, `${API_BASE}${call.path}`, body, options);
      await response.json();
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
      if (response.status === 503 && response.headers.get('retry-after') === null) this.wrong.push(`${name}: 503 without Retry-After`);
      if (response.status >= 500 && response.status !== 503) this.wrong.push(`${name}: ${response.status}`);
    } catch (error) {
      const { cause = error } = error instanceof Error ? error : {};
      this.wrong.push(`${name}: ${cause instanceof Error && 'code' in cause ? cause.code : String(cause)}`);
      // A server that is gone refuses at once.
      await pause(EACH);
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';

/** How long a statement of the second call may wait before it counts as waiting for a lock of the first; ms. */
const LOCK_WAIT_MIN = 12;

/** A step by its number, from 1, or the one that begins the first transaction (on PostgreSQL); 0: none. */
export type Stop = number | 'transaction';

/** One call of a race, which can be stopped before one of its steps in the database. */
class Racer {
  readonly stopped: Promise<void>;
  readonly #stopBefore: Stop;
  #steps = 0;
  #hasBegun = false;
  #busySince: number | undefined;
  #stop = () => {};
  #go = () => {};
  readonly #released: Promise<void>;

  constructor(stopBefore: Stop) {
    this.#stopBefore = stopBefore;
    this.stopped = new Promise((resolve) => {
      this.#stop = resolve;
    });
    this.#released = new Promise((resolve) => {
      this.#go = resolve;
    });
  }

  go(): void {
    this.#go();
  }

  async step<Result>(work: () => Promise<Result>, sql = ''): Promise<Result> {
    this.#steps += 1;
    const beginsFirst = sql === 'begin' && !this.#hasBegun;
    this.#hasBegun ||= beginsFirst;
    if (this.#stopBefore === 'transaction' ? beginsFirst : this.#steps === this.#stopBefore) {
      this.#stop();
      await this.#released;
    }
    this.#busySince = Date.now();
    try {
      return await work();
    } finally {
      this.#busySince = undefined;
    }
  }

  /** Resolves when a step of this call takes so long that it can only wait for a lock. */
  async waits(isOver: () => boolean): Promise<void> {
    while (!isOver() && Date.now() - (this.#busySince ?? Date.now()) < LOCK_WAIT_MIN) await new Promise((tick) => setTimeout(tick, 2));
  }
}

const racers = new AsyncLocalStorage<Racer>();

/**
 * Begins the first call, stops it before a step, begins the second, and lets the first go on once the second has ended or waits for it.
 * `secondEnds`: the first holds no lock where it is stopped, so the second ends before it goes on, however long that takes.
 * `isReached`: whether the first has so many steps.
 */
export async function race<Result>(
  first: () => Promise<Result>,
  second: () => Promise<Result>,
  stopBefore: Stop,
  { secondEnds = false }: { readonly secondEnds?: boolean } = {},
): Promise<{ readonly results: readonly [Result, Result]; readonly isReached: boolean }> {
  const [a, b] = [new Racer(stopBefore), new Racer(0)];
  let isReached = stopBefore === 0;
  const one = racers.run(a, first);
  const stopped = a.stopped.then(() => {
    isReached = true;
  });
  if (stopBefore !== 0) await Promise.race([stopped, one]);
  let isOver = false;
  const other = racers.run(b, second).finally(() => {
    isOver = true;
  });
  await (secondEnds ? other : Promise.race([other, b.waits(() => isOver)]));
  a.go();
  return { results: await Promise.all([one, other]), isReached };
}

/**
 * A dialect whose statements, or on PGlite whose turns at its one connection, are the steps of the race that they are made in. PGlite runs one
 * transaction at a time, so nothing comes between the statements of one.
 */
export function steppedDialect(dialect: Dialect, step: 'statement' | 'turn'): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => (step === 'turn' ? turnByTurn(dialect.createDriver()) : statementByStatement(dialect.createDriver())),
  };
}

const inRace = <Result>(work: () => Promise<Result>, sql?: string): Promise<Result> => racers.getStore()?.step(work, sql) ?? work();

function turnByTurn(driver: Driver): Driver {
  return { ...delegate(driver), acquireConnection: () => inRace(() => driver.acquireConnection()) };
}

function statementByStatement(driver: Driver): Driver {
  const originals = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const original = (connection: DatabaseConnection) => originals.get(connection) ?? connection;
  return {
    ...delegate(driver),
    acquireConnection: async () => {
      const connection = await driver.acquireConnection();
      const stepped: DatabaseConnection = {
        executeQuery: <Row>(query: CompiledQuery) => inRace(() => connection.executeQuery<Row>(query), query.sql),
        streamQuery: (query, size) => connection.streamQuery(query, size),
      };
      originals.set(stepped, connection);
      return stepped;
    },
    releaseConnection: (connection) => driver.releaseConnection(original(connection)),
  };
}

const delegate = (driver: Driver): Driver => ({
  init: () => driver.init(),
  acquireConnection: () => driver.acquireConnection(),
  beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
  commitTransaction: (connection) => driver.commitTransaction(connection),
  rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
  releaseConnection: (connection) => driver.releaseConnection(connection),
  destroy: () => driver.destroy(),
});

import { sql } from 'kysely';
import { MIGRATIONS } from '../db/migrations.ts';
import type { Db } from '../db/transaction.ts';

/** Why a server takes no requests. */
export type Unready = 'starting' | 'stopping' | 'database' | 'migrations';

/** ms; a database that takes longer lets people wait, too. */
const PATIENCE = 1000;

/** Whether a load balancer may send requests here. */
export class Readiness {
  readonly #patience: number;
  #db: Db | undefined;
  #stopping = false;

  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  /** From now on it is the database that decides. */
  started(db: Db): void {
    this.#db = db;
  }

  /** For the beginning of a shutdown: the load balancer sends no more, while what is in flight goes on. */
  stopping(): void {
    this.#stopping = true;
  }

  /** `undefined` when requests can be served: the database answers in time, and has every migration that this program needs. */
  async whyNot(): Promise<Unready | undefined> {
    if (this.#stopping) return 'stopping';
    if (this.#db === undefined) return 'starting';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'database'>((resolve) => {
      timer = setTimeout(() => resolve('database'), this.#patience);
    });
    const asked = askDatabase(this.#db).catch((): Unready => 'database');
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}

async function askDatabase(db: Db): Promise<Unready | undefined> {
  const { rows } = await sql<{ name: string; may_write: boolean }>`
    select name, current_setting('transaction_read_only') = 'off' as may_write from migrations`.execute(db);
  // A standby, or a primary that was made one: nearly every call writes.
  if (rows.some(({ may_write }) => !may_write)) return 'database';
  const done = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.every(({ name }) => done.has(name)) ? undefined : 'migrations';
}

/** How long the server leaves a database that does not answer alone, before one call tries again; ms. */
const PAUSE = 1000;
/** The log tells once in this time, ms, of a database that comes and goes. */
const REPORTED_ONCE_IN = 60_000;

/** A query failed because the database is down, hung or out of resources: it may well succeed later. The API answers 503 (`unavailable`). */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is not available: ${reasonOf(cause)}`, { cause });
  }
}

/** What hears of an outage: that it begins, and after how many ms it has ended. */
export interface OutageWatch {
  readonly onAway?: (error: unknown) => void;
  readonly onBack?: (after: number) => void;
  /** The database takes no further connection; those that are open go on. */
  readonly onFull?: (error: unknown) => void;
}

/** Tells of an outage once when it begins and once when it ends, and spares a database that does not answer. */
export class Outage {
  #began: number | undefined;
  #pausedUntil = 0;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #fullReportedAt = Number.NEGATIVE_INFINITY;
  #isReported = false;
  readonly #watch: OutageWatch;

  constructor(watch: OutageWatch = {}) {
    this.#watch = watch;
  }

  /** @throws DatabaseUnavailable at once, while it is known that there will be no answer */
  check(): void {
    if (performance.now() < this.#pausedUntil) throw this.note(new Error('it did not answer a moment ago'));
  }

  /** @param isDeaf whether no other query would be answered either: no connection can be made, or one is not answered */
  note(error: unknown, isDeaf = false): DatabaseUnavailable {
    const now = performance.now();
    if (isDeaf) this.#pausedUntil = now + PAUSE;
    if (this.#began === undefined) {
      this.#began = now;
      this.#isReported = now - this.#reportedAt >= REPORTED_ONCE_IN;
      if (this.#isReported) {
        this.#reportedAt = now;
        this.#watch.onAway?.(error);
      }
    }
    return error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
  }

  /** No further connection is taken, and calls go on with those that are open. */
  noteFull(error: unknown): void {
    const now = performance.now();
    if (now - this.#fullReportedAt < REPORTED_ONCE_IN) return;
    this.#fullReportedAt = now;
    this.#watch.onFull?.(error);
  }

  /** A query was answered. */
  end(): void {
    if (this.#began === undefined) return;
    if (this.#isReported) this.#watch.onBack?.(Math.round(performance.now() - this.#began));
    this.#began = undefined;
    this.#pausedUntil = 0;
  }
}

/**
 * SQLSTATE classes (PostgreSQL manual, appendix A): connection exception, insufficient resources, operator intervention (shut down, starting up,
 * statement timeout), system error; read_only_sql_transaction, which a standby answers during a failover; idle_in_transaction_session_timeout; and
 * lock_not_available, where the operator has set a `lock_timeout`.
 */
const OUTAGE_SQLSTATE = /^(?:08|53|57|58)|^(?:25006|25P03|55P03)$/;
/**
 * A statement that was cancelled says nothing about its connection. One that may only read leads to what was the primary: the database's name may
 * lead to another server by now, and only a new connection asks.
 */
const CONNECTION_GONE = /^(?:08|57P)|^(?:25006|25P03)$/;
/**
 * What PostgreSQL answers to a new connection alone: too_many_connections (of all, of the database's or of the role's), a password or a role that
 * was changed, a right to connect that was taken, a database that is being renamed or closed to new connections.
 */
const ENTRY_REFUSED = /^28|^(?:53300|42501|3D000|55000)$/;

const sqlStateOf = (error: unknown): string | undefined => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && Reflect.has(Object(error), 'severity') ? code : undefined;
};

/** What a driver throws without an SQLSTATE is about the connection, unless it is a defect of ours. */
const isDefect = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError;

export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined ? !isDefect(error) : OUTAGE_SQLSTATE.test(state);
}

export function isConnectionGone(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === undefined ? !isDefect(error) : CONNECTION_GONE.test(state);
}

/** @param error of a connection that was asked for. Whether the server refuses that one alone: those that are open are answered as before. */
export const isEntryRefused = (error: unknown): boolean => ENTRY_REFUSED.test(sqlStateOf(error) ?? '');

/** admin_shutdown, crash_shutdown, cannot_connect_now. */
const RESTARTING = /^57P0[123]$/;

/** Whether a server answered that it ends, or that it is not up yet: it will be there again. */
export const isRestarting = (error: unknown): boolean => RESTARTING.test(sqlStateOf(error) ?? '');

/** In one line. A refused connection to a name with several addresses arrives as an AggregateError without a message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}

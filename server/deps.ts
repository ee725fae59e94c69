import type { Config } from './config.ts';
import type { Db } from './db/transaction.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { OpenidDoor } from './openid/openid-door.ts';
import type { Passwords } from './passwords.ts';
import type { Providers } from './providers/provider.ts';

/** Where things are reached, once the ports are known. */
export interface Addresses {
  readonly siteUrl: string;
  readonly worldUrl: string;
}

/** What the API works with. All that changes is in the database, so any number of processes can serve. */
export interface Deps {
  readonly db: Db;
  /** Signs refresh credentials, visits and codes; the same for all processes on one database. */
  readonly secret: Uint8Array;
  readonly config: Config;
  readonly addresses: Addresses;
  /** Sends what `enqueue` has stored; to be woken when a transaction that did so has ended. */
  readonly outbox: { wake(): void };
  /** The database's time (`DatabaseClock`), ms since the epoch: one for all processes. Nothing else tells the time, so that a test can move it. */
  readonly clock: () => number;
  /** Cryptographically secure bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The door that speaks OpenID Connect; `undefined` where no client is registered for it (PARTNER-1). */
  readonly openid?: OpenidDoor | undefined;
}

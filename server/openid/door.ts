import type { Provider } from 'oidc-provider';
import { DatabaseUnavailable } from '../db/outage.ts';
import type { Deps } from '../deps.ts';
import { StartError } from '../start-error.ts';
import { signingKeys } from './keys.ts';
import { loadOpenidLibrary } from './library.ts';
import type { OpenidDoor } from './openid-door.ts';
import { createProvider } from './provider.ts';

/** How long a process goes on with the keys that it has read; ms. A key is known to clients long before it signs. */
const KEYS_KEPT = 60_000;

/** The door that speaks OpenID Connect (PARTNER-1). All that it knows is in the database, so it is made anew when the keys have changed. */
export function createOpenidDoor(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'secret' | 'config' | 'addresses' | 'log' | 'metrics'>,
): OpenidDoor {
  let made: { readonly provider: Promise<Provider>; readonly kids: string } | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const renew = async (): Promise<Provider> => {
    const keys = await signingKeys(deps);
    const kids = keys.map(({ kid }) => kid).join(' ');
    if (made?.kids !== kids) made = { kids, provider: loadOpenidLibrary().then((library) => createProvider(library, deps, keys)) };
    readAt = deps.clock();
    return made.provider;
  };
  let renewing: Promise<Provider> | undefined;
  return {
    provider() {
      // A clock that was set back asks anew, too.
      if (made !== undefined && Math.abs(deps.clock() - readAt) < KEYS_KEPT) return made.provider;
      renewing ??= renew()
        .catch((error: unknown) => {
          // Discovery and keys are answered while the database is away, or while processes with another secret take over.
          if (made === undefined || !(error instanceof DatabaseUnavailable || error instanceof StartError)) throw error;
          return made.provider;
        })
        .finally(() => {
          renewing = undefined;
        });
      return renewing;
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { Stored } from '#machines/token-refresh/token-refresh.machine.ts';
import { USER_KEY } from './queries.ts';
import type { KnownUser } from './user.ts';

/** What actions tell the rest of the application. */
export interface SessionHooks {
  /** The user that is known, while one is. */
  user(): KnownUser | undefined;
  /** `token` null: the one that there is stays, and now is this user's. `seconds`: how long the token is good for, where the answer says it. */
  onSignedIn(user: KnownUser, token: string | null, seconds?: number): void;
  onUserChanged(user: KnownUser): void;
  /** Changes the known user; does nothing while none is. */
  onUserPatched(patch: Partial<KnownUser>): void;
  /** The known user may have changed: the page has to ask the server again. */
  onUserUnsure(): void;
  onSignedOut(): void;
}

/** The part of the token store that a session's begin and end need. */
export interface SessionTokens {
  read(): Stored;
  signIn(token: string, seconds?: number): void;
  clear(): void;
}

/** Token store and query cache follow what the server answered. */
export function createSessionHooks(tokenStore: SessionTokens, queryClient: QueryClient): SessionHooks {
  const keepUser = (user: KnownUser) => {
    // An answer that is still on its way would overwrite what is newer.
    void queryClient.cancelQueries({ queryKey: USER_KEY });
    queryClient.setQueryData(USER_KEY, user);
  };
  return {
    user: () => queryClient.getQueryData<KnownUser>(USER_KEY),
    // The user first: a listener that hears of the token finds whose it is.
    onSignedIn: (user, token, seconds) => {
      keepUser(user);
      const stored = tokenStore.read();
      const kept = token ?? (stored.is === 'token' ? stored.token : null);
      if (kept !== null) tokenStore.signIn(kept, seconds);
    },
    onUserChanged: keepUser,
    onUserPatched: (patch) => {
      const user = queryClient.getQueryData<KnownUser>(USER_KEY);
      if (user !== undefined) keepUser({ ...user, ...patch });
    },
    onUserUnsure: () => void queryClient.invalidateQueries({ queryKey: USER_KEY }),
    onSignedOut: () => {
      void queryClient.cancelQueries({ queryKey: USER_KEY });
      queryClient.removeQueries({ queryKey: USER_KEY });
      tokenStore.clear();
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { TokenStore } from '../ports/token-store.ts';
import { USER_KEY } from './queries.ts';
import type { KnownUser } from './user.ts';

/** What actions tell the rest of the application. */
export interface SessionHooks {
  onSignedIn(user: KnownUser, token: string): void;
  onUserChanged(user: KnownUser): void;
  onSignedOut(): void;
}

/** Token store and query cache follow what the server answered. */
export function createSessionHooks(tokenStore: Pick<TokenStore, 'signIn' | 'clear'>, queryClient: QueryClient): SessionHooks {
  const keepUser = (user: KnownUser) => {
    // An answer that is still on its way would overwrite what is newer.
    void queryClient.cancelQueries({ queryKey: USER_KEY });
    queryClient.setQueryData(USER_KEY, user);
  };
  return {
    // The user first: whoever hears of the token finds whose it is.
    onSignedIn: (user, token) => {
      keepUser(user);
      tokenStore.signIn(token);
    },
    onUserChanged: keepUser,
    onSignedOut: () => {
      void queryClient.cancelQueries({ queryKey: USER_KEY });
      queryClient.removeQueries({ queryKey: USER_KEY });
      tokenStore.clear();
    },
  };
}

import { TOKEN_ENDS_SOON } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import type { TokenRefreshOutput } from '#machines/token-refresh/token-refresh.machine.ts';
import type { TokenStore } from './token-store.ts';

export interface FreshTokenOptions {
  readonly tokenStore: Pick<TokenStore, 'read' | 'lasts'>;
  readonly refresh: (expired: string | null) => Promise<TokenRefreshOutput['outcome']>;
}

/**
 * Refreshes the token if it has run out or soon will, so that the 3D host can read a good one (STORE-1). `signedIn` is false without a session:
 * there was none, or the server answered 401 or 409. Rejects with a `PortError` when it could not ask the server.
 */
export const createFreshToken =
  ({ tokenStore, refresh }: FreshTokenOptions) =>
  async (): Promise<{ signedIn: boolean }> => {
    const stored = tokenStore.read();
    if (stored.is === 'none') return { signedIn: false };
    if (tokenStore.lasts(TOKEN_ENDS_SOON)) return { signedIn: true };
    const outcome = await refresh(stored.is === 'token' ? stored.token : null);
    if (outcome === 'failed') throw new PortError();
    return { signedIn: tokenStore.read().is !== 'none' };
  };

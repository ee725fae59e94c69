import { createCredentialActions } from './actions/credentials.ts';
import { createProfileActions } from './actions/profile.ts';
import { createSignInActions } from './actions/sign-in.ts';
import type { Client } from './client.ts';
import type { SessionHooks } from './session-hooks.ts';

export interface ActionOptions {
  readonly client: Client;
  readonly hooks: SessionHooks;
  /** Gets the server's clock, ms since the epoch, from answers that tell it (EMAIL-2). */
  readonly onServerTime: (serverTime: number) => void;
}

export type Actions = ReturnType<typeof createActions>;

/** One function per thing that the flows' ports do; each rejects with a `PortError` only. What is read, not done, stands in `queries.ts`. */
export const createActions = ({ client, hooks, onServerTime }: ActionOptions) => ({
  ...createSignInActions(client, hooks),
  ...createCredentialActions(client, onServerTime),
  ...createProfileActions(client, hooks),
  /** OUT-1: tells the server. The flow forgets the session afterwards, whatever comes of this. */
  endSession: async (): Promise<void> => {
    await client.call('logout', undefined);
  },
  /** OUT-1: nothing of the session stays, here and in the other tabs. */
  forgetSession: (): void => hooks.onSignedOut(),
  /** GW-2: a code for a registered partner. */
  requestPartnerCode: async ({ clientId, returnUrl }: { clientId: string; returnUrl: string }): Promise<{ code: string }> =>
    client.call('oauthCode', { clntId: clientId, redrUri: returnUrl }),
});

import { DELETION_GRACE_DAYS } from '#contract/limits.ts';
import { createAccountListActions } from './actions/account-lists.ts';
import { createConfirmActions } from './actions/confirm.ts';
import { type CallClock, createCredentialActions } from './actions/credentials.ts';
import { createGatewayActions } from './actions/gateway.ts';
import { createHandOverActions } from './actions/hand-over.ts';
import { createPasskeyActions } from './actions/passkeys.ts';
import { createProfileActions } from './actions/profile.ts';
import { createSessionListActions } from './actions/session-list.ts';
import { createSignInActions } from './actions/sign-in.ts';
import type { Client } from './client.ts';
import type { SessionHooks } from './session-hooks.ts';

export interface ActionOptions {
  readonly client: Client;
  readonly hooks: SessionHooks;
  /** Gets the server's time from answers that tell it (EMAIL-2). */
  readonly clock: CallClock;
  /** How long a deletion can be taken back: the API's, where it says it. */
  readonly deletionGraceDays?: () => number;
  /** Whether the API has said that it asks before a login takes a deletion back; not unless it has (API-26). */
  readonly asksBeforeStaying?: () => boolean;
}

export type Actions = ReturnType<typeof createActions>;

/** One function per thing that the flows' ports do; each rejects with a `PortError` only. What is read, not done, stands in `queries.ts`. */
export const createActions = ({
  client,
  hooks,
  clock,
  deletionGraceDays = () => DELETION_GRACE_DAYS,
  asksBeforeStaying = () => false,
}: ActionOptions) => ({
  ...createSignInActions(client, hooks, asksBeforeStaying),
  ...createCredentialActions(client, clock),
  ...createProfileActions(client, hooks, { serverNow: clock.serverNow, deletionGraceDays }),
  /** OUT-1: tells the server. The flow forgets the session afterwards, whatever comes of this. */
  endSession: async (): Promise<void> => {
    await client.call('logout', undefined);
  },
  /** OUT-1: nothing of the session stays, here and in the other tabs. */
  forgetSession: (): void => hooks.onSignedOut(),
  ...createGatewayActions(client),
  ...createSessionListActions(client),
  ...createAccountListActions(client),
  ...createConfirmActions(client),
  ...createPasskeyActions(client),
  ...createHandOverActions(client),
});

import { isRefusedFor } from '../failures.ts';

/** Guards over what a browser that made no passkey says: the person, or the browser, does not want to; or this device has one of the account. */
export const CREATION_REFUSALS = {
  isDismissed: (_: unknown, { error }: { error: unknown }) => isRefusedFor(error, 'authenticatorDismissed'),
  isThere: (_: unknown, { error }: { error: unknown }) => isRefusedFor(error, 'passkeyThere'),
};

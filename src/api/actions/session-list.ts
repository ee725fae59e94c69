import type { AcceptedOf } from '#contract/calls.ts';
import { OTHER_SESSIONS } from '#contract/schemas.ts';
import type { ListedSession } from '#machines/devices/devices.machine.ts';
import type { Client } from '../client.ts';
import { confirmationHeader } from '../confirmation-header.ts';

const listed = ({ sessionList }: AcceptedOf<'listSessions'>): readonly ListedSession[] => sessionList;

/** Where the account is signed in (DEVICE-1, DEVICE-2). Only for an API whose configuration has `listsSessions`. */
export const createSessionListActions = (client: Client) => ({
  listSessions: async (signal?: AbortSignal): Promise<readonly ListedSession[]> =>
    listed(await client.call('listSessions', undefined, { signal })),
  /** Answers what is left. `sessionId` null: all others. Rejects for `confirmationNeeded` where the API wants a proof first (CONFIRM-1). */
  endSessions: async (
    { sessionId, confirmation }: { readonly sessionId: string | null; readonly confirmation: string | null },
    signal?: AbortSignal,
  ): Promise<readonly ListedSession[]> => {
    const headers = confirmationHeader(confirmation);
    return listed(await client.call('endSessions', { sessionId: sessionId ?? OTHER_SESSIONS }, { headers, signal }));
  },
});

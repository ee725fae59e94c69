import type { HandOverStage, ShownHandOver } from '#machines/hand-over/hand-over.machine.ts';
import type { AskingScreen } from '#machines/hand-over-approval/hand-over-approval.machine.ts';
import type { Client } from '../client.ts';

/** A screen that a phone signs in (HAND-1 to HAND-3). Only for an API whose configuration has `handsOver`. */
export const createHandOverActions = (client: Client) => ({
  /** For the screen. */
  beginHandOver: async (signal?: AbortSignal): Promise<ShownHandOver> => {
    const { code, secret, expiresAt } = await client.call('beginHandOver', undefined, { signal });
    return { code, secret, expiresAt };
  },
  readHandOver: async (asked: { readonly secret: string }, signal?: AbortSignal): Promise<HandOverStage> => {
    const { stage, digits = '' } = await client.call('readHandOver', asked, { signal });
    return stage === 'claimed' ? { outcome: stage, digits } : { outcome: stage };
  },
  /** For the phone. */
  claimHandOver: async (asked: { readonly code: string }, signal?: AbortSignal): Promise<AskingScreen> => {
    const { device, begunAt, expiresAt, isSameNetwork, choices } = await client.call('claimHandOver', asked, { signal });
    return { device, begunAt, expiresAt, isSameNetwork, choices };
  },
  approveHandOver: async (said: { readonly code: string; readonly digits: string }, signal?: AbortSignal): Promise<void> => {
    await client.call('approveHandOver', said, { signal });
  },
  refuseHandOver: async (said: { readonly code: string }, signal?: AbortSignal): Promise<void> => {
    await client.call('refuseHandOver', said, { signal });
  },
});

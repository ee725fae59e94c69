import type { AcceptedOf } from '#contract/calls.ts';
import type { ActivityEntry } from '#machines/activity/activity.machine.ts';
import type { ConnectedService } from '#machines/connected-services/connected-services.machine.ts';
import type { LinkedWays } from '#machines/ways/ways.machine.ts';
import { aboutPartner } from '../about-partner.ts';
import type { Client } from '../client.ts';
import { confirmationHeader } from '../confirmation-header.ts';

const waysIn = ({ wayList, passkeyCount }: AcceptedOf<'listWays'>): LinkedWays => ({ ways: wayList, passkeyCount });

const servicesIn = ({ consentList }: AcceptedOf<'listConsents'>, client: Client): readonly ConnectedService[] =>
  consentList.map(({ clntId, clientName, about, ...consent }) => ({
    clientId: clntId,
    name: clientName,
    ...consent,
    about: aboutPartner(about, client) ?? {},
  }));

/** What its owner sees and ends of an account (WAY-1, WAY-2, PARTNER-5, DEVICE-4). Only for an API whose configuration announces each. */
export const createAccountListActions = (client: Client) => ({
  listWays: async (signal?: AbortSignal): Promise<LinkedWays> => waysIn(await client.call('listWays', undefined, { signal })),
  /** Answers what is left. Rejects for `confirmationNeeded` where the API wants a proof first (CONFIRM-1). */
  removeWay: async (
    { authMthd, confirmation }: { readonly authMthd: number; readonly confirmation: string | null },
    signal?: AbortSignal,
  ): Promise<LinkedWays> => waysIn(await client.call('removeWay', { authMthd }, { headers: confirmationHeader(confirmation), signal })),
  listConsents: async (signal?: AbortSignal): Promise<readonly ConnectedService[]> =>
    servicesIn(await client.call('listConsents', undefined, { signal }), client),
  /** Answers what is left. */
  endConsent: async ({ clientId }: { readonly clientId: string }, signal?: AbortSignal): Promise<readonly ConnectedService[]> =>
    servicesIn(await client.call('endConsent', { clntId: clientId }, { signal }), client),
  /** Rejects for `confirmationNeeded` where the API wants a proof first (CONFIRM-1). */
  exportData: ({ confirmation }: { readonly confirmation: string | null }, signal?: AbortSignal): Promise<AcceptedOf<'exportData'>> =>
    client.call('exportData', undefined, { headers: confirmationHeader(confirmation), signal }),
  listActivity: async (signal?: AbortSignal): Promise<readonly ActivityEntry[]> =>
    (await client.call('listActivity', undefined, { signal })).activityList,
});

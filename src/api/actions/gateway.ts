import { clientNameData } from '#contract/schemas.ts';
import { isRefusedFor, PortError } from '#machines/failures.ts';
import type { PartnerCode } from '#machines/sso-gateway/sso-gateway.types.ts';
import { cleanText } from '../clean-text.ts';
import type { Client } from '../client.ts';

/** What the gateway asks of the server (GW). */
export const createGatewayActions = (client: Client) => ({
  /** GW-2: a code for a registered partner, or the partner's name where the person has to agree first (GW-6). */
  requestPartnerCode: async (
    { clientId, returnUrl }: { clientId: string; returnUrl: string },
    signal?: AbortSignal,
  ): Promise<PartnerCode> => {
    try {
      return { is: 'code', ...(await client.call('oauthCode', { clntId: clientId, redrUri: returnUrl }, { signal })) };
    } catch (error) {
      if (!(error instanceof PortError) || !isRefusedFor(error, 'consentRequired')) throw error;
      const named = clientNameData.safeParse(error.data);
      const partnerName = cleanText(named.data?.clientName ?? '');
      if (partnerName === '') throw error;
      return { is: 'consentRequired', partnerName };
    }
  },
  /** GW-2: the partner's name, before the person signs in. Rejects, too, where the API has no such call. */
  namePartner: async ({ clientId, returnUrl }: { clientId: string; returnUrl: string }, signal?: AbortSignal): Promise<string> => {
    const { clientName } = await client.call('oauthClient', { clntId: clientId, redrUri: returnUrl }, { signal });
    const partnerName = cleanText(clientName);
    if (partnerName === '') throw new PortError();
    return partnerName;
  },
  /** GW-6: the person agrees to continue to this partner, with this account. */
  consentToPartner: async ({ clientId }: { clientId: string }, signal?: AbortSignal): Promise<void> => {
    await client.call('consentToClient', { clntId: clientId }, { signal });
  },
});

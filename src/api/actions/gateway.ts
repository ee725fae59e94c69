import { clientNameData } from '#contract/schemas.ts';
import { isRefusedFor, PortError } from '#machines/failures.ts';
import type { PartnerCode } from '#machines/sso-gateway/sso-gateway.types.ts';
import { aboutPartner } from '../about-partner.ts';
import { cleanText } from '../clean-text.ts';
import type { Client } from '../client.ts';

/** What the gateway asks of the server (GW). */
export const createGatewayActions = (client: Client) => ({
  /** GW-2: a code for a registered partner, or the partner's name where the person has to agree first (GW-6). */
  requestPartnerCode: async (
    { clientId, returnUrl, interaction }: { clientId: string; returnUrl: string; interaction: string | null },
    signal?: AbortSignal,
  ): Promise<PartnerCode> => {
    const pair = { clntId: clientId, redrUri: returnUrl };
    try {
      if (interaction === null) return { is: 'code', ...(await client.call('oauthCode', pair, { signal })) };
      return { is: 'next', next: webAddress((await client.call('finishPartnerLogin', { ...pair, lgnId: interaction }, { signal })).next) };
    } catch (error) {
      if (interaction !== null && isRefusedFor(error, 'signInTooOld')) return { is: 'signInRequired' };
      if (!(error instanceof PortError) || !isRefusedFor(error, 'consentRequired')) throw error;
      const named = clientNameData.safeParse(error.data);
      const partnerName = cleanText(named.data?.clientName ?? '');
      if (partnerName === '') throw error;
      return {
        is: 'consentRequired',
        partnerName,
        asksForEmail: named.data?.email === true,
        about: aboutPartner(named.data?.about, client),
      };
    }
  },
  /** GW-2: the partner's name, before the person signs in. Rejects, too, where the API has no such call. */
  namePartner: async ({ clientId, returnUrl }: { clientId: string; returnUrl: string }, signal?: AbortSignal): Promise<string> => {
    const { clientName } = await client.call('oauthClient', { clntId: clientId, redrUri: returnUrl }, { signal });
    const partnerName = cleanText(clientName);
    if (partnerName === '') throw new PortError();
    return partnerName;
  },
  /** GW-6: the person agrees to continue to this partner, with this account, and to its learning the email where they are shown that. */
  consentToPartner: async (
    { clientId, asksForEmail }: { clientId: string; asksForEmail: boolean },
    signal?: AbortSignal,
  ): Promise<void> => {
    await client.call('consentToClient', { clntId: clientId, ...(asksForEmail && { email: true }) }, { signal });
  },
  /** PARTNER-1: the person does not continue; where the partner hears of it. */
  refusePartner: async ({ interaction }: { interaction: string }, signal?: AbortSignal): Promise<string> =>
    webAddress((await client.call('refusePartnerLogin', { lgnId: interaction }, { signal })).next),
});

/** The page leaves for what an API says, so it is no script. @throws PortError */
function webAddress(text: string): string {
  if (!/^https?:\/\//i.test(text)) throw new PortError();
  return text;
}

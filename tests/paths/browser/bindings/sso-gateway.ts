import { RESULT } from '#contract/result-codes.ts';
import { defineBindings } from '../bindings.ts';
import { asks } from '../wire/wire.ts';

export const ssoGateway = defineBindings('ssoGateway', {
  events: {
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.close),
    LEFT: ({ press }) => press(($) => $.gateway.consent.decline),
    CONSENT_GIVEN: ({ press }) => press(($) => $.gateway.consent.agree),
    CONSENT_REFUSED: ({ press }) => press(($) => $.gateway.consent.decline),
  },
  // The shell says who is signed in, and that it could not ask.
  fromOutside: ['VIEWER_CHANGED', 'USER_INFO_FAILED'],
  ports: {
    loadUser: asks('loadUser', 'userInfo'),
    namePartner: asks('namePartner', 'oauthClient', (clientName: string) => ({ clientName })),
    namePartnerToGuest: asks('namePartner', 'oauthClient', (clientName: string) => ({ clientName })),
    requestPartnerCode: {
      ...asks('requestPartnerCode', 'oauthCode', ({ code }: { code: string }) => ({ code })),
      refusal: (output) => {
        const { is, partnerName } = output as { is: string; partnerName?: string };
        return is === 'consentRequired' ? { code: RESULT.consentRequired, data: { clientName: partnerName } } : undefined;
      },
    },
    consentToPartner: asks('consentToPartner', 'consentToClient'),
  },
});

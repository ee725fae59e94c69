import { RESULT } from '#contract/result-codes.ts';
import { asks, asksOneOf } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { PartnerAbout } from '#machines/partner-about.ts';

export const ssoGateway = defineBindings('ssoGateway', {
  events: {
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.close),
    LEFT: ({ press }) => press(($) => $.gateway.consent.decline),
    CONSENT_GIVEN: ({ press }) => press(($) => $.gateway.consent.agree),
    CONSENT_REFUSED: ({ press }) => press(($) => $.gateway.consent.decline),
    OTHER_ACCOUNT_CHOSEN: ({ press }) => press(($) => $.gateway.consent.otherAccount),
  },
  // A popup lies above the page there, with the ways of the operator.
  ofData: ['signingIn', 'linking'],
  // The shell says who is signed in, and that it could not ask.
  fromOutside: ['VIEWER_CHANGED', 'USER_INFO_FAILED'],
  ports: {
    loadUser: asks('loadUser', 'userInfo'),
    namePartner: asks('namePartner', 'oauthClient', (clientName: string) => ({ clientName })),
    namePartnerToGuest: asks('namePartner', 'oauthClient', (clientName: string) => ({ clientName })),
    requestPartnerCode: {
      ...asksOneOf('requestPartnerCode', ['oauthCode', 'finishPartnerLogin'], ({ context: { interaction } }) =>
        interaction === null ? 'oauthCode' : 'finishPartnerLogin',
      ),
      data: (output, _samples, call) => {
        const { code, next } = output as { code?: string; next?: string };
        return [call === 'finishPartnerLogin' ? { next } : { code }];
      },
      refusal: (output, call) => {
        const { is, partnerName, asksForEmail, about } = output as {
          is: string;
          partnerName?: string;
          asksForEmail?: boolean;
          about?: PartnerAbout;
        };
        if (is === 'signInRequired' && call === 'finishPartnerLogin') return { code: RESULT.signInTooOld };
        if (is !== 'consentRequired') return undefined;
        return {
          code: RESULT.consentRequired,
          data: { clientName: partnerName, ...(asksForEmail === true && { email: true }), ...(about && { about }) },
        };
      },
    },
    refusePartner: asks('refusePartner', 'refusePartnerLogin', (next: string) => ({ next })),
    consentToPartner: asks('consentToPartner', 'consentToClient'),
    endSession: asks('endSession', 'logout'),
  },
});

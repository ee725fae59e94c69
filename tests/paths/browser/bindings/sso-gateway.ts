import { defineBindings } from '../bindings.ts';

export const ssoGateway = defineBindings('ssoGateway', {
  events: {
    ALERT_CONFIRMED: ({ press }) => press(($) => $.common.close),
    LEFT: ({ press }) => press(($) => $.gateway.consent.decline),
    CONSENT_GIVEN: ({ press }) => press(($) => $.gateway.consent.agree),
    CONSENT_REFUSED: ({ press }) => press(($) => $.gateway.consent.decline),
  },
  // The shell says who is signed in, and that it could not be asked.
  fromOutside: ['VIEWER_CHANGED', 'USER_INFO_FAILED'],
});

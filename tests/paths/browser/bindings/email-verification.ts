import { defineBindings } from '../bindings.ts';

export const emailVerification = defineBindings('emailVerification', {
  states: {
    // The code's page names the address that it went to.
    codeSent: ({ top }, { context }) => top.getByText(context.email).first().waitFor(),
  },
  events: {
    EMAIL_SUBMITTED: async ({ event, snapshot: { context }, fill, press }) => {
      // A member changes the password of the email that they log in with: the machine reads no other.
      if (context.purpose.kind !== 'change') await fill(($) => $.fields.email.label, event.email);
      await press(($) => $.emailVerification.send);
    },
    // The last character sends it; the same code again is typed anew.
    CODE_SUBMITTED: async ({ event, fill }) => {
      await fill(($) => $.fields.authCode.label, '');
      await fill(($) => $.fields.authCode.label, event.code);
    },
    RESEND_REQUESTED: ({ press }) => press(($) => $.emailVerification.resend),
    EMAIL_CHANGE_REQUESTED: ({ press }) => press(($) => $.emailVerification.steps.email),
    PASSWORD_STEP_REQUESTED: ({ press }) => press(($) => $.emailVerification.steps.password),
    PASSWORD_SUBMITTED: async ({ event, fill, press }) => {
      await fill(($) => $.fields.password.newLabel, event.password);
      await fill(($) => $.fields.passwordConfirmation.label, event.password);
      await press(($) => $.emailVerification.finish);
    },
    LOGIN_CHOSEN: ({ press, snapshot }) =>
      press(($) => (snapshot.value === 'offeringLogin' ? $.emailVerification.logIn : $.emailVerification.toLogin)),
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.emailVerification.toSignUp),
    SUCCESS_CONFIRMED: ({ press }) => press(($) => $.common.ok),
    BACK: ({ press }) => press(($) => $.common.back),
    CLOSED: ({ press }) => press(($) => $.common.close),
  },
  notOffered: {
    // "Back" leads to the step before, and the success has none.
    BACK: (snapshot) => snapshot.can({ type: 'EMAIL_CHANGE_REQUESTED' }) || snapshot.matches('linked') || snapshot.matches('offeringLogin'),
  },
});

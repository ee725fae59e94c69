import { asItIs, flowHere } from '../flow-at.ts';

const NEWER = 'The operator has to publish a newer text.';

export const agreementRenewal = flowHere('agreementRenewal', {
  starts: {
    neverAgreed: async (person) => {
      await person.open();
      await person.inHeader(($) => $.header.login);
      await person.press(($) => $.methods.guest.login);
      await person.sees('agreementRenewal', 'reading');
    },
    oneText: NEWER,
    marketingIsOld: NEWER,
    textAndMarketing: NEWER,
  },
  outcomes: { 'recordAgreements.done': asItIs },
});

import { not } from 'xstate';
import { DOCUMENTS } from '#contract/documents.ts';
import { eventParams } from '../event-params.ts';
import { popupsSetup } from './popups.setup.ts';
import { names } from './popups.transitions.ts';

/** The document above the popup that offers it (POP-2). */
export const documentRegion = popupsSetup.createStateConfig({
  initial: 'closed',
  on: {
    DOCUMENT_OPENED: [
      // A document belongs to the popup that offers it, and closes with it.
      { guard: not('offersDocuments') },
      ...DOCUMENTS.map((document) => ({
        guard: names(document),
        target: `.${document}`,
        actions: { type: 'keepDocumentItem' as const, params: eventParams },
      })),
    ],
    DOCUMENT_CLOSED: '.closed',
    // The box of the text is ticked where it stands, and the text closes (AGR-1).
    DOCUMENT_AGREED: { guard: 'mayAgreeToDocument', target: '.closed', actions: 'tickDocumentItem' },
  },
  states: {
    closed: { description: 'No document is open above the popup.', entry: 'forgetDocumentItem' },
    privacyPolicy: {
      description: 'The privacy policy (POP-2).',
      on: { DOCUMENT_OPENED: { guard: names('privacyPolicy'), target: 'closed' } },
    },
    serviceTerms: {
      description: 'The terms of service (POP-2).',
      on: { DOCUMENT_OPENED: { guard: names('serviceTerms'), target: 'closed' } },
    },
    privacyCollection: {
      description: 'Which personal data are collected (POP-2).',
      on: { DOCUMENT_OPENED: { guard: names('privacyCollection'), target: 'closed' } },
    },
    privacyThirdParty: {
      description: 'Whom personal data are given to (POP-2).',
      on: { DOCUMENT_OPENED: { guard: names('privacyThirdParty'), target: 'closed' } },
    },
    marketing: { description: 'Marketing messages (POP-2).', on: { DOCUMENT_OPENED: { guard: names('marketing'), target: 'closed' } } },
  },
});

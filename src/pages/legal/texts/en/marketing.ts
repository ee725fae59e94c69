import { type LegalDocument, list, paragraph, section } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'Consent to marketing messages (optional)',
  sections: [
    section(
      'messages',
      'What we send',
      list(
        'News of features, spaces, events and promotions',
        'Offers and job information from schools and partners',
        'Surveys and suggestions',
      ),
      paragraph('We send these by email, text message and notifications in the service.'),
    ),
    section(
      'items',
      'Items and period',
      paragraph(
        'We use your email, mobile phone number and nickname until you withdraw your consent or leave the service. Advertising records are kept for 6 months.',
      ),
    ),
    section(
      'refusal',
      'Your right to refuse',
      paragraph(
        'This consent is optional. The service is the same without it, and you may stop the messages at any time with the switch in your profile or the opt-out in each message. Every two years, we ask you to confirm your consent.',
      ),
    ),
  ],
};

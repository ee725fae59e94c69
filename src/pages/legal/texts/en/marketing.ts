import { type LegalDocument, list, paragraph, section } from '../../document.ts';

export const document: LegalDocument = {
  title: 'Consent to marketing messages (optional)',
  sections: [
    section(
      'messages',
      'What we send',
      list(
        'News of features, spaces, events and promotions',
        'Offers and job information of schools and partners',
        'Surveys and suggestions',
      ),
      paragraph('By email, text message and notifications in the service.'),
    ),
    section(
      'items',
      'Items and period',
      paragraph(
        'We use your email, phone number and nickname until you withdraw your consent or leave. Advertising records are kept for 6 months.',
      ),
    ),
    section(
      'refusal',
      'You can refuse at any time',
      paragraph(
        'This consent is optional. The service is the same without it, and you may stop the messages at any time in the settings or by the opt-out in each message.',
      ),
    ),
  ],
};

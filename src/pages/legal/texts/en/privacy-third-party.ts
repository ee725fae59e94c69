import { type LegalDocument, paragraph, section, table } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'Consent to sharing personal data with third parties',
  sections: [
    section(
      'provision',
      'What is shared',
      table(
        'Personal data shared with third parties',
        ['Recipient', 'Purpose', 'Items', 'Retention'],
        [
          'The partner telecom operator and the user’s own school',
          'Confirming membership of the school, and partner services',
          'ID, email, customer name, birth date, gender, address',
          'Until cancellation or the end of the contract, whichever is earlier',
        ],
      ),
    ),
    section(
      'refusal',
      'Your right to refuse',
      paragraph(
        'You may refuse. However, this sharing is needed to confirm your school and to provide partner services, so you cannot become a member without consenting to it.',
      ),
    ),
  ],
};

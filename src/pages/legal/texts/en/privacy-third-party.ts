import { type LegalDocument, paragraph, section, table } from '../../document.ts';

export const document: LegalDocument = {
  title: 'Consent to provision of personal information to third parties',
  sections: [
    section(
      'provision',
      'What is provided',
      table(
        'Personal information provided to third parties',
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
        'You may refuse. As this provision is needed to confirm your school and for partner services, you cannot become a member without it.',
      ),
    ),
  ],
};

import { type LegalDocument, paragraph, section, table } from '../../document.ts';

export const document: LegalDocument = {
  title: 'Consent to the collection and use of personal information',
  sections: [
    section(
      'items',
      'What is collected, and why',
      table(
        'Personal information collected',
        ['Purpose', 'Items', 'Retention'],
        ['Age check', 'Birth date, gender (under 14: the phone number of a legal guardian)', 'Until you leave the service'],
        ['Telling members apart, and sign-in', 'Phone number, email', 'Until you leave the service'],
        [
          'Providing the service and running it safely',
          'IP address, platform, operating system, device model',
          'Until you leave the service (access logs: 3 months)',
        ],
        ['Usage history', 'Access time, usage records, cookies, avatar information, nickname', 'Until you leave the service'],
        ['Study-with-me, classes, counselling (optional)', 'Camera screen, voice', 'While you use the feature'],
      ),
    ),
    section(
      'retention',
      'Kept by law',
      paragraph(
        'Advertising records 6 months, contract and withdrawal records 5 years, payment and supply records 5 years, complaint and dispute records 3 years, communication facts 1 year, access logs 3 months.',
      ),
    ),
    section(
      'refusal',
      'Your right to refuse',
      paragraph(
        'You may refuse. Without consent to the required items, though, you cannot become a member. Camera and voice may stay off; all other features work without them.',
      ),
    ),
  ],
};

import { type LegalDocument, paragraph, section, table } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'Consent to collecting and using personal data',
  sections: [
    section(
      'items',
      'What is collected, and why',
      table(
        'Personal data collected',
        ['Purpose', 'Items', 'Retention'],
        ['Age check', 'Birth date, gender (under 14: the mobile phone number of a legal guardian)', 'Until you leave the service'],
        ['Identifying members and logging in', 'Mobile phone number, email', 'Until you leave the service'],
        [
          'Providing the service and running it safely',
          'IP address, platform, operating system, device model',
          'Until you leave the service (access logs: 3 months)',
        ],
        ['Keeping the usage history', 'Access time, usage records, cookies, avatar information, nickname', 'Until you leave the service'],
        ['Study-with-me, classes, counselling (optional)', 'Camera video, voice', 'While you use the feature'],
      ),
    ),
    section(
      'retention',
      'Kept by law',
      paragraph(
        'As the law requires, we keep advertising records for 6 months, records of contracts and withdrawal from them for 5 years, payment and supply records for 5 years, complaint and dispute records for 3 years, communication confirmation data for 1 year and access logs for 3 months.',
      ),
    ),
    section(
      'refusal',
      'Your right to refuse',
      paragraph(
        'You may refuse. Without your consent to the required items, however, you cannot become a member. Camera and microphone may stay off; all other features work without them.',
      ),
    ),
  ],
};

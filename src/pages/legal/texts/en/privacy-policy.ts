import { type LegalDocument, list, paragraph, section, table } from '../../document.ts';

export const document: LegalDocument = {
  title: 'Madang Privacy Policy',
  sections: [
    section(
      'intro',
      '1. About this policy',
      paragraph(
        'Madang Inc. (the “company”) values the personal information of its users and keeps to the Personal Information Protection Act and related laws. This policy tells which information is processed, why and for how long, and what rights users have.',
      ),
    ),
    section(
      'purposes',
      '2. Purposes',
      list(
        'Membership, checks of identity and age, sign-in and linking of accounts',
        'Providing campus and school spaces, lectures, counselling, events and the rest of the service',
        'Handling inquiries and complaints, and conveying notices',
        'Preventing misuse and running the service safely',
        'Improving the service, and statistics',
        'Marketing messages to users who have agreed to them',
      ),
    ),
    section(
      'items',
      '3. Items processed',
      table(
        'Personal information processed',
        ['Group', 'Items', 'Required'],
        ['Age check', 'Birth date, gender (under 14: the phone number of a legal guardian)', 'Required'],
        ['Sign-in', 'Phone number, email', 'Required'],
        ['Device information', 'IP address, platform, operating system, device model', 'Collected automatically'],
        ['History', 'Access time, usage records, cookies, avatar information, nickname', 'Collected automatically'],
        ['Camera and voice', 'Camera screen, voice', 'Optional'],
      ),
      paragraph('Camera and voice are processed only when users turn them on themselves; all other features work without them.'),
    ),
    section(
      'retention',
      '4. Retention',
      paragraph(
        'Personal information is destroyed without delay once its purpose is met. What the law requires is kept for these periods.',
      ),
      table(
        'Retention required by law',
        ['Records', 'Period', 'Law'],
        ['Labelling and advertising', '6 months', 'Act on Consumer Protection in Electronic Commerce'],
        ['Contracts and withdrawal', '5 years', 'Act on Consumer Protection in Electronic Commerce'],
        ['Payment and supply of goods', '5 years', 'Act on Consumer Protection in Electronic Commerce'],
        ['Consumer complaints and disputes', '3 years', 'Act on Consumer Protection in Electronic Commerce'],
        ['Communication facts', '1 year', 'Protection of Communications Secrets Act'],
        ['Access logs', '3 months', 'Protection of Communications Secrets Act'],
      ),
    ),
    section(
      'outsourcing',
      '5. Outsourcing',
      paragraph(
        'The company entrusts work to the following three companies, binds them by contract to safe processing, and supervises them.',
      ),
      table(
        'Outsourced processing',
        ['Company', 'Work'],
        ['Madang Customer Centre Co. (call centre)', 'Customer service: receiving and handling inquiries and complaints'],
        ['Neoreunmaru Co.', 'Development and operation of the service'],
        ['Bareunnuri Co.', 'System operation and maintenance, support of customer service'],
      ),
    ),
    section(
      'third-party',
      '6. Provision to third parties',
      paragraph('The company provides personal information to third parties only with the user’s consent or where the law says so.'),
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
      'location',
      '7. Location data',
      paragraph(
        'For features such as campus guides the company may process the location data of users who have agreed. It is destroyed as soon as the feature has been provided, and users may withdraw consent in their device’s settings at any time.',
      ),
    ),
    section(
      'children',
      '8. Children under 14',
      paragraph(
        'Personal information of children under 14 is processed only with the consent of a legal guardian. To confirm it, the company takes the guardian’s phone number and keeps it for that purpose only.',
      ),
    ),
    section(
      'cookies',
      '9. Cookies and browser storage',
      paragraph(
        'Cookies and browser storage remember that you are signed in, your language and your display settings. You may refuse them in your browser; you then stay signed in only until the window is closed.',
      ),
    ),
    section(
      'destruction',
      '10. Destruction',
      paragraph('Electronic files are deleted so that they cannot be restored; paper is shredded or burnt.'),
    ),
    section(
      'rights',
      '11. Your rights',
      paragraph(
        'Users and legal guardians may at any time ask to see, correct or delete personal information or to stop its processing, and may withdraw consent, in the settings or through the customer centre. Requests are handled without delay.',
      ),
    ),
    section(
      'security',
      '12. Security',
      list(
        'One-way encryption of passwords and encryption in transit',
        'Least privilege and access records',
        'Regular checks and training of staff',
      ),
    ),
    section(
      'officer',
      '13. Privacy officer',
      paragraph(
        'Privacy officer: head of the privacy team, Madang Inc., email privacy@madang.example; by phone through the customer centre (weekdays 9:00–18:00 KST).',
      ),
    ),
    section(
      'changes',
      '14. Changes and date',
      paragraph('Changes to this policy are announced in the service beforehand.'),
      paragraph('This policy is in force from 30 November 2022 (2022.11.30).'),
    ),
  ],
};

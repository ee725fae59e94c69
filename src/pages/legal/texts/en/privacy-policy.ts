import { type LegalDocument, list, paragraph, section, table } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'Madang Privacy Policy',
  sections: [
    section(
      'intro',
      '1. About this policy',
      paragraph(
        'Madang Inc. (the “company”) values the personal data of its users and complies with the Personal Information Protection Act and related laws. This policy explains which personal data is processed, why and for how long, and what rights users have.',
      ),
    ),
    section(
      'purposes',
      '2. Purposes',
      list(
        'Sign-up, identity and age checks, login and the linking of accounts',
        'Providing campus and school spaces, lectures, counselling, events and the rest of the service',
        'Handling inquiries and complaints, and sending notices',
        'Preventing misuse and running the service safely',
        'Improving the service, and statistical analysis',
        'Marketing messages to users who have agreed to them',
      ),
    ),
    section(
      'items',
      '3. Items processed',
      table(
        'Personal data processed',
        ['Category', 'Items', 'Requirement'],
        ['Age check', 'Birth date, gender (under 14: the mobile phone number of a legal guardian)', 'Required'],
        ['Login', 'Mobile phone number, email', 'Required'],
        ['Device information', 'IP address, platform, operating system, device model', 'Collected automatically'],
        ['Usage history', 'Access time, usage records, cookies, avatar information, nickname', 'Collected automatically'],
        ['Camera and voice', 'Camera video, voice', 'Optional'],
      ),
      paragraph(
        'Camera video and voice are processed only when users turn on their camera or microphone themselves; all other features work without them.',
      ),
    ),
    section(
      'retention',
      '4. Retention',
      paragraph(
        'Personal data is destroyed without delay once its purpose has been met. However, information that the law requires to be kept is kept for the periods below.',
      ),
      table(
        'Retention required by law',
        ['Records', 'Period', 'Law'],
        ['Labelling and advertising', '6 months', 'Act on Consumer Protection in Electronic Commerce'],
        ['Contracts and withdrawal from them', '5 years', 'Act on Consumer Protection in Electronic Commerce'],
        ['Payment and supply of goods and services', '5 years', 'Act on Consumer Protection in Electronic Commerce'],
        ['Consumer complaints and disputes', '3 years', 'Act on Consumer Protection in Electronic Commerce'],
        ['Communication confirmation data', '1 year', 'Protection of Communications Secrets Act'],
        ['Access logs', '3 months', 'Protection of Communications Secrets Act'],
      ),
    ),
    section(
      'outsourcing',
      '5. Outsourcing',
      paragraph(
        'The company entrusts the processing of personal data to the three companies below, binds them by contract to process it safely, and supervises them.',
      ),
      table(
        'Outsourced processing',
        ['Company', 'Work'],
        ['Madang Customer Centre Co. (call centre)', 'Customer service: receiving and handling inquiries and complaints'],
        ['Neoreunmaru Co.', 'Development and operation of the service'],
        ['Bareunnuri Co.', 'System operation and maintenance, customer service support'],
      ),
    ),
    section(
      'third-party',
      '6. Sharing with third parties',
      paragraph('The company shares personal data with third parties only with the user’s consent or where the law provides for it.'),
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
      'location',
      '7. Location data',
      paragraph(
        'For features such as campus guides the company may process the location data of users who have agreed. It is destroyed as soon as the feature has been provided, and users may withdraw their consent in their device’s settings at any time.',
      ),
    ),
    section(
      'children',
      '8. Children under 14',
      paragraph(
        'Personal data of children under 14 is processed only with the consent of a legal guardian. To confirm it, the company collects the guardian’s mobile phone number and, once the consent has been confirmed, keeps it for that purpose only.',
      ),
    ),
    section(
      'cookies',
      '9. Cookies and browser storage',
      paragraph(
        'The company uses cookies and browser storage to remember that you are logged in, your language, your display settings, and the way to log in that was used last on this device, with the email if you ask for it. The last way is kept on this device alone and is sent nowhere.',
      ),
      paragraph(
        'A device on which you log in keeps a cookie for one year that recognises the device. It serves only to let you log in while another person enters wrong passwords for your account.',
      ),
      paragraph('You may refuse them in your browser’s settings; you then stay logged in only until the window is closed.'),
      paragraph(
        'To prepare for entering the campus, the pages connect to the server of the 3D campus in advance. Your IP address, details of your browser and a cookie that shows whether you are logged in may be sent to it. Where a statistics tool is used, it is sent only whether you are logged in, whether you are active, and when you logged in, and nothing that identifies you. Personal data is kept in the Republic of Korea.',
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
        'Users and legal guardians may at any time ask to see, correct or delete personal data or to stop its processing, and may withdraw consent. You can see and download what is kept about you, correct your nickname, ID and email, withdraw your consent to marketing messages, disconnect other services and delete your account yourself in your profile; other requests to the customer centre are handled without delay.',
      ),
    ),
    section(
      'security',
      '12. Security',
      list(
        'One-way encryption of passwords and encryption in transit',
        'Minimal access rights and the keeping of access logs',
        'Regular checks and staff training',
      ),
    ),
    section(
      'officer',
      '13. Privacy officer',
      paragraph(
        'The privacy officer is the head of the privacy team of Madang Inc. You can ask by email (privacy@madang.example) or by phone through the customer centre (weekdays 9:00–18:00 KST).',
      ),
    ),
    section(
      'changes',
      '14. Changes and effective date',
      paragraph('Changes to this policy are announced in the service beforehand.'),
      paragraph(
        'This policy has been in force since 30 November 2022 (2022.11.30); the present text is in force from 16 December 2026. Changes: the way to log in that was used last and the cookie that recognises a device, what is sent elsewhere and where data is kept (section 9), and what you can do yourself in your profile (section 11).',
      ),
    ),
  ],
};

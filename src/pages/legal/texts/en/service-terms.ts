import { type LegalDocument, list, paragraph, section } from '../../document.ts';

export const document: LegalDocument = {
  title: 'Madang Terms of Service (standard terms draft)',
  sections: [
    section(
      'purpose',
      'Article 1 (Purpose)',
      paragraph(
        'These terms set out the conditions and procedures for using “Madang” (the “service”), the browser-based metaverse campus of Madang Inc. (the “company”), and the rights, duties and responsibilities of the company and its users.',
      ),
    ),
    section(
      'definitions',
      'Article 2 (Definitions)',
      list(
        'Campus service: the service for lectures, study, counselling and events in spaces modelled on a university’s real campus.',
        'School service: the same, fitted to elementary, middle and high schools.',
        'User: universities, schools, education offices and other institutions that use the service under these terms, their members, and individual members and guests.',
        'Member: a user who has created an account by email, a social account or a university’s single sign-on.',
        'Guest: a user who uses the service for the time being, without a linked account.',
        'Content: all information that users upload or convey in the service: writing, images, voice, video, avatars and so on.',
      ),
    ),
    section(
      'changes',
      'Article 3 (Effect of and changes to the terms)',
      paragraph('These terms are posted in the service and take effect when the user agrees to them.'),
      paragraph(
        'The company may change the terms within the law. It announces the change, its date and its reasons at least 15 days before it takes effect, and at least 30 days before if it is unfavourable to users.',
      ),
      paragraph(
        'If the announcement says that silence counts as consent, and the user does not object within the period, the user is taken to agree to the changed terms. A user who does not agree may end the contract.',
      ),
    ),
    section(
      'membership',
      'Article 4 (Contract and account)',
      paragraph('The contract is made when a user agrees to the terms and applies to join, and the company accepts.'),
      list(
        'Nobody under 14 may join without the consent of a legal guardian.',
        'Users must not use another person’s information or register false information.',
        'A guest’s usage history is reset at logout unless an account has been linked.',
        'Students certified by their university may use all of its spaces; students of other universities may use only the public spaces that it sets.',
      ),
    ),
    section(
      'services',
      'Article 5 (The service)',
      list(
        'A large lecture hall, lecture rooms, a library with study-with-me rooms, admission and job fairs, counselling rooms, exhibition and PR galleries, and community rooms',
        'Tools for student elections, welcome ceremonies, festivals and parades, a bulletin board, and exchange between universities',
        'Other services that the company develops or provides together with partners',
      ),
      paragraph('Schools and institutions may customise spaces and features.'),
    ),
    section(
      'camera',
      'Article 6 (Camera screen and voice)',
      paragraph(
        'In features such as study-with-me, classes and counselling rooms, the camera screen and voice of a user who has turned them on are conveyed to the others and may be recorded. Camera and microphone are optional: users choose, and all other features work without them.',
      ),
      paragraph(
        'While a recording runs, the screen says so. Users must not save or spread the screen or voice of others without their consent.',
      ),
    ),
    section(
      'marketing',
      'Article 7 (Information and advertising)',
      paragraph(
        'The company may send notices needed for using the service on screen or by email. Marketing messages go only to users who have agreed to receive them, and users may refuse them at any time.',
      ),
    ),
    section(
      'guidelines',
      'Article 8 (Community guidelines)',
      paragraph(
        'For a campus where everyone can feel safe, the following acts and content are forbidden. In this article a minor is a person under 19.',
      ),
      list(
        'Obscene material and explicit sexual content',
        'Content or acts that sexualise minors',
        'Harm to minors, or encouraging them to do dangerous things',
        'Violation of the privacy or personal information of others',
        'Threats and incitement to violence',
        'Harassment, bullying and hate speech',
        'Impersonation of a person, school or institution',
        'Encouraging self-harm or suicide, or giving instructions for it',
      ),
    ),
    section(
      'consequences',
      'Article 9 (Consequences)',
      paragraph(
        'The company may delete or hide content that breaks Article 8 and, depending on severity and repetition, warn the user or suspend the account for a time or for good. Unless it is urgent, the company gives its reasons first, and users may object through the customer centre.',
      ),
    ),
    section(
      'closure',
      'Article 10 (Interruption and closure)',
      paragraph(
        'The service may pause where maintenance, replacement or a fault makes it unavoidable; the company says so beforehand or right afterwards.',
      ),
      paragraph('If the service is to be closed, the company announces it 60 days before in the service and by email.'),
    ),
    section(
      'termination',
      'Article 11 (Ending the contract)',
      paragraph(
        'Users may end the contract at any time in the settings or through the customer centre. Personal information is then handled according to the privacy policy.',
      ),
    ),
    section(
      'content',
      'Article 12 (Rights to content)',
      paragraph(
        'Content belongs to the user who uploaded it. The user permits the company to store, transmit and show it as far as providing and running the service requires.',
      ),
    ),
    section(
      'liability',
      'Article 13 (Liability)',
      paragraph(
        'The company is not liable for damage caused by natural disasters, by the user’s own fault or by a third party’s network failure, unless the company acted with intent or negligence.',
      ),
    ),
    section(
      'disputes',
      'Article 14 (Disputes)',
      paragraph(
        'These terms follow the law of the Republic of Korea, and disputes go before the court that has jurisdiction under its Civil Procedure Act. Where a translation differs from the Korean text, the Korean text prevails.',
      ),
    ),
    section('addendum', 'Addendum', paragraph('These terms are in force from 30 November 2022.')),
  ],
};

import { AGE_MIN, AGE_OF_MAJORITY } from '#contract/limits.ts';
import { type LegalDocument, list, paragraph, section } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'Madang Terms of Service (draft standard terms)',
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
        'Campus service: a service for lectures, study, counselling, events and so on in spaces modelled on a university’s real campus.',
        'School service: a service that offers the same features to primary, middle and high schools, fitted to the school.',
        'User: the universities, schools, education offices and other institutions that use the service under these terms, the people who belong to them, and individual members and guests.',
        'Member: a user who has created an account by email, a social account or the single sign-on of a school.',
        'Guest: a user who uses the service temporarily, without a linked account.',
        'Content: all information that users upload to the service or send through it, such as writing, images, voice, video and avatars.',
      ),
    ),
    section(
      'changes',
      'Article 3 (Effect of and changes to the terms)',
      paragraph('These terms are posted in the service and take effect when the user agrees to them.'),
      paragraph(
        'The company may change these terms as far as the law allows. It announces a change, with its date and reasons, from 15 days before it takes effect, and from 30 days before if it is unfavourable to users.',
      ),
      paragraph(
        'If the announcement also says that silence counts as consent, and the user does not object within the notice period, the user is taken to have agreed to the changed terms. A user who does not agree may end the contract.',
      ),
    ),
    section(
      'membership',
      'Article 4 (Contract and account)',
      paragraph('The contract is made when a user agrees to the terms and applies to join, and the company accepts the application.'),
      list(
        `Nobody under ${AGE_MIN} may join without the consent of a legal guardian.`,
        'Users must not use another person’s information or register false information.',
        'A guest’s usage history is reset at logout unless an account has been linked.',
        'Students certified by their own school may use all of its spaces; students of other schools may use only the public spaces that it chooses.',
      ),
    ),
    section(
      'services',
      'Article 5 (The service)',
      list(
        'A large lecture hall, lecture rooms, a library to study in together (study-with-me), admission and job fairs, counselling rooms, an exhibition and showcase gallery, and community rooms',
        'Event tools for student elections, welcome ceremonies, festivals, parades and the like, a bulletin board, and exchange between schools',
        'Other services that the company develops further or provides through partnerships with other companies',
      ),
      paragraph('Schools and institutions may customise spaces and features as they need.'),
    ),
    section(
      'camera',
      'Article 6 (Camera video and voice)',
      paragraph(
        'In features such as study-with-me, classes and counselling rooms, the camera video and voice of users who have turned them on are transmitted to the other participants and may be recorded. Camera and microphone are optional: users choose, and all other features work without them.',
      ),
      paragraph(
        'While a recording runs, the screen says so. Users must not save or spread the video or voice of others without their consent.',
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
        `For a campus where everyone can feel safe, the following acts and content are forbidden. In this article a minor is a person under ${AGE_OF_MAJORITY}.`,
      ),
      list(
        'Obscene material and explicit sexual content',
        'Content or acts that sexualise minors',
        'Harm to minors, or encouraging them to do dangerous things',
        'Violation of the privacy or personal data of others',
        'Threats and incitement to violence',
        'Harassment, bullying and hate speech',
        'Impersonation of a person, school or institution',
        'Encouraging self-harm or suicide, or giving instructions for it',
      ),
    ),
    section(
      'consequences',
      'Article 9 (Measures against violations)',
      paragraph(
        'The company may delete or hide content that breaks Article 8 and, depending on the severity and number of violations, warn the user or suspend the account temporarily or permanently. Unless the matter is urgent, the company gives its reasons first, and users may object through the customer centre.',
      ),
    ),
    section(
      'closure',
      'Article 10 (Interruption and closure)',
      paragraph(
        'The company may interrupt the service for a time where the maintenance, replacement or failure of equipment makes it unavoidable; it says so beforehand or right afterwards.',
      ),
      paragraph(
        'If the service is to be closed, the company announces it in the service and by email from 60 days before the closing date.',
      ),
    ),
    section(
      'termination',
      'Article 11 (Ending the contract)',
      paragraph(
        'Users may end the contract at any time in their profile, under “Delete my account”. Personal data is then handled according to the privacy policy.',
      ),
    ),
    section(
      'content',
      'Article 12 (Rights to content)',
      paragraph(
        'The rights to content belong to the user who uploaded it. The user permits the company to store, transmit and display it as far as providing and running the service requires.',
      ),
    ),
    section(
      'liability',
      'Article 13 (Liability)',
      paragraph(
        'The company is not liable for damage caused by natural disasters, by the user’s own fault or by a third party’s network failure. This does not apply to damage caused by the company’s intent or negligence.',
      ),
    ),
    section(
      'disputes',
      'Article 14 (Disputes)',
      paragraph(
        'These terms are governed by the law of the Republic of Korea, and disputes are brought before the court that has jurisdiction under its Civil Procedure Act. Where a translation differs from the Korean text, the Korean text prevails.',
      ),
    ),
    section(
      'addendum',
      'Addendum',
      paragraph(
        'These terms have been in force since 30 November 2022; the present text is in force from 16 December 2026. Change: leaving through one’s own profile (Article 11).',
      ),
    ),
  ],
};

import { type LegalDocument, list, paragraph, section } from '#src/pages/legal/document.ts';

export const document: LegalDocument = {
  title: 'Accessibility statement',
  sections: [
    section(
      'a11y-aim',
      'Standards',
      paragraph(
        'We build this website of Madang to the Korean Web Content Accessibility Guidelines (KWCAG) 2.2 and to WCAG 2.2, level AA. This statement rests on our own checks of 28 November 2026; it is not a certificate.',
      ),
    ),
    section(
      'a11y-state',
      'What works',
      list(
        'Everything in signing up, logging in and your profile can be done with the keyboard alone.',
        'Screen readers are told each step and each error; text keeps a contrast of at least 4.5:1.',
        'Zoom of 400%, forced colours and reduced motion are supported.',
        'There are a light and a dark theme, and Korean, English and Japanese.',
      ),
    ),
    section(
      'a11y-gaps',
      'What is missing',
      list(
        'The 3D campus was not part of these checks.',
        'Films open on YouTube; subtitles and descriptions differ from film to film.',
        'The login pages of universities and social networks belong to those providers.',
      ),
    ),
    section(
      'a11y-contact',
      'Tell us',
      paragraph(
        'If something is hard to use, tell the customer centre or write to help@madang.example. We will offer another way, and mend it.',
      ),
    ),
  ],
};

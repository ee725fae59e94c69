/** What the header of MAIN leads to, and what those of CAMPUS and SCHOOL lead to on their own page (HEAD-1). */
const MAIN = ['/', '/school', '/campus'];
const SECTIONS = ['#campus_reason', '#campus_introduce'];

/** What stands at each path: which landing page, if it is one, its first heading in English, and where its header leads. */
export const ROUTES = [
  ['/', { landing: 'campus', heading: /campus/, header: MAIN }],
  ['/campus', { landing: 'campus', heading: /campus/, header: SECTIONS }],
  ['/school', { landing: 'school', heading: /school/, header: SECTIONS }],
  ['/service', { landing: null, heading: /Terms of Service/, header: MAIN }],
  ['/privacy', { landing: null, heading: /Privacy Policy/, header: MAIN }],
] as const;

export const landingOf = (page: ParentNode): string | null => page.querySelector('main [data-page]')?.getAttribute('data-page') ?? null;

/** Where the header leads to on this site. */
export const headerOf = (page: ParentNode): (string | null)[] =>
  [...page.querySelectorAll('header nav a:not([target])')].map((link) => link.getAttribute('href'));

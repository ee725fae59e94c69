import type { Configuration } from '#contract/schemas.ts';
import type { Texts } from '#src/i18n/texts.ts';

/** Addresses of the support portal and of the operator's own site. */
export type SiteLinks = Configuration['links'];

/** MAIN leads between the pages, SCHOOL and CAMPUS lead within theirs and to the support portal (HEAD-1). */
export type HeaderType = 'MAIN' | 'SCHOOL' | 'CAMPUS';

/**
 * Which header a page has. D: home, which both versions share, has MAIN: from there the school version is one press away (HEAD-1, HEAD-4);
 * the sections of the campus page are led to from /campus.
 */
export const HEADER_OF = {
  '/': 'MAIN',
  '/campus': 'CAMPUS',
  '/school': 'SCHOOL',
  '/service': 'MAIN',
  '/privacy': 'MAIN',
} as const satisfies Record<string, HeaderType>;

export interface NavigationItem {
  readonly label: Exclude<keyof Texts['header'], 'help'>;
  readonly href: string;
  /** Opens in a new tab. */
  readonly external: boolean;
}

const within = (label: NavigationItem['label'], href: string): NavigationItem => ({ label, href, external: false });
const outside = (label: NavigationItem['label'], href: string): NavigationItem => ({ label, href, external: true });

const betweenPages: readonly NavigationItem[] = [within('home', '/'), within('school', '/school'), within('campus', '/campus')];

/** Sections of a landing page that its header leads to. */
export const SECTIONS = { why: 'campus_reason', introduction: 'campus_introduce' } as const;

const withinPage = (links: SiteLinks): readonly NavigationItem[] => [
  within('why', `#${SECTIONS.why}`),
  within('introduction', `#${SECTIONS.introduction}`),
  outside('faq', links.faq),
  outside('membership', links.membership),
  outside('partnership', links.partnership),
];

export const navigationOf = (type: HeaderType, links: SiteLinks): readonly NavigationItem[] =>
  type === 'MAIN' ? betweenPages : withinPage(links);

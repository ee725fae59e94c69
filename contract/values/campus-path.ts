/** Words that are pages of ours and never a campus (ROUTE-2, ROUTE-6). */
const PAGES = new Set(['', 'campus', 'school', 'service', 'privacy', 'callback', 'sso']);

const CODE = /^[A-Za-z0-9_-]{1,40}$/;

/** Whether a word can be the code of a campus; one that cannot is not asked about (CAMPUS-1). */
export const canBeCampus = (word: string): boolean => CODE.test(word);

/** The word of an address that has one, and is no page of ours: perhaps a campus (ROUTE-3). */
export function campusPath(pathname: string): string | null {
  const [, word = '', ...rest] = pathname.split('/');
  return rest.every((part) => part === '') && !PAGES.has(word) ? word : null;
}

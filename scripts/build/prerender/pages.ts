import { HEADER_OF, type HeaderType } from '#src/pages/chrome/navigation.ts';

/** A page that is drawn at build time, once for each language. */
export interface PrerenderedPage {
  /** Its file below `pages/<language>/`, without the ending. */
  readonly name: 'home' | 'campus' | 'school' | 'service' | 'privacy';
  /** Where it stands (ROUTE-1, ROUTE-6). */
  readonly paths: readonly [string, ...string[]];
  readonly header: HeaderType;
}

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { name: 'home', paths: ['/'], header: HEADER_OF['/'] },
  { name: 'campus', paths: ['/campus'], header: HEADER_OF['/campus'] },
  { name: 'school', paths: ['/school'], header: HEADER_OF['/school'] },
  { name: 'service', paths: ['/service'], header: HEADER_OF['/service'] },
  { name: 'privacy', paths: ['/privacy'], header: HEADER_OF['/privacy'] },
];

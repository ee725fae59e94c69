import type { HeaderType } from '../pages/chrome/navigation.ts';

/** A page that is drawn at build time, once for each language. */
export interface PrerenderedPage {
  /** Its file below `pages/<language>/`, without the ending. */
  readonly name: 'campus' | 'school' | 'service' | 'privacy';
  /** Where it stands (ROUTE-1, ROUTE-6). */
  readonly paths: readonly [string, ...string[]];
  readonly header: HeaderType;
}

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { name: 'campus', paths: ['/', '/campus'], header: 'CAMPUS' },
  { name: 'school', paths: ['/school'], header: 'SCHOOL' },
  { name: 'service', paths: ['/service'], header: 'MAIN' },
  { name: 'privacy', paths: ['/privacy'], header: 'MAIN' },
];

import type { DrawnPopup } from '#src/boot/drawn-popups.ts';

/** A page that is drawn at build time, once for each language. */
export interface PrerenderedPage {
  /** Its file below `pages/<language>/`, without the ending. */
  readonly name: 'home' | 'campus' | 'school' | 'service' | 'privacy' | 'sso' | 'sso-auth';
  /** Where it stands (ROUTE-1, ROUTE-5, ROUTE-6). */
  readonly paths: readonly [string, ...string[]];
  /** The popup that opens by itself for a person who is not signed in (GW-2). */
  readonly opens?: DrawnPopup;
  /** The module of a page that the application loads by itself: its style comes with the page. */
  readonly module?: string;
}

const GATEWAY = { opens: 'login', module: '/gateway/gateway.tsx' } as const;

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { name: 'home', paths: ['/'] },
  { name: 'campus', paths: ['/campus'] },
  { name: 'school', paths: ['/school'] },
  { name: 'service', paths: ['/service'] },
  { name: 'privacy', paths: ['/privacy'] },
  { name: 'sso', paths: ['/sso'], ...GATEWAY },
  { name: 'sso-auth', paths: ['/sso/auth'], ...GATEWAY },
];

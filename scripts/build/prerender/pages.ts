import type { DrawnPopup } from '#src/boot/drawn-popups.ts';

/** A page that is drawn at build time, once for each language. */
export interface PrerenderedPage {
  /** Its file below `pages/<language>/`, without the ending. */
  readonly name: 'home' | 'campus' | 'school' | 'service' | 'privacy' | 'sso' | 'sso-auth';
  /** Where it stands (ROUTE-1, ROUTE-5, ROUTE-6). */
  readonly paths: readonly [string, ...string[]];
  /** The popup that opens by itself for a person who is not signed in (GW-2). */
  readonly opens?: DrawnPopup;
  /** The module that draws it: its style comes with the page. */
  readonly module: string;
  /** The application runs the module in it, and loads it first; a document stands by itself. */
  readonly runsModule: boolean;
}

const DOCUMENT = { module: '/routes/document-pages.tsx', runsModule: false } as const;
const GATEWAY = { opens: 'login', module: '/gateway/gateway.tsx', runsModule: true } as const;

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  { name: 'home', paths: ['/'], ...DOCUMENT },
  { name: 'campus', paths: ['/campus'], ...DOCUMENT },
  { name: 'school', paths: ['/school'], ...DOCUMENT },
  { name: 'service', paths: ['/service'], ...DOCUMENT },
  { name: 'privacy', paths: ['/privacy'], ...DOCUMENT },
  { name: 'sso', paths: ['/sso'], ...GATEWAY },
  { name: 'sso-auth', paths: ['/sso/auth'], ...GATEWAY },
];

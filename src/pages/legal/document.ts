/** The documents that a person can read or agree to (POP-2), by the names of their sub-popups; the accessibility statement stands beside the terms. */
export const LEGAL_DOCUMENTS = [
  'serviceTerms',
  'privacyPolicy',
  'privacyCollection',
  'privacyThirdParty',
  'marketing',
  'accessibility',
] as const;
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number];

/** Names in `texts/<language>/`. The entry uses them, which puts this module into it: chunks of texts share no other chunk (SHELL-7). */
export const FILE_NAMES: Record<LegalDocumentName, string> = {
  serviceTerms: 'service-terms',
  privacyPolicy: 'privacy-policy',
  privacyCollection: 'privacy-collection',
  privacyThirdParty: 'privacy-third-party',
  marketing: 'marketing',
  accessibility: 'accessibility',
};

/**
 * A text in one language. Periods and ages are written out in it and not taken from `limits.ts`: what people agreed to may not
 * change because a constant does, but only by a new version with its notice period (LEGAL-1).
 */
export interface LegalDocument {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The fragment that leads to it; the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items });
/** `rows` have as many cells as `head`. */
export const table = (caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): LegalBlock => ({
  kind: 'table',
  caption,
  head,
  rows,
});
export const section = (id: string, heading: string, ...blocks: readonly LegalBlock[]): LegalSection => ({ id, heading, blocks });

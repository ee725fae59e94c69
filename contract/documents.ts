/** Sub-popups by name (POP-2): documents that open above a popup. */
export const DOCUMENTS = ['privacyPolicy', 'serviceTerms', 'privacyCollection', 'privacyThirdParty', 'marketing'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

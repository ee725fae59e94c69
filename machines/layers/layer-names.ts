/** Popups by name (POP-1). */
export const POPUPS = [
  'welcome',
  'agreement',
  'createCharacter',
  'linkAccount',
  'linkByEmail',
  'passwordReset',
  'login',
  'emailLogin',
  'nicknameChange',
  'myProfile',
] as const;
export type PopupName = (typeof POPUPS)[number];

/** Sub-popups by name (POP-2): documents that open above a popup. */
export const DOCUMENTS = ['privacyPolicy', 'serviceTerms', 'privacyCollection', 'privacyThirdParty', 'marketing'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

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

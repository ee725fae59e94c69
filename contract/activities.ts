/** What can happen with an account, as its owner is told (DEVICE-4). */
export const ACTIVITIES = [
  'signedIn',
  'handedOver',
  'signInFailed',
  'confirmationFailed',
  'wayLinked',
  'wayRemoved',
  'wayWithdrawn',
  'wayGone',
  'emailChanged',
  'passwordSet',
  'passkeyMade',
  'passkeyRemoved',
  'sessionsEnded',
  'partnerAllowed',
  'partnerEnded',
  'deletionAsked',
  'deletionTakenBack',
] as const;
export type ActivityName = (typeof ACTIVITIES)[number];

/** Stands for a passkey where the type number of a way is told; no method of METHOD-1 has it, and no user’s `auth_mthd`. */
export const PASSKEY_WAY = 90;

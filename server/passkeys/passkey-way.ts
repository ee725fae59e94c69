import { PASSKEY_WAY } from '#contract/activities.ts';

/** The type number of a passkey in mails and notices to the owner (SAFE-1). */
export const PASSKEY = PASSKEY_WAY;

/** The type number of a passkey in mails and notices to the owner (SAFE-1). No method of METHOD-1 has it, and no session. */
export const PASSKEY = 90;

import * as limits from './limits.ts';

/** Numbers that any text may name, as in `{{megabytes}}`, so that a limit that changes changes in the texts too. */
export const LIMIT_VALUES = {
  ageMin: limits.AGE_MIN,
  codeLength: limits.AUTH_CODE_LENGTH,
  codeTries: limits.CODE_TRIES,
  deletionDays: limits.DELETION_GRACE_DAYS,
  emailMax: limits.EMAIL_MAX,
  idChangeDays: limits.UVRS_ID_CHANGE_DAYS,
  idMax: limits.UVRS_ID_MAX,
  idMin: limits.UVRS_ID_MIN,
  megabytes: limits.PROFILE_IMAGE_MEGABYTES,
  nicknameMax: limits.NICKNAME_MAX,
  nicknameMin: limits.NICKNAME_MIN,
  passkeyNameMax: limits.PASSKEY_NAME_MAX,
  passkeysMax: limits.PASSKEYS_MAX,
  passwordMax: limits.PASSWORD_MAX,
  passwordMin: limits.PASSWORD_MIN,
  replacingMinutes: limits.REPLACING_SIGN_IN_MINUTES,
  provesMinutes: limits.SIGN_IN_PROVES_MINUTES,
} as const;

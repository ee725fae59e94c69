import * as z from 'zod/mini';
import { accessToken, authMthd, codeSentData, configData, expiresIn, gender, user, yesOrNo } from './schemas.ts';

/*
 * What the pages take from answers (API-26): nothing is required that sections 3 and 7 do not name, and what is ours is used if it is there.
 * `schemas.ts` says what our own server answers.
 */

/** The specification names fields and not their types: a number is taken for its digits. */
const digits = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);
/** Null where there is nothing, in whichever way an API says so. */
const orNull = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value || null),
);
const orZero = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? 0),
);

/** A user: the fields of section 3, and ours where they are. */
const acceptedUser = z.extend(z.partial(user), {
  user_id: digits,
  ncknm: z.string(),
  uvrs_id: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  ),
  uvrs_id_chng_dtm: orNull,
  auth_mthd: authMthd,
  prfl_img_path: orNull,
  acnt_open_yn: yesOrNo,
  uvrs_pont: orZero,
  bons_pont: orZero,
  gold: orZero,
  mrkt_infr_rcpt_agrm_yn: yesOrNo,
});
export type AcceptedUser = z.infer<typeof acceptedUser>;

export const userData = z.object({ user: acceptedUser });
/** A sign-in has to give a token. */
export const signedInData = z.object({ user: z.extend(acceptedUser, { access_token: accessToken }), expires_in: expiresIn });
/** The answer to a sign-in once more, where it was lost; empty where nothing was done. */
export const claimedData = z.object({ user: z.optional(z.extend(acceptedUser, { access_token: accessToken })), expires_in: expiresIn });
/** Answer to linking: without `user` the page loads it; without a token it keeps the current one. */
export const linkedData = z.nullish(
  z.object({ user: z.optional(z.extend(acceptedUser, { access_token: z.optional(accessToken) })), expires_in: expiresIn }),
);
/** Answer to a reset: the session that it begins, if any (RESET-2). */
export const resetData = z.nullish(
  z.object({ user: z.optional(z.extend(acceptedUser, { access_token: accessToken })), expires_in: expiresIn }),
);
/** Answer to a change: without `user`, the page takes the sent value. */
export const changedData = z.nullish(z.object({ user: z.optional(acceptedUser) }));

/** The specification does not show where the new token stands: by itself, or in the user as at a sign-in. */
export const refreshedData = z.pipe(
  z.union([
    z.object({ access_token: accessToken, expires_in: expiresIn }),
    z.object({ user: z.object({ access_token: accessToken }), expires_in: expiresIn }),
  ]),
  z.transform((data) => ({ access_token: 'user' in data ? data.user.access_token : data.access_token, expires_in: data.expires_in })),
);

export const checkedUserData = z.object({
  ncknm: z.nullish(z.string()),
  authId: z.optional(z.string()),
  owner: z.nullish(z.object({ uvrs_id: z.string(), gndr: gender, prfl_img_path: orNull })),
});
/** The ways that a reset can end with it are named where the API can (WAY-3). */
export const confirmedData = z.object({ sqncNum: digits.check(z.minLength(1)), otherWays: z.nullish(z.array(authMthd)) });
/** Without times, the constants of section 9 count from the answer on. */
export const sentData = z.nullish(z.partial(codeSentData));
/** What is not there is as the page says, else as it is built in (SHELL-5). */
export const configurationData = z.nullish(z.partial(configData));
export const noData = z.nullish(z.looseObject({}));

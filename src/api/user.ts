import type { AcceptedUser } from '#contract/accepted.ts';
import { METHODS, type MethodCode, methodByCode, methodByType, UNIVERSITY_CODES } from '#contract/methods.ts';
import { parseUrl } from '#contract/parse-url.ts';
import type { AccountFace } from '#machines/account-face.ts';
import type { Gender } from '#machines/join-data.ts';
import type { Client } from './client.ts';

/** A user as the rest of the application knows it: the token is the token store's alone. */
export type KnownUser = Omit<AcceptedUser, 'access_token'>;

/** A person without an account of their own as yet (ROLE-1). */
export const isGuest = ({ auth_mthd }: Pick<KnownUser, 'auth_mthd'>): boolean => auth_mthd === methodByCode('guest').type;

/** What an account is worth (ROLE-1): a guest's, an own account, or a student's whom a university vouches for. */
export type Standing = 'guest' | 'member' | 'student';

type Proven = Pick<KnownUser, 'auth_mthd' | 'auth_cmps_codes'>;

/** Codes of the universities whose student this is; an API that does not tell them is read by the way of this sign-in (API-26). */
const campusCodesOf = ({ auth_mthd, auth_cmps_codes }: Proven): readonly string[] => {
  if (auth_cmps_codes !== undefined) return auth_cmps_codes;
  const method = methodByType(auth_mthd);
  return method?.sso === true ? [method.code] : [];
};

export const standingOf = (user: Proven): Standing => {
  if (isGuest(user)) return 'guest';
  return campusCodesOf(user).length > 0 ? 'student' : 'member';
};

/** The universities that have a name in the texts, of those whose student this is. */
export const universitiesOf = (user: Proven): readonly MethodCode[] => {
  const codes = campusCodesOf(user);
  return UNIVERSITY_CODES.filter((code) => codes.includes(code));
};

/** The account's own ways to sign in (JOIN-5), none for a guest; an API that does not name them all has at least that of this sign-in (API-26). */
export const waysOf = ({ auth_mthd, auth_mthds }: Pick<KnownUser, 'auth_mthd' | 'auth_mthds'>): readonly MethodCode[] => {
  const types = auth_mthds ?? [auth_mthd];
  return METHODS.filter(({ type, code }) => code !== 'guest' && types.includes(type)).map(({ code }) => code);
};

/** The only way into the account, where its provider has no such account any more (WAY-2). */
export const goneWayOf = ({ gone_auth_mthd }: Pick<KnownUser, 'gone_auth_mthd'>): MethodCode | null =>
  gone_auth_mthd === undefined ? null : (methodByType(gone_auth_mthd)?.code ?? null);

/** Where images are: under the delivery path that the operator has set, else on the API's host. */
export type ImageSource = Pick<Client, 'baseUrl' | 'imageBase'>;

/** The API may give an image as a path, which is one of the delivery path or of the API's host (AVATAR-1). */
export function knownUser({ access_token: _, ...user }: AcceptedUser, source: ImageSource): KnownUser {
  return { ...user, prfl_img_path: imageOf(user, source) };
}

/** How an account looks whose owner has still to log in to it (SOC-4). */
export const faceOf = (
  user: Pick<AcceptedUser, 'uvrs_id' | 'prfl_img_path'> & { readonly gndr: Gender },
  source: ImageSource,
): AccountFace => ({
  uvrsId: user.uvrs_id,
  gender: user.gndr,
  image: imageOf(user, source),
});

const imageOf = ({ prfl_img_path: path }: Pick<AcceptedUser, 'prfl_img_path'>, source: ImageSource): string | null =>
  path === null || path === '' ? null : imageAddress(path, source);

function imageAddress(path: string, { baseUrl, imageBase }: ImageSource): string {
  if (/^https?:\/\//i.test(path)) return path;
  if (imageBase !== undefined) return `${imageBase}/${path.replace(/^\/+/, '')}`;
  return parseUrl(path, baseUrl)?.href ?? path;
}

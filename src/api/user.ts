import { methodByCode } from '../../machines/methods.ts';
import type { User } from './schemas.ts';

/** A user as the rest of the application knows it: the token is the token store's alone. */
export type KnownUser = Omit<User, 'access_token'>;

/** Somebody without an account of their own as yet (ROLE-1). */
export const isGuest = ({ auth_mthd }: Pick<KnownUser, 'auth_mthd'>): boolean => auth_mthd === methodByCode('guest').type;

/** An image may be told as a path, which is one of the API's host (AVATAR-1): `baseUrl` is the client's. */
export function knownUser({ access_token: _, ...user }: User, baseUrl: string): KnownUser {
  const { prfl_img_path: path } = user;
  if (path === null || !URL.canParse(path, baseUrl)) return user;
  return { ...user, prfl_img_path: new URL(path, baseUrl).href };
}

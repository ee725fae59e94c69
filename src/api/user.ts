import type { User } from './schemas.ts';

/** A user as the rest of the application knows it: the token is the token store's alone. */
export type KnownUser = Omit<User, 'access_token'>;

export function withoutToken({ access_token: _, ...user }: User): KnownUser {
  return user;
}

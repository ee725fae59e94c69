import { canBeCampus } from '#contract/values/campus-path.ts';

/** A place on the 3D host, as a path below it (ROUTE-8). */
export type Place = '/myroom' | `/space/${string}`;

export const MYROOM: Place = '/myroom';

/** The place of a space's path; `null` for what cannot be one. */
export const spacePlace = (path: string): Place | null => (canBeCampus(path) ? `/space/${path}` : null);

/** For text from outside: an address, a storage, a partner. */
export function parsePlace(text: unknown): Place | null {
  if (text === MYROOM) return MYROOM;
  return typeof text === 'string' && text.startsWith('/space/') ? spacePlace(text.slice('/space/'.length)) : null;
}

import * as z from 'zod/mini';
import { ENTER } from '../enter.ts';

/** A path below the 3D host, and nothing that an address could be made of: no host, no query, no step up. */
const path = z.string().check(z.regex(/^\/(?:myroom|space\/[A-Za-z0-9_-]{1,40})$/));

/** What the query asks to enter; null where it asks for nothing, or for what is no place of the 3D host. */
export function askedPlace(search: string): string | null {
  const asked = z.safeParse(path, new URLSearchParams(search).get(ENTER));
  return asked.success ? asked.data : null;
}

/** The way back from the 3D host for who is not signed in. `siteUrl` without a slash at its end. */
export const wayBack = (siteUrl: string, place: string): string => `${siteUrl}/?${new URLSearchParams({ [ENTER]: place })}`;

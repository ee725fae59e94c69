import type { TFunction } from 'i18next';
import { PASSKEY_WAY } from '#contract/activities.ts';
import { methodByType } from '#contract/methods.ts';

/** “Kakao”; an API may know a way that the pages do not. */
export function wayName(t: TFunction, authMthd: number): string {
  const method = methodByType(authMthd);
  return method === undefined ? '' : t(($) => $.methods[method.code].name);
}

/** As above, of what was done by it: a passkey, too. */
export const usedWayName = (t: TFunction, authMthd: number): string =>
  authMthd === PASSKEY_WAY ? t(($) => $.activity.passkey) : wayName(t, authMthd);

import type { TFunction } from 'i18next';
import { methodByType } from '#contract/methods.ts';

/** “Kakao”; an API may know a way that the pages do not. */
export function wayName(t: TFunction, authMthd: number): string {
  const method = methodByType(authMthd);
  return method === undefined ? '' : t(($) => $.methods[method.code].name);
}

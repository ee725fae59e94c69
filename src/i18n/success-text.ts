import type { TFunction } from 'i18next';
import type { Success } from '#machines/success.ts';

/** What a person reads about what is done: the text of its code, with the way to sign in that it is about. */
export const successText = (t: TFunction, { code, method }: Success): string =>
  t(($) => $.successes[code], { name: method === undefined ? '' : t(($) => $.methods[method].name) });

import type { TFunction } from 'i18next';
import type { LIMIT_VALUES } from '#contract/limit-values.ts';
import type { Failure } from '#machines/failures.ts';

/**
 * What a person reads about a failure: the server's own words if there are any, else the text of its code (API-25), and whether the device is offline.
 * @param numbers those of the operator that the text names, where they are not the built-in ones
 */
export const failureText = (
  t: TFunction,
  { code, serverMessage, isOffline = false }: Failure,
  numbers: Readonly<Partial<Record<keyof typeof LIMIT_VALUES, number>>> = {},
): string => {
  const text = serverMessage ?? t(($) => $.failures[code], numbers);
  return isOffline ? `${text} ${t(($) => $.common.offline)}` : text;
};

import type { TFunction } from 'i18next';
import type { Failure } from '#machines/failures.ts';

/** What a person reads about a failure: the server's own words if there are any, else the text of its code (API-25), and whether the device is offline. */
export const failureText = (t: TFunction, { code, serverMessage, isOffline = false }: Failure): string => {
  const text = serverMessage ?? t(($) => $.failures[code]);
  return isOffline ? `${text} ${t(($) => $.common.offline)}` : text;
};

import type { TFunction } from 'i18next';
import type { Failure } from '../../machines/failures.ts';

/** What a person reads about a failure: the server's own words if there are any, else the text of its code (API-25). */
export const failureText = (t: TFunction, { code, serverMessage }: Failure): string => serverMessage ?? t(($) => $.failures[code]);

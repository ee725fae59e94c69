import type { Configuration } from 'oidc-provider';
import { hintOf, type School, schoolByCode } from '#server/schools/school.ts';
import { type ProviderCode, SCHOOL_SETTINGS } from '../provider-settings.ts';

const SEPARATOR = '.';

/** The school that a request asks for, as the proxy of a federation finds it; without one a proxy asks, and the stand-in takes the first. */
export function schoolAsked(
  code: ProviderCode,
  schools: readonly School[],
  parameters: Readonly<Record<string, unknown>>,
): School | undefined {
  if (code !== 'federation') return undefined;
  return schools.find((school) => hintOf(school) === parameters[SCHOOL_SETTINGS.parameter]) ?? schools[0];
}

/** An account of a school; of none, the account itself. */
export const accountAt = (school: School | undefined, accountId: string): string =>
  school === undefined ? accountId : `${accountId}${SEPARATOR}${school.code}`;

/** What a federation's proxy says of a person beside the subject. */
export function schoolClaims(code: ProviderCode, schools: readonly School[], accountId: string): Readonly<Record<string, string>> {
  if (code !== 'federation') return {};
  const school = schoolByCode(schools, accountId.slice(accountId.indexOf(SEPARATOR) + 1));
  return school === undefined ? {} : { [SCHOOL_SETTINGS.claim]: school.domains?.[0] ?? school.code };
}

/** How the stand-in of a federation's proxy differs from the other issuers. */
export const schoolFeatures = (code: ProviderCode): Pick<Configuration, 'claims' | 'conformIdTokenClaims' | 'extraParams'> =>
  code === 'federation'
    ? { claims: { openid: ['sub', SCHOOL_SETTINGS.claim] }, conformIdTokenClaims: false, extraParams: [SCHOOL_SETTINGS.parameter] }
    : {};

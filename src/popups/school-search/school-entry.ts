import { isOffered, type MethodCode } from '#contract/methods.ts';
import { UNIVERSITIES } from '#contract/universities.ts';
import type { School } from '#machines/school.ts';

/** A school that can be chosen, with all that it is found by (CAMPUS-3). */
export interface SchoolEntry {
  readonly code: string;
  readonly method: MethodCode;
  /** In the person's language, else in one that there is. */
  readonly name: string;
  readonly terms: readonly string[];
  readonly domains: readonly string[];
}

/** In the order in which a name stands in for one that is not there. */
const NAMES_INSTEAD = ['ko', 'en', 'ja'] as const;

export const schoolName = ({ names, code }: Pick<School, 'names' | 'code'>, language: string): string =>
  [language, ...NAMES_INSTEAD].map((each) => names[each]).find((name) => name !== undefined) ?? code;

/** The universities with a method of their own that are offered (METHOD-2), then the schools of the federation. */
export const schoolEntries = (schools: readonly School[], enabledMethods: readonly number[], language: string): readonly SchoolEntry[] => [
  ...UNIVERSITIES.filter(({ code }) => isOffered(code, enabledMethods)).map((university) => entryOf(university, university.code, language)),
  ...(isOffered('federation', enabledMethods) ? schools.map((school) => entryOf(school, 'federation', language)) : []),
];

const entryOf = (school: School, method: MethodCode, language: string): SchoolEntry => ({
  code: school.code,
  method,
  name: schoolName(school, language),
  terms: [...Object.values(school.names), ...school.aliases, ...school.readings],
  domains: school.domains,
});

import type { SchoolItem } from '#contract/schemas.ts';

/** A school of the federation behind the operator's proxy (CAMPUS-3). */
export interface School {
  /** Names its members' accounts for good. */
  readonly code: string;
  readonly names: SchoolItem['names'];
  readonly aliases?: SchoolItem['aliases'];
  readonly readings?: SchoolItem['readings'];
  readonly domains?: SchoolItem['domains'];
  /** What the proxy knows the school by, such as the entity ID of its identity provider; default: the code. */
  readonly hint?: string | undefined;
}

export const hintOf = ({ hint, code }: School): string => hint ?? code;

export const schoolByCode = (schools: readonly School[], code: string): School | undefined =>
  schools.find((school) => school.code === code);

/** The school that a proxy names by its code, its hint, or one of its mail domains. */
export function schoolByClaim(schools: readonly School[], claim: string): School | undefined {
  const said = claim.toLowerCase();
  return schools.find(
    (school) => school.code === claim || hintOf(school) === claim || school.domains?.some((domain) => domain.toLowerCase() === said),
  );
}

/** A school is part of its member's name: two schools may call different people the same. */
export const memberOf = ({ code }: School, subject: string): string => `${code}:${subject}`;

export const schoolCodeOfMember = (subject: string): string => subject.slice(0, subject.indexOf(':'));

/** What pages are told of a school. */
export const schoolItem = ({ code, names, aliases, readings, domains }: School): SchoolItem => ({
  cmpsCode: code,
  names,
  ...(aliases !== undefined && { aliases }),
  ...(readings !== undefined && { readings }),
  ...(domains !== undefined && { domains }),
});

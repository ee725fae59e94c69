import type { SchoolItem } from '#contract/schemas.ts';
import type { School } from '#machines/school.ts';

/** A school of `GET /auth/schools` and of the announcement; what is empty of it is left out (API-26). */
export function schoolOf({ cmpsCode, names, aliases = [], readings = {}, domains = [] }: SchoolItem): School {
  return {
    code: cmpsCode,
    names: Object.fromEntries(Object.entries(names).flatMap(([language, name = '']) => (name === '' ? [] : [[language, name]]))),
    aliases,
    readings: [readings.kana ?? '', readings.romaji ?? ''].filter((reading) => reading !== ''),
    domains: domains.map((domain) => domain.toLowerCase()),
  };
}

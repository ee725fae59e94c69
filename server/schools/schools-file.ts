import * as z from 'zod/mini';
import { METHODS } from '#contract/methods.ts';
import { readOperatorFile } from '../operator-file.ts';
import type { School } from './school.ts';

/** In the place of a file: no schools, not even the samples beside the stand-ins. */
export const NO_SCHOOLS = 'none';

const SCHOOLS_MAX = 20_000;
const OWN_CODES: readonly string[] = METHODS.map(({ code }) => code);

const text = (max: number) =>
  z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(max, `must have ${max} characters at most`));
const name = z.optional(text(80));
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const ROMAJI = /^[\p{Script=Latin}\d\s.,'’&()-]+$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]+$/i;

const school = z.strictObject({
  code: z.string().check(
    z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, - or _'),
    z.refine((code) => !OWN_CODES.includes(code), 'is the code of a method of its own'),
  ),
  names: z
    .strictObject({ ko: name, en: name, ja: name })
    .check(z.refine(({ ko, en, ja }) => (ko ?? en ?? ja) !== undefined, 'must have a name in ko, en or ja')),
  aliases: z.optional(z.array(text(40)).check(z.maxLength(10, 'must be 10 at most'))),
  readings: z.optional(
    z.strictObject({
      kana: z.optional(text(120).check(z.regex(KANA, 'must be hiragana or katakana'))),
      romaji: z.optional(text(120).check(z.regex(ROMAJI, 'must be Latin letters'))),
    }),
  ),
  domains: z.optional(
    z.array(z.string().check(z.regex(DOMAIN, 'must be a domain such as hanbit.ac.kr'))).check(z.maxLength(20, 'must be 20 at most')),
  ),
  hint: z.optional(text(500)),
});

/** Each of these may stand in the file once: it says whose member a person is. */
const UNIQUE: readonly (readonly [string, (one: z.infer<typeof school>) => readonly string[]])[] = [
  ['code', ({ code }) => [code]],
  ['hint', ({ code, hint }) => [hint ?? code]],
  ['domain', ({ domains = [] }) => domains.map((domain) => domain.toLowerCase())],
];

const schoolsFile = z
  .array(school)
  .check(z.minLength(1, 'names no school'), z.maxLength(SCHOOLS_MAX, `has more than ${SCHOOLS_MAX} schools`));

/**
 * The schools in a JSON file: `[{ "code", "names": { "ko", "en", "ja" }, "aliases"?, "readings"?: { "kana", "romaji" }, "domains"?, "hint"? }]`.
 * @throws StartError that says where the file is wrong
 */
export async function readSchools(file: string): Promise<readonly School[]> {
  const { entries, wrong } = await readOperatorFile(file, schoolsFile, { about: `The schools in ${file} (SCHOOLS_FILE)` });
  for (const [kind, valuesOf] of UNIQUE) {
    const twice = firstRepeated(entries.flatMap(valuesOf));
    if (twice !== undefined) throw wrong(`the ${kind} "${twice}" stands there twice`);
  }
  return entries;
}

function firstRepeated(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}

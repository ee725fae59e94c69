import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { type MethodCode, UNIVERSITY_CODES } from '#contract/methods.ts';
import { readOperatorFile } from '../operator-file.ts';

/** What a campus shows of itself to a person who comes for it (CAMPUS-2). */
export interface CampusLook {
  /** As in the table of campuses. */
  readonly code: string;
  /** Names by language; the name of the table stands for those that are not here. */
  readonly names?: Readonly<Partial<Record<Language, string | undefined>>> | undefined;
  readonly mark?: string | undefined;
  readonly color?: string | undefined;
  /** Its own sign-on. Default: the university of this code, if there is one. */
  readonly method?: MethodCode | undefined;
}

/** A data URL goes with each list of campuses. */
const MARK_MAX = 16_000;

const name = z.optional(z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(60, 'must have 60 characters at most')));
const looksFile = z
  .array(
    z.strictObject({
      code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, - or _')),
      names: z.optional(z.strictObject({ ko: name, en: name, ja: name })),
      mark: z.optional(
        z
          .string()
          .check(
            z.maxLength(MARK_MAX, `must have ${MARK_MAX} characters at most`),
            z.regex(
              /^(\/(?![/\\])\S+|data:image\/[a-z+]+[;,]\S+)$/,
              'must be a path of the site, such as /campus-marks/yonsei.svg, or data:image/…',
            ),
          ),
      ),
      color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #003876'))),
      method: z.optional(z.enum(UNIVERSITY_CODES, `must be one of ${UNIVERSITY_CODES.join(', ')}`)),
    }),
  )
  .check(z.refine((looks) => new Set(looks.map(({ code }) => code)).size === looks.length, 'has a code twice'));

/**
 * The looks in a JSON file: `[{ "code", "names"?: { "ko", "en", "ja" }, "mark"?, "color"?, "method"? }]`.
 * @throws StartError that says where the file is wrong
 */
export async function readCampusLooks(file: string): Promise<readonly CampusLook[]> {
  return (await readOperatorFile(file, looksFile, { about: `The campuses in ${file} (CAMPUSES_FILE)` })).entries;
}

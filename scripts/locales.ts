/** The linter of texts, comments and titles of tests: `tsx scripts/locales.ts` prints what is wrong with them and fails if anything is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts';
import { FAILURE_CODES } from '#machines/failures.ts';
import { JOSA_PAIRS } from '#src/i18n/josa.ts';
import type { TextTree } from '#src/i18n/merge-namespaces.ts';
import { checkCode } from './locales/comments.ts';
import type { Finding } from './locales/finding.ts';
import type { FlatTexts, Locales } from './locales/flat-texts.ts';
import { GLOSSARY, type Term } from './locales/glossary.ts';
import { checkPlanColons, checkPlanParticles, checkPlanQuotes } from './locales/plan-texts.ts';
import { readSourceTexts } from './locales/source-texts.ts';
import { readSentences } from './texts/read-sentences.ts';
import { readTexts } from './texts/read-texts.ts';

/** Namespaces whose keys are chosen at run time, so that no source file names them one by one. */
const DYNAMIC_NAMESPACES = ['failures', 'fields', 'methods', 'nicknames'];

/** Words that are the same in every language: names, and what is not translated. A text made of them alone may equal the English one. */
const INTERNATIONAL_WORDS = [
  'OK',
  'FAQ',
  'ID',
  'MB',
  'Google',
  'Kakao',
  'NAVER',
  'Facebook',
  'Apple',
  'YouTube',
  'Madang',
  'BAND',
  'LINE',
  'Instagram',
  'Threads',
  'TikTok',
  'WeChat',
  'Snapchat',
  'Pinterest',
  'LinkedIn',
];

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*([^},\s]+)\s*(?:,([^}]*))?\}\}/g;
const TAG = /<\/?[A-Za-z]\w*\s*\/?>/g;
/** A particle that would be wrong after half of all names; 부터, 까지, 님 and the like never are. */
const RAW_JOSA =
  /\}\}(?:<\/\w+>)?["”’)]*(이에요|예요|이라는|라는|이라고|라고|으로|이나|이랑|이|가|은|는|을|를|과|와|로|나|랑|야|아)(?![가-힣])/;

const BANNED: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'a control character'],
  [/[\p{Cf}\p{Co}\p{Cs}\uFFFD]/u, 'an invisible, private or broken character'],
  [/\p{Emoji_Presentation}|\uFE0F/u, 'an emoji'],
  [/\u00A0(?!님)| {2}|^\s|\s$/u, 'white space at an end, twice, or unbreakable but before 님'],
  [/\.\.\./, 'three dots instead of …'],
  // A line may break at the hyphen.
  [/\be-mail/i, '“e-mail” instead of “email”'],
];

const FOREIGN: Readonly<Record<Language, RegExp>> = {
  ko: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  en: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ja: /\p{Script=Hangul}/u,
};

export function flatten(tree: TextTree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) flat.set(path, text);
  }
  return flat;
}

const withoutPlural = (path: string): string => path.replace(PLURAL_SUFFIX, '');
const basesOf = (texts: FlatTexts): Set<string> => new Set([...texts.keys()].map(withoutPlural));

/** All plural forms of a text together, or the text itself. */
const formsOf = (texts: FlatTexts, base: string): string =>
  [...texts]
    .filter(([path]) => withoutPlural(path) === base)
    .map(([, text]) => text)
    .join('\n');

const slotsOf = (text: string): string =>
  [...new Set([...[...text.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`), ...(text.match(TAG) ?? [])])].sort().join(' ');

export function checkKeys(locales: Locales): Finding[] {
  const all = new Set(LANGUAGES.flatMap((language) => [...basesOf(locales[language])]));
  return LANGUAGES.flatMap((language) => {
    const here = basesOf(locales[language]);
    return [...all].filter((base) => !here.has(base)).map((base) => ({ rule: 'keys', where: `${language} ${base}`, says: 'is missing' }));
  });
}

/** Exactly the forms that the language has (`_other` in ko and ja; `_one` and `_other` in en); `_` stands for nothing else. */
export function checkPlurals(language: Language, texts: FlatTexts): Finding[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `_${category}`);
  return [...basesOf(texts)].flatMap((base) => {
    const where = `${language} ${base}`;
    if (base.includes('_')) return [{ rule: 'plurals', where, says: 'has a _ in its key, which i18next reads as a context' }];
    const found = [...texts.keys()].filter((path) => withoutPlural(path) === base).map((path) => path.slice(base.length));
    const plain = found.length === 1 && found[0] === '';
    const complete = found.length === wanted.length && wanted.every((form) => found.includes(form));
    return plain || complete ? [] : [{ rule: 'plurals', where, says: `has the forms [${found.join(' ')}], wanted [${wanted.join(' ')}]` }];
  });
}

export function checkPlaceholders(locales: Locales): Finding[] {
  return [...basesOf(locales.en)].flatMap((base) => {
    const wanted = slotsOf(formsOf(locales.en, base));
    return LANGUAGES.flatMap((language) => {
      const found = formsOf(locales[language], base);
      if (found === '' || slotsOf(found) === wanted) return [];
      return [{ rule: 'placeholders', where: `${language} ${base}`, says: `has [${slotsOf(found)}], English has [${wanted}]` }];
    });
  });
}

export function checkJosa(language: Language, texts: FlatTexts): Finding[] {
  return [...texts].flatMap(([path, text]) => {
    const where = `${language} ${path}`;
    const raw = language === 'ko' ? RAW_JOSA.exec(text) : null;
    const formats = [...text.matchAll(PLACEHOLDER)]
      .map(([, , format]) => format?.trim() ?? '')
      .filter((format) => format.startsWith('josa'));
    const wrong = formats.filter((format) => language !== 'ko' || !JOSA_PAIRS.some((pair) => format === `josa(${pair})`));
    return [
      ...(raw === null
        ? []
        : [{ rule: 'josa', where, says: `has "${raw[1]}" right after a value: {{name, josa(이/가)}}, or "{{name}} 님"` }]),
      ...wrong.map((format) => ({ rule: 'josa', where, says: `asks for "${format}", which is no pair of particles here` })),
    ];
  });
}

export const checkEmpty = (language: Language, texts: FlatTexts): Finding[] =>
  [...texts].flatMap(([path, text]) => (text.trim() === '' ? [{ rule: 'empty', where: `${language} ${path}`, says: 'is empty' }] : []));

export function checkWording(language: Language, texts: FlatTexts): Finding[] {
  return [...texts].flatMap(([path, text]) => {
    const where = `${language} ${path}`;
    const banned = BANNED.filter(([pattern]) => pattern.test(text)).map(([, name]) => ({ rule: 'characters', where, says: `has ${name}` }));
    const foreign = FOREIGN[language].test(text) && !Object.values(LANGUAGE_NAMES).includes(text);
    return [
      ...(text.trim() === '' ? [] : banned),
      ...(foreign ? [{ rule: 'script', where, says: `is written in another language's script: ${text}` }] : []),
    ];
  });
}

const needsTranslation = (text: string): boolean =>
  text
    .replace(PLACEHOLDER, ' ')
    .split(/[^\p{L}\p{N}@.]+/u)
    .some((word) => /\p{L}/u.test(word) && !INTERNATIONAL_WORDS.includes(word) && !Object.values(LANGUAGE_NAMES).includes(word));

export function checkTranslated(locales: Locales): Finding[] {
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    [...locales[language]]
      .filter(([path, text]) => locales.en.get(path) === text && needsTranslation(text))
      .map(([path, text]) => ({ rule: 'translation', where: `${language} ${path}`, says: `is the English text: ${text}` })),
  );
}

export function checkFailures(language: Language, texts: FlatTexts): Finding[] {
  const codes = Object.keys(FAILURE_CODES).map((code) => `failures.${code}`);
  const spare = [...texts.keys()].filter((path) => path.startsWith('failures.') && !codes.includes(path));
  return [
    ...codes.filter((path) => !texts.has(path)).map((path) => ({ rule: 'failures', where: `${language} ${path}`, says: 'has no text' })),
    ...spare.map((path) => ({ rule: 'failures', where: `${language} ${path}`, says: 'is the text of no failure' })),
  ];
}

/** `$.login.title` in a source uses that text; `$.fields.nickname.issues[issue]` uses all below. */
export function checkUnused(texts: FlatTexts, sources: readonly string[]): Finding[] {
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/\$\.([A-Za-z]\w*(?:\??\.[A-Za-z]\w*)*)/g)].map((match) => match[1] ?? '')),
  );
  const isUsed = (base: string): boolean => base.split('.').some((_, depth, steps) => used.has(steps.slice(0, depth + 1).join('.')));
  return [...basesOf(texts)]
    .filter((base) => !DYNAMIC_NAMESPACES.includes(base.split('.')[0] ?? '') && !isUsed(base))
    .map((base) => ({ rule: 'unused', where: base, says: 'is used nowhere in src' }));
}

/** One word for one thing (scripts/locales/glossary.ts). */
export function checkGlossary(language: Language, texts: FlatTexts, terms: readonly Term[] = GLOSSARY[language]): Finding[] {
  return [...texts].flatMap(([path, text]) =>
    terms.flatMap(({ term, instead, controls = [] }) => {
      const other = controls.includes(path) && text !== term ? text : instead.exec(text)?.[0];
      return other === undefined
        ? []
        : [
            {
              rule: 'glossary',
              where: `${language} ${path}`,
              says: `says "${other}", here it is "${term}" (scripts/locales/glossary.ts): ${text}`,
            },
          ];
    }),
  );
}

/** The glossary's words for the test plans, which speak to testers. */
export const checkPlanWords = (language: Language, texts: FlatTexts): Finding[] =>
  checkGlossary(
    language,
    texts,
    GLOSSARY[language].filter(({ allowedInPlans }) => allowedInPlans !== true),
  );

/** What the sentences of the test plans say of pages, mails and stand-ins, and how. */
export const checkPlans = (sentences: Locales, pages: Locales, besideCode: Locales): Finding[] => [
  ...checkPlanParticles(sentences.ko, pages.ko),
  ...checkPlanColons(sentences.ja),
  ...LANGUAGES.flatMap((language) => checkPlanQuotes(language, sentences[language], besideCode[language])),
];

/** Every finding about the texts alone. */
export const checkTexts = (locales: Locales): Finding[] => [
  ...checkKeys(locales),
  ...checkPlaceholders(locales),
  ...checkTranslated(locales),
  ...LANGUAGES.flatMap((language) =>
    [checkPlurals, checkJosa, checkEmpty, checkWording, checkFailures, checkGlossary].flatMap((check) =>
      check(language, locales[language]),
    ),
  ),
];

const SRC = join(import.meta.dirname, '../src');
/** What draws the pages at build uses texts, too. */
const PRERENDER = join(import.meta.dirname, 'build/prerender');

const forEachLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => ({
  ko: make('ko'),
  en: make('en'),
  ja: make('ja'),
});

/** What the test plans say. */
export const readPlanTexts = (): Locales => forEachLanguage((language) => flatten(readSentences(language) as unknown as TextTree));

export const readLocales = (): Locales => forEachLanguage((language) => flatten(readTexts(language)));

export const readSources = (): string[] =>
  [SRC, PRERENDER].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );

function main(): void {
  const locales = readLocales();
  const sourceTexts = readSourceTexts();
  const sentences = readPlanTexts();
  const findings = [
    ...checkTexts(locales),
    ...checkUnused(locales.en, readSources()),
    ...LANGUAGES.flatMap((language) => checkGlossary(language, sourceTexts[language])),
    ...LANGUAGES.flatMap((language) => [...checkEmpty(language, sentences[language]), ...checkPlanWords(language, sentences[language])]),
    ...checkPlans(sentences, locales, sourceTexts),
    ...checkCode(),
  ];
  for (const { rule, where, says } of findings) console.error(`${rule.padEnd(12)} ${where} ${says}`);
  console.info(`${locales.en.size} texts in ${LANGUAGES.join(', ')}, ${sourceTexts.en.size} beside code: ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) main();

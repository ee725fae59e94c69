import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Every other folder of the root holds code: a list of those that do would leave out the next one. */
const WITHOUT_CODE: ReadonlySet<string> = new Set(['atlas', 'deploy', 'docs', 'public', 'test-results']);
const BUILT: ReadonlySet<string> = new Set(['dist', 'node_modules']);
/** Has the wrong ones on purpose. */
const OWN_TEST = 'tests/scripts/docs/comments.test.ts';

/** The text of a comment on its line: all of it, a line amid it, or one behind code. */
const COMMENT = /(?:^\s*\*|(?:^|[\s{])(?:\/\/|\/\*\*?))(?= |$) ?(.*)$/;
const OBLIQUE_SENTENCE = /(?:^|[.?!:] )(Of|By|Whose|Whom|In whose|Who|Whoever) /;

/** The first text of `test`, `it` and `describe`, also behind `.each(...)`, and of an invariant, which becomes a title. */
const TITLE =
  /(?:(?<![.\w])(?:\w*[tT]est|it|describe\w*)(?:\.\w+)*\(|\)\(|\bstates:)\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;
const BEFORE_TITLE = /^(?:\[[^\]]*\] |%\w(?:: | ))*/;
/** At the beginning, or behind a colon or semicolon: behind a comma it may be a relative clause. */
const CLAUSE = /(?:^|[:;] )(who|whoever|whom|whose|what|whatever) /i;

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

/** Sentences of comments that begin with Of, By, Who, Whose or Whom, and not with a noun or an imperative. */
export const checkComments = (file: string, source: string): Finding[] =>
  source.split('\n').flatMap((line, index) => {
    const found = OBLIQUE_SENTENCE.exec(COMMENT.exec(line)?.[1] ?? '');
    const says = `has a sentence that begins with "${found?.[1]}": begin with a noun or an imperative`;
    return found === null ? [] : [{ rule: 'comment', where: `${file}:${index + 1}`, says }];
  });

/** Titles with a clause as subject ("who has signed out goes home") instead of a noun ("a person who signs out goes home"). */
export const checkTitles = (file: string, source: string): Finding[] =>
  [...source.matchAll(TITLE)].flatMap(({ index, 1: single, 2: double, 3: template }) => {
    const title = (single ?? double ?? template ?? '').replace(BEFORE_TITLE, '');
    const found = CLAUSE.exec(title);
    const says = `has a clause with "${found?.[1]}" as subject, where a noun should be: ${title}`;
    return found === null ? [] : [{ rule: 'title', where: `${file}:${lineAt(source, index)}`, says }];
  });

const isCode = (folder: string, name: string): boolean =>
  !name.startsWith('.') && !BUILT.has(name) && !(folder === '.' && WITHOUT_CODE.has(name));

/** Paths of the files below a folder, from the root. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => isCode(folder, name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

/** Every source and style sheet, by its path from the root. */
export const codeFiles = (): string[] =>
  filesBelow('.')
    .filter((path) => /\.(?:tsx?|m?js|css)$/.test(path))
    .map((path) => path.replaceAll('\\', '/'));

/** Findings in all code of the project. Reads each file once. */
export const checkCode = (): Finding[] =>
  codeFiles()
    .filter((file) => file !== OWN_TEST)
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
    .flatMap(([file, source]) => [...checkComments(file, source), ...checkTitles(file, source)]);

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Finding } from './finding.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['contract', 'machines', 'scripts', 'server', 'src', 'tests'];
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

/** Every source and style sheet, with its path from the root. */
const readCode = (): (readonly [file: string, source: string])[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  )
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => [relative(ROOT, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')] as const)
    .filter(([file]) => file !== OWN_TEST);

/** Findings in all code of the project. Reads each file once. */
export const checkCode = (): Finding[] =>
  readCode().flatMap(([file, source]) => [...checkComments(file, source), ...checkTitles(file, source)]);

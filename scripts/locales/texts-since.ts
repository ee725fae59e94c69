import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { flatten } from '../locales.ts';
import { textsIn } from '../texts/read-texts.ts';
import { SOURCE_FOLDERS, textsOf } from './source-texts.ts';
import { changesIn, type Texts } from './text-changes.ts';

/*
 * npm run tools -- texts-since <commit>   each text that is another, new or gone since then, by language, as Markdown: for the reader of a translation
 */

const JSON_FOLDER = 'src/i18n/texts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** A state of the repository: its files, and what they say. */
interface Tree {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

function treeAt(commit: string): Tree {
  const files = git('ls-tree', '-r', '--name-only', commit, '--', JSON_FOLDER, ...SOURCE_FOLDERS).split('\n');
  return { files, read: (file) => git('show', `${commit}:${file}`) };
}

const now = (): Tree => ({
  files: git('ls-files', '--', JSON_FOLDER, ...SOURCE_FOLDERS).split('\n'),
  read: (file) => readFileSync(file, 'utf8'),
});

function textsAt({ files, read }: Tree): ReadonlyMap<Language, Texts> {
  const inJson = files.filter((file) => file.startsWith(`${JSON_FOLDER}/`)).map((file) => [file, JSON.parse(read(file))] as const);
  const beside = files.filter((file) => file.endsWith('.ts')).map((file) => [file, textsOf(file, read(file))] as const);
  return new Map(
    LANGUAGES.map((language) => [
      language,
      {
        named: new Map(inJson.flatMap(([file, tree]) => [...flatten(textsIn(language, tree), `${path.basename(file, '.json')}.`)])),
        beside: new Map(beside.map(([file, texts]) => [file, [...texts[language].values()]])),
      },
    ]),
  );
}

const row = (...cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

const commit = process.argv[2];
if (commit === undefined) {
  console.error('Name a commit: npm run tools -- texts-since <commit>');
  process.exitCode = 1;
} else {
  const [before, after] = [textsAt(treeAt(commit)), textsAt(now())];
  for (const language of LANGUAGES) {
    const changes = changesIn(before.get(language), after.get(language));
    console.log(`\n## ${language}: ${changes.length} texts\n\n${row('Text', 'Before', 'Now')}\n${row('-', '-', '-')}`);
    for (const { name, was, is } of changes) console.log(row(name, was, is));
  }
}

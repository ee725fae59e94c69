/**
 * `npm run tools -- new-flow account-pause --call pauseAccount --requirement PROF-1 --title "Pause my account"` writes a flow that the profile opens
 * above itself: a question, a call without fields, and what is said when it fails. All but its words and what the server does.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { editsOf } from './edits.ts';
import { type Asked, namesOf, whatIsWrong } from './names.ts';
import { filesOf } from './templates.ts';

const FAILURES = 'src/i18n/texts/failures.json';

const command = new Command('new:flow')
  .description('Writes a flow that the profile opens: a question, a call without fields, and what is said when it fails.')
  .argument('<flow>', 'its name, as account-pause')
  .requiredOption('--call <name>', 'its call, as pauseAccount')
  .requiredOption('--requirement <id>', 'what asks for it, as PROF-1')
  .requiredOption('--title <text>', 'in English: the row of the profile, the title of the dialog and its button')
  .parse();
const asked = { flow: command.args[0] ?? '', ...command.opts<Omit<Asked, 'flow'>>() };
const wrong = whatIsWrong(asked);
if (wrong !== undefined) command.error(wrong);
const names = namesOf(asked);

const files = filesOf(names);
const there = Object.keys(files).filter((file) => existsSync(file));
if (there.length > 0) command.error(`already there: ${there.join(', ')}`);
// All of them before any is written: one that does not fit any more leaves nothing half done.
const edited = editsOf(names).map(({ file, change }) => [file, change(readFileSync(file, 'utf8'))] as const);
const failures = { ...JSON.parse(readFileSync(FAILURES, 'utf8')), [names.failure]: { ko: '', en: '', ja: '' } };

for (const [file, source] of [...Object.entries(files), ...edited, [FAILURES, `${JSON.stringify(failures, null, 2)}\n`] as const]) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}
const run = (...args: readonly string[]) => execFileSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
run('biome', 'check', '--write', ...Object.keys(files), ...edited.map(([file]) => file));
run('tsx', 'scripts/registries.ts');

/** What a person has to write, and what tells them so. */
const LEFT: ReadonlyArray<readonly [file: string, what: string, check: string]> = [
  [`src/i18n/texts/account/${names.id}.json`, 'its words in three languages', 'npm run check'],
  [FAILURES, `what is said when it fails: ${names.failure}`, 'npm run check'],
  [`machines/${names.flow}/qa/${names.flow}.sentences.json`, 'what test plans call it', 'npm run check'],
  [
    `server/calls/${names.callFile}.ts`,
    'what the server does',
    `vitest --project api server/tests/contract-matrix.test.ts -t ${names.call}`,
  ],
  [`server/tests/${names.callFile}.test.ts`, 'that it does', 'docs/recipes.md, “A call”'],
  ['src/popups/my-profile/my-profile.tsx', `the row, and <${names.component} actor={…} />`, 'npm run check'],
  ['tests/src/popups/my-profile.test.tsx', 'that the row opens it', `npm run -s tools -- paths:browser ${names.id} profile`],
  ['CHANGELOG.md', 'what operators and partners have to know', ''],
];
console.info(`The flow ${names.id} is written. What is left, and what tells when it is done:\n`);
for (const [file, what, check] of LEFT) console.info(`  ${file.padEnd(52)} ${what.padEnd(48)} ${check}`);
console.info(`
Then: npm run generate
      WRITE_CONTROLS=1 npx vitest run --project browser tests/sweeps/states/sweep-1 -t "^(${names.id}|profile) "   writes what can be pressed`);

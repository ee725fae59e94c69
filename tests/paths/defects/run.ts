/** Puts each defect into a copy of the tree, and asks which command notices it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { Command } from 'commander';
import { DEFECTS, type Defect } from './list.ts';

const LEFT_OUT = new Set(['node_modules', '.git', 'test-results', 'atlas', 'dist']);
/** The copy keeps nothing of an exploration: its time is that of a first run. */
const ENV = { ...process.env, STATEWALK_CACHE: '0' };
const TIME_LIMIT = 300_000;

const command = new Command('defects')
  .description(
    `Puts ${DEFECTS.length} defects into a copy of the tree, one at a time, and says which command finds each, where, and how fast.`,
  )
  .argument('[ids...]', `of ${DEFECTS.map(({ id }) => id).join(', ')}; without, all`)
  .option('--without-browser', 'the exploration alone')
  .parse();
const { withoutBrowser } = command.opts<{ readonly withoutBrowser?: boolean }>();
const chosen = DEFECTS.filter(({ id }) => command.args.length === 0 || command.args.includes(id));

const folder = mkdtempSync(join(tmpdir(), 'defects-'));
const root = process.cwd();
cpSync(root, folder, {
  recursive: true,
  filter: (file) =>
    !relative(root, file)
      .split(sep)
      .some((part) => LEFT_OUT.has(part)),
});
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

interface Verdict {
  readonly isFound: boolean;
  readonly seconds: number;
  /** How often something is said, and what first. */
  readonly said: readonly string[];
}

function ask(args: readonly string[]): Verdict {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'packages/statewalk/src/cli/main.ts', ...args], {
    cwd: folder,
    env: ENV,
    encoding: 'utf8',
    timeout: TIME_LIMIT,
  });
  const said = stdout.split('\n').filter((line) => /^\s*\S+:\d+ /.test(line));
  // What breaks before anything is said is no finding.
  const isFound = status === 1 && said.length > 0;
  if (!isFound && status !== 0) console.error(stderr.split('\n').slice(0, 5).join('\n'));
  return { isFound, seconds: Math.round((performance.now() - began) / 1000), said };
}

function tryOne({ id, does, flow, file, find, instead }: Defect): boolean {
  const place = join(folder, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${id}: ${file} has to have this once: ${find}`);
  writeFileSync(
    place,
    text.replace(find, () => instead),
  );
  try {
    const explored = ask(['explore', flow]);
    const shown = withoutBrowser ? undefined : ask(['browser', flow, '--no-pictures']);
    const first = explored.isFound ? explored : shown;
    const row = (name: string, verdict: Verdict | undefined) =>
      verdict === undefined
        ? `${name} not run`
        : `${name} ${verdict.isFound ? 'finds it' : 'no'}, ${verdict.seconds} s, ${verdict.said.length} said`;
    console.log(`${id}: ${does} (${flow})\n  ${row('explore', explored)}; ${row('browser', shown)}\n  ${first?.said[0]?.trim() ?? ''}`);
    return explored.isFound || shown?.isFound === true;
  } finally {
    writeFileSync(place, text);
  }
}

try {
  const found = chosen.filter(tryOne);
  console.log(`${found.length} of ${chosen.length} found`);
  process.exitCode = found.length === chosen.length ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

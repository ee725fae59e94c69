/** Puts each defect into a copy of the tree, and asks which command notices it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { Command } from 'commander';
import { markdownTable } from 'markdown-table';
import { DEFECTS, type Defect } from './list.ts';

/** What commands write into the project's folder; a folder of a package may be called so too. */
const WRITTEN = new Set(['.git', 'test-results', 'atlas', 'dist']);
/** The copy keeps nothing of an exploration: its time is that of a first run. */
const ENV = { ...process.env, STATEWALK_CACHE: '0' };
const TIME_LIMIT = 300_000;
/** How long a flow's command may take, s. */
const LIMIT = 60;

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
  filter: (file) => {
    const parts = relative(root, file).split(sep);
    return !parts.includes('node_modules') && !WRITTEN.has(parts[0] ?? '');
  },
});
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

interface Verdict {
  readonly isFound: boolean;
  readonly seconds: number;
  /** How often something is said, and what first. */
  readonly said: readonly string[];
}

/** A defect may move the lines of its file. */
const withoutLine = (said: string): string => said.replace(/:\d+ /, ' ');

/** What is said of flows that nothing was done to: no defect is found by it. */
const unbroken = new Set<string>();

function ask(args: readonly string[], timeout = TIME_LIMIT): Verdict {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'packages/statewalk/src/cli/main.ts', ...args], {
    cwd: folder,
    env: ENV,
    encoding: 'utf8',
    timeout,
  });
  const said = stdout.split('\n').filter((line) => /^\s*\S+:\d+ /.test(line) && !unbroken.has(withoutLine(line)));
  // What breaks before anything is said is no finding.
  const isFound = status === 1 && said.length > 0;
  if (!isFound && status !== 0) console.error(stderr.split('\n').slice(0, 5).join('\n'));
  return { isFound, seconds: Math.round((performance.now() - began) / 1000), said };
}

const browserOf = (flows: readonly string[]): readonly string[] => ['browser', ...flows, '--no-pictures'];

function askUnbroken(): void {
  const flows = [...new Set(chosen.map(({ flow }) => flow))];
  const { said, seconds } = ask(withoutBrowser ? ['explore', ...flows] : browserOf(flows), flows.length * TIME_LIMIT);
  console.error(`unbroken: ${flows.length} flows, ${seconds} s, ${said.length} said`);
  for (const line of said) {
    console.error(line.trim());
    unbroken.add(withoutLine(line));
  }
}

interface Row {
  readonly id: string;
  readonly command: string;
  readonly seconds: number;
  readonly said: readonly string[];
}

/** What the exploration reads. */
const EXPLORED = /^(?:machines|contract)\//;

/** The exploration first, where it can see the change; the browser, which explores too, where it finds nothing. */
function findOne({ flow, file }: Defect): Omit<Row, 'id'> {
  if (withoutBrowser || EXPLORED.test(file)) {
    const explored = ask(['explore', flow]);
    if (explored.isFound) return { command: 'explore', ...explored };
    if (withoutBrowser) return { command: 'none', ...explored };
  }
  const shown = ask(browserOf([flow]));
  return { ...shown, command: shown.isFound ? 'browser' : 'none' };
}

function tryOne(defect: Defect): Row {
  const { id, does, flow, file, find, instead } = defect;
  const place = join(folder, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${id}: ${file} has to have this once: ${find}`);
  writeFileSync(
    place,
    text.replace(find, () => instead),
  );
  try {
    const row = { id, ...findOne(defect) };
    console.error(
      `${id}: ${does} (${flow}): ${row.command}, ${row.seconds} s, ${row.said.length} said: ${row.said.map((line) => line.trim()).join(' | ')}`,
    );
    return row;
  } finally {
    writeFileSync(place, text);
  }
}

try {
  askUnbroken();
  const rows = chosen.map(tryOne);
  const found = rows.filter(({ command: by }) => by !== 'none');
  const cells = rows.map(({ id, command: by, seconds, said }) => [id, by, `${seconds}`, `${said.length}`, said[0]?.trim() ?? '']);
  console.log(markdownTable([['Defect', 'Found by', 'Seconds', 'Said', 'First'], ...cells]));
  const slow = rows.filter(({ seconds }) => seconds > LIMIT).map(({ id }) => id);
  if (slow.length > 0) console.log(`over ${LIMIT} s: ${slow.join(', ')}`);
  console.log(`${found.length} of ${chosen.length} found`);
  const isFound = ({ id }: { readonly id: string }) => found.some((each) => each.id === id);
  for (const defect of chosen.filter((each) => each.open !== undefined && !isFound(each)))
    console.log(`open: ${defect.id}: ${defect.open}`);
  process.exitCode = chosen.every((each) => isFound(each) !== (each.open !== undefined)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

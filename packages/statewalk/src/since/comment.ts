import type { Altered, Differing } from './compare-charts.ts';
import type { PathDiffers } from './compare-paths.ts';
import type { MachineChange } from './compare-trees.ts';
import type { TestFile } from './tests-to-run.ts';

/** What a change touches. */
export interface Comparison {
  readonly since: string;
  /** `undefined`: the files as they are. */
  readonly until: string | undefined;
  readonly machines: readonly MachineChange[];
  readonly tests: {
    /** Commands that run the paths of the machines that differ. */
    readonly commands: readonly string[];
    readonly requirements: readonly string[];
    readonly files: readonly TestFile[];
  };
  readonly notes: readonly string[];
}

/** A longer list is cut, with a line that says so: a comment is read. */
const LINES = 12;

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
const cut = (lines: readonly string[], indent = ''): string[] =>
  lines.length <= LINES ? [...lines] : [...lines.slice(0, LINES), `${indent}- … and ${lines.length - LINES} more`];

/** A comment for a review, in Markdown. */
export function comment({ since, until, machines, tests, notes }: Comparison): string {
  const title = `## What changes since ${since}${until === undefined ? '' : `, until ${until}`}`;
  const body = machines.length === 0 ? ['No machine differs, and no file of one.'] : [table(machines), ...machines.flatMap(section)];
  return `${[title, ...body, ...testSection(tests), ...(notes.length === 0 ? [] : [`### Notes\n\n${notes.map((each) => `- ${each}`).join('\n')}`])].join('\n\n')}\n`;
}

const table = (machines: readonly MachineChange[]): string =>
  [
    '| Machine | States | Transitions | Paths | Same paths |',
    '|---|---|---|---|---|',
    ...machines.map(
      ({ machine, kind, states, transitions, paths }) =>
        `| ${machine}${kind === 'changed' ? '' : ` (${kind})`} | ${count(states)} | ${count(transitions)} | ${count(paths)} | ${paths.same} |`,
    ),
  ].join('\n');

const count = ({ came, went, changed }: { came: readonly unknown[]; went: readonly unknown[]; changed: readonly unknown[] }): string =>
  [came.length > 0 && `+${came.length}`, went.length > 0 && `−${went.length}`, changed.length > 0 && `~${changed.length}`]
    .filter(Boolean)
    .join(' ') || '=';

function section({ machine, kind, states, transitions, paths, files }: MachineChange): string[] {
  const lines =
    kind === 'changed' ? [...chartLines('state', states), ...chartLines('transition', transitions)] : [`- the machine was ${kind}`];
  const own = lines.length === 0 ? ['- the chart is the same'] : cut(lines);
  const all = [
    ...paths.went.map(
      (path) =>
        `- went: ${told(path)}${path.became === 'gone' ? '' : `, ${path.became} ${path.became === 'moved' ? 'to' : 'into'} ${path.to.join(', ')}`}${because(path)}`,
    ),
    ...paths.came.map((path) => `- came: ${told(path)}${because(path)}`),
    ...paths.changed.map((path) => `- changed: ${told(path)}${because(path)}`),
  ];
  return [
    `### ${machine}`,
    own.join('\n'),
    ...(all.length === 0 ? [] : [`Paths, ${paths.same} the same:\n\n${cut(all).join('\n')}`]),
    ...(files.length === 0 ? [] : [`Its files that the change touches: ${cut(files.map(code)).join(', ')}`]),
  ];
}

const chartLines = (what: string, { came, went, changed }: Differing): string[] => [
  ...went.map((name) => `- − ${what} ${code(name)}`),
  ...came.map((name) => `- + ${what} ${code(name)}`),
  ...changed.flatMap(({ name, what: all }: Altered) => all.map((each) => `- ~ ${what} ${code(name)}: ${each}`)),
];

const told = ({ id, name, input }: PathDiffers): string => `${code(id)}${name === undefined ? '' : ` “${name}”`} (${input})`;

/** So many reasons of a path are told. */
const REASONS = 3;
const because = ({ why }: PathDiffers): string =>
  why.length === 0 ? '' : `: ${why.slice(0, REASONS).join('; ')}${why.length > REASONS ? `; … ${why.length - REASONS} more` : ''}`;

function testSection({ commands, requirements, files }: Comparison['tests']): string[] {
  const lines = [
    ...commands.map((command) => `- ${code(command)}`),
    ...cut(
      files.map(({ file, because: near, distance }) => `- ${code(file)}${distance === 0 ? ', which has changed' : `, for ${code(near)}`}`),
    ),
    ...(requirements.length === 0 ? [] : [`- requirements on the paths that differ: ${requirements.join(', ')}`]),
  ];
  return lines.length === 0 ? [] : [`### Tests to run\n\n${lines.join('\n')}`];
}

import { isAbsolute, relative } from 'node:path';
import { callOf, type StatewalkConfig } from '../config.ts';
import type { ModelFiles } from '../sources/exported.ts';
import type { Order } from './child.ts';
import type { Comparison } from './comment.ts';
import { type MachineChange, machineChanges } from './compare-trees.ts';
import { readApart } from './read-apart.ts';
import type { Asked } from './read-tree.ts';
import { changedFiles, commitOf, copyOf } from './revision.ts';
import { testsToRun } from './tests-to-run.ts';
import type { TreeFacts } from './tree-facts.ts';

export interface Between {
  readonly since: string;
  /** `undefined`: the files as they are. */
  readonly until: string | undefined;
  /** Patterns of test files. */
  readonly tests: readonly string[];
}

interface Here {
  readonly folder: string;
  readonly files: Readonly<Record<string, ModelFiles>>;
  /** May what was found be taken from the cache? Machines of two trees that have not changed are explored once. */
  readonly isCached: boolean;
}

/** Compares the machines of a revision with those of another, or with the files as they are. */
export async function comparisonOf(
  config: StatewalkConfig,
  asked: Asked,
  { since, until, tests }: Between,
  here: Here,
): Promise<Comparison> {
  const { folder, files, isCached } = here;
  const [first, last] = [commitOf(since, folder), until === undefined ? undefined : commitOf(until, folder)];
  const order: Order = { asked, files: within(files, folder), keptIn: isCached ? folder : undefined };
  const treeAt = async (hash: string): Promise<TreeFacts> => {
    const copy = copyOf(hash, folder);
    try {
      return await readApart(copy.folder, order);
    } finally {
      copy.end();
    }
  };
  const before = await treeAt(first.hash);
  const after = last === undefined ? await readApart(folder, order) : await treeAt(last.hash);
  const changed = changedFiles(folder, first.hash, last?.hash);
  const machines = machineChanges(before, after, changed);
  // Asked about some machines, only what they consist of counts.
  const own = new Set(asked.names.length === 0 ? changed : machines.flatMap((each) => each.files));
  const bound = new Set((config.bindings ?? []).map(({ flow }) => flow));
  const differing = machines.filter(({ kind }) => kind !== 'removed').map(({ machine }) => machine);
  return {
    since: nameOf(since, first),
    until: last === undefined ? undefined : nameOf(until ?? '', last),
    machines,
    tests: {
      commands: differing.filter((name) => bound.has(name)).map((name) => `${callOf(config, 'browser')} ${name}`),
      requirements: requirementsIn(machines),
      files: testsToRun(
        folder,
        tests,
        changed.filter((file) => own.has(file)),
      ),
    },
    notes: [...before.notes.map((note) => `before: ${note}`), ...after.notes],
  };
}

/** A hash says less than a name, and a name less than the commit's message. */
const nameOf = (revision: string, { hash, title }: { readonly hash: string; readonly title: string }): string =>
  `${hash.startsWith(revision) ? hash.slice(0, 8) : `${revision} (${hash.slice(0, 8)})`} “${title}”`;

const requirementsIn = (machines: readonly MachineChange[]): string[] => {
  const differing = machines.flatMap(({ paths: { came, changed, went } }) => [...came, ...changed, ...went]);
  return [...new Set(differing.flatMap(({ requirements }) => requirements))].sort();
};

const within = (files: Here['files'], folder: string): Here['files'] => {
  const short = (file: string | undefined) => (file !== undefined && isAbsolute(file) ? relative(folder, file) : file);
  return Object.fromEntries(
    Object.entries(files).map(([name, { machine, model }]) => [name, { machine: short(machine), model: short(model) }]),
  );
};

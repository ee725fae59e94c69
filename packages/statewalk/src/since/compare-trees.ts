import { type ChartChange, chartChange, type Differing } from './compare-charts.ts';
import { type PathsChange, pathsChange } from './compare-paths.ts';
import type { MachineInTree, TreeFacts } from './tree-facts.ts';

export interface MachineChange extends ChartChange {
  readonly machine: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly paths: PathsChange;
  /** Files that it consists of, and that the change touches: what functions close over shows here alone. */
  readonly files: readonly string[];
}

/** Each machine whose chart, paths or files differ. */
export function machineChanges(before: TreeFacts, after: TreeFacts, files: readonly string[]): MachineChange[] {
  const names = [...new Set([...after.machines, ...before.machines].map(({ id }) => id))];
  return names.flatMap((name): MachineChange[] => {
    const [was, is] = [find(before, name), find(after, name)];
    const own = new Set([...(was?.files ?? []), ...(is?.files ?? [])]);
    const chart = chartChange(was, is);
    const change: MachineChange = {
      machine: name,
      kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
      ...chart,
      paths: pathsChange(was, is, chart),
      files: files.filter((file) => own.has(file)),
    };
    return isSame(change) ? [] : [change];
  });
}

const find = ({ machines }: TreeFacts, name: string): MachineInTree | undefined => machines.find(({ id }) => id === name);

const isEmpty = ({ came, went, changed }: Differing): boolean => came.length + went.length + changed.length === 0;

const isSame = ({ kind, states, transitions, paths, files }: MachineChange): boolean =>
  kind === 'changed' &&
  isEmpty(states) &&
  isEmpty(transitions) &&
  paths.came.length + paths.went.length + paths.changed.length + files.length === 0;

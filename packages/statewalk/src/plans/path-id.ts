import { createHash } from 'node:crypto';
import { transitionName } from '../explore/chart.ts';
import type { Path } from '../explore/paths.ts';
import { stepName } from './step-name.ts';

/** So many characters tell the paths of a product apart. */
const LENGTH = 8;

/** What a path takes, a step a line: its name and the transitions of the chart. */
export const takenBy = ({ edges }: Path): string[] =>
  edges.map(({ event, transitions }) => [stepName(event), ...transitions.map(transitionName)].join(' | '));

/**
 * IDs that last: a hash of the machine, its input, and the transitions that the path takes, not of its place among others. Paths that differ in
 * data alone are told apart by a number behind it.
 */
export function pathIds(machine: string, paths: readonly Path[]): readonly string[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const hash = createHash('sha256')
      .update([machine, path.input, ...takenBy(path)].join('\n'))
      .digest('hex')
      .slice(0, LENGTH);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return count === 1 ? hash : `${hash}-${count}`;
  });
}

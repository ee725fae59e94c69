import Table from 'cli-table3';
import { faultsOf } from '../browser/faults.ts';
import type { CoverResult } from '../browser/results.ts';

const HEAD = ['machine', 'transitions', 'taken on the server', 'skipped', 'paths', 'steps', 'messages seen', 'faults', 'seconds'];

const stepsOf = ({ paths }: CoverResult): number => paths.reduce((sum, { steps }) => sum + Math.max(0, steps.length - 1), 0);

const countsOf = (each: CoverResult): number[] => [
  each.transitions,
  each.taken,
  each.left.length,
  each.paths.length,
  stepsOf(each),
  each.messagesSeen,
  faultsOf(each).length,
  each.seconds,
];

const plain = { style: { head: [], border: [] } };

/** A row a machine, and their sums. */
export function tableAt(results: readonly CoverResult[]): string {
  const table = new Table({ head: HEAD, ...plain });
  const sums = HEAD.slice(1).map((_, at) => results.reduce((sum, each) => sum + (countsOf(each)[at] ?? 0), 0));
  for (const [name, counts] of [...results.map((each) => [each.flow, countsOf(each)] as const), ['all', sums] as const])
    table.push([name, ...counts.map((count) => String(Math.round(count)))]);
  return table.toString();
}

/** What comes after a step that cannot be done is skipped for the reason of that step. */
const rootOf = (reason: string): string => reason.replace(/^It comes only after “.*?” \(.*?\): /, '');

/** How many transitions are skipped for which reason, and in which machines. */
export function skippedBy(results: readonly CoverResult[]): string {
  const reasons = new Map<string, Map<string, number>>();
  for (const { flow, left } of results)
    for (const { reason } of left) {
      const flows = reasons.get(rootOf(reason)) ?? new Map<string, number>();
      flows.set(flow, (flows.get(flow) ?? 0) + 1);
      reasons.set(rootOf(reason), flows);
    }
  const rows = [...reasons].map(([reason, flows]) => ({ reason, flows, count: [...flows.values()].reduce((sum, each) => sum + each, 0) }));
  const table = new Table({ head: ['skipped', 'reason', 'machines'], colWidths: [9, 70, 50], wordWrap: true, ...plain });
  for (const { reason, flows, count } of rows.sort((a, b) => b.count - a.count))
    table.push([String(count), reason, [...flows].map(([flow, each]) => `${flow} ${each}`).join(', ')]);
  return table.toString();
}

import Table from 'cli-table3';
import type { Bindings } from './bindings.ts';
import { faultsOf } from './faults.ts';
import type { CoverResult } from './results.ts';

const HEAD = [
  'machine',
  'transitions',
  'taken',
  'left',
  'outcomes',
  'by server',
  'scripted answers',
  'played',
  'messages',
  'seen',
  'pressed besides',
  'paths',
  'steps',
  'faults',
  'seconds',
];

const stepsOf = ({ paths }: CoverResult): number => paths.reduce((sum, { steps }) => sum + steps.length - 1, 0);

const countsOf = (each: CoverResult): number[] => [
  each.transitions,
  each.taken,
  each.left.length,
  each.outcomes,
  each.byServer,
  each.atTheWire - each.byServer,
  each.outcomes - each.atTheWire,
  each.messages,
  each.messagesSeen,
  each.pressed,
  each.paths.length,
  stepsOf(each),
  faultsOf(each).length,
  each.seconds,
];

/** A row a machine, and their sums. */
export function tableOf(results: readonly CoverResult[]): string {
  const table = new Table({ head: HEAD, style: { head: [], border: [] } });
  const rows = results.map((each) => ({ name: each.flow, counts: countsOf(each) }));
  const sums = HEAD.slice(1).map((_, at) => rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0));
  for (const { name, counts } of [...rows, { name: 'all', counts: sums }])
    table.push([name, ...counts.map((count) => String(Math.round(count)))]);
  return table.toString();
}

/** What no path takes, with its reason. */
export const leftOf = (results: readonly CoverResult[]): string[] =>
  results.flatMap(({ flow, left }) => left.map(({ transition, reason }) => `left: ${flow} ${transition}: ${reason}`));

/** Flows whose actors' outcomes are scripted in the page, all of them, with the reason. */
export const scriptedOf = (results: readonly CoverResult[], bindings: readonly Bindings[]): string[] =>
  results.flatMap(({ flow, outcomes, atTheWire }) =>
    outcomes > 0 && atTheWire === 0
      ? [`not at the wire: ${flow}: ${bindings.find((each) => each.flow === flow)?.scripted ?? 'no reason is listed'}`]
      : [],
  );

/** How the outcomes of actors came about, counted by the transitions that they take. */
export function wireLine(results: readonly CoverResult[]): string {
  const sum = (count: (each: CoverResult) => number) => results.reduce((all, each) => all + count(each), 0);
  const [byServer, atTheWire, outcomes] = [sum((each) => each.byServer), sum((each) => each.atTheWire), sum((each) => each.outcomes)];
  return `${outcomes} transitions that the outcome of an actor takes: ${byServer} answered by the real server, ${atTheWire - byServer} by scripted answers of the contract, ${outcomes - atTheWire} played in the page or left`;
}

import { type AnyStateMachine, createMachine } from 'xstate';
import { type ChartChange, chartChange } from '../since/compare-charts.ts';
import { chartInTree } from '../since/machine-in-tree.ts';
import type { MachineInTree } from '../since/tree-facts.ts';
import { machineJson, type StateJson } from './machine-json.ts';

/** Both sides come from JSON: what implementations do is not compared, their names are. */
function chartOf(json: StateJson): MachineInTree {
  const machine = createMachine(json as Parameters<typeof createMachine>[0]);
  return { id: machine.id, description: machine.root.description ?? '', ...chartInTree(machine), paths: [], files: [] };
}

/** What an edited chart has besides the machine's, and what it lacks. @throws Error for what XState cannot read */
export const editedChange = (machine: AnyStateMachine, edited: StateJson): ChartChange =>
  chartChange(chartOf(machineJson(machine)), chartOf(edited));

/** A line each. */
export function changeLines({ states, transitions }: ChartChange): string[] {
  const linesOf = (what: string, { came, went, changed }: ChartChange['states']): string[] => [
    ...went.map((name) => `- ${what} ${name}`),
    ...came.map((name) => `+ ${what} ${name}`),
    ...changed.flatMap(({ name, what: all }) => all.map((each) => `~ ${what} ${name}: ${each}`)),
  ];
  return [...linesOf('state', states), ...linesOf('transition', transitions)];
}

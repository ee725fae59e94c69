import { markdownTable } from 'markdown-table';
import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { type BudgetPart, budgetPartOf } from './budget-part.ts';
import { beginOf, headOf, rowsOf, titleOf } from './rows.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const tableOf = (rows: readonly (readonly string[])[]): string => markdownTable(rows.map((row) => row.map(cell)));

export function markdown(plan: Plan, speaker: Speaker): string {
  const budget = budgetPartOf(plan, speaker);
  const machines = plan.machines.flatMap(({ machine, flow = machine, description, paths }) => [
    `# ${flow}`,
    description,
    ...paths.flatMap((path) => [
      `## ${titleOf(path, speaker)}`,
      cell(beginOf(path, speaker)),
      tableOf([headOf(plan, speaker), ...rowsOf(path, speaker)]),
    ]),
  ]);
  const parts = [...(plan.note === undefined ? [] : [plan.note]), ...machines, ...(budget === undefined ? [] : endOf(budget))];
  return `${parts.join('\n\n')}\n`;
}

const endOf = ({ title, rows, use, open }: BudgetPart): string[] => [
  `# ${title}`,
  tableOf(rows),
  use,
  ...open.flatMap((each) => [
    `## ${each.title}`,
    ...(each.names.length === 0 ? [] : [each.names.map((name) => `- ${cell(name)}`).join('\n')]),
  ]),
];

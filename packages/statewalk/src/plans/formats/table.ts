import Table from 'cli-table3';
import wrap from 'wrap-ansi';
import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { type BudgetPart, budgetPartOf } from './budget-part.ts';
import { beginOf, headOf, rowsOf, titleOf } from './rows.ts';

/** Columns of a terminal; Hangul and kana take two. */
const WIDTHS = [4, 46, 32, 58, 16];
const WIDTHS_FOR_PEOPLE = [4, 62, 74, 16];

/** Without colours, since the text can go into a file. */
function drawn([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = new Table({ head: [...head], style: { head: [], border: [] } });
  lines.push(...rows.map((row) => [...row]));
  return lines.toString();
}

/** For a terminal. */
export function table(plan: Plan, speaker: Speaker): string {
  const budget = budgetPartOf(plan, speaker);
  const widths = plan.isForPeople === true ? WIDTHS_FOR_PEOPLE : WIDTHS;
  const paths = plan.machines
    .flatMap((each) => each.paths)
    .map((path) => {
      // Wrapped here: cli-table3 cuts a text off that has no spaces to wrap at.
      const rows = rowsOf(path, speaker).map((row) => row.map((cell, at) => wrap(cell, widths[at] ?? 40, { hard: true })));
      return `${titleOf(path, speaker)}\n${beginOf(path, speaker)}\n${drawn([headOf(plan, speaker), ...rows])}\n`;
    });
  const note = plan.note === undefined ? [] : [`${plan.note}\n`];
  return [...note, ...paths, ...(budget === undefined ? [] : [endOf(budget)])].join('\n');
}

const endOf = ({ title, rows, use, open }: BudgetPart): string =>
  [title, drawn(rows), use, ...open.flatMap((each) => [each.title, ...each.names.map((name) => `  ${name}`)]), ''].join('\n');

import { stringify } from 'csv-stringify/sync';
import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { valueCells, valueHead } from './budget-part.ts';
import { headOf, rowsOf } from './rows.ts';

/** One row a step, for a spreadsheet. What begins like a formula is quoted as text. With a time, the first row of a path has its value: sums are right. */
export function csv({ machines, budget, isForPeople = false }: Plan, speaker: Speaker): string {
  const hasValues = budget !== undefined;
  return stringify(
    [
      [
        'ID',
        speaker.label('flow'),
        ...(isForPeople ? [] : [speaker.label('input')]),
        speaker.label('path'),
        ...headOf({ isForPeople }, speaker),
        ...(hasValues ? valueHead(speaker) : []),
      ],
      ...machines.flatMap(({ paths }) =>
        paths.flatMap((path) =>
          rowsOf(path, speaker).map((row, at) => [
            path.id,
            path.flow ?? path.machine,
            ...(isForPeople ? [] : [path.input]),
            String(path.number),
            ...row,
            ...(hasValues ? valueCells(at === 0 ? path : { ...path, value: undefined }) : []),
          ]),
        ),
      ),
    ],
    { escape_formulas: true },
  );
}

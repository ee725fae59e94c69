import { stringify } from 'csv-stringify/sync';
import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { headOf, rowsOf } from './rows.ts';

/** One row a step, for a spreadsheet. What begins like a formula is quoted as text. */
export const csv = ({ machines }: Plan, speaker: Speaker): string =>
  stringify(
    [
      ['ID', speaker.label('flow'), speaker.label('input'), speaker.label('path'), ...headOf(speaker)],
      ...machines.flatMap(({ paths }) =>
        paths.flatMap((path) => rowsOf(path, speaker).map((row) => [path.id, path.machine, path.input, String(path.number), ...row])),
      ),
    ],
    { escape_formulas: true },
  );

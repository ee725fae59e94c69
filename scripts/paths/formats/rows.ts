import type { PlanPath, Sight } from '../plan.ts';
import type { Speaker } from '../speaker.ts';

export const titleOf = ({ machine, input, number }: PlanPath, { label }: Speaker): string =>
  `${machine} (${input}) · ${label('path')} ${number}`;

/** A path as rows: number, what is done, state, what must be seen, requirements. */
export function rowsOf({ start, steps }: PlanPath, { label }: Speaker): string[][] {
  const row = (number: string, does: string, sees: Sight): string[] => [
    number,
    does,
    sees.state,
    [sees.message && `“${sees.message}”`, sees.description].filter(Boolean).join(' '),
    sees.requirements.join(' '),
  ];
  return [row('', label('start'), start), ...steps.map(({ does, sees }, at) => row(String(at + 1), does, sees))];
}

export const headOf = ({ label }: Speaker): string[] => ['#', label('do'), label('state'), label('see'), label('requirements')];

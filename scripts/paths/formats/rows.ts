import type { PlanPath, Sight } from '../plan.ts';
import type { Speaker } from '../speaker.ts';

export const titleOf = ({ machine, input, number }: PlanPath, { label }: Speaker): string =>
  `${machine} (${input}) · ${label('path')} ${number}`;

/** How to come to the start. */
export const beginOf = ({ begin }: PlanPath, { label }: Speaker): string => `${label('begin')}: ${begin ?? label('beginUnknown')}`;

/** What can be pressed, in the words of the plan. */
export const controlsOf = ({ controls = [] }: Sight, label: Speaker['label']): string =>
  controls.length === 0 ? '' : label('controls').replace('{{names}}', controls.join(', '));

/** A path as rows: number, what is done, state, what must be seen, requirements. */
export function rowsOf({ start, steps }: PlanPath, { label }: Speaker): string[][] {
  const row = (number: string, does: string, sees: Sight): string[] => [
    number,
    does,
    sees.state,
    [sees.message && `“${sees.message}”`, controlsOf(sees, label), sees.description].filter(Boolean).join(' '),
    sees.requirements.join(' '),
  ];
  return [
    row('', label('start'), start),
    ...steps.map(({ does, arrange, sees }, at) =>
      row(String(at + 1), arrange === undefined ? does : `${does} (${label('arrange')}: ${arrange})`, sees),
    ),
  ];
}

export const headOf = ({ label }: Speaker): string[] => ['#', label('do'), label('state'), label('see'), label('requirements')];

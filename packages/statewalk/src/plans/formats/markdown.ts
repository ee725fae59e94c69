import { markdownTable } from 'markdown-table';
import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { beginOf, headOf, rowsOf, titleOf } from './rows.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

export const markdown = ({ machines }: Plan, speaker: Speaker): string =>
  machines
    .flatMap(({ machine, description, paths }) => [
      `# ${machine}`,
      description,
      ...paths.flatMap((path) => [
        `## ${titleOf(path, speaker)}`,
        cell(beginOf(path, speaker)),
        markdownTable([headOf(speaker), ...rowsOf(path, speaker)].map((row) => row.map(cell))),
      ]),
    ])
    .join('\n\n')
    .concat('\n');

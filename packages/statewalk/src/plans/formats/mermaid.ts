import type { Plan } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { titleOf } from './rows.ts';

/** Mermaid reads quotes, angle brackets and `#` as markup. */
const quiet = (text: string): string => text.replace(/["“”<>#;{}|\n]/g, ' ').trim();

/** One flowchart, with a part for each path. */
export const mermaid = ({ machines }: Plan, speaker: Speaker): string =>
  [
    'flowchart LR',
    ...machines
      .flatMap(({ paths }) => paths)
      .flatMap((path, at) => [
        `  subgraph p${at}["${quiet(titleOf(path, speaker))}"]`,
        `    p${at}s0["${quiet(path.start.state)}"]`,
        ...path.steps.map(({ does, sees }, step) => `    p${at}s${step} -->|"${quiet(does)}"| p${at}s${step + 1}["${quiet(sees.state)}"]`),
        '  end',
      ]),
    '',
  ].join('\n');

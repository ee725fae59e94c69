import { counted } from '../counted.ts';
import type { Finding } from '../explore/finding.ts';
import { type Explored, faultsIn } from './explored.ts';
import { placeOf } from './located.ts';

/** A finding as a line, with the way there below it. */
export const line = (finding: Finding): string =>
  [
    `${placeOf(finding)} ${finding.severity} ${finding.rule}: ${finding.message}`,
    ...(finding.path ?? []).map((step) => `    ${step}`),
  ].join('\n');

/** Findings for a terminal, the machines with their sizes. */
export function text(explored: readonly Explored[], { notes }: { readonly notes: boolean }): string {
  const lines = explored.flatMap((each) => {
    const { name, states, transitions, situations, steps, findings } = each;
    const shown = notes ? findings : faultsIn(each);
    return [
      `${name}: ${counted(states, 'state')}, ${counted(transitions, 'transition')}, ${counted(situations, 'situation')}, ${counted(steps, 'step')}`,
      ...shown.map((finding) => line(finding).replace(/^/gm, '  ')),
    ];
  });
  const faults = explored.flatMap(faultsIn).length;
  const noted = explored.flatMap(({ findings }) => findings).length - faults;
  const hidden = noted > 0 && !notes ? `; --notes shows ${noted} more` : '';
  return [...lines, `${counted(explored.length, 'machine')}, ${counted(faults, 'finding')}${hidden}.`, ''].join('\n');
}

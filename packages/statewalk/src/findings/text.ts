import { counted } from '../counted.ts';
import type { Finding, Rule, Severity } from '../explore/finding.ts';
import { type Explored, faultsIn } from './explored.ts';
import { placeOf } from './located.ts';

/** A finding as a line, with the way there below it. */
export const line = (finding: Finding): string =>
  [
    `${placeOf(finding)} ${finding.severity} ${finding.rule}: ${finding.message}`,
    ...(finding.path ?? []).map((step) => `    ${step}`),
  ].join('\n');

/** No situation is known: nothing is said of such a machine but what its chart shows. */
const NOT_BEGUN = 'not explored: it does not begin with the input that is known';

/** Findings for a terminal, the machines with their sizes. */
export function text(explored: readonly Explored[], { notes }: { readonly notes: boolean }): string {
  const lines = explored.flatMap((each) => {
    const { name, states, transitions, situations, steps, findings } = each;
    const shown = notes ? findings : faultsIn(each);
    const said = shown.map(line);
    if (each.isFile === true) return said;
    return [
      `${name}: ${counted(states, 'state')}, ${counted(transitions, 'transition')}, ${situations === 0 ? NOT_BEGUN : `${counted(situations, 'situation')}, ${counted(steps, 'step')}`}`,
      ...said.map((each) => each.replace(/^/gm, '  ')),
    ];
  });
  const faults = explored.flatMap(faultsIn).length;
  const noted = explored.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'note');
  const ofFiles = explored.flatMap(({ isFile, findings }) => (isFile === true ? findings : []));
  const count = (rule: Rule, severity: Severity) => ofFiles.filter((each) => each.rule === rule && each.severity === severity).length;
  const [standIns, unmade] = [count('not-loaded', 'note'), count('not-explored', 'note')];
  const hidden = [
    ...(noted.length > 0 && !notes ? [`--notes shows ${noted.length} more`] : []),
    ...(unmade > 0 ? [`${counted(unmade, 'machine')} could not be made`] : []),
    ...(standIns > 0 ? [`${counted(standIns, 'import')} had a stand-in`] : []),
  ];
  const machines = explored.filter(({ isFile }) => isFile !== true).length;
  return [...lines, `${[`${counted(machines, 'machine')}, ${counted(faults, 'finding')}`, ...hidden].join('; ')}.`, ''].join('\n');
}

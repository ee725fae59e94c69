import { placeOf } from '../findings/located.ts';
import type { CoverResult, PathResult } from './results.ts';

const saidOf = (finding: CoverResult['findings'][number]): string => `${placeOf(finding)} ${finding.rule}: ${finding.message}`;

/** What is wrong besides the paths: with the machine, the bindings, the controls. */
export const besidesPaths = ({ findings, faults }: CoverResult): string[] => [...findings.map(saidOf), ...faults];

/** Everything that went wrong with a machine, each once; of a path also its steps, as sentences to follow by hand. */
export function faultsOf({ paths, faults, findings }: CoverResult): string[] {
  const alike = new Map<string, PathResult[]>();
  for (const path of paths) {
    if (path.fault === undefined) continue;
    const key = path.cause === undefined ? path.name : (path.cause.kind ?? JSON.stringify(path.cause));
    alike.set(key, [...(alike.get(key) ?? []), path]);
  }
  return [
    ...findings.map(saidOf),
    ...[...alike.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [withSteps(first, others)])),
    ...faults,
  ];
}

function withSteps({ name, steps, fault, cause }: PathResult, others: readonly PathResult[]): string {
  const isSame = (each: PathResult) => JSON.stringify(each.cause) === JSON.stringify(cause);
  const [same, alike] = [others.filter(isSame), others.filter((each) => !isSame(each))];
  const also = [
    ...(same.length === 0 ? [] : [`  also in ${same.map((each) => each.name).join(', ')}`]),
    ...alike.map((each) => `  likewise in ${each.name}, ${each.fault}`),
  ];
  const said = cause === undefined ? `${name}: ${fault}` : `${cause.place} ${cause.step}: ${cause.fault}\n  in ${name}`;
  return [said, ...steps.map(({ text, state }, at) => `  ${at}. ${text} [${state}]`), ...also].join('\n');
}

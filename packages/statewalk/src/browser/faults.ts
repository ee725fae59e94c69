import type { CoverResult, PathResult } from './cover.ts';

/** Everything that went wrong with a machine; of a path also its steps, as sentences to follow by hand. */
export const faultsOf = ({ paths, faults }: CoverResult): string[] => [
  ...paths.flatMap((path) => (path.fault === undefined ? [] : [withSteps(path, path.fault)])),
  ...faults,
];

const withSteps = ({ name, steps }: PathResult, fault: string): string =>
  [`${name}: ${fault}`, ...steps.map(({ text, state }, at) => `  ${at}. ${text} [${state}]`)].join('\n');

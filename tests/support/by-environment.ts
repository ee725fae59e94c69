import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes begin first: one that begins last is waited for alone. The longest first. */
export const LONG_FILES: readonly string[] = [
  'tests/sweeps/steady/flows.test.ts',
  'tests/sweeps/engines/missing-apis.test.ts',
  'tests/sweeps/states/states.test.ts',
  'tests/sweeps/states/sweep-1.test.ts',
  'tests/sweeps/states/sweep-2.test.ts',
  'tests/sweeps/in-sight.test.ts',
  'tests/sweeps/paths.test.ts',
  'tests/journeys/providers/rounds.test.ts',
  'tests/sweeps/states/covered.test.ts',
  'tests/journeys/kept-over-reload.test.ts',
  'tests/sweeps/foreign-nodes.test.ts',
  'tests/attack/stops.test.ts',
];

const ENVIRONMENT = /@vitest-environment\s+(\S+)/;

/**
 * Vitest ends a worker whose next file wants another environment, and with it all that was loaded: jsdom, React, XState. So the files of a
 * project come in the order of their environments, the long ones first, the others in Vitest's own order, by size.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    const long = LONG_FILES.flatMap((name) => bySize.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)));
    const sorted = [...long, ...bySize.filter((file) => !long.includes(file))];
    const places = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const place = `${file.project.name} ${ENVIRONMENT.exec(readFileSync(file.moduleId, 'utf8'))?.[1] ?? ''}`;
      places.set(place, [...(places.get(place) ?? []), file]);
    }
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => [...places].filter(([place]) => place.startsWith(`${name} `)).flatMap(([, each]) => each));
  }
}

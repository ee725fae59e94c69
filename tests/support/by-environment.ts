import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /@vitest-environment\s+(\S+)/;

/**
 * Vitest ends a worker whose next file wants another environment, and with it all that was loaded: jsdom, React, XState. So the files of a
 * project come in the order of their environments, and each in Vitest's own order.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const place = `${file.project.name} ${ENVIRONMENT.exec(readFileSync(file.moduleId, 'utf8'))?.[1] ?? ''}`;
      places.set(place, [...(places.get(place) ?? []), file]);
    }
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => [...places].filter(([place]) => place.startsWith(`${name} `)).flatMap(([, each]) => each));
  }
}

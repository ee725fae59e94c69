import type { ErrorFacts } from './failures.ts';

/** How a project's errors and texts are read. */
export interface ProjectReading {
  readonly facts: ErrorFacts;
  /** What a requirement looks like in a description; `undefined`: `AB-12`. */
  readonly requirement: RegExp | undefined;
}

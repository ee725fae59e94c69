import type { AnyMachineSnapshot } from 'xstate';
import type { ErrorFacts } from './failures.ts';

/** How a project's errors and texts are read. */
export interface ProjectReading {
  readonly facts: ErrorFacts;
  /** What a requirement looks like in a description; `undefined`: `AB-12`. */
  readonly requirement: RegExp | undefined;
  /** The failure that a state shows, in words; `undefined` for none. Without it, no message is known. */
  messageIn?(snapshot: AnyMachineSnapshot): string | undefined;
}

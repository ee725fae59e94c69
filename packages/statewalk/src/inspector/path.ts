import { leavesOf } from './moment.ts';
import type { Plain } from './plain.ts';
import type { RecordedEvent, Recording } from './recording.ts';

/** What one machine took, from its start on: enough to take it again. */
export interface RecordedPath {
  /** The machine's ID. */
  readonly machine: string;
  readonly input: Plain;
  /** Atomic states at first, dotted. */
  readonly begins: readonly string[];
  readonly steps: readonly {
    readonly event: RecordedEvent;
    /** The atomic states after it, dotted. */
    readonly states: readonly string[];
  }[];
}

/** Why there is no path to copy. */
export class NoPathError extends Error {}

/**
 * The path of one actor up to the entry `n`. Events that the actor ignored are left out.
 * @throws NoPathError for a port, and for an actor whose start is no longer in the recording.
 */
export function pathOfActor({ actors, entries }: Recording, id: string, n: number): RecordedPath {
  const actor = actors.find((each) => each.id === id);
  if (actor === undefined || actor.machine === null) throw new NoPathError('Only a machine has a path.');
  const taken = entries.flatMap((entry) => (entry.kind === 'step' && entry.actor === id && entry.n <= n && entry.snapshot ? [entry] : []));
  const [first, ...rest] = taken;
  if (first === undefined || first.event.type !== 'xstate.init') throw new NoPathError('The start of this actor is no longer recorded.');
  return {
    machine: actor.machine,
    input: actor.input,
    begins: leavesOf(first.snapshot?.value),
    steps: rest
      .filter(({ transitions, event }) => transitions.length > 0 && event.type !== 'xstate.stop')
      .map(({ event, snapshot }) => ({ event, states: leavesOf(snapshot?.value) })),
  };
}

/** Modules that a test imports. */
export interface TestImports {
  /** Exports `replay`. */
  readonly replay: string;
  /** Exports the configuration by default. */
  readonly config: string;
}

const OWN_IMPORTS: TestImports = { replay: 'statewalk/replay', config: './statewalk.config.ts' };

/** A file for Vitest, which takes the path again and compares each state. */
export function testOfPath(path: RecordedPath, began: string, imports = OWN_IMPORTS): string {
  return `import { expect, test } from 'vitest';
import config from '${imports.config}';
import { replay } from '${imports.replay}';

/* Recorded from ${began} on, with secrets masked. */

const path = ${JSON.stringify(path, null, 2)};

test('${path.machine} takes the recorded path', () => {
  expect(replay(path, config)).toEqual([path.begins, ...path.steps.map(({ states }) => states)]);
});
`;
}

import type { AnyEventObject } from 'xstate';
import { holdsFor, patternOf, stepNameOf } from '#statewalk/plans/step-name.ts';
import { failureFacts } from '#tests/paths/failure-facts.ts';
import type { Arrange } from './arrange.ts';
import type { RealServer } from './real-server.ts';

/** What the real server can be brought to say in a flow. What a machine keeps of an answer (a date, an ID) has to be the model's: such outcomes are scripted. */
export interface ByServer {
  /** Keyed by the input's name: who the page is signed in as, and what is there before. A script answers an input without an entry. */
  readonly starts: Readonly<Record<string, (server: RealServer) => Promise<void>>>;
  /** Keyed by step, as `--events` names it. The real server answers these steps, a script the others. */
  readonly outcomes: Readonly<Record<string, Arrange>>;
}

/** How the server is brought to this outcome; `undefined` where it is answered by script. */
export function arrangementOf({ starts, outcomes }: ByServer, input: string, event: AnyEventObject): Arrange | undefined {
  if (starts[input] === undefined) return undefined;
  const step = stepNameOf(event, failureFacts);
  return Object.entries(outcomes).find(([key]) => {
    const pattern = patternOf(key);
    return pattern.name === step.name && holdsFor(pattern, step);
  })?.[1];
}

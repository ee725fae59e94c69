import type { AnyEventObject } from 'xstate';
import { holdsFor, patternOf, stepNameOf } from '../../../../scripts/paths/step-name.ts';
import type { Arrange } from './arrange.ts';
import type { RealServer } from './real-server.ts';

/** What the real server can be brought to say in a flow. What a machine keeps of an answer (a date, an ID) has to be the model's: such outcomes are scripted. */
export interface ByServer {
  /** By the input's name: who the page is signed in as, and what is there before. An input without an entry is answered by script. */
  readonly starts: Readonly<Record<string, (server: RealServer) => Promise<void>>>;
  /** By the step, as `--events` names it. What stands here is answered by the real server, what does not by script. */
  readonly outcomes: Readonly<Record<string, Arrange>>;
}

/** How the server is brought to this outcome; `undefined` where it is answered by script. */
export function arrangementOf({ starts, outcomes }: ByServer, input: string, event: AnyEventObject): Arrange | undefined {
  if (starts[input] === undefined) return undefined;
  const step = stepNameOf(event);
  return Object.entries(outcomes).find(([key]) => {
    const pattern = patternOf(key);
    return pattern.name === step.name && holdsFor(pattern, step);
  })?.[1];
}

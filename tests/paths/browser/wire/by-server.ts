import type { AnyEventObject } from 'xstate';
import type { Arrange, ByServer } from '#machines/bindings/by-server.ts';
import { holdsFor, patternOf, stepNameOf } from '#statewalk/plans/step-name.ts';
import { failureFacts } from '#tests/paths/failure-facts.ts';

/** How the server is brought to this outcome; `undefined` where it is answered by script. */
export function arrangementOf({ starts, outcomes }: ByServer, input: string, event: AnyEventObject): Arrange | undefined {
  if (starts[input] === undefined) return undefined;
  const step = stepNameOf(event, failureFacts);
  return Object.entries(outcomes).find(([key]) => {
    const pattern = patternOf(key);
    return pattern.name === step.name && holdsFor(pattern, step);
  })?.[1];
}

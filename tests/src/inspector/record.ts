import type { Actor, AnyStateMachine } from 'xstate';
import { INSPECTED } from '#src/inspect.ts';
import type { Model } from '#statewalk/explore/model.ts';
import type { Path } from '#statewalk/explore/paths.ts';
import { run } from '#statewalk/explore/run.ts';
import { Recorder } from '#statewalk/inspector/recorder.ts';

export interface Recorded {
  readonly recorder: Recorder;
  readonly actor: Actor<AnyStateMachine>;
}

/** Takes a path on a real actor of the shipped machine, while a recorder looks on. */
export function recordPath(model: Model, { input, edges }: Pick<Path, 'input' | 'edges'>): Recorded {
  const recorder = new Recorder(INSPECTED);
  const taken = run(model, input, (actor) => recorder.attach(actor));
  for (const edge of edges) taken.play(edge);
  return { recorder, actor: taken.actor };
}

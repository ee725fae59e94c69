import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Model } from '#statewalk/explore/model.ts';
import type { Path } from '#statewalk/explore/paths.ts';
import { run } from '#statewalk/explore/run.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';

/**
 * Plays every transition of the chart on a real actor. Gives the actors that run on when the state that asked for them is left, and the answers
 * to states that were left which change something all the same.
 */
export function changesByLateAnswers(model: Model, paths: readonly Path[]): string[] {
  const changes = new Set<string>();
  for (const path of paths) {
    const real = run(model, path.input);
    const snapshot = () => real.actor.getSnapshot() as AnyMachineSnapshot;
    for (const edge of path.edges) {
      const before = Object.entries({ ...snapshot().children } as Record<string, AnyActorRef>);
      real.play(edge);
      const { children, status } = snapshot();
      const asks = new Set(nodesOf(snapshot()).flatMap((node) => node.invoke.map(({ id }) => id)));
      const runsOn = status === 'active' ? Object.keys(children).filter((id) => !asks.has(id)) : [];
      for (const id of runsOn) changes.add(`${id} runs on after ${edge.event.type}`);
      const shown = real.actor.getSnapshot();
      for (const [id, child] of before) {
        if (children[id] === child) continue;
        for (const outcome of model.outcomes[id] ?? []) {
          if ('done' in outcome) child.send({ type: 'told', snapshot: { status: 'done', output: outcome.done } });
          if ('error' in outcome) child.send({ type: 'told', snapshot: { status: 'error', error: outcome.error } });
        }
        if (real.actor.getSnapshot() !== shown) changes.add(`${id} is heard after ${edge.event.type}`);
      }
    }
    real.stop();
  }
  return [...changes];
}

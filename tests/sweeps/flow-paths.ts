import type { WiredBindings } from '#machines/bindings/define-bindings.ts';
import { pathModelOf, stageOf } from '#statewalk/browser/cover.ts';
import { messagesOn, NotedMessages } from '#statewalk/browser/messages.ts';
import { offeredGraph } from '#statewalk/browser/offered.ts';
import { PathRunner } from '#statewalk/browser/path-runner.ts';
import { runInBrowser } from '#statewalk/browser/run-path.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { ofMessages, ofTransitions } from '#statewalk/explore/goals.ts';
import { exploreAll } from '#statewalk/explore/graph.ts';
import { coveringPathsOfAll } from '#statewalk/explore/paths.ts';
import config from '#statewalk.config';
import { LEFT } from '../paths/browser/bound.ts';
import type { WiredPage } from '../paths/browser/flow-page.ts';

export interface FlowPath {
  /** Takes its steps on the screen; gives what went wrong. @param onAgreed called with the steps so far, where the screen shows what the machine says */
  run(onAgreed: (edges: readonly Edge[]) => Promise<void>): Promise<string | undefined>;
}

/** What paths are to cover: each transition once, each message about a failure once in each state that shows it, or both. */
type Goal = 'transitions' | 'failures' | 'transitions and failures';

/** The paths of a flow on its screen. */
export function flowPaths(page: WiredPage, bindings: WiredBindings, goal: Goal): FlowPath[] {
  const { flow } = bindings;
  const stage = stageOf(config, page);
  const left = new Set(LEFT.filter(({ machine }) => machine === flow).map(({ transition }) => transition));
  const failures = new NotedMessages(messagesOn(stage.screens, flow, stage.screens.say(page.language)));
  const graphs = exploreAll(pathModelOf(config, flow), undefined, goal === 'transitions' ? undefined : failures.see);
  const runner = new PathRunner(stage, bindings);
  const covers = { transitions: ofTransitions, failures: failures.of, 'transitions and failures': ofMessages(failures.of) }[goal];
  const offered = graphs.map((graph) => offeredGraph(graph, bindings, left));
  return coveringPathsOfAll(offered, covers).map((path) => ({
    run: async (onAgreed) => {
      const graph = graphs.find(({ input }) => input === path.input);
      if (graph === undefined) throw new Error(`no graph of ${path.input}`);
      const { fault } = await runInBrowser(runner, graph, path, path.input, { onAgreed });
      return fault && `${path.input}: ${fault}`;
    },
  }));
}

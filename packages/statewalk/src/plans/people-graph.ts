import type { Transition } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import type { Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { flowEndedBy, isAtOnce, isFlash, isOwnRow, type Obstacle, obstacleTo, slowAt, type Walked } from './by-hand.ts';
import { stepNameOf } from './step-name.ts';

/** What a person can do of a machine from one of its inputs, and what keeps them from the rest. */
export interface PeopleGraph {
  readonly graph: Graph;
  /** Keyed by the transitions that a step which is not in the graph would take. */
  readonly obstacles: ReadonlyMap<Transition, ReadonlySet<Obstacle>>;
}

/** The steps that a person can take, each from where steps of a person lead. */
export function peopleGraph(walked: Walked): PeopleGraph {
  const { graph } = walked;
  const edges = new Map<string, readonly Edge[]>();
  const obstacles = new Map<Transition, Set<Obstacle>>();
  const reached = new Set([graph.initial]);
  /** Where nothing has come at once yet, and a person has done nothing. */
  const begins = new Set([graph.initial]);
  /** Where a flow within has just ended: what was arranged to refuse what follows would have kept it from ending so. */
  const afterFlow = new Set<string>();
  /** The actors that run there since before a person has done anything. */
  const early = new Map<string, Set<string>>();
  for (const vertex of reached) {
    const taken = (graph.edges.get(vertex) ?? []).filter((edge) => {
      const isLate = isAtOnce(edge, walked) && (!begins.has(vertex) || edge.to === vertex);
      const isUntyped = walked.speaker.isOfTyped(edge.event) && (begins.has(vertex) || early.get(vertex)?.has(actorOf(edge, walked)));
      const isWithin = afterFlow.has(vertex) && edge.event.type.startsWith('xstate.error.');
      const obstacle = isWithin ? 'untold' : isLate ? 'tooQuick' : isUntyped ? 'untold' : obstacleTo(edge, walked);
      if (obstacle === undefined) return true;
      for (const each of edge.transitions) obstacles.set(each, (obstacles.get(each) ?? new Set()).add(obstacle));
      return false;
    });
    edges.set(vertex, taken);
    for (const edge of taken) {
      reached.add(edge.to);
      if (flowEndedBy(edge, walked) !== undefined) afterFlow.add(edge.to);
      if (begins.has(vertex) && !isOwnRow(edge, walked) && !isAtOnce(edge, walked)) begins.add(edge.to);
      const running = [...edge.keeps].filter((id) => begins.has(vertex) || early.get(vertex)?.has(id));
      if (running.length > 0 && !begins.has(edge.to)) early.set(edge.to, new Set([...(early.get(edge.to) ?? []), ...running]));
    }
  }
  return { graph: { ...graph, edges }, obstacles };
}

const actorOf = ({ event }: Edge, { speaker }: Walked): string => stepNameOf(event, speaker.facts).of ?? '';

/** So many answers may follow one another. */
const ANSWERS_MAX = 12;

/** The path, and what comes by itself after its end: no person can look at what stands there for a moment. */
export function settled({ input, edges }: Path, { graph }: PeopleGraph, walked: Walked): Path {
  const more: Edge[] = [];
  for (let at = edges.at(-1)?.to; at !== undefined && more.length < ANSWERS_MAX; at = more.at(-1)?.to) {
    const answers = (graph.edges.get(at) ?? []).filter((edge) => !isOwnRow(edge, walked));
    if (slowAt(at, walked) === undefined && !answers.some((edge) => isFlash(edge, walked))) break;
    const [answer] = [...answers.filter(({ event }) => event.type.startsWith('xstate.done.')), ...answers];
    if (answer === undefined || answer.to === at) break;
    more.push(answer);
  }
  return { input, edges: [...edges, ...more] };
}

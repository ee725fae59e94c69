import type { AnyMachineSnapshot } from 'xstate';
import { failuresOf, failureWord } from '#machines/bindings/looks.ts';
import { catalogue } from '#machines/catalogue.ts';
import { FAILURE_CODES, type Failure } from '#machines/failures.ts';
import { dotted } from '#src/popups/state-name.ts';
import { isResting } from '#statewalk/explore/chart.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { explore, type Graph } from '#statewalk/explore/graph.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { shortestPath } from '#statewalk/explore/routes.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';
import { type FlowWithScreen, hasScreen, lookOfState } from './looks.ts';
import { popupsModel, shellPagesModel } from './own-models.ts';
import { SHOWN } from './shown.ts';

/** A state of a flow that people can see, as the explorer met it in the machine that ships. */
export interface ShownState {
  /** `emailVerification link enteringEmail, enteringEmail emailAlreadyRegistered`: the flow, then how it looks. No two are the same. */
  readonly name: string;
  readonly flow: FlowWithScreen;
  readonly input: string;
  /** The shortest way to it. */
  readonly way: readonly Edge[];
  readonly snapshot: AnyMachineSnapshot;
  /** The events that a person may send there. */
  readonly offers: string;
  /** What it has to say, by its look. */
  readonly failures: readonly Failure[];
}

export const FLOWS = Object.keys(catalogue).filter(hasScreen);

/** `data-flow` and `data-state` of the dialog or page that shows it. */
export function shownAs({ flow, snapshot }: Pick<ShownState, 'flow' | 'snapshot'>): string {
  // A window that looks closed leaves the choice around it on the screen (SOC-1).
  if (snapshot.hasTag('choice')) return 'login withProvider';
  switch (flow) {
    case 'popups': {
      const { popup, document } = snapshot.value;
      return `popups ${dotted(document === 'closed' ? { popup } : { document })}`;
    }
    case 'shell': {
      const { health, entry } = snapshot.value;
      if (entry === 'gatewayPassed' && health === 'running') return 'ssoGateway gatewayPassed';
      return `shell ${health === 'running' ? entry : health}`;
    }
    default:
      return `${flow} ${dotted(snapshot.value)}`;
  }
}

/** What is there when all of it shows: how far an upload is, shows only if it takes a while. */
export const sightOf = ({ flow, snapshot }: ShownState): string =>
  flow === 'imageChange' && snapshot.value === 'uploading' ? 'dialog:modal progress' : SHOWN;

/** What each flow is explored with. */
export function modelOf(flow: FlowWithScreen): Model {
  const models: Readonly<Record<FlowWithScreen, Model>> = { ...catalogue, popups: popupsModel, shell: shellPagesModel };
  return models[flow];
}

/** The events that a person may send at a vertex. */
export function offersAt(graph: Graph, vertex: string): string {
  const types = (graph.edges.get(vertex) ?? []).flatMap(({ source, event }) => (source === 'person' ? [event.type] : []));
  return [...new Set(types)].sort().join(', ') || 'nothing';
}

const known = new Map<FlowWithScreen, readonly ShownState[]>();

/** The states of a flow that look different from one another, in the order in which they are met. A flow is explored once. */
export function shownStates(flow: FlowWithScreen): readonly ShownState[] {
  const states = known.get(flow) ?? exploredStates(flow);
  known.set(flow, states);
  return states;
}

function exploredStates(flow: FlowWithScreen): ShownState[] {
  const model = modelOf(flow);
  const graphs = Object.keys(model.inputs).map((input) => explore(model, input));
  return distinctLooks(flow, graphs).map(({ graph, vertex, snapshot, name }) => {
    const way = shortestPath(graph, vertex);
    const failures = failuresOf(snapshot).filter((each) => name.includes(failureWord(each)));
    return { name, flow, input: graph.input, way, snapshot, offers: offersAt(graph, vertex), failures };
  });
}

interface DistinctLook extends Pick<ShownState, 'name' | 'snapshot'> {
  readonly graph: Graph;
  readonly vertex: string;
}

/** Where a flow first looks as it did nowhere before. */
export function distinctLooks(flow: FlowWithScreen, graphs: readonly Graph[]): DistinctLook[] {
  const seen = new Set<string>();
  return graphs.flatMap((graph) =>
    [...graph.vertices].flatMap(([vertex, { snapshot }]) => {
      const look = snapshot.status === 'active' ? lookOfState(flow, snapshot) : [];
      if (look.every((thing) => seen.has(thing))) return [];
      for (const thing of look) seen.add(thing);
      return [{ graph, vertex, snapshot, name: `${flow} ${look.join(', ')}` }];
    }),
  );
}

/** `[ERR-12] [EMAIL-3] emailVerification …`: the requirements that its messages and its states' own sentences name. */
export function titleOf({ name, snapshot, failures, flow }: ShownState): string {
  const sentences = nodesOf(snapshot).flatMap((node) => {
    const hidden = isHidden(flow, snapshot, String(node.path[0]));
    return isResting(node) && !hidden && node.description !== undefined ? [node.description] : [];
  });
  const ids = sentences.flatMap((sentence) => sentence.match(/\b[A-Z]{2,}-\d+\b/g) ?? []);
  const all = new Set([...failures.map(({ code }) => FAILURE_CODES[code]), ...ids]);
  return [...[...all].map((id) => `[${id}]`), name].join(' ');
}

/** Not every region of a parallel state is what shows: what is beneath an open document does not, and of the shell only its page does. */
function isHidden(flow: FlowWithScreen, snapshot: AnyMachineSnapshot, region: string): boolean {
  if (flow === 'popups') return region === 'popup' && !snapshot.matches({ document: 'closed' });
  return flow === 'shell' && region !== (snapshot.matches({ health: 'crashed' }) ? 'health' : 'entry');
}

import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { explore, exploreAll, type Graph } from '#statewalk/explore/graph.ts';
import { shortestPath } from '#statewalk/explore/routes.ts';
import { type Run, run } from '#statewalk/explore/run.ts';
import { AROUND, type FlowWithScreen } from './looks.ts';
import { FLOWS, modelOf } from './shown-states.ts';

interface Host {
  readonly flow: FlowWithScreen;
  /** In which it has the flow as a child, by the flow's own id. */
  readonly state: string;
}

/** The flow whose popup shows this one's screen; the last of two. */
const hostOf = (flow: FlowWithScreen): Host | undefined =>
  FLOWS.filter((host) => !AROUND.includes(host))
    .flatMap((host) =>
      Object.values((catalogue[host].machine as AnyStateMachine).states).map((node) => ({ flow: host, state: node.key, node })),
    )
    .findLast(({ node }) => node.invoke.some(({ id }) => id === flow));

interface Hosted {
  readonly flow: FlowWithScreen;
  readonly actor: AnyActorRef;
}

/** The flow shown for this actor: its own, or the one around it, whose child always is as this actor is, and passes on what it is sent. */
export function hosted(flow: FlowWithScreen, actor: AnyActorRef): Hosted {
  const host = hostOf(flow);
  return host === undefined ? { flow, actor } : hosted(host.flow, around(host, flow, actor).actor);
}

/** A provider's flow whose window looks closed, so that the choice around it shows again (SOC-1). */
export function withClosedWindow(flow: 'providerLogin' | 'providerLink' | 'providerTicket'): AnyMachineSnapshot {
  const model = modelOf('providerWindow');
  const graph = explore(model, 'social');
  const window = run(model, 'social');
  const [vertex = ''] = [...graph.vertices].find(([, { snapshot }]) => snapshot.hasTag('choice')) ?? [];
  for (const edge of shortestPath(graph, vertex)) window.play(edge);
  const ticket = around({ flow: 'providerTicket', state: 'atProvider' }, 'providerWindow', window.actor);
  if (flow === 'providerTicket') return ticket.actor.getSnapshot();
  return around({ flow, state: 'signingIn' }, 'providerTicket', ticket.actor).actor.getSnapshot();
}

/** The flow around a flow: its child is as the actor is, from now on too. */
function around(host: Host, flow: FlowWithScreen, actor: AnyActorRef): Run {
  const made = actorIn(host, flow, actor);
  const child: AnyActorRef = made.actor.getSnapshot().children[flow];
  const tell = child.send.bind(child);
  child.send = (event) => (event.type === 'told' ? tell(event) : actor.send(event));
  // What the flow tells, as that something is done, is heard at the child.
  child.on = actor.on.bind(actor);
  const follow = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'active') made.play({ source: 'actor', event: { type: `xstate.snapshot.${flow}`, snapshot } });
  };
  follow();
  actor.subscribe(follow);
  return made;
}

interface Way {
  readonly graph: Graph;
  readonly vertex: string;
  readonly snapshot: AnyMachineSnapshot;
}

const known = new Map<FlowWithScreen, readonly Graph[]>();

/** Where a host is in this state. It is explored once: seconds, and half of the states are shown in one. */
function waysTo({ flow, state }: Host): readonly Way[] {
  const graphs = known.get(flow) ?? exploreAll(modelOf(flow));
  known.set(flow, graphs);
  return graphs.flatMap((graph) =>
    [...graph.vertices].flatMap(([vertex, { snapshot }]) => (snapshot.matches(state) ? [{ graph, vertex, snapshot }] : [])),
  );
}

/** A real actor of the host in the wanted state, as the explorer meets it: for the same sign-in method, if it ever is. */
function actorIn(wanted: Host, child: FlowWithScreen, actor: AnyActorRef): Run {
  const ways = waysTo(wanted);
  const contextOf = (of: AnyActorRef | undefined) => of?.getSnapshot().context ?? {};
  const isVisitors = (of: AnyActorRef | undefined): boolean => (contextOf(of).joinData ?? null) !== null;
  // The screen's person matters more than the method they came by.
  const whose = ways.filter(({ snapshot }) => isVisitors(snapshot.children[child]) === isVisitors(actor));
  const way = whose.find(({ snapshot }) => contextOf(snapshot.children[child]).method === contextOf(actor).method) ?? whose[0] ?? ways[0];
  if (way === undefined) throw new Error(`"${wanted.flow}" has no state "${wanted.state}"`);
  const host = run(modelOf(wanted.flow), way.graph.input);
  for (const edge of shortestPath(way.graph, way.vertex)) host.play(edge);
  return host;
}

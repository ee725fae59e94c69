import type { StateNode } from 'xstate';
import { pathOf, statesOf } from './chart.ts';
import type { Said } from './finding.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { runningActors } from './position.ts';
import { covers, nodesOf } from './xstate-internals.ts';

const NAMES_SHOWN = 6;
/** The largest part of a model's events that `'*'` may ignore. */
const IGNORED_SHARE_MAX = 2 / 3;

/** States as they are on together, by their dotted paths; a final machine takes no events. */
interface Configuration {
  readonly name: string;
  readonly nodes: readonly StateNode[];
  /** Ids of the actors that run while it is on. */
  readonly actors: Set<string>;
}

function configurationsOf(graphs: readonly Graph[]): Configuration[] {
  const found = new Map<string, Configuration>();
  for (const { vertices } of graphs) {
    for (const position of vertices.values()) {
      if (position.snapshot.status !== 'active') continue;
      const nodes = nodesOf(position.snapshot);
      const name = nodes.filter(isLeaf).sort(inOrder).map(pathOf).join(' + ');
      const configuration = found.get(name) ?? { name, nodes, actors: new Set() };
      for (const id of runningActors(position)) configuration.actors.add(id);
      found.set(name, configuration);
    }
  }
  return [...found.values()];
}

const isLeaf = ({ type }: StateNode): boolean => type === 'atomic' || type === 'final';
const inOrder = (a: StateNode, b: StateNode): number => a.order - b.order;
/** Enough of them to see what is meant. */
function list(some: readonly Configuration[]): string {
  const shown = some.slice(0, NAMES_SHOWN).map(({ name }) => name);
  return [...shown, ...(some.length > NAMES_SHOWN ? [`${some.length - NAMES_SHOWN} more`] : [])].join('; ');
}

/** The innermost state of the first. */
const stateOf = ([first]: readonly Configuration[]): string | undefined => first?.nodes.filter(isLeaf).sort(inOrder).map(pathOf).at(-1);

/** A guard that refuses is an answer. Only an event that no `on` names vanishes silently. */
const names = (nodes: readonly StateNode[], type: string): boolean =>
  nodes.some(({ transitions }) => transitions.has(type) || [...transitions.keys()].some((descriptor) => covers(descriptor, type)));

/**
 * Every event is answered, or left unanswered on purpose, in every reachable state: XState drops what no state names without a word.
 * Returns what is neither, and what the model says needlessly.
 */
export const totality = (model: Model, graphs: readonly Graph[]): string[] => silentEvents(model, graphs).map(({ message }) => message);

/** The same, with their places. */
export function silentEvents(model: Model, graphs: readonly Graph[]): Said[] {
  const configurations = configurationsOf(graphs);
  const { '*': elsewhere = [], ...ignores } = model.unanswered;
  const needed = new Set<string>();
  const findings: Said[] = [];

  const excused = (nodes: readonly StateNode[], type: string): boolean => {
    const paths = nodes.map(pathOf).filter((path) => ignores[path]?.includes(type));
    for (const path of paths) needed.add(`${path} ${type}`);
    return paths.length > 0;
  };

  const types = new Set(model.events.map((event) => String(event.type)));
  const unchecked = elsewhere.filter((type) => types.has(type));
  if (unchecked.length > types.size * IGNORED_SHARE_MAX)
    findings.push({ message: `'*' ignores ${unchecked.length} of ${types.size} events: name the states instead` });
  for (const type of types) {
    const silent = configurations.filter(({ nodes }) => !names(nodes, type));
    const unexcused = silent.filter(({ nodes }) => !excused(nodes, type));
    if (unexcused.length > 0 && elsewhere.includes(type)) needed.add(`* ${type}`);
    else if (unexcused.length > 0) findings.push({ message: `${type} vanishes in ${list(unexcused)}`, state: stateOf(unexcused) });
  }
  for (const [id, outcomes] of Object.entries(model.outcomes)) {
    for (const type of new Set(outcomes.flatMap((each) => ('sends' in each ? [String(each.sends.type)] : [])))) {
      if (elsewhere.includes(type))
        findings.push({ message: `${type} comes unasked from "${id}": name the states that ignore it, not '*'` });
      const silent = configurations.filter(({ nodes, actors }) => actors.has(id) && !names(nodes, type) && !excused(nodes, type));
      if (silent.length > 0) findings.push({ message: `${type}, sent by "${id}", vanishes in ${list(silent)}`, state: stateOf(silent) });
    }
  }

  const paths = new Set(['*', ...statesOf(model.machine).map(pathOf)]);
  for (const [path, types] of Object.entries(model.unanswered)) {
    if (!paths.has(path)) findings.push({ message: `the model ignores events in "${path}", which is no state` });
    else
      findings.push(
        ...types
          .filter((type) => !needed.has(`${path} ${type}`))
          .map((type) => ({ message: `the model needlessly ignores ${type} in ${path}`, state: path === '*' ? undefined : path })),
      );
  }
  return findings;
}

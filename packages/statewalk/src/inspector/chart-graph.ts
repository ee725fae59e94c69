import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateMachine, StateNode } from 'xstate';
import { eventName, nameOf, pathOf, statesOf, type Transition, transitionName, transitionsOf } from '../explore/chart.ts';
import { nameInvokedBy } from '../explore/name-of-actor.ts';

/** px */
export const LINE = 14;
const TITLE = 26;
const CHARACTER = 6.6;
const PADDING = 12;

/** Names stand side by side worse than one above the other: to the right the larger charts need half of the space. */
const DIRECTION = { 'elk.direction': 'RIGHT' } as const;

/** An arrow of the chart. Several transitions between the same two states are one arrow. */
export interface ChartEdge extends ElkExtendedEdge {
  /** What stands at the arrow, with the transitions that it stands for, named as by `transitionName`. */
  readonly lines: readonly { readonly text: string; readonly transitions: readonly string[] }[];
}

export interface ChartNode extends ElkNode {
  readonly title: string;
  readonly isInitial: boolean;
  readonly type: StateNode['type'];
  children?: ChartNode[];
}

export interface ChartRoot extends ElkNode {
  children?: ChartNode[];
  edges?: ChartEdge[];
}

const lineOf = ({ eventType, guard, source }: Transition): string =>
  `${eventName(eventType, (id) => nameInvokedBy([source as StateNode], id))}${guard === undefined ? '' : ` [${nameOf(guard)}]`}`;

/** Characters of Korean, Japanese and Chinese, and pictures, are as wide as two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

const widthOf = (text: string): number => Math.ceil((text.length + (text.match(WIDE)?.length ?? 0)) * CHARACTER) + 2 * PADDING;

/** What shows as one box where states with others in them are folded: such states of the machine, or of its regions. */
export function foldsOf({ root }: AnyStateMachine): ReadonlySet<StateNode> {
  const inner = Object.values(root.states);
  const outermost = root.type === 'parallel' ? inner.flatMap(({ states }) => Object.values(states)) : inner;
  return new Set(outermost.filter(({ states }) => Object.keys(states).length > 0));
}

const NOTHING: ReadonlySet<StateNode> = new Set();

/**
 * What ELK lays out: a box for each state, nested as the states are, and an arrow for each pair of states that transitions join.
 * @param folded What is in these is not shown; arrows from and to it are theirs.
 */
export function chartGraph(machine: AnyStateMachine, folded: ReadonlySet<StateNode> = NOTHING): ChartRoot {
  return {
    id: '(chart)',
    layoutOptions: {
      'elk.algorithm': 'layered',
      ...DIRECTION,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      'elk.spacing.nodeNode': '24',
      'elk.spacing.edgeLabel': '3',
      'elk.layered.mergeEdges': 'false',
    },
    children: [boxOf(machine.root, folded)],
    edges: edgesOf(machine, folded),
  };
}

function boxOf(node: StateNode, folded: ReadonlySet<StateNode>): ChartNode {
  const isFolded = folded.has(node);
  const children = isFolded ? [] : Object.values(node.states).map((each) => boxOf(each, folded));
  const title = isFolded ? `▸ ${node.key} (${within(node).length} states)` : node.key;
  const box = { id: pathOf(node), title, isInitial: isInitial(node), type: node.type };
  const width = Math.max(64, widthOf(title) + 12);
  if (children.length === 0) return { ...box, width, height: TITLE };
  return {
    ...box,
    children,
    layoutOptions: {
      ...DIRECTION,
      'elk.padding': `[top=${TITLE + 10},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${TITLE})`,
    },
  };
}

const within = (node: StateNode): StateNode[] => Object.values(node.states).flatMap((each) => [each, ...within(each)]);

const isInitial = ({ parent, key }: StateNode): boolean =>
  parent !== undefined && parent.type === 'compound' && (parent.initial.target as readonly StateNode[]).some((node) => node.key === key);

/** The state and those around it, the outermost first. */
const around = (node: StateNode): StateNode[] => [...(node.parent === undefined ? [] : around(node.parent)), node];

/** One that stays where it is has no arrow: it stands in the list of what the current state answers. */
function edgesOf(machine: AnyStateMachine, folded: ReadonlySet<StateNode>): ChartEdge[] {
  const shown = (node: StateNode): StateNode => around(node).find((each) => folded.has(each)) ?? node;
  const edges = new Map<string, { from: string; to: string; lines: Map<string, string[]> }>();
  for (const node of statesOf(machine)) {
    for (const transition of transitionsOf(node)) {
      for (const target of (transition.target ?? []) as readonly StateNode[]) {
        const [source, end] = [shown(node), shown(target)];
        // What goes on within a folded state has no arrow.
        if (source === end && folded.has(end)) continue;
        const [from, to] = [pathOf(source), pathOf(end)];
        const edge = edges.get(`${from} ${to}`) ?? { from, to, lines: new Map<string, string[]>() };
        edges.set(`${from} ${to}`, edge);
        const line = lineOf(transition);
        edge.lines.set(line, [...(edge.lines.get(line) ?? []), transitionName(transition)]);
      }
    }
  }
  return [...edges].map(([id, { from, to, lines }]) => ({
    id,
    sources: [from],
    targets: [to],
    lines: [...lines].map(([text, transitions]) => ({ text, transitions })),
    labels: [{ text: id, width: Math.max(...[...lines.keys()].map(widthOf)) - PADDING, height: lines.size * LINE + 2 }],
  }));
}

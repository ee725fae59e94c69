import type { NumberedGraph } from '../cache/lazy-graph.ts';
import type { Explorer } from '../cache/project-cache.ts';
import type { StatewalkConfig } from '../config.ts';
import { type Transition, transitionName } from '../explore/chart.ts';
import type { Edge } from '../explore/edge.ts';
import { allEdges, type Graph } from '../explore/graph.ts';
import type { Path } from '../explore/paths.ts';
import { shortestPath } from '../explore/routes.ts';
import { EFFORT } from './budget/effort.ts';
import { isOwnRow, isScriptOnly, type Obstacle, slowAt, type Walked } from './by-hand.ts';
import { type Found, findPaths } from './find-paths.ts';
import { areNumbered, inEdges, inNumbers } from './kept-paths.ts';
import { type PeopleGraph, peopleGraph, settled } from './people-graph.ts';
import { takenBack } from './refused.ts';
import type { Request } from './request.ts';
import type { Speaker } from './speaker.ts';

/** A transition that no path for people takes. */
export interface LeftOut {
  readonly machine: string;
  readonly transition: string;
  /** `noBegin`: no sentence says how a person comes to where the machine begins; `behind`: it lies behind such a step. */
  readonly why: Obstacle | 'noBegin' | 'behind';
}

interface Side {
  readonly walked: Walked;
  readonly people: PeopleGraph;
  readonly hasBegin: boolean;
}

/** What a transition has against it counts in this order, where its steps have several. */
const REASONS: readonly Obstacle[] = ['untold', 'scriptOnly', 'noControl', 'tooQuick'];

/** How much of machines a person takes. */
export interface Taken {
  readonly left: readonly LeftOut[];
  /** How many transitions there are. */
  readonly all: number;
}

/** What is told depends on more than a machine: its results are kept by a hash of all that, `files`. */
export interface KeptBy {
  readonly explorer: Explorer;
  readonly files: string;
}

/** Finds paths that a person can take from the first to the last step, and says what of each machine is on none. */
export class PeoplePaths implements Taken {
  readonly left: LeftOut[] = [];
  all = 0;

  constructor(
    private readonly config: Pick<StatewalkConfig, 'bindings' | 'effort' | 'screens'>,
    private readonly request: Request,
    private readonly speaker: Speaker,
    private readonly keptBy?: KeptBy,
  ) {}

  /** The paths, found again where they were found before. */
  find(machine: string, graphs: readonly Graph[]): Found {
    const { keptBy } = this;
    const { taken, ...found } =
      keptBy === undefined || !areNumbered(graphs) ? this.search(machine, graphs) : this.kept(machine, graphs, keptBy);
    this.left.push(...taken.left);
    this.all += taken.all;
    return found;
  }

  private kept(machine: string, graphs: readonly NumberedGraph[], { explorer, files }: KeptBy): Found & { readonly taken: Taken } {
    const { request, speaker } = this;
    const { taken, ...found } = explorer.kept('people', machine, { request, language: speaker.language, files }, () => {
      const { taken, ...made } = this.search(machine, graphs);
      return { ...inNumbers(made), taken };
    });
    return { ...inEdges(found, graphs), taken };
  }

  private search(machine: string, graphs: readonly Graph[]): Found & { readonly taken: Taken } {
    const { config, speaker, request } = this;
    const sides = graphs.map((graph): Side => {
      const effort = { ...EFFORT, ...config.effort };
      const walked: Walked = { machine, graph, speaker, bindings: config.bindings ?? [], effort, screens: config.screens };
      const hasBegin = !speaker.hasWords || speaker.begin(machine, graph.input) !== undefined;
      const people = hasBegin ? peopleGraph(walked) : { graph: { ...graph, edges: new Map() }, obstacles: new Map() };
      return { walked, people, hasBegin };
    });
    const whole = findPaths(
      sides.map(({ people }) => people.graph),
      request,
      speaker,
    );
    const sideOf = ({ input }: Path) => sides.find(({ people }) => people.graph.input === input);
    const paths = whole.paths.map((path) => cut(path, sideOf(path))).filter((path) => hasRow(path, sideOf(path)));
    const taken = new Set(paths.flatMap(transitionsOn));
    const lost = new Set(whole.paths.flatMap(transitionsOn).filter((each) => !taken.has(each)));
    if (request.strategy === 'transitions') paths.push(...sides.flatMap((side) => waysTo(lost, side)));
    return { paths, leftOut: whole.leftOut, taken: takenOn(machine, sides, paths) };
  }
}

function takenOn(machine: string, sides: readonly Side[], paths: readonly Path[]): Taken {
  const all = new Set(sides.flatMap(({ walked }) => [...walked.graph.transitions]));
  const steps = new Set(sides.flatMap(({ walked }) => allEdges(walked.graph)).flatMap(({ transitions }) => transitions));
  const taken = new Set(paths.flatMap(transitionsOn));
  const begun = sides.filter(({ hasBegin }) => hasBegin);
  const left: LeftOut[] = [];
  for (const each of all) {
    const isAtStart = !steps.has(each) && begun.some(({ walked }) => walked.graph.transitions.has(each));
    if (taken.has(each) || isAtStart) continue;
    const known = new Set(sides.flatMap(({ people }) => [...(people.obstacles.get(each) ?? [])]));
    const isBegun = begun.some(({ walked }) => walked.graph.transitions.has(each));
    const why = REASONS.find((reason) => known.has(reason)) ?? (isBegun ? 'behind' : 'noBegin');
    left.push({ machine, transition: transitionName(each), why });
  }
  return { left, all: all.size };
}

const transitionsOn = ({ edges }: Path): Transition[] => edges.flatMap(({ transitions }) => [...transitions]);

/** Is there anything to do on it? */
const hasRow = ({ edges }: Path, side: Side | undefined): boolean =>
  side !== undefined && edges.some((edge) => isOwnRow(edge, side.walked));

/** The path as far as a person comes, and to where they can look around. */
function cut(path: Path, side: Side | undefined): Path {
  if (side === undefined) return path;
  const { walked } = side;
  const refused = takenBack(path.edges, walked);
  const no = refused.findIndex((text) => text !== undefined && isScriptOnly(text, walked.speaker));
  const { input, edges } = settled(no === -1 ? path : { ...path, edges: rowsBefore(path.edges, no, walked) }, side.people, walked);
  const slow = slowAt(edges.at(-1)?.to ?? walked.graph.initial, walked);
  const isSeen = slow === undefined || !isScriptOnly(slow, walked.speaker);
  return isSeen || edges.length === 0 ? { input, edges } : cut({ input, edges: rowsBefore(edges, edges.length - 1, walked) }, side);
}

/** The steps before the row that this one stands in. */
const rowsBefore = (edges: readonly Edge[], at: number, walked: Walked): readonly Edge[] =>
  edges.slice(
    0,
    Math.max(
      0,
      edges.findLastIndex((edge, index) => index <= at && isOwnRow(edge, walked)),
    ),
  );

/** The path, and a row after it where all of it comes by itself: a begin alone is nothing to follow. */
function withRow(path: Path, side: Side): Path {
  const { input, edges } = path;
  const last = edges.at(-1);
  if (last === undefined || hasRow(path, side)) return path;
  const row = (side.people.graph.edges.get(last.to) ?? []).find((edge) => isOwnRow(edge, side.walked));
  return row === undefined ? path : cut({ input, edges: [...edges, row] }, side);
}

/** A path of its own for each of these transitions: what is lost of a long one may not be lost of a short one. */
function waysTo(lost: Set<Transition>, side: Side): Path[] {
  const { graph } = side.people;
  const edges = lost.size === 0 ? [] : allEdges(graph).filter(({ transitions }) => transitions.some((each) => lost.has(each)));
  return edges.flatMap((edge): Path[] => {
    if (!edge.transitions.some((each) => lost.has(each))) return [];
    const way = edge.from === graph.initial ? [] : shortestPath(graph, edge.from);
    const path = withRow(cut({ input: graph.input, edges: [...way, edge] }, side), side);
    if (!path.edges.includes(edge) || !hasRow(path, side)) return [];
    for (const each of transitionsOn(path)) lost.delete(each);
    return [path];
  });
}

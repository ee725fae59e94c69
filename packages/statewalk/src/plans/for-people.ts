import type { StatewalkConfig } from '../config.ts';
import type { Edge } from '../explore/edge.ts';
import { EFFORT } from './budget/effort.ts';
import { isOwnRow, shownAt, slowAt, type Walked } from './by-hand.ts';
import { arranged } from './formats/rows.ts';
import type { FoundIn, Plan, PlanPath, PlanStep, Sight } from './plan.ts';
import { takenBack } from './refused.ts';
import type { Speaker } from './speaker.ts';
import { titleOfPath } from './title.ts';

/** A path with all that its telling needs. */
interface Told extends Walked {
  readonly edges: readonly Edge[];
  /** Are the charts written in the language of the plan? */
  readonly hasMeanings: boolean;
}

/**
 * The plan for a person who has the product alone: what comes by itself is part of the row before, since no person can check what stands on a
 * screen for a moment. Its paths are those of `PeoplePaths`.
 * @param hasMeanings Are the charts written in the language of the plan?
 */
export function forPeople(
  { bindings = [], at, effort, screens }: Pick<StatewalkConfig, 'bindings' | 'at' | 'effort' | 'screens'>,
  plan: Plan,
  found: readonly FoundIn[],
  speaker: Speaker,
  hasMeanings: boolean,
): Plan {
  const machines = plan.machines
    .map((each) => {
      const { graphs = [], paths = [] } = found.find(({ machine }) => machine === each.machine) ?? {};
      const told = each.paths.flatMap((path) => {
        const graph = graphs.find(({ input }) => input === path.input);
        const edges = paths[path.number - 1]?.edges;
        if (graph === undefined || edges === undefined) return [];
        return [
          toldPath(path, {
            machine: each.machine,
            graph,
            speaker,
            bindings,
            effort: { ...EFFORT, ...effort },
            edges,
            hasMeanings,
            screens,
          }),
        ];
      });
      const flow = speaker.nameOf(each.machine) ?? each.machine;
      const description = hasMeanings ? each.description : (speaker.screenOf(each.machine) ?? '');
      return { ...each, flow, description, paths: told.map((path) => ({ ...path, flow })) };
    })
    .filter(({ paths }) => paths.length > 0);
  const account = at?.account === undefined ? '' : ` ${speaker.label('account').replace('{{command}}', at.account)}`;
  return { ...plan, machines, note: `${speaker.label('examples')}${account}`, isForPeople: true };
}

/** The path in rows. */
function toldPath(path: PlanPath, told: Told): PlanPath {
  const { arrange, ...whole } = folded(path, told);
  const prepared = arranged(arrange, told.speaker);
  return {
    ...whole,
    title: titleOfPath(
      told.edges,
      path.steps.map(({ does }) => does),
      told,
    ),
    begin: `${whole.begin}${prepared}`,
  };
}

interface Row extends PlanStep {
  /** The vertex that is then to be seen. */
  readonly at: string;
}

/** @returns also what has to be so before the path begins */
function folded(path: PlanPath, told: Told): PlanPath & { readonly begin: string; readonly arrange: readonly string[] } {
  const { machine, speaker, graph, edges } = told;
  const { label } = speaker;
  const and = (text: string, more: string): string => `${text} ${label('then').replace('{{steps}}', more)}`;
  const begin = path.begin ?? label('beginUnknown');
  const first: Row = { step: '', facts: undefined, source: 'actor', does: begin, arrange: [], sees: path.start, at: graph.initial };
  const rows: Row[] = [first];
  const again = takenBack(edges, told);
  path.steps.forEach((step, index) => {
    const edge = edges[index];
    if (edge === undefined) return;
    const isNew = isOwnRow(edge, told);
    const arrange = [speaker.arrange(machine, edge.event) ?? '', again[index] ?? ''];
    const last = rows.at(-1) ?? first;
    if (isNew) rows.push({ ...step, arrange, at: edge.to });
    else {
      const requirements = [...new Set([...last.sees.requirements, ...step.sees.requirements])];
      const sees = { ...step.sees, requirements };
      const does = speaker.isQuiet(machine, edge.event) ? last.does : and(last.does, step.does);
      rows[rows.length - 1] = { ...last, does, arrange: [...last.arrange, ...arrange], sees, at: edge.to };
    }
  });
  const slow = rows.map(({ sees, at }) => (sees.hasEnded ? undefined : slowAt(at, told)));
  const [start = first, ...steps] = rows.map(({ at, ...row }, index): PlanStep => {
    const [before, now] = [slow[index - 1], slow[index]];
    const pace = now === before ? '' : (now ?? label('quickAgain'));
    const arrange = [...new Set([...row.arrange, pace])].filter((each) => each !== '');
    return { ...row, arrange, sees: seenAt(row.sees, at, told, index === 0) };
  });
  const prepared = edges.flatMap(({ event }) => speaker.before(machine, event) ?? []);
  return { ...path, begin: start.does, start: start.sees, arrange: [...new Set([...start.arrange, ...prepared])], steps };
}

/** A reference in brackets, as `(AGR, AGR-1)`: the requirements have a column of their own. */
const REFERENCE = /\s*\([A-Z]{2,}(?:-\d+)?(?:, [A-Z]{2,}(?:-\d+)?)*\)/g;

/** Says a state in the language of the plan: in words of its flow, by what its screen is called, or by its meaning. */
function seenAt(sight: Sight, vertex: string, told: Told, isFirst: boolean): Sight {
  const { machine, speaker, hasMeanings } = told;
  const said = inWordsOfServer(sight, vertex, told);
  const meaning = hasMeanings ? said.description.replace(REFERENCE, '') : '';
  if (sight.hasEnded) return { ...said, description: meaning };
  const known = speaker.sight(machine, sight.state) ?? knownScreen(vertex, told, isFirst);
  if (known !== undefined) return { ...said, description: known };
  const isSilent = meaning === '' && sight.message === undefined && (sight.controls ?? []).length === 0;
  const screen = isFirst || isSilent ? screenAt(vertex, told, isSilent) : '';
  return { ...said, description: [screen, meaning].filter((text) => text !== '').join(' ') };
}

/**
 * The screens that stand there, those of flows within before the flow's own, or what its own is called; `undefined` where it is not known. A flow
 * may say more of its screen than the title.
 */
function knownScreen(vertex: string, told: Told, isFirst: boolean): string | undefined {
  const { machine, graph, speaker, screens: drawn } = told;
  const title = drawn?.titleThere?.(machine, graph, vertex, speaker.language);
  const isOwn = shownAt(vertex, told).includes(machine);
  const screens = screensAt(vertex, told);
  const saysMore = title !== undefined && screens.includes(title);
  if (screens !== '' && (!isOwn || (isFirst && saysMore))) return screens;
  return title && speaker.label('titled').replace('{{title}}', () => title);
}

/** A refusal of a server stands there in its words alone: they take the place of the screen's. */
function inWordsOfServer({ serverWords, ...sight }: Sight, vertex: string, { speaker, graph }: Told): Sight {
  const snapshot = graph.vertices.get(vertex)?.snapshot;
  const failure = snapshot === undefined || sight.message === undefined ? undefined : speaker.shownFailure(snapshot);
  if (failure !== undefined && speaker.isInServerWords(failure)) return { ...sight, message: speaker.label('inServerWords') };
  return { ...sight, message: serverWords ?? sight.message };
}

/** In words of the flows that a person has before them. */
const screensAt = (vertex: string, told: Told): string =>
  shownAt(vertex, told)
    .map(told.speaker.screenOf)
    .filter((text) => text !== undefined)
    .join(' ');

/** The screens of the flows that a person has before them, or, where it is needed, at least their names. */
function screenAt(vertex: string, told: Told, isNeeded: boolean): string {
  const { speaker } = told;
  const screens = screensAt(vertex, told);
  if (screens !== '' || !isNeeded) return screens;
  const names = shownAt(vertex, told)
    .map(speaker.nameOf)
    .filter((name) => name !== undefined);
  return names.length === 0 ? '' : speaker.label('shown').replace('{{names}}', names.join(speaker.label('comma')));
}

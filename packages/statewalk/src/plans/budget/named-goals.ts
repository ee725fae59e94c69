import { type Transition, transitionName } from '../../explore/chart.ts';
import type { Edge } from '../../explore/edge.ts';
import { GuardItem } from '../../explore/goals.ts';
import type { Path } from '../../explore/paths.ts';
import type { ProjectReading } from '../../project-reading.ts';
import { coversOf } from '../cover.ts';
import { shows, stateOf } from '../places.ts';
import type { Request } from '../request.ts';
import { stepName } from '../step-name.ts';

/** What a path is to cover, as people read it. */
export interface NamedGoal {
  readonly machine: string;
  readonly name: string;
}

/** The goals that each path of a machine covers: the same goal is the same object. With a requirement, of the steps that show it. */
export function goalsOfPaths(machine: string, paths: readonly Path[], request: Request, reading: ProjectReading): ReadonlySet<NamedGoal>[] {
  const known = new Map<unknown, NamedGoal>();
  const goalOf = (item: unknown, name: () => string): NamedGoal => {
    const goal = known.get(item) ?? { machine, name: name() };
    known.set(item, goal);
    return goal;
  };
  const { requirement } = request;
  const counts = (edge: Edge): boolean => requirement === undefined || shows(edge, requirement, reading.requirement);
  const goalsOf = goalsBy(request, reading, goalOf);
  return paths.map(({ edges }) => new Set(edges.flatMap((edge, at) => (counts(edge) ? goalsOf(edge, edges[at - 1]) : []))));
}

type GoalsOf = (edge: Edge, before: Edge | undefined) => readonly NamedGoal[];

function goalsBy(request: Request, reading: ProjectReading, goalOf: (item: unknown, name: () => string) => NamedGoal): GoalsOf {
  const { cover = 'transitions' } = request;
  if (cover === 'edges') return (edge) => [goalOf(edge, () => edgeName(edge))];
  if (cover === 'pairs') {
    const numbers = new Map<Transition, number>();
    const numberOf = (transition: Transition): number => {
      const number = numbers.get(transition) ?? numbers.size;
      numbers.set(transition, number);
      return number;
    };
    return ({ transitions }, before) =>
      transitions.flatMap((each) => {
        const single = goalOf(each, () => transitionName(each));
        if (before === undefined || before.transitions.length === 0) return [single];
        const key = [...before.transitions, each].map(numberOf).join(' ');
        return [single, goalOf(key, () => `${before.transitions.map(transitionName).join(', ')}, then ${transitionName(each)}`)];
      });
  }
  const covers = coversOf(cover, reading);
  return (edge) => covers(edge).map((item) => goalOf(item, () => nameOf(item)));
}

const edgeName = ({ event, before, after }: Edge): string => `${stateOf(before)}: ${stepName(event)} -> ${stateOf(after)}`;

function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  return item instanceof GuardItem ? `${transitionName(item.guarded)}, its guard ${item.result}` : transitionName(item as Transition);
}

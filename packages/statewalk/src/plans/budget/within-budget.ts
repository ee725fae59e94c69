import type { AnyStateMachine } from 'xstate';
import { statesOf } from '../../explore/chart.ts';
import type { Path } from '../../explore/paths.ts';
import type { ProjectReading } from '../../project-reading.ts';
import { requirementsIn } from '../../requirements.ts';
import { UsageError } from '../names.ts';
import { type BudgetUse, type FoundIn, type Plan, type PlanMachine, type PlanPath, requirementsOfPath } from '../plan.ts';
import type { Request } from '../request.ts';
import { type Candidate, chosenFor } from './choose.ts';
import { EFFORT, type Effort } from './effort.ts';
import { secondsOf } from './estimate.ts';
import { goalsOfPaths, type NamedGoal } from './named-goals.ts';

/** What is asked of a time. */
export interface Budget {
  readonly seconds: number;
  readonly effort: Partial<Effort> | undefined;
  readonly request: Request;
  readonly reading: ProjectReading;
  /** Keyed by the names of the plan. */
  readonly machines: Readonly<Record<string, { readonly machine: AnyStateMachine }>>;
}

interface PlanAndFound {
  readonly plan: Plan;
  readonly found: readonly FoundIn[];
}

type Choice = Candidate<{ readonly planned: PlanPath; readonly path: Path }, NamedGoal>;

/**
 * The paths of a plan that are best in a time, and what stays open. Those of a machine stand in the order of their choice: who stops before the
 * end has done the best of them.
 * @throws UsageError where no path can be done in the time
 */
export function withinBudget({ plan, found }: PlanAndFound, budget: Budget): PlanAndFound {
  const choices = plan.machines.flatMap((machine) => choicesOf(machine, found, budget));
  if (choices.length === 0) return { plan, found };
  if (choices.every(({ seconds }) => seconds > budget.seconds)) throw tooShort(choices, budget.seconds);
  const chosen = chosenFor(choices, budget.seconds);
  const inMachine = (name: string) => chosen.filter(({ item }) => item.planned.machine === name);
  const machines = plan.machines.map((machine) => ({ ...machine, paths: inMachine(machine.machine).map(valued) }));
  return {
    plan: { ...plan, machines: machines.filter(({ paths }) => paths.length > 0), budget: reachOf(choices, chosen, budget, plan) },
    found: found.map((each) => ({ ...each, paths: inMachine(each.machine).map(({ item }) => item.path) })),
  };
}

function choicesOf({ machine: name, paths }: PlanMachine, found: readonly FoundIn[], budget: Budget): Choice[] {
  const { request, reading, machines } = budget;
  const all = found.find(({ machine }) => machine === name)?.paths ?? [];
  const goals = goalsOfPaths(name, all, request, reading);
  const machine = machines[name]?.machine;
  return paths.flatMap((planned): Choice[] => {
    const [path, own] = [all[planned.number - 1], goals[planned.number - 1]];
    if (path === undefined || own === undefined || machine === undefined) return [];
    const seconds = secondsOf(planned, path.edges, machine, { ...EFFORT, ...budget.effort });
    const requirements = requirementsOfPath(planned).filter((each) => request.requirement === undefined || each === request.requirement);
    return [{ item: { planned, path }, seconds, goals: own, requirements: new Set(requirements) }];
  });
}

const valued = ({ item, seconds, goals, requirements }: Choice, at: number): PlanPath => ({
  ...item.planned,
  number: at + 1,
  value: { minutes: minutesOf(seconds), covers: [...goals].map(({ name }) => name), requirements: [...requirements] },
});

/** Rounded up to one digit, and not for the last digit of a binary fraction. */
const minutesOf = (seconds: number): number => Math.ceil(Math.round((seconds * 1000) / 6) / 1000) / 10;

function reachOf(choices: readonly Choice[], chosen: readonly Choice[], budget: Budget, plan: Plan): BudgetUse {
  const all = new Set(choices.flatMap(({ goals }) => [...goals]));
  const covered = new Set(chosen.flatMap(({ goals }) => [...goals]));
  const shown = new Set(chosen.flatMap(({ requirements }) => [...requirements]));
  const { request, seconds, machines, reading } = budget;
  const named = plan.machines.flatMap(({ machine }) => {
    const states = machines[machine] === undefined ? [] : statesOf(machines[machine].machine);
    return states.flatMap(({ parent, description }) => (parent === undefined ? [] : requirementsIn(description, reading.requirement)));
  });
  const asked = named.filter((each) => request.requirement === undefined || each === request.requirement);
  return {
    cover: request.cover ?? 'transitions',
    minutes: minutesOf(seconds),
    used: minutesOf(chosen.reduce((sum, each) => sum + each.seconds, 0)),
    paths: chosen.length,
    covered: covered.size,
    of: { paths: choices.length, goals: all.size },
    open: {
      goals: [...all].filter((goal) => !covered.has(goal)),
      requirements: [...new Set(asked)].filter((each) => !shown.has(each)),
    },
  };
}

function tooShort(choices: readonly Choice[], seconds: number): UsageError {
  const [shortest] = [...choices].sort((a, b) => a.seconds - b.seconds);
  const { machine, input, id } = shortest?.item.planned ?? { machine: '', input: '', id: '' };
  const needed = Math.ceil(shortest?.seconds ?? 0);
  return new UsageError(
    `A budget of ${seconds}s is too short for any path: the shortest, ${id} of ${machine} (${input}), needs ${needed}s (--budget ${needed}s).`,
  );
}

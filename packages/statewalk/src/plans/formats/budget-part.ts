import { fill } from '../fill.ts';
import type { BudgetUse, Plan, PlanPath } from '../plan.ts';
import type { Speaker } from '../speaker.ts';

/** Columns about the value of a path: minutes, goals that it newly covers, requirements that it newly shows. */
export const valueHead = ({ label }: Speaker): string[] => [label('minutes'), label('covers'), label('newRequirements')];

export const valueCells = ({ value }: PlanPath): string[] =>
  value === undefined ? ['', '', ''] : [String(value.minutes), String(value.covers.length), value.requirements.join(' ')];

/** How far the paths come, in one sentence. */
export const budgetSentence = ({ paths, used, minutes, covered, cover, of }: BudgetUse, { label }: Speaker): string =>
  fill(label('budgetUse'), { paths, allPaths: of.paths, used, minutes, covered, goals: of.goals, cover });

/** The end of a plan for a time. */
export interface BudgetPart {
  readonly title: string;
  /** The paths with their values, the head first. */
  readonly rows: readonly (readonly string[])[];
  readonly use: string;
  /** What stays open, each list with its title. */
  readonly open: readonly { readonly title: string; readonly names: readonly string[] }[];
}

/** `undefined`: no time was given. */
export function budgetPartOf({ machines, budget }: Plan, speaker: Speaker): BudgetPart | undefined {
  if (budget === undefined) return undefined;
  const { label } = speaker;
  const { goals, requirements } = budget.open;
  const listOf = (key: string, names: readonly string[]) => ({ title: fill(label(key), { count: names.length }), names });
  return {
    title: label('budget'),
    rows: [
      ['ID', label('flow'), label('input'), label('path'), ...valueHead(speaker)],
      ...machines.flatMap(({ paths }) =>
        paths.map((path) => [path.id, path.machine, path.input, String(path.number), ...valueCells(path)]),
      ),
    ],
    use: budgetSentence(budget, speaker),
    open: [
      listOf(
        'openGoals',
        goals.map(({ machine, name }) => `${machine}: ${name}`),
      ),
      listOf('openRequirements', requirements),
    ],
  };
}

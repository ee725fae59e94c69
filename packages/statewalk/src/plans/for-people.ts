import type { Plan, PlanPath, PlanStep, Sight } from './plan.ts';
import type { Speaker } from './speaker.ts';

export interface ForPeople {
  readonly plan: Plan;
  /** How many paths only a script can take. */
  readonly leftOut: number;
}

/**
 * The plan for a person who has the product alone: what comes by itself is part of the row before, since no person can check what stands on a
 * screen for a moment, and paths that no person can begin or arrange are left out.
 * @param hasMeanings Are the charts written in the language of the plan?
 */
export function forPeople(plan: Plan, speaker: Speaker, hasMeanings: boolean): ForPeople {
  const all = plan.machines.flatMap(({ paths }) => paths);
  const machines = plan.machines
    .map((each) => ({
      ...each,
      paths: each.paths.filter((path) => isByHand(path, speaker)).map((path) => folded(path, speaker, hasMeanings)),
    }))
    .filter(({ paths }) => paths.length > 0);
  return { plan: { ...plan, machines }, leftOut: all.length - machines.flatMap(({ paths }) => paths).length };
}

function isByHand({ begin, steps }: PlanPath, { hasWords, label }: Speaker): boolean {
  if (hasWords && begin === undefined) return false;
  const [impossible, noControl] = [label('notByHand'), `(${label('noControl')})`];
  return steps.every(({ does, arrange }) => !does.endsWith(noControl) && !arrange.some((each) => each.startsWith(impossible)));
}

function folded({ begin, start, steps, ...path }: PlanPath, { label }: Speaker, hasMeanings: boolean): PlanPath {
  const told = (sight: Sight): Sight => (hasMeanings ? sight : { ...sight, description: '' });
  const and = (text: string, more: string): string => `${text} ${label('then').replace('{{steps}}', more)}`;
  const firstOfPerson = steps.findIndex(({ source }) => source !== 'actor');
  const byItself = firstOfPerson === -1 ? steps : steps.slice(0, firstOfPerson);
  const rows: PlanStep[] = [];
  for (const step of steps.slice(byItself.length)) {
    const before = rows.at(-1);
    const sees = told(step.sees);
    if (before === undefined || step.source !== 'actor') rows.push({ ...step, sees });
    else {
      const requirements = [...new Set([...before.sees.requirements, ...sees.requirements])];
      const arrange = [...before.arrange, ...step.arrange];
      rows[rows.length - 1] = { ...before, does: and(before.does, step.does), arrange, sees: { ...sees, requirements } };
    }
  }
  return {
    ...path,
    begin: byItself.reduce((text, { does }) => and(text, does), begin ?? label('beginUnknown')),
    start: told(byItself.at(-1)?.sees ?? start),
    steps: rows,
  };
}

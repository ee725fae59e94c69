import { z } from 'zod';
import { takenBy } from './path-id.ts';
import type { FoundIn, Plan } from './plan.ts';

const entry = z.object({
  machine: z.string(),
  input: z.string(),
  /** What it takes, a step each. */
  takes: z.array(z.string()),
  /** What people call it. */
  name: z.string().optional(),
});

const registry = z.record(z.string(), entry);

/** Paths by their IDs, with the names that people gave them: a file that is kept with the machines. */
export type PathRegistry = z.infer<typeof registry>;
type Entry = z.infer<typeof entry>;

/** @throws ZodError or SyntaxError for what is no registry. */
export const readRegistry = (text: string): PathRegistry => registry.parse(JSON.parse(text));

/** What became of a path that is not there any more. */
export interface PathChange {
  readonly id: string;
  readonly name: string | undefined;
  readonly became: 'moved' | 'split' | 'gone';
  /** IDs of the paths that take what it took; the nearest first. */
  readonly to: readonly string[];
}

/** A path goes on in another that takes so much of it. */
const SAME_SHARE = 0.5;

/** The registry with the paths as they are now, and what became of those that are not there. A path that moved takes its name along. */
export function updated(before: PathRegistry, plan: Plan, found: readonly FoundIn[]): { registry: PathRegistry; changes: PathChange[] } {
  const now: Record<string, Entry> = {};
  for (const { machine, paths } of plan.machines)
    for (const { id, input, number } of paths) {
      const path = found.find((each) => each.machine === machine)?.paths[number - 1];
      const name = before[id]?.name;
      now[id] = { machine, input, takes: path === undefined ? [] : takenBy(path), ...(name === undefined ? {} : { name }) };
    }
  const told = new Set(plan.machines.map(({ machine }) => machine));
  const changes: PathChange[] = [];
  const others: Record<string, Entry> = {};
  for (const [id, was] of Object.entries(before)) {
    if (!told.has(was.machine)) others[id] = was;
    else if (now[id] === undefined) changes.push(changeOf(id, was, before, now));
  }
  for (const { became, to, name } of changes) {
    const heir = became === 'moved' ? now[to[0] ?? ''] : undefined;
    if (heir !== undefined && heir.name === undefined && name !== undefined) heir.name = name;
  }
  return { registry: Object.fromEntries(Object.entries({ ...others, ...now }).sort(byPlace)), changes };
}

const byPlace = ([one, a]: [string, Entry], [other, b]: [string, Entry]): number =>
  `${a.machine} ${a.input} ${one}`.localeCompare(`${b.machine} ${b.input} ${other}`);

/** What became of a path that is not among those of now. */
export function changeOf(id: string, was: Entry, before: PathRegistry, now: PathRegistry): PathChange {
  const own = new Set(was.takes);
  const near = Object.entries(now)
    .filter(([each, { machine, input }]) => before[each] === undefined && machine === was.machine && input === was.input)
    .map(([each, { takes }]) => ({ id: each, shared: new Set(takes.filter((step) => own.has(step))) }))
    .filter(({ shared }) => shared.size > 0)
    .sort((a, b) => b.shared.size - a.shared.size);
  const to = near.map((each) => each.id);
  const isEnough = (size: number): boolean => own.size > 0 && size / own.size >= SAME_SHARE;
  const [nearest] = near;
  const together = new Set(near.flatMap(({ shared }) => [...shared]));
  // Another that takes what the nearest lacks of it: then it goes on in both.
  const added = near.slice(1).some(({ shared }) => [...shared].some((step) => nearest?.shared.has(step) === false));
  if (nearest !== undefined && added && isEnough(together.size)) return { id, name: was.name, became: 'split', to };
  if (nearest !== undefined && isEnough(nearest.shared.size)) return { id, name: was.name, became: 'moved', to: [nearest.id] };
  return { id, name: was.name, became: 'gone', to: [] };
}

/** `1f3a9c2b “Ada resets”: moved to 77aa01c2`. */
export const said = ({ id, name, became, to }: PathChange): string =>
  `${id}${name === undefined ? '' : ` “${name}”`}: ${became}${to.length === 0 ? '' : ` ${became === 'moved' ? 'to' : 'into'} ${to.join(', ')}`}`;

/** The plan, its paths called as people call them. */
export const named = (plan: Plan, names: PathRegistry): Plan => ({
  ...plan,
  machines: plan.machines.map((machine) => ({
    ...machine,
    paths: machine.paths.map((path) => ({ ...path, ...(names[path.id]?.name === undefined ? {} : { name: names[path.id]?.name }) })),
  })),
});

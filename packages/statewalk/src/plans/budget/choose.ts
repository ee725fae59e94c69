/** What may be chosen: what it takes, and what it brings. */
export interface Candidate<Item, Goal> {
  readonly item: Item;
  readonly seconds: number;
  readonly goals: ReadonlySet<Goal>;
  readonly requirements: ReadonlySet<string>;
}

/**
 * What to take in a time, the most new goals a second first; each has left only what those before it do not bring. The greedy choice and
 * the best single candidate, the better of both, cover at least (1 - 1/e) / 2 of what the best set does (Khuller, Moss and Naor, 1999).
 */
export function chosenFor<Item, Goal>(candidates: readonly Candidate<Item, Goal>[], seconds: number): readonly Candidate<Item, Goal>[] {
  const greedy = filledUp(candidates, seconds);
  const count = greedy.reduce((sum, { goals }) => sum + goals.size, 0);
  const [single] = candidates
    .filter((each) => each.seconds <= seconds)
    .sort((a, b) => b.goals.size - a.goals.size || a.seconds - b.seconds);
  return single !== undefined && single.goals.size > count ? filledUp(candidates, seconds, single) : greedy;
}

/** A candidate with what of it is still new. */
interface Open<Goal> {
  readonly goals: Set<Goal>;
  readonly requirements: Set<string>;
}

function filledUp<Item, Goal>(
  candidates: readonly Candidate<Item, Goal>[],
  seconds: number,
  first?: Candidate<Item, Goal>,
): readonly Candidate<Item, Goal>[] {
  const open = new Map(
    candidates.map((each): [Candidate<Item, Goal>, Open<Goal>] => [
      each,
      { goals: new Set(each.goals), requirements: new Set(each.requirements) },
    ]),
  );
  const chosen: Candidate<Item, Goal>[] = [];
  let left = seconds;
  for (let next = first ?? bestOf(open, left); next !== undefined; next = bestOf(open, left)) {
    const { goals, requirements } = open.get(next) ?? next;
    open.delete(next);
    chosen.push({ ...next, goals, requirements });
    left -= next.seconds;
    for (const other of open.values()) {
      for (const goal of goals) other.goals.delete(goal);
      for (const each of requirements) other.requirements.delete(each);
    }
  }
  return chosen;
}

/** The most new goals a second; then the most new requirements, the least time, the first in the list. */
function bestOf<Item, Goal>(open: ReadonlyMap<Candidate<Item, Goal>, Open<Goal>>, left: number): Candidate<Item, Goal> | undefined {
  const fitting = [...open].filter(([{ seconds }, { goals }]) => seconds <= left && goals.size > 0);
  // Multiplied, not divided: whole numbers are equal where shares may differ in their last digit.
  const [best] = fitting.sort(
    ([a, inA], [b, inB]) =>
      inB.goals.size * a.seconds - inA.goals.size * b.seconds || inB.requirements.size - inA.requirements.size || a.seconds - b.seconds,
  );
  return best?.[0];
}

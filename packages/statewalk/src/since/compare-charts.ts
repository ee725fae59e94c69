import type { MachineInTree, PartFacts, StateInTree, TransitionInTree } from './tree-facts.ts';

/** What differs in something that is there before and after. */
export interface Altered {
  readonly name: string;
  readonly what: readonly string[];
}

export interface Differing {
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly changed: readonly Altered[];
}

export interface ChartChange {
  readonly states: Differing;
  readonly transitions: Differing;
}

export const chartChange = (before: MachineInTree | undefined, after: MachineInTree | undefined): ChartChange => ({
  states: differing(before?.states ?? [], after?.states ?? [], ({ id }) => id, alteredState),
  transitions: differing(before?.transitions ?? [], after?.transitions ?? [], ({ name }) => name, alteredTransition),
});

function differing<T>(before: readonly T[], after: readonly T[], nameOf: (each: T) => string, what: (a: T, b: T) => string[]): Differing {
  const [old, now] = [byName(before, nameOf), byName(after, nameOf)];
  const missing = (from: ReadonlyMap<string, T>, to: ReadonlyMap<string, T>) => [...from.keys()].filter((name) => !to.has(name));
  const changed = [...now].flatMap(([name, each]): Altered[] => {
    const was = old.get(name);
    const all = was === undefined ? [] : what(was, each);
    return all.length === 0 ? [] : [{ name, what: all }];
  });
  return { came: missing(now, old), went: missing(old, now), changed };
}

/** Two of one name are told apart by their order. */
function byName<T>(all: readonly T[], nameOf: (each: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const each of all) {
    const name = nameOf(each);
    let count = 1;
    while (found.has(count === 1 ? name : `${name} (${count})`)) count += 1;
    found.set(count === 1 ? name : `${name} (${count})`, each);
  }
  return found;
}

const alteredState = (a: StateInTree, b: StateInTree): string[] => [
  ...(a.type === b.type ? [] : [`${a.type} -> ${b.type}`]),
  ...text('description', a.description, b.description),
  ...parts('entry', a.entry, b.entry),
  ...parts('exit', a.exit, b.exit),
  ...parts('invoke', a.invokes, b.invokes),
];

const alteredTransition = (a: TransitionInTree, b: TransitionInTree): string[] => [
  ...parts('guard', listOf(a.guard), listOf(b.guard)),
  ...parts('actions', a.actions, b.actions),
  ...parts('delay', listOf(a.delay), listOf(b.delay)),
  ...text('description', a.description, b.description),
];

const listOf = (part: PartFacts | undefined): readonly PartFacts[] => (part === undefined ? [] : [part]);

const text = (what: string, a: string, b: string): string[] => (a === b ? [] : [`${what}: “${a}” -> “${b}”`]);

/** Longer code is not shown. */
const SHORT = 40;

function parts(what: string, a: readonly PartFacts[], b: readonly PartFacts[]): string[] {
  const names = (all: readonly PartFacts[]) => all.map(({ name }) => name).join(', ') || '(none)';
  if (names(a) !== names(b)) return [`${what}: ${names(a)} -> ${names(b)}`];
  return b.flatMap(({ name, code }, at) => {
    const was = a[at]?.code ?? '';
    if (was === code) return [];
    return Math.max(was.length, code.length) <= SHORT ? [`${what} ${name}: ${was} -> ${code}`] : [`${what} ${name}: its code differs`];
  });
}

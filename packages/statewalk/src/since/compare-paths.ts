import { changeOf, type PathChange, type PathRegistry } from '../plans/path-registry.ts';
import type { ChartChange } from './compare-charts.ts';
import type { MachineInTree, PathInTree } from './tree-facts.ts';

export interface PathDiffers {
  readonly id: string;
  readonly input: string;
  readonly name: string | undefined;
  readonly requirements: readonly string[];
  /** In which the change shows. */
  readonly why: readonly string[];
}

export interface PathsChange {
  /** Paths of which nothing has changed. */
  readonly same: number;
  readonly came: readonly PathDiffers[];
  readonly changed: readonly PathDiffers[];
  readonly went: readonly (PathDiffers & Pick<PathChange, 'became' | 'to'>)[];
}

const transitionsOf = ({ takes }: PathInTree): string[] => [...new Set(takes.flatMap((line) => line.split(' | ').slice(1)))];

const differs = ({ id, input, name, requirements }: PathInTree, why: readonly string[]): PathDiffers => ({
  id,
  input,
  name,
  requirements,
  why,
});

/** Paths that came, went and changed, and what of the chart made them. */
export function pathsChange(before: MachineInTree | undefined, after: MachineInTree | undefined, chart: ChartChange): PathsChange {
  const [old, now] = [before?.paths ?? [], after?.paths ?? []];
  const byId = new Map(old.map((path) => [path.id, path]));
  const ids = new Set(now.map(({ id }) => id));
  const registries = [registryOf(old), registryOf(now)] as const;
  const went = old.flatMap((path): PathsChange['went'][number][] => {
    const entry = registries[0][path.id];
    if (ids.has(path.id) || entry === undefined) return [];
    const { became, to } = changeOf(path.id, entry, ...registries);
    return [{ ...differs(path, whyWent(path, chart, after)), became, to }];
  });
  const heirsOf = new Map<string, string[]>();
  for (const { id, to } of went) for (const heir of to) heirsOf.set(heir, [...(heirsOf.get(heir) ?? []), id]);
  const came = now.filter(({ id }) => !byId.has(id)).map((path) => differs(path, whyCame(path, chart, before, heirsOf.get(path.id) ?? [])));
  const stayed = now.flatMap((path) => {
    const was = byId.get(path.id);
    return was === undefined ? [] : [differs(path, whyChanged(was, path, chart))];
  });
  const changed = stayed.filter(({ why }) => why.length > 0);
  return { same: stayed.length - changed.length, came, changed, went };
}

const registryOf = (paths: readonly PathInTree[]): PathRegistry =>
  Object.fromEntries(paths.map(({ id, input, takes }) => [id, { machine: '', input, takes: [...takes] }]));

function whyWent(path: PathInTree, { transitions }: ChartChange, after: MachineInTree | undefined): string[] {
  if (after === undefined) return ['the machine is gone'];
  const gone = transitionsOf(path).filter((name) => transitions.went.includes(name));
  if (gone.length > 0) return gone.map((name) => `no longer there: ${name}`);
  return ['its transitions are all there; other paths take them now'];
}

function whyCame(path: PathInTree, { transitions }: ChartChange, before: MachineInTree | undefined, from: readonly string[]): string[] {
  if (before === undefined) return ['the machine is new'];
  const fresh = transitionsOf(path).filter((name) => transitions.came.includes(name));
  const parents = from.length === 0 ? [] : [`goes on from ${from.join(', ')}`];
  if (fresh.length > 0) return [...fresh.map((name) => `new: ${name}`), ...parents];
  return parents.length > 0 ? parents : ['takes known transitions in another order'];
}

function whyChanged(was: PathInTree, path: PathInTree, { transitions, states }: ChartChange): string[] {
  const own = new Set(transitionsOf(path));
  // A region of a parallel state stands beside others: `a.b c.d`.
  const passed = path.states.flatMap((each) => each.split(' '));
  const isPassed = (id: string) => passed.some((each) => each === id || each.startsWith(`${id}.`));
  const altered = transitions.changed.filter(({ name }) => own.has(name));
  const seen = states.changed.filter(({ name }) => isPassed(name));
  const texts = path.texts.filter((text) => !was.texts.includes(text));
  return [
    ...[...altered, ...seen].flatMap(({ name, what }) => what.map((each) => `${name}: ${each}`)),
    ...texts.map((text) => `now says “${text}”`),
  ];
}

import { catalogue } from '#machines/catalogue.ts';
import { reading } from '#machines/failure-of.ts';
import { exploreAll, type Graph } from '#statewalk/explore/graph.ts';
import { Judged } from '#statewalk/explore/judged.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { raisedAtStart, raisedBy } from './raised-codes.ts';

/** Everything that ships, by machine id. */
export const models: Readonly<Record<string, Model>> = catalogue;

/** Set by `npm run test:changed`, by the folders of the machines: the others did not change. */
const { CHANGED_FLOWS } = process.env;
const changed = CHANGED_FLOWS?.split(',').map((folder) => folder.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()));

/** The machines that this run explores. */
export const exploredModels: readonly (readonly [string, Model])[] = Object.entries(models).filter(([id]) => changed?.includes(id) ?? true);

/** Why not all of them are explored; `undefined` if they are. */
export const narrowedBecause: string | undefined = changed && `test:changed explores ${CHANGED_FLOWS} alone`;

interface ExploredOnce {
  readonly graphs: readonly Graph[];
  readonly judged: Judged;
  /** The failure codes that the machine raises by itself. */
  readonly raised: ReadonlySet<string>;
  readonly milliseconds: number;
}

const explored = new Map<Model, ExploredOnce>();

/** The graphs of a model, walked once in a test run. */
export function exploredOnce(model: Model): ExploredOnce {
  const known = explored.get(model);
  if (known) return known;
  const from = performance.now();
  const [judged, raised] = [new Judged(model, reading), new Set<string>()];
  const graphs = exploreAll(model, undefined, (input, edge) => {
    judged.see(input, edge);
    for (const code of raisedBy(edge)) raised.add(code);
  });
  for (const code of graphs.flatMap((graph) => raisedAtStart(model, graph))) raised.add(code);
  const found = { graphs, judged, raised, milliseconds: performance.now() - from };
  explored.set(model, found);
  return found;
}

/** Whether this run has walked the model: one that `-t` leaves out is not. */
export const isExplored = (model: Model): boolean => explored.has(model);

/** `a sentence (EMAIL-3)` as a title that names its requirements the way all tests do: `[EMAIL-3] a sentence`. */
export function titleOf(sentence: string): string {
  const ids = sentence.match(/\b[A-Z]{2,}-\d+\b/g) ?? [];
  const bare = sentence.replace(/\s*\([^()]*\b[A-Z]{2,}-\d+\b[^()]*\)/g, '');
  return [...new Set(ids)].map((id) => `[${id}] `).join('') + bare;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import type { Language } from '#contract/languages.ts';
import { ALL_BINDINGS } from '#machines/all-bindings.ts';
import type { Unbound, WiredBindings } from '#machines/bindings/define-bindings.ts';
import type { Graph } from '#statewalk/explore/graph.ts';
import { type FlowWithScreen, hasScreen, lookOfState } from './looks.ts';
import { offersAt } from './shown-states.ts';

/** What of a drawn state can be pressed. */
export interface KeptControls {
  readonly offers: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
}

const BETWEEN = ' · ';
const fileOf = (flow: string): string => join(import.meta.dirname, 'kept', `${flow}.md`);

/** What the last sweep with `WRITE_CONTROLS=1` saw of a flow, by the names of its states. */
export function keptControls(flow: string): ReadonlyMap<string, KeptControls> {
  const text = existsSync(fileOf(flow)) ? readFileSync(fileOf(flow), 'utf8') : '';
  const states = text.split(/^## /m).slice(1);
  return new Map(
    states.map((state) => {
      const [name = '', offers = '', ...lines] = state.split('\n').filter((line) => line !== '');
      const names = lines
        .map((line) => /^- (\w+): (.*)$/.exec(line))
        .map((found) => [found?.[1], found?.[2]?.split(BETWEEN).filter((name) => name !== '')]);
      return [name, { offers, names: Object.fromEntries(names) }];
    }),
  );
}

export function writeControls(flow: string, states: ReadonlyMap<string, KeptControls>): void {
  const written = [...states].map(
    ([name, { offers, names }]) =>
      `## ${name}\n\n${offers}\n\n${Object.entries(names)
        .map(([language, each]) => `- ${language}: ${each.join(BETWEEN)}`)
        .join('\n')}\n`,
  );
  writeFileSync(fileOf(flow), `# What can be pressed: ${flow}\n\n${written.join('\n')}`);
}

const listsOf: Partial<Record<string, WiredBindings | Unbound>> = ALL_BINDINGS;

/** Are its controls those of the person's data, which is not what was drawn? */
function isOfData(flow: string, snapshot: AnyMachineSnapshot): boolean {
  const bindings = listsOf[flow];
  return bindings !== undefined && 'ofData' in bindings && bindings.ofData.some((state) => snapshot.matches(state));
}

const known = new Map<string, ReadonlyMap<string, KeptControls>>();

/** What can be pressed on the real screen there; `undefined` where no screen was drawn that looks so and answers the same, or shows the person's data. */
export function controlsThere(flow: string, graph: Graph, vertex: string, language: string): readonly string[] | undefined {
  const snapshot: AnyMachineSnapshot | undefined = graph.vertices.get(vertex)?.snapshot;
  if (!hasScreen(flow) || snapshot?.status !== 'active' || isOfData(flow, snapshot)) return undefined;
  const states = known.get(flow) ?? keptControls(flow);
  known.set(flow, states);
  const state = states.get(nameOf(flow, snapshot));
  return state?.offers === offersAt(graph, vertex) ? state.names[language as Language] : undefined;
}

const nameOf = (flow: FlowWithScreen, snapshot: AnyMachineSnapshot): string => `${flow} ${lookOfState(flow, snapshot).join(', ')}`;

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { ALL_BINDINGS } from '#machines/all-bindings.ts';
import type { Unbound, WiredBindings } from '#machines/bindings/define-bindings.ts';
import type { KeptWords } from '#statewalk/browser/screens.ts';
import type { Graph } from '#statewalk/explore/graph.ts';
import { type FlowWithScreen, hasScreen, lookOfState } from './looks.ts';
import { distinctLooks, offersAt } from './shown-states.ts';
import { commandToWrite } from './write-controls.ts';

/** What of a drawn state can be pressed, and what it says. */
export interface KeptScreen {
  readonly offers: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The names of its dialog or page, by language. */
  readonly titles: Readonly<Record<string, string>>;
  /** In `WORDS_LANGUAGE`, as `wordsIn` reads them. */
  readonly words: readonly string[];
}

/** Other languages have the same screens: that each text is theirs, is for other tests. */
export const WORDS_LANGUAGE: Language = 'en';

const BETWEEN = ' · ';
const SAYS = '> ';
const TITLES = '= ';
const FILE = join(import.meta.dirname, 'controls.txt');

type StatesOfFlow = ReadonlyMap<string, KeptScreen>;

/** Its flows stand below `# flow`, their states below `## flow look (EVENT, OTHER)`; a title in each language comes first, and where nothing can be pressed a language has no line. */
function read(): Map<string, StatesOfFlow> {
  const sections = readFileSync(FILE, 'utf8').split(/^# /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = '', ...states] = section.split(/^## /m);
      return [title.trim(), new Map(states.map(stateIn))];
    }),
  );
}

function stateIn(text: string): [name: string, KeptScreen] {
  const [title = '', ...lines] = text.trim().split('\n');
  const [, name = '', offers = ''] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, namesAfter(lines, `${language} `)]));
  const titles = namesAfter(lines, TITLES);
  const words = lines.filter((line) => line.startsWith(SAYS)).map((line) => line.slice(SAYS.length));
  return [name, { offers, names, titles: Object.fromEntries(LANGUAGES.map((language, index) => [language, titles[index] ?? ''])), words }];
}

const namesAfter = (lines: readonly string[], mark: string): readonly string[] =>
  lines
    .find((line) => line.startsWith(mark))
    ?.slice(mark.length)
    .split(BETWEEN) ?? [];

let kept: ReadonlyMap<string, StatesOfFlow> | undefined;

/** What the last sweep with `WRITE_CONTROLS=1` saw, by flows and the names of their states. */
export function keptControls(): ReadonlyMap<string, StatesOfFlow> {
  kept ??= read();
  return kept;
}

/** Writes what was seen of a flow, and leaves what is kept of the other `flows`. One process at a time: all flows stand in one file. */
export function writeControls(flow: string, states: StatesOfFlow, flows: readonly string[]): void {
  const all = read().set(flow, states);
  const sections = flows.flatMap((each) => {
    const seen = all.get(each);
    return seen === undefined ? [] : `# ${each}\n\n${[...seen].map(written).join('\n')}`;
  });
  writeFileSync(FILE, sections.join('\n'));
}

function written([name, { offers, names, titles, words }]: readonly [string, KeptScreen]): string {
  const lines = Object.entries(names).flatMap(([language, each]) => (each.length === 0 ? [] : `${language} ${each.join(BETWEEN)}\n`));
  const said = words.map((line) => `${SAYS}${line}\n`);
  const called = `${TITLES}${Object.values(titles).join(BETWEEN)}\n`;
  return `## ${name} (${offers})\n${[called, ...lines, ...said].join('')}`;
}

const listsOf: Partial<Record<string, WiredBindings | Unbound>> = ALL_BINDINGS;

/** Are its controls those of the person's data, which is not what was drawn? */
function isOfData(flow: string, snapshot: AnyMachineSnapshot): boolean {
  const bindings = listsOf[flow];
  return bindings !== undefined && 'ofData' in bindings && bindings.ofData.some((state) => snapshot.matches(state));
}

/** What can be pressed on the real screen there; `undefined` where no screen was drawn that looks so and answers the same, or shows the person's data. */
export function controlsThere(flow: string, graph: Graph, vertex: string, language: string): readonly string[] | undefined {
  const snapshot: AnyMachineSnapshot | undefined = graph.vertices.get(vertex)?.snapshot;
  if (!hasScreen(flow) || snapshot?.status !== 'active' || isOfData(flow, snapshot)) return undefined;
  const state = keptControls().get(flow)?.get(nameOf(flow, snapshot));
  return state?.offers === offersAt(graph, vertex) ? state.names[language as Language] : undefined;
}

/** What can be pressed on any screen of a flow; `undefined` where none was drawn. */
export function controlsOf(flow: string, language: string): readonly string[] | undefined {
  const states = keptControls().get(flow);
  return states && [...new Set([...states.values()].flatMap(({ names }) => names[language as Language] ?? []))];
}

/** What the real screen there is called; `undefined` where none was drawn that looks so. A screen with another message has the same title. */
export function titleThere(flow: string, graph: Graph, vertex: string, language: string): string | undefined {
  const snapshot: AnyMachineSnapshot | undefined = graph.vertices.get(vertex)?.snapshot;
  if (!hasScreen(flow) || snapshot?.status !== 'active') return undefined;
  const states = keptControls().get(flow) ?? new Map<string, KeptScreen>();
  const [first = ''] = lookOfState(flow, snapshot);
  const isAlike = (name: string) => [',', ' '].some((end) => `${name},`.startsWith(`${flow} ${first}${end}`));
  const alike = [...states].find(([name]) => first !== '' && isAlike(name));
  const screen = states.get(nameOf(flow, snapshot)) ?? alike?.[1];
  return screen?.titles[language as Language] || undefined;
}

const nameOf = (flow: FlowWithScreen, snapshot: AnyMachineSnapshot): string => `${flow} ${lookOfState(flow, snapshot).join(', ')}`;

/** Drawn with more around them than a path has. */
const OTHERWISE_DRAWN: readonly FlowWithScreen[] = ['joining', 'popups', 'shell'];

/** States that the sweep draws otherwise than a path does, by the beginning of their names. */
const DRAWN_OTHERWISE: readonly string[] = [
  // The alert is drawn at once with the step that it stands in, and then lies below it.
  'emailVerification reset askingToStay',
  'emailVerification change askingToStay',
  // The screen has what was chosen, or suggested, before.
  'imageChange with',
  'imageChange reading',
  'imageChange awaitingImage',
  'imageChange showingImage',
  'imageChange leavingEarly',
  'createCharacter nickname suggesting',
  'login stuck',
  // The choice stands around it.
  'providerWindow',
];

/** The words of the states that the sweep has drawn, where the paths have them. */
export function keptWords(flow: string, graphs: readonly Graph[], language: string): KeptWords | undefined {
  const kept = keptControls().get(flow);
  if (kept === undefined || !hasScreen(flow) || OTHERWISE_DRAWN.includes(flow) || language !== WORDS_LANGUAGE) return undefined;
  const at = new Map(graphs.map((graph) => [graph, new Map<string, readonly string[]>()]));
  for (const { graph, vertex, name } of distinctLooks(flow, graphs)) {
    const words = kept.get(name)?.words;
    if (words !== undefined && !DRAWN_OTHERWISE.some((each) => name.startsWith(each))) at.get(graph)?.set(vertex, words);
  }
  return { at, how: `${commandToWrite([flow])} writes it anew` };
}

import { dirname, relative, resolve } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import type { Bindings, Say } from '../../browser/bindings.ts';
import { isClicked, isPreceded, lacksControl } from '../../browser/offered.ts';
import { type Screens, wantedOf } from '../../browser/screens.ts';
import { callOf, type StatewalkConfig } from '../../config.ts';
import { pathOf } from '../../explore/chart.ts';
import type { Edge } from '../../explore/edge.ts';
import type { Graph } from '../../explore/graph.ts';
import type { Path } from '../../explore/paths.ts';
import { nodesOf } from '../../explore/xstate-internals.ts';
import { UsageError } from '../names.ts';
import type { FoundIn } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { factsOf } from '../step-facts.ts';
import { stepName } from '../step-name.ts';
import { literal, recordedScreen } from './recorded-screen.ts';

/** A file for Node's test runner, with Playwright's locators: a test a path. `out` is where it will stand; without, the project's folder. */
export async function playwright(
  config: StatewalkConfig,
  found: readonly FoundIn[],
  speaker: Speaker,
  out: string | undefined,
): Promise<string> {
  const { screens } = config;
  if (screens?.support === undefined) throw new UsageError('A Playwright file needs `screens.support` of the configuration.');
  const words = { config, screens, speaker, say: screens.say(speaker.language) };
  const tests = await Promise.all(found.flatMap((each) => each.paths.map((path, at) => testOf(each, path, at + 1, words))));
  const from = out === undefined ? process.cwd() : dirname(resolve(out));
  const support = relative(from, screens.support).replaceAll('\\', '/');
  return `// Written by \`${callOf(config, 'paths')} --format playwright\`. To run it, in the project's folder: npx tsx --test ${out ?? 'FILE'}
// In a window, slowly: HEADED=1 before it. The page's calls are answered at the wire (\`answers\`); timers, and what other flows do, are played into the machine (\`happens\`).
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { type Flow, openFlow } from '${support.startsWith('.') ? support : `./${support}`}';

let flow: Flow;
let page: Page;
let top: Locator;
before(async () => {
  flow = await openFlow('${speaker.language}');
  ({ page, top } = flow);
});
after(() => flow?.close());

${tests.join('\n')}`;
}

interface Words {
  readonly config: StatewalkConfig;
  readonly screens: Screens;
  readonly speaker: Speaker;
  readonly say: Say;
}

function bindingsOf(machine: string, { config: { bindings = [] }, screens: { unbound = [] } }: Words): Bindings {
  const found = bindings.find(({ flow }) => flow === machine);
  if (found !== undefined) return found;
  throw new UsageError(`${machine} has no paths in the browser. ${unbound.find((each) => each.machine === machine)?.reason ?? ''}`);
}

async function testOf({ machine, graphs }: FoundIn, { input, edges }: Path, number: number, words: Words): Promise<string> {
  const bindings = bindingsOf(machine, words);
  const { speaker } = words;
  const first = firstOf(graphs, input);
  const steps = await Promise.all(edges.map((edge) => stepOf(bindings, edge, words)));
  const lines = [
    `await flow.begin(${literal(machine)}, ${literal(input)});`,
    ...(await seenIn(bindings, first, words)),
    ...edges.flatMap((edge, at) => [
      `await flow.step(${literal(speaker.step(machine, edge).text)}, async () => {`,
      ...(steps[at] ?? []).map((line) => `  ${line}`),
      '});',
    ]),
  ];
  const title = `${machine} (${input}) · ${speaker.label('path')} ${number}`;
  return `test(${literal(title)}, async () => {\n${lines.map((line) => `  ${line}\n`).join('')}});\n`;
}

function firstOf(graphs: readonly Graph[], input: string): AnyMachineSnapshot {
  const graph = graphs.find((each) => each.input === input);
  const first = graph?.vertices.get(graph.initial)?.snapshot;
  if (first === undefined) throw new Error(`no graph of ${input}`);
  return first;
}

async function stepOf(bindings: Bindings, edge: Edge, words: Words): Promise<string[]> {
  return [...(await doneIn(bindings, edge, words)), ...(await seenIn(bindings, edge.after, words))];
}

async function doneIn(bindings: Bindings, edge: Edge, { say, screens, speaker }: Words): Promise<readonly string[]> {
  const { event, before } = edge;
  const answers = screens.answersOf?.(bindings, edge);
  if (answers !== undefined) return answers.map((args) => `await flow.answers(${args.map(literal).join(', ')});`);
  const bound = bindings.events[event.type];
  if (!isClicked(edge, bindings) || bound === undefined || lacksControl(edge, bindings) || isPreceded(edge, bindings))
    return [`await flow.happens(${literal(stepName(event))}, ${literal(factsOf(event, speaker.facts))});`];
  const { screen, lines } = recordedScreen(say, screens.fileOf);
  await bound({ ...screen, event, snapshot: before });
  return lines;
}

async function seenIn({ flow, states }: Bindings, snapshot: AnyMachineSnapshot, { say, screens }: Words): Promise<string[]> {
  const { shown, texts } = wantedOf(screens, flow, snapshot, say);
  const seen = shown === undefined ? [] : [`await flow.sees(${[shown, ...texts].map(literal).join(', ')});`];
  if (snapshot.status !== 'active') return seen;
  const paths = new Set(nodesOf(snapshot).map(pathOf));
  const { screen, lines } = recordedScreen(say);
  for (const [state, look] of Object.entries(states)) if (paths.has(state)) await look(screen, snapshot);
  return [...seen, ...lines];
}

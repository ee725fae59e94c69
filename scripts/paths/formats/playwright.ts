import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyMachineSnapshot } from 'xstate';
import { pathOf } from '#statewalk/explore/chart.ts';
import type { Edge, Graph } from '#statewalk/explore/graph.ts';
import type { Path } from '#statewalk/explore/paths.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';
import { type Say, sayIn } from '#tests/journeys/support/say.ts';
import type { Bindings } from '#tests/paths/browser/bindings.ts';
import { boundTo, UNBOUND } from '#tests/paths/browser/bound.ts';
import { isPreceded, lacksControl } from '#tests/paths/browser/offered.ts';
import { isClicked, wantedOf } from '#tests/paths/browser/path-runner.ts';
import { wireAnswersOf } from '#tests/paths/browser/wire/wire.ts';
import { UsageError } from '../names.ts';
import type { FoundIn } from '../plan.ts';
import type { Speaker } from '../speaker.ts';
import { factsOf } from '../step-facts.ts';
import { stepNameOf } from '../step-name.ts';
import { literal, recordedScreen } from './recorded-screen.ts';

const SUPPORT = fileURLToPath(new URL('../../../tests/paths/browser/open-flow.ts', import.meta.url));

/** A file for Node's test runner, with Playwright's locators: a test a path. `out` is where it will stand; without, the project's folder. */
export async function playwright(found: readonly FoundIn[], speaker: Speaker, out: string | undefined): Promise<string> {
  const say = await sayIn(speaker.language);
  const tests = await Promise.all(found.flatMap((each) => each.paths.map((path, at) => testOf(each, path, at + 1, { speaker, say }))));
  const from = out === undefined ? process.cwd() : dirname(resolve(out));
  const support = relative(from, SUPPORT).replaceAll('\\', '/');
  return `// Written by \`npm run paths -- --format playwright\`. To run it, in the project's folder: npx tsx --test ${out ?? 'FILE'}
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
  readonly speaker: Speaker;
  readonly say: Say;
}

function bindingsOf(machine: string): Bindings {
  const bindings = boundTo(machine);
  if (bindings !== undefined) return bindings;
  throw new UsageError(`${machine} has no paths in the browser. ${UNBOUND.find((each) => each.machine === machine)?.reason ?? ''}`);
}

async function testOf({ machine, graphs }: FoundIn, { input, edges }: Path, number: number, words: Words): Promise<string> {
  const bindings = bindingsOf(machine);
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

async function doneIn(bindings: Bindings, edge: Edge, { say }: Words): Promise<readonly string[]> {
  const { event, before } = edge;
  const answers = wireAnswersOf(bindings.ports, edge);
  if (answers !== undefined)
    return answers.map(
      ({ calls, response }) => `await flow.answers(${literal(calls.length === 1 ? calls[0] : calls)}, ${literal(response)});`,
    );
  const bound = bindings.events[event.type];
  if (!isClicked(edge, bindings) || bound === undefined || lacksControl(edge, bindings) || isPreceded(edge, bindings))
    return [`await flow.happens(${literal(stepNameOf(event).name)}, ${literal(factsOf(event))});`];
  const { screen, lines } = recordedScreen(say);
  await bound({ ...screen, event, snapshot: before });
  return lines;
}

async function seenIn({ flow, states }: Bindings, snapshot: AnyMachineSnapshot, { say }: Words): Promise<string[]> {
  const { shown, texts } = wantedOf(flow, snapshot, say);
  const seen = shown === undefined ? [] : [`await flow.sees(${[shown, ...texts].map(literal).join(', ')});`];
  if (snapshot.status !== 'active') return seen;
  const paths = new Set(nodesOf(snapshot).map(pathOf));
  const { screen, lines } = recordedScreen(say);
  for (const [state, look] of Object.entries(states)) if (paths.has(state)) await look(screen, snapshot);
  return [...seen, ...lines];
}

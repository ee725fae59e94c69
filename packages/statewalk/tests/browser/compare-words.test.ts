import { expect, test } from 'vitest';
import { toggleMachine } from '../../example/toggle.machine.ts';
import { ComparedWords } from '../../src/browser/compare-words.ts';
import type { PathRunner } from '../../src/browser/path-runner.ts';
import { otherWords } from '../../src/browser/words-on-page.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelsOf } from '../../src/models.ts';

const [graph] = exploreAll(modelsOf({ toggle: toggleMachine }).toggle ?? fail());

function fail(): never {
  throw new Error('the example has no toggle');
}

/** A screen that says these words wherever the path is, and notes the steps that are taken. */
function screenThatSays(words: readonly string[]): { readonly runner: PathRunner; readonly taken: string[] } {
  const taken: string[] = [];
  const runner = {
    start: async () => {},
    take: async (_graph: unknown, { event }: { event: { type: string } }) => void taken.push(event.type),
    wordsOtherThan: async (kept: readonly string[]) => otherWords(words, kept),
  };
  return { runner: runner as unknown as PathRunner, taken };
}

const dark = graph?.initial ?? '';
const bright = [...(graph?.vertices.keys() ?? [])].find((vertex) => vertex !== dark) ?? '';
const keeping = (words: Readonly<Record<string, readonly string[]>>) => ({
  at: new Map(graph === undefined ? [] : [[graph, new Map(Object.entries(words))]]),
  how: 'write it anew',
});

test('a screen that says other words than it did is a fault, said once, with how the words are kept anew', async () => {
  const words = new ComparedWords(screenThatSays(['It is dark.']).runner, keeping({ [dark]: ['Dark.'] }));
  if (graph !== undefined) for (const _ of [1, 2]) await words.note(graph, []);
  expect(words.faults().map(({ fault }) => fault)).toEqual(['off says "It is dark.", not "Dark."; if it should, write it anew']);
});

test('a screen that no path has come to is gone to, and compared too', async () => {
  const { runner, taken } = screenThatSays(['It is bright.']);
  const words = new ComparedWords(runner, keeping({ [bright]: ['Bright.'] }));
  if (graph !== undefined) await words.seeRest([graph], [graph]);
  expect(taken).toEqual(['PRESSED']);
  expect(words.faults()).toHaveLength(1);
});

test('nothing is said of a screen whose words are not kept', async () => {
  const words = new ComparedWords(screenThatSays(['It is dark.']).runner, undefined);
  if (graph !== undefined) await words.note(graph, []);
  expect(words.faults()).toEqual([]);
});

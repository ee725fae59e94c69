import { expect, test } from 'vitest';
import { toggleMachine } from '../../example/toggle.machine.ts';
import { ComparedEffects, stepKey, without } from '../../src/browser/compare-effects.ts';
import type { Trace } from '../../src/browser/look.ts';
import type { PathRunner } from '../../src/browser/path-runner.ts';
import type { KeptEffects } from '../../src/browser/screens.ts';
import { exploreAll, type Graph } from '../../src/explore/graph.ts';
import { modelsOf } from '../../src/models.ts';

const [graph = fail()] = exploreAll(modelsOf({ toggle: toggleMachine }).toggle ?? fail());

function fail(): never {
  throw new Error('the example has no toggle');
}

/** The first press, and the press after it. */
const [first, second] = pressesFrom(graph);

function pressesFrom({ edges, initial }: Graph) {
  const pressed = (vertex: string) => edges.get(vertex)?.find(({ event }) => event.type === 'PRESSED') ?? fail();
  const on = pressed(initial);
  return [on, pressed(on.to)] as const;
}

const NOTHING: Trace = { log: [], held: [], there: [] };

/** A path that has brought about each of these by its steps, one after another. */
async function pathThat(traces: readonly Partial<Trace>[], kept: Omit<KeptEffects, 'how'>): Promise<ComparedEffects> {
  let now = NOTHING;
  const runner = { trace: async () => now, pause: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) };
  const effects = new ComparedEffects(runner as unknown as PathRunner, { ...kept, how: 'write it anew' }, { first: 50, later: 20 });
  for (const [at, trace] of traces.entries()) {
    now = { ...NOTHING, ...trace };
    await effects.note(graph, [first, second].slice(0, at));
  }
  return effects;
}

const keptOf = (entries: readonly (readonly [string, readonly (readonly string[])[]])[]) => ({ of: new Map(entries) });
const START = ['begins as plain', [[]]] as const;
const FIRST = stepKey(graph, first);
const WAIT = 'waits 60000 ms: untilDark';

test('a step with the effects that are kept is no fault: those of the step before are not its own, and a timer begins with it', async () => {
  const kept = keptOf([START, [FIRST, [['calls save', WAIT]]], [stepKey(graph, second), [['calls load']]]]);
  const effects = await pathThat([{}, { log: ['calls save'] }, { log: ['calls save', 'calls load'] }], kept);
  expect(effects.faults()).toEqual([]);
});

test('a call that is made twice is a fault, with the step, what was before, and how it is kept anew', async () => {
  const effects = await pathThat([{}, { log: ['calls save', 'calls save'] }], keptOf([START, [FIRST, [['calls save', WAIT]]]]));
  expect(effects.faults().map(({ fault }) => fault)).toEqual([
    'off · PRESSED · on: calls save; before: nothing more; if it should, write it anew',
  ]);
});

test('the focus that stays, a timer of another length and an entry that goes are faults; the same line is said once', async () => {
  const kept = keptOf([
    ['begins as plain', [['keeps a token']]],
    [FIRST, [['focus is at input “Name”', 'waits 6000 ms: untilDark']]],
    [stepKey(graph, second), [['focus is at input “Name”']]],
  ]);
  const effects = await pathThat([{ held: ['a token'] }, {}, {}], kept);
  expect(effects.faults().map(({ fault }) => fault.replace(/; if.*/, ''))).toEqual([
    `off · PRESSED · on: keeps no more a token, ${WAIT}; before: focus is at input “Name”, waits 6000 ms: untilDark`,
  ]);
});

test('the effects of any of several ways are right, and a step without an entry is not compared', async () => {
  const kept = keptOf([START, [FIRST, [[WAIT], ['there is a toast', WAIT]]]]);
  expect((await pathThat([{}, { there: ['there is a toast'] }, { there: ['something else'] }], kept)).faults()).toEqual([]);
});

test('a line that is wrong is said at the first step that brings it about, whatever stood in its place at others', async () => {
  const kept = keptOf([START, [FIRST, [['focus is at input “Name”', WAIT]]], [stepKey(graph, second), [['focus is at button “Save”']]]]);
  const effects = await pathThat([{}, { there: ['focus is nowhere'] }, { there: ['focus is nowhere', 'focus is nowhere'] }], kept);
  expect(effects.faults()).toHaveLength(1);
});

test('a status may come a step later or be gone; one that no step has is a fault', async () => {
  const kept = keptOf([START, [FIRST, [['status “3 found”', WAIT]]], [stepKey(graph, second), [[]]]]);
  expect((await pathThat([{}, {}, { there: ['status “3 found”'] }], kept)).faults()).toEqual([]);
  expect((await pathThat([{}, { there: ['status “4 found”'] }], kept)).faults()).toHaveLength(1);
});

test('where effects are to be written nothing is compared, and each way of a step is kept once', async () => {
  const written: Parameters<NonNullable<KeptEffects['write']>>[0][] = [];
  const effects = await pathThat([{}, { log: ['calls save'] }], { of: new Map([[FIRST, []]]), write: (seen) => void written.push(seen) });
  effects.write();
  expect(effects.faults()).toEqual([]);
  expect(written).toEqual([
    new Map([
      ['begins as plain', [[]]],
      [FIRST, [['calls save', WAIT]]],
    ]),
  ]);
});

test('lines count as often as they stand there', () => {
  expect(without(['a', 'a', 'b'], ['a'])).toEqual(['a', 'b']);
});

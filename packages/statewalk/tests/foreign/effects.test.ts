import { beforeEach, expect, test } from 'vitest';
import { exploreAll } from '../../src/explore/graph.ts';
import { run } from '../../src/explore/run.ts';
import { graphOf, modelBy, runAll, stepsOf } from './helper.ts';
import { done, effectsOfSpawned, report } from './machines/effects.ts';

beforeEach(() => void done.splice(0));

const model = modelBy(report, ['save', 'undo', 'tick'], {
  outcomes: { saves: [{ done: 'r1' }, { error: new Error('no') }], watches: [{ snapshot: { context: 1 } }], works: [{ done: undefined }] },
});

test('a run does nothing real: neither actions nor actors, wherever they are written', async () => {
  const graphs = exploreAll(model);
  expect(runAll(model, graphs)).toBeGreaterThan(10);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(done).toEqual([]);
});

test('an inline actor is told its end', () => {
  expect(stepsOf(graphOf(model))).toEqual(
    expect.arrayContaining([
      '"saving" saves is done -> "saved"',
      '"saving" saves fails -> "editing"',
      '"saving" watches changes -> "saving"',
    ]),
  );
  const real = run(model, 'plain');
  real.play({ event: { type: 'save' }, source: 'person' });
  real.play({ event: { type: 'xstate.done.actor.saves', output: 'r7' }, source: 'actor' });
  expect(real.position().snapshot).toMatchObject({ value: 'saved', context: { id: 'r7' } });
  real.stop();
});

test('spawned actors do nothing real either', async () => {
  const spawning = modelBy(effectsOfSpawned, ['add']);
  expect(graphOf(spawning).vertices.size).toBe(2);
  expect(runAll(spawning)).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done).toEqual([]);
});

import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { defineConfig } from '../../src/config.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { forPeople } from '../../src/plans/for-people.ts';
import { makePlan } from '../../src/plans/run.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

/** It asks a server at once, and again when a person saves. */
const note = setup({
  types: { context: {} as { failed: boolean }, events: {} as { type: 'SAVED' } | { type: 'AGAIN' } },
  actors: { read: fromPromise(async () => {}), save: fromPromise(async () => {}) },
  actions: { fail: assign({ failed: true }) },
}).createMachine({
  id: 'note',
  initial: 'reading',
  context: { failed: false },
  states: {
    reading: { description: 'A moment.', invoke: { id: 'read', src: 'read', onDone: 'writing', onError: 'writing' } },
    writing: { description: 'A form.', on: { SAVED: 'saving' } },
    saving: {
      description: 'A moment more.',
      invoke: { id: 'save', src: 'save', onDone: 'saved', onError: { target: 'refused', actions: 'fail' } },
    },
    refused: { description: 'It was not saved.', on: { AGAIN: 'saving' } },
    saved: { type: 'final', description: 'It is saved.' },
  },
});

const config = defineConfig({
  machines: { note },
  words: {
    sentences: () => ({
      arrange: { 'save.error': 'Not by hand: a script does it', 'read.error': 'Take the cable out' },
      flows: { note: { begin: { any: 'Open the note' } } },
    }),
  },
});
const speaker = speakerOf(config, 'en');
const request = {
  strategy: 'simple',
  inputs: [],
  from: undefined,
  to: 'saved',
  through: [],
  avoid: [],
  requirement: undefined,
  maxSteps: 9,
  events: [],
} as const;
const planned = (hasMeanings = true) =>
  forPeople(makePlan({ note: modelOf(note) }, ['note'], request, speaker, () => {}).plan, speaker, hasMeanings);

test('answers come with the row before, and the row shows what stands there after them', () => {
  const [path] = planned().plan.machines[0]?.paths ?? [];
  expect(path?.begin).toBe('Open the note → read succeeds');
  expect(path?.start).toMatchObject({ state: 'writing', description: 'A form.' });
  expect(path?.steps.map(({ does, sees }) => [does, sees.state, sees.hasEnded])).toEqual([['SAVED → save succeeds', 'saved', true]]);
});

test('paths that no person can arrange are left out, and counted', () => {
  const { plan, leftOut } = planned();
  const texts = plan.machines.flatMap(({ paths }) => paths.flatMap(({ steps }) => steps.flatMap(({ arrange }) => arrange)));
  expect(leftOut).toBeGreaterThan(0);
  expect(texts).not.toContainEqual(expect.stringMatching(/^Not by hand/));
  expect(plan.machines[0]?.paths).toHaveLength(2);
});

test('meanings in another language than that of the plan are left out', () => {
  const sights = planned(false).plan.machines.flatMap(({ paths }) =>
    paths.flatMap(({ start, steps }) => [start, ...steps.map(({ sees }) => sees)]),
  );
  expect(new Set(sights.map(({ description }) => description))).toEqual(new Set(['']));
});

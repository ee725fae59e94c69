import { expect, test } from 'vitest';
import { fromPromise, setup, spawnChild } from 'xstate';
import { exploreAll } from '#statewalk/explore/graph.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { coveringPathsOfAll } from '#statewalk/explore/paths.ts';
import { changesByLateAnswers } from './late-answers.ts';

test('a flow whose request outlives the state that asked is found', () => {
  const machine = setup({
    types: {} as { events: { type: 'CLOSED' } },
    actors: { ask: fromPromise(async () => 1) },
  }).createMachine({
    id: 'outliving',
    initial: 'asking',
    states: { asking: { entry: spawnChild('ask', { id: 'ask' }), on: { CLOSED: 'closed' } }, closed: {} },
  });
  const model = defineModel({
    machine,
    inputs: { plain: undefined },
    events: [{ type: 'CLOSED' }],
    outcomes: { ask: [{ done: 1 }] },
    distinguish: () => null,
    unanswered: {},
    invariants: [],
  });
  expect(changesByLateAnswers(model, coveringPathsOfAll(exploreAll(model)))).toEqual(['ask runs on after CLOSED']);
});

import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { anything } from '../../src/explore/anything.ts';
import { allEdges, exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { speakerOf } from '../../src/plans/speaker.ts';

const lift = createMachine({
  id: 'lift',
  initial: 'waiting',
  states: {
    waiting: { on: { CALLED: 'moving', STOPPED: 'waiting' } },
    moving: { invoke: { id: 'move', src: 'move', onDone: 'waiting', onError: 'waiting' } },
  },
});

function told(words?: { readonly sentences: () => object }): readonly string[] {
  const events = [{ type: 'CALLED', floor: 4 }, { type: 'STOPPED' }, anything('CALLED', { type: 'CALLED' })];
  const outcomes = {
    move: [{ done: { at: 4 } }, { error: new Error('a failure') }, { error: Object.assign(new Error('stuck'), { code: 7 }) }],
  };
  const graphs = exploreAll(modelOf(lift, { events: events as never, outcomes }));
  const speaker = speakerOf({ machines: {}, ...(words !== undefined && { words }) }, 'en');
  return [...new Set(graphs.flatMap(allEdges).map((edge) => speaker.step('lift', edge).text))].sort();
}

test('a row says which data a step brings, where a project has no words of its own; guesses and mere failures say none', () => {
  expect(told()).toEqual([
    'CALLED',
    'CALLED {"floor":4}',
    'STOPPED',
    'move fails',
    'move fails {"says":"stuck","code":7}',
    'move succeeds {"at":4}',
  ]);
});

test('with words of its own a project says itself what it shows', () => {
  expect(told({ sentences: () => ({}) }).filter((each) => each.includes('{'))).toEqual([]);
});

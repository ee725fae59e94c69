import { expect, test } from 'vitest';
import { graphOf, modelBy, runAll, stepsOf, unreachedIn } from './helper.ts';
import { player } from './machines/self-referring.ts';
import { editor, stillborn } from './machines/throwing.ts';

test('an action or a guard that throws in one state is a finding with its event, and the rest is explored', () => {
  const model = modelBy(editor, ['load', { type: 'type', text: 'x' }, 'down', 'close']);
  const graph = graphOf(model);
  expect(graph.failures.map(({ from, event, error }) => [from.slice(0, 8), event.type, String(error).replace(/\n/g, ' ')])).toEqual([
    ['["empty"', 'type', expect.stringContaining('Cannot read properties of null')],
    ['["empty"', 'down', expect.stringContaining("Unable to evaluate guard 'hasMore'")],
  ]);
  expect(stepsOf(graph)).toEqual(['"empty" load -> "open"', '"open" down -> "open"', '"open" close -> "closed"']);
  expect(runAll(model)).toBe(4);
});

test('a machine that throws as it begins is a finding, and its other inputs are explored', () => {
  const model = modelBy(stillborn, ['off'], { inputs: { nobody: {}, somebody: { user: { name: 'Ada' } } } });
  expect(graphOf(model)).toMatchObject({ initial: '', failsAtFirst: { error: expect.any(TypeError) } });
  expect(unreachedIn(model)).toEqual([]);
});

test('`self` stands for the actor in a dry run: its snapshot, id, system and mailbox', () => {
  const model = modelBy(player, ['play', 'stop', 'ask', 'mute']);
  const graph = graphOf(model);
  expect(graph.failures).toEqual([]);
  expect(stepsOf(graph)).toContain('"playing" ask -> "answered"');
  const contexts = [...graph.vertices.values()].map(({ snapshot }) => snapshot.context);
  expect(contexts).toContainEqual({ at: 'stopped', owner: 'player true', hasVolume: true, asked: 0 });
  expect(unreachedIn(model)).toEqual([]);
  expect(runAll(model)).toBeGreaterThan(5);
});

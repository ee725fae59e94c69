import { expect, test } from 'vitest';
import { allEdges, exploreAll } from '../../src/explore/graph.ts';
import { graphOf, modelBy, runAll, unreachedIn } from './helper.ts';
import { form, queue, secretive, shop, stamped } from './machines/containers.ts';

test('maps, sets, instances, dates and NaN are told apart', () => {
  const model = modelBy(shop, ['choose', 'price', 'put', 'date', 'sum', 'pay']);
  const graph = graphOf(model);
  expect(unreachedIn(model)).toEqual([]);
  // 2 of each of four, 3 baskets, and the end with its one.
  expect(graph.vertices.size).toBe(2 * 2 * 3 * 2 * 2 + 1);
  expect(graph.merged).toEqual([]);
  expect(runAll(model)).toBe(allEdges(graph).length);
});

test('the order in which properties were set tells no two states apart, in plain data and in what is none', () => {
  const graph = graphOf(modelBy(form, ['name', 'mail', 'keep']));
  // None, either or both answered, and what was kept: nothing yet, or one of these four.
  expect(graph.vertices.size).toBe(4 + 1 + 2 + 2 + 4);
});

test('two values that look alike are named', () => {
  const graph = graphOf(modelBy(secretive, ['add', 'done']));
  expect(graph.merged).toEqual([{ at: 'context.counter', what: 'Secretive' }]);
});

test('a context that is changed in place is told apart, and the change is named', () => {
  const tags: string[] = [];
  const model = modelBy(queue, [{ type: 'add', tags }, 'take']);
  const [graph] = exploreAll(model);
  expect(unreachedIn(model)).toEqual([]);
  expect([...new Set(graph?.inPlace.map(({ event, before }) => `${String(before.value)} ${event.type}`))]).toEqual([
    'idle add',
    'busy take',
  ]);
  expect(tags).toEqual([]);
  expect(queue.config.context).toEqual({ jobs: [], seen: new Map() });
  expect(runAll(model)).toBe(allEdges(graphOf(model)).length);
});

test('time and chance stand still, so that a graph has an end and a run agrees', () => {
  const before = Date.now();
  const model = modelBy(stamped, ['flip']);
  expect(graphOf(model).vertices.size).toBeLessThan(5);
  expect(runAll(model)).toBeGreaterThan(1);
  expect(Date.now()).toBeGreaterThanOrEqual(before);
});

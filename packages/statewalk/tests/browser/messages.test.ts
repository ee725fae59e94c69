import { expect, test } from 'vitest';
import { signInMachine } from '../../example/sign-in.machine.ts';
import { NotedMessages } from '../../src/browser/messages.ts';
import { allEdges, exploreAll } from '../../src/explore/graph.ts';
import { outermost } from '../../src/explore/outermost.ts';
import { modelsOf } from '../../src/models.ts';

test('messages of steps are read while a graph is walked, and no step is taken again for them', () => {
  const model = modelsOf({ signIn: signInMachine }).signIn;
  if (model === undefined) throw new Error('the example has no sign-in');
  let read = 0;
  const messages = new NotedMessages(({ after }) => {
    read += 1;
    return after.status === 'active' ? [outermost(after)] : [];
  });
  const edges = exploreAll(model, undefined, messages.see).flatMap(allEdges);
  const whileWalked = read;
  expect(edges.map(messages.of)).toEqual(edges.map(({ after }) => (after.status === 'active' ? [outermost(after)] : [])));
  expect(whileWalked).toBeGreaterThan(0);
  expect(read).toBe(whileWalked);
});

test('messages of a graph that was walked before are read when they are asked for', () => {
  const [graph] = exploreAll(modelsOf({ signIn: signInMachine }).signIn ?? expect.fail());
  const messages = new NotedMessages(({ event }) => [event.type]);
  const [edge] = graph === undefined ? [] : allEdges(graph);
  expect(edge && messages.of(edge)).toEqual([edge?.event.type]);
});

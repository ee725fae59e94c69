import { expect, test } from 'vitest';
import { allEdges } from '../../src/explore/graph.ts';
import { run } from '../../src/explore/run.ts';
import { graphOf, modelBy, runAll, stepsOf, unreachedIn } from './helper.ts';
import { flight, list, providing, screen, spinner, spinningParent, television } from './machines/shapes.ts';

test('history, shallow and deep, leads back to where it was', () => {
  const model = modelBy(television, ['pause', 'menu', 'standby', 'wake', 'resume']);
  const steps = stepsOf(graphOf(model));
  expect(steps).toContain('"standby" resume -> {"on":{"watching":"paused"}}');
  expect(steps).toContain('"standby" wake -> {"on":"menu"}');
  expect(steps).toContain('"standby" wake -> {"on":{"watching":"live"}}');
  expect(steps).not.toContain('"standby" wake -> {"on":{"watching":"paused"}}');
  expect(unreachedIn(model)).toEqual([]);
  expect(runAll(model)).toBe(allEdges(graphOf(model)).length);
});

test('regions end, alone and together, several targets are entered at once, and reentry starts over', () => {
  const model = modelBy(flight, ['close', 'board', 'sleep', 'skip', 'up', 'full', 'restart', 'land']);
  const steps = stepsOf(graphOf(model));
  expect(steps).toContain(
    '{"boarding":{"doors":"closed","people":{"seated":"reading"}}} sleep -> {"flying":{"wings":"level","engine":"idle"}}',
  );
  expect(steps).toContain('{"boarding":{"doors":"open","people":"away"}} skip -> {"flying":{"wings":"up","engine":"full"}}');
  expect(steps).toContain('{"flying":{"wings":"up","engine":"full"}} restart -> {"flying":{"wings":"level","engine":"idle"}}');
  expect(unreachedIn(model)).toEqual([]);
  expect(runAll(model)).toBe(allEdges(graphOf(model)).length);
});

test('a loop without end is a finding with its event, and nothing hangs', () => {
  const graph = graphOf(modelBy(spinner, ['spin', 'bounce', 'tell', 'stop']));
  expect(graph.failures.map(({ event, error }) => `${event.type}: ${(error as Error).message}`)).toEqual([
    expect.stringMatching(/^spin: spinner goes round for ever: (left|right): always/),
    expect.stringMatching(/^bounce: spinner goes round for ever: raising: again/),
    expect.stringMatching(/^tell: spinner goes round for ever: telling: again/),
  ]);
  expect(stepsOf(graph)).toEqual(['"rest" stop -> "stopped"']);
});

test('a child that goes round for ever fails, as its parent hears', () => {
  const model = modelBy(spinningParent, ['start']);
  expect(stepsOf(graphOf(model))).toEqual(['"idle" start -> "failed"', '"failed" start -> "failed"']);
  expect(runAll(model)).toBe(2);
});

test('spawned children with made-up ids are known by their logic, in the graph and in a run', () => {
  const model = modelBy(list, ['add', 'remove', 'watch', 'unwatch'], {
    outcomes: { todo: [{ done: undefined }], watcher: [{ sends: { type: 'remove' } }] },
  });
  const graph = graphOf(model);
  expect(stepsOf(graph)).toContain('"quiet" todo#2 is done -> "quiet"');
  expect([...graph.vertices.values()].some(({ ended }) => ended.has('todo'))).toBe(true);
  expect(graph.failures).toEqual([]);
  expect(unreachedIn(model)).toEqual([]);
  expect(runAll(model)).toBe(allEdges(graph).length);
});

test('an emitted event is heard in a run', () => {
  const heard: unknown[] = [];
  const real = run(modelBy(list, ['add']), 'plain', (actor) => void actor.on('*', (event) => heard.push(event)));
  real.play({ event: { type: 'add' }, source: 'person' });
  expect(heard).toEqual([{ type: 'added', count: 1 }]);
  real.stop();
});

test('snapshots of a stream come, and an input that is computed is given', () => {
  const model = modelBy(screen, ['on', 'off'], {
    inputs: { seven: { seed: 7 } },
    outcomes: { stream: [{ snapshot: { context: 1 } }, { snapshot: { context: 2 } }, { done: undefined }], fetch: [{ done: 'page' }] },
  });
  const graph = graphOf(model);
  expect([...new Set([...graph.vertices.values()].map(({ snapshot }) => snapshot.context.last))]).toEqual([undefined, 1, 2]);
  const real = run(model, 'seven');
  real.play({ event: { type: 'on' }, source: 'person' });
  const { stream, fetch } = real.position().snapshot.children;
  expect([stream, fetch].map((child) => child?.getSnapshot())).toMatchObject([{ input: { from: 7 } }, { input: { url: 'on/screen' } }]);
  real.stop();
  expect(unreachedIn(model)).toEqual([]);
  expect(runAll(model)).toBe(allEdges(graph).length);
});

test('a child that its parent has given other implementations is told its end', () => {
  const model = modelBy(providing, ['ok', 'ask'], {
    outcomes: { dialog: [{ done: { answer: 'ok' } }, { done: { answer: 'no' } }, { error: new Error('no') }] },
  });
  expect(unreachedIn(model)).toEqual([]);
  expect(runAll(model)).toBe(allEdges(graphOf(model)).length);
});

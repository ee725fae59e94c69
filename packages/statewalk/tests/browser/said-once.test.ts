import { expect, test } from 'vitest';
import { FailedSteps } from '../../src/browser/failed-steps.ts';
import { faultsOf } from '../../src/browser/faults.ts';
import { junit } from '../../src/browser/junit.ts';
import type { PathResult } from '../../src/browser/results.ts';
import { SeenControls } from '../../src/browser/unused-controls.ts';
import type { Edge } from '../../src/explore/edge.ts';
import type { Graph } from '../../src/explore/graph.ts';
import type { Path } from '../../src/explore/paths.ts';
import { resultWith } from '../result-with.ts';

const pathWith = (name: string, fault: string, place = 'light.machine.ts:12'): PathResult => ({
  plan: undefined,
  name,
  input: 'plain',
  steps: [{ text: 'Press', state: 'on', fault, picture: undefined }],
  fault: `step 1, "Press": ${fault}`,
  cause: { place, step: 'Press', fault },
  seconds: 0,
});

test('[WALK-3] a fault of two paths is said once, with the file and the line of the step', () => {
  const said = faultsOf(
    resultWith({ paths: [pathWith('path 1', 'it is dark'), pathWith('path 2', 'it is dark'), pathWith('path 3', 'no')] }),
  );
  expect(said.map((each) => each.split('\n')[0])).toEqual(['light.machine.ts:12 Press: it is dark', 'light.machine.ts:12 Press: no']);
  expect(said[0]).toContain('also in path 2');
});

test('[WALK-3] a finding of the exploration is said first, with its place', () => {
  const finding = {
    rule: 'expectation',
    severity: 'error',
    message: 'on leads to off',
    machine: 'light',
    file: 'light.ts',
    line: 3,
  } as const;
  const result = resultWith({ findings: [finding], faults: ['more'] });
  expect(faultsOf(result)).toEqual(['light.ts:3 expectation: on leads to off', 'more']);
  expect(junit([result])).toMatch(/failures="1"[\s\S]*light\.ts:3 expectation/);
});

const edge = (name: string): Edge => ({ transitions: [name], event: { type: name } }) as unknown as Edge;
const over = (...names: readonly string[]): Path => ({ input: 'plain', edges: names.map(edge) });

test('a path ends before a step that has failed, unless that shows another message', () => {
  const message = new Map<Edge, string>();
  const failed = new FailedSteps((each) => [message.get(each) ?? '']);
  const [bad, other] = [edge('b'), edge('b')];
  message.set(other, 'another');
  failed.add(bad, 'plain');
  expect(failed.before(over('a', 'b', 'c'))?.edges.length).toBe(1);
  expect(failed.before(over('b'))).toBeUndefined();
  expect(failed.before({ input: 'plain', edges: [edge('a'), other] })?.edges.length).toBe(2);
  failed.add(undefined, 'plain');
  expect(failed.before(over('a'))).toBeUndefined();
});

test('[WALK-3] a control that no path has pressed is told, with the shortest way to where it can be pressed', () => {
  const seen = new SeenControls();
  const graph = {} as Graph;
  const [off, on] = [
    { role: 'button', name: 'Confirm', isOn: false },
    { role: 'button', name: 'Confirm', isOn: true },
  ] as const;
  seen.note([off, { role: 'button', name: 'Back', isOn: true }], graph, [edge('a')]);
  seen.note([on], graph, [edge('a'), edge('b'), edge('c')]);
  seen.note([on], graph, [edge('a'), edge('b')]);
  seen.note([on], graph, [edge('a'), edge('b'), edge('d')]);
  const [confirm, ...others] = seen.unused(new Set(['button “Back”']));
  expect(others).toEqual([]);
  expect([confirm?.first.edges.length, confirm?.on?.edges.length]).toEqual([1, 2]);
});

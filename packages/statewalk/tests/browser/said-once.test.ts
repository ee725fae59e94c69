import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { signInMachine } from '../../example/sign-in.machine.ts';
import { defineBindings } from '../../src/browser/bindings.ts';
import { detourPaths } from '../../src/browser/detours.ts';
import { Disagreement, notAsked, notSaid, notSent } from '../../src/browser/disagreement.ts';
import { FailedSteps } from '../../src/browser/failed-steps.ts';
import { faultsOf } from '../../src/browser/faults.ts';
import { junit } from '../../src/browser/junit.ts';
import type { PathRunner } from '../../src/browser/path-runner.ts';
import { inEachState } from '../../src/browser/probes.ts';
import type { PathResult } from '../../src/browser/results.ts';
import { runInBrowser } from '../../src/browser/run-path.ts';
import { SeenControls } from '../../src/browser/unused-controls.ts';
import type { Edge } from '../../src/explore/edge.ts';
import { allEdges, exploreAll, type Graph } from '../../src/explore/graph.ts';
import type { Path } from '../../src/explore/paths.ts';
import { modelsOf } from '../../src/models.ts';
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

test('[WALK-3] faults that one mistake of the screen brings about are said once, and the others stand below it', () => {
  const ofKind = (name: string, fault: string, kind: string): PathResult => {
    const path = pathWith(name, fault);
    return { ...path, cause: { place: `light.machine.ts:${name}`, step: 'Press', fault, kind } };
  };
  const said = faultsOf(
    resultWith({
      paths: [ofKind('1', 'no “dark”', 'on says no'), ofKind('2', 'no “gone”', 'on says no'), ofKind('3', 'no', 'off says no')],
    }),
  );
  expect(said.map((each) => each.split('\n')[0])).toEqual(['light.machine.ts:1 Press: no “dark”', 'light.machine.ts:3 Press: no']);
  expect(said[0]?.split('\n').at(-1)).toBe('  likewise in 2, step 1, "Press": no “gone”');
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

const edge = (name: string): Edge => ({ transitions: [name], event: { type: name }, after: { value: 'on' } }) as unknown as Edge;
/** Its state says this message after it. */
const saying = (name: string, state: string): Edge => ({ ...edge(name), after: { value: state } }) as unknown as Edge;
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

test('a path ends before a control that sends nothing, an actor that asks something else, and a state that has not said another failure', () => {
  const failed = new FailedSteps(({ event }) => (event.type.startsWith('fails') ? [event.type] : []));
  const ok = { ...edge('OK'), transitions: ['elsewhere'] } as unknown as Edge;
  failed.add(edge('OK'), 'plain', notSent(edge('OK')));
  expect(failed.before({ input: 'plain', edges: [edge('a'), ok, edge('b')] })?.edges.length).toBe(1);
  const [done, error] = ['done', 'error'].map((end) => edge(`xstate.${end}.actor.link`));
  if (done === undefined || error === undefined) throw new Error('there are two');
  failed.add(done, 'plain', notAsked(done, 'late'));
  expect(failed.before({ input: 'plain', edges: [edge('a'), error] })?.edges.length).toBe(2);
  failed.add(done, 'plain', notAsked(done));
  expect(failed.before({ input: 'plain', edges: [edge('a'), error] })?.edges.length).toBe(1);
  failed.add(saying('fails once', 'on'), 'plain', notSaid(saying('fails once', 'on')));
  const lengthWith = (last: Edge) => failed.before({ input: 'plain', edges: [edge('a'), last] })?.edges.length;
  expect([saying('fails twice', 'on'), saying('fails twice', 'off'), saying('goes well', 'on')].map(lengthWith)).toEqual([1, 2, 2]);
});

const signIn = modelsOf({ signIn: signInMachine }).signIn;
if (signIn === undefined) throw new Error('the example has no sign-in');

test('each detour of an answer is taken once, by the shortest path to where the actor is asked', () => {
  const graphs = exploreAll(signIn);
  const bindings = defineBindings({ flow: 'signIn' });
  const detoursOf = (_: unknown, __: string, { event }: Edge) => (event.type.startsWith('xstate.done.') ? ['the token had expired'] : []);
  const [path, ...others] = detourPaths(graphs, bindings, { detoursOf });
  expect(others).toEqual([]);
  expect(path?.edges.map(({ event }) => event.type)).toEqual(['EMAIL_SUBMITTED', 'PASSWORD_SUBMITTED', 'xstate.done.actor.signIn']);
  expect(detourPaths(graphs, bindings, {})).toEqual([]);
});

test('of two paths over a detour the shorter one is taken, whichever is found first', () => {
  const [long] = exploreAll(signIn);
  const asked = long && allEdges(long).find(({ source }) => source === 'actor')?.from;
  if (long === undefined || asked === undefined) throw new Error('the sign-in asks nothing');
  const short = { ...long, input: 'short', initial: asked };
  const inputOf = (graphs: readonly Graph[]) =>
    detourPaths(graphs, defineBindings({ flow: 'signIn' }), { detoursOf: () => ['late'] }).map(({ input }) => input);
  expect([inputOf([long, short]), inputOf([short, long])]).toEqual([
    ['short', 'short'],
    ['short', 'short'],
  ]);
});

test('a control that should not be there is looked for in each state once, not in each combination of regions', () => {
  const regions = ['left', 'right'].map((name) => [name, { initial: 'a', states: { a: { on: { [name]: 'b' } }, b: {} } }] as const);
  const actor = createActor(createMachine({ type: 'parallel', states: Object.fromEntries(regions) })).start();
  const isNew = inEachState();
  const all = ['left', 'right'].map((type) => {
    const before = actor.getSnapshot();
    actor.send({ type });
    return before;
  });
  all.push(actor.getSnapshot());
  expect(all.map((before) => isNew({ event: { type: 'BACK' }, before }))).toEqual([true, true, true]);
  expect(all.map((before) => isNew({ event: { type: 'BACK' }, before }))).toEqual([false, false, false]);
  const other = createActor(createMachine({ type: 'parallel', states: Object.fromEntries(regions) })).start();
  other.send({ type: 'right' });
  expect(isNew({ event: { type: 'BACK' }, before: other.getSnapshot() })).toBe(false);
  expect(isNew({ event: { type: 'CLOSED' }, before: other.getSnapshot() })).toBe(true);
});

test('only the last step of such a path comes about by its detour, and a fault says so', async () => {
  const [graph] = exploreAll(signIn);
  const [path] = graph === undefined ? [] : detourPaths([graph], defineBindings({ flow: 'signIn' }), { detoursOf: () => ['late'] });
  if (graph === undefined || path === undefined) throw new Error('the sign-in has no path');
  const taken: (string | undefined)[] = [];
  const runner = {
    start: async () => {},
    says: ({ event }: Edge) => event.type,
    take: async (_: Graph, __: Edge, detour?: string) => {
      taken.push(detour);
      if (detour !== undefined) throw new Disagreement('it is not asked again');
    },
  } as unknown as PathRunner;
  const { cause } = await runInBrowser(runner, graph, path, 'signIn detour 1', { detour: path.detour, placeOf: () => 'sign-in.ts:1' });
  expect(taken).toEqual([undefined, undefined, 'late']);
  expect(cause?.step).toMatch(/signIn \(late\)$/);
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

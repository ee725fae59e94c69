/** @vitest-environment jsdom */
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { dot } from '../../src/charts/dot.ts';
import { changeLines, editedChange } from '../../src/charts/edited.ts';
import { machineJson } from '../../src/charts/machine-json.ts';
import { scxml } from '../../src/charts/scxml.ts';
import { chartInTree } from '../../src/since/machine-in-tree.ts';

const desk = setup({
  actors: { ask: fromPromise(async () => {}) },
  guards: { isOpen: () => true },
  actions: { ring: () => {}, note: () => {} },
  delays: { untilClosed: 10 },
}).createMachine({
  id: 'desk',
  description: 'Sells.',
  initial: 'open',
  on: { 'left "early"': { actions: 'note' } },
  states: {
    open: {
      initial: 'waiting',
      entry: 'ring',
      states: {
        waiting: { on: { BUY: { target: 'asking', guard: 'isOpen' } } },
        asking: { invoke: { id: 'ask', src: 'ask', onDone: '#desk.both', onError: 'waiting' } },
      },
      after: { untilClosed: 'closed' },
    },
    both: {
      type: 'parallel',
      states: { left: { initial: 'a', states: { a: { on: { NEXT: 'b' } }, b: { type: 'final' } } }, right: { type: 'final' } },
      onDone: 'closed',
    },
    closed: { type: 'final' },
  },
});

test('JSON holds the whole chart: XState makes the same machine of it', () => {
  const json = JSON.parse(JSON.stringify(machineJson(desk)));
  const again = createMachine(json);
  const names = (machine: typeof desk | typeof again) => {
    const { states, transitions } = chartInTree(machine);
    return { states: states.map(({ id, type }) => `${id} ${type}`), transitions: transitions.map(({ name }) => name) };
  };
  expect(names(again)).toEqual(names(desk));
  expect(changeLines(editedChange(desk, json))).toEqual([]);
});

test('a chart that was edited elsewhere is compared: states, transitions, actions', () => {
  const edited = JSON.parse(JSON.stringify(machineJson(desk)));
  delete edited.states.open.after;
  edited.states.open.entry = ['ring', 'note'];
  edited.states.late = {};
  expect(changeLines(editedChange(desk, edited))).toEqual([
    '+ state late',
    '~ state open: entry: ring -> ring, note',
    '- transition open: after untilClosed -> closed',
  ]);
});

test('Graphviz draws every state and every transition', async () => {
  const svg = (await Graphviz.load()).dot(dot(desk), 'svg');
  const document = new DOMParser().parseFromString(svg, 'text/xml');
  const titles = [...document.querySelectorAll('g.node > title, g.cluster > title')].map((each) => each.textContent);
  expect(titles).toEqual(expect.arrayContaining(['in.open.waiting', 'in.open.asking', 'cluster.both', 'in.both.left.b', 'in.closed']));
  expect(document.querySelectorAll('g.edge')).toHaveLength(chartInTree(desk).transitions.length + 1);
});

test('SCXML is well formed, and every target is an ID in it', () => {
  const document = new DOMParser().parseFromString(scxml(desk), 'text/xml');
  const ids = new Set([...document.querySelectorAll('[id]')].map((each) => each.getAttribute('id')));
  const targets = [...document.querySelectorAll('transition[target], [initial]')].flatMap((each) =>
    (each.getAttribute('target') ?? each.getAttribute('initial') ?? '').split(' '),
  );
  expect(targets.length).toBeGreaterThan(8);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  expect(document.querySelector('parallel')?.getAttribute('id')).toBe('desk.both');
  expect(document.querySelectorAll('transition')).toHaveLength(chartInTree(desk).transitions.length);
});

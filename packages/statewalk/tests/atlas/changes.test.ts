/** @vitest-environment jsdom */
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { machineFacts } from '../../src/atlas/facts.ts';
import { indexPage } from '../../src/atlas/index-page.ts';
import { changesBetween, manifestOf, readManifest } from '../../src/atlas/manifest.ts';
import { siteOf } from '../../src/atlas/site.ts';

const { createMachine } = setup({ types: { events: {} as { type: 'OPENED' } | { type: 'CLOSED' } } });
const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPENED: 'open' } }, open: {} } });
const changedDoor = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { OPENED: 'wide' } }, wide: { on: { CLOSED: 'shut' } } },
});
const window = createMachine({ id: 'window', initial: 'shut', states: { shut: {} } });
const DAY = new Date('2030-01-02T03:04:05Z');
const manifest = (...machines: (typeof door | typeof changedDoor | typeof window)[]) =>
  manifestOf(
    machines.map((each) => machineFacts(each)),
    DAY,
  );

test('a changed machine shows with what was added and removed', () => {
  const [change, ...others] = changesBetween(manifest(door, window), manifest(changedDoor, window));
  expect(others).toEqual([]);
  expect(change).toEqual({
    machine: 'door',
    kind: 'changed',
    added: ['wide', 'shut: OPENED -> wide', 'wide: CLOSED -> shut'],
    removed: ['open', 'shut: OPENED -> open'],
  });
  const entries = [changedDoor].map((machine) => ({ facts: machineFacts(machine), paths: 0, taken: 0 }));
  const page = new DOMParser().parseFromString(
    indexPage(siteOf({ machines: {} }), entries, { since: DAY, changes: change ? [change] : [] }, DAY),
    'text/html',
  );
  const shown = page.querySelector('[data-machine="door"]');
  expect([...(shown?.querySelectorAll('.removed code') ?? [])].map((each) => each.textContent)).toEqual(change?.removed);
  expect([...(shown?.querySelectorAll('.added code') ?? [])].map((each) => each.textContent)).toEqual(change?.added);
  expect(page.body.textContent).toContain('Since the atlas of 2030-01-02 03:04 UTC');
});

test('a new machine and one that is gone are told apart; without a change nothing shows', () => {
  expect(changesBetween(manifest(door), manifest(window)).map(({ machine, kind }) => [machine, kind])).toEqual([
    ['window', 'added'],
    ['door', 'removed'],
  ]);
  expect(changesBetween(manifest(door), manifest(door))).toEqual([]);
});

test('a manifest is read as it was written, and what is none is refused', () => {
  expect(readManifest(JSON.stringify(manifest(door)))).toEqual(manifest(door));
  expect(() => readManifest('{"machines":[]}')).toThrow();
});

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { check } from '../../src/explore/check.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { modelOf } from '../../src/explore/model-of.ts';
import { type MachineShapes, NO_SHAPES } from '../../src/explore/shape.ts';
import { writtenIn } from '../../src/sources/written.ts';
import { askTypes } from '../../src/types/ask-types.ts';
import { readTypes } from '../../src/types/read-types.ts';
import { lamp, lift, parent, scale, untyped } from './machines/typed.machine.ts';

const FILE = join(import.meta.dirname, 'machines/typed.machine.ts');

let shapes: Readonly<Record<string, MachineShapes | undefined>>;

beforeAll(() => {
  const written = writtenIn(FILE);
  const read = readTypes(written);
  shapes = Object.fromEntries(written.map(({ name = '' }, at) => [name, read[at]]));
}, 60_000);

function told(machine: AnyStateMachine, known: MachineShapes | undefined): readonly string[] {
  const model = modelOf(machine, {}, known);
  return check(model, exploreAll(model)).flatMap(({ rule, severity, message }) =>
    rule.startsWith('unreached') || rule === 'sample-needed' ? [`${severity}: ${message}`] : [],
  );
}

describe('types of a machine', () => {
  test('say which events there are, with their data, and what it is given', () => {
    const { events, input, actors } = shapes.lift ?? NO_SHAPES;
    expect([...events.keys()].sort()).toEqual(['CALLED', 'NAMED', 'RESET', 'SET']);
    expect(events.get('CALLED')?.[0]).toMatchObject({
      kind: 'object',
      of: [
        { name: 'type', shape: { kind: 'values', values: ['CALLED'] } },
        { name: 'direction', shape: { kind: 'values', values: ['down', 'up'] } },
        { name: 'by', isOptional: true, shape: { kind: 'object', of: [{ name: 'name', shape: { kind: 'text', of: 'name' } }] } },
      ],
    });
    expect(input).toMatchObject({ kind: 'object', of: [{ name: 'floor' }, { name: 'top', shape: { kind: 'number' } }] });
    expect(actors.get('load')?.output).toMatchObject({ kind: 'oneOf', of: [{ kind: 'object' }, { kind: 'object' }] });
    expect(actors.get('count')?.snapshot).toMatchObject({ kind: 'object', of: [{ name: 'status' }, { name: 'context' }] });
  });

  test('lead a walk to every state, with values that guards compare with; without them it stops early', () => {
    expect(told(lift, shapes.lift)).toEqual([]);
    expect(told(lift, undefined).join('\n')).toMatch(/note: nothing leads to/);
  });

  test('that name every value make of what is never taken a fault, and not a guess', () => {
    expect(told(lamp, shapes.lamp)).toContain('warning: nothing leads to red');
    expect(told(lamp, undefined).filter((each) => each.startsWith('warning'))).toEqual([]);
  });

  test('that leave more values than are tried make no fault of what none of these leads to', () => {
    expect(told(scale, shapes.scale)).toEqual([
      'note: nothing leads to heavy, with guessed samples',
      expect.stringMatching(/^note: never taken/),
    ]);
  });

  test('make no snapshot of a child machine, which can be asked where it is', () => {
    expect(shapes.parent?.actors.get('child')?.snapshot).toBeUndefined();
    expect(told(parent, shapes.parent).filter((each) => !each.startsWith('note: never taken'))).toEqual([]);
  });

  test('are not needed where code compares with a value: a result with it is tried', () => {
    expect(shapes.untyped?.actors.size).toBe(0);
    expect(told(untyped, shapes.untyped)).toEqual([]);
  });

  test('are read in a process of its own, whose trouble stops no command', () => {
    const [call] = writtenIn(FILE);
    const { shapes: read, error } = askTypes(call === undefined ? [] : [{ ...call, file: '/nowhere/at-all.ts' }]);
    expect({ read, error }).toEqual({ read: [undefined], error: undefined });
  });
});

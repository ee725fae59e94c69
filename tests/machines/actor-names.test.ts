import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';

it('an actor that is named as a flow is that flow: tools find the flow around another by its name', () => {
  const flows = new Map<string, AnyStateMachine>(Object.entries(catalogue).map(([name, { machine }]) => [name, machine]));
  const others = [...flows].flatMap(([name, { implementations }]) =>
    Object.entries(implementations.actors)
      .filter(([actor, logic]) => flows.has(actor) && logic !== flows.get(actor))
      .map(([actor]) => `${name}: ${actor}`),
  );
  expect(others).toEqual([]);
});

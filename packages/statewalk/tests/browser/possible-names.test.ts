import { expect, test } from 'vitest';
import { signInMachine } from '../../example/sign-in.machine.ts';
import { toggleMachine } from '../../example/toggle.machine.ts';
import { exploreAll } from '../../src/explore/graph.ts';
import { coveringPathsOfAll } from '../../src/explore/paths.ts';
import { type Possible, possibleName, possibleNamed } from '../../src/explore/position.ts';
import { run } from '../../src/explore/run.ts';
import { modelsOf } from '../../src/models.ts';

const MODELS = Object.values(modelsOf({ toggle: toggleMachine, signIn: signInMachine }));
const seen = ({ source, event, timer }: Possible) => ({ source, type: event.type, timer });

test.each(MODELS)(
  'each event that can happen has a name by which a page finds it that has walked there by itself ($machine.id)',
  (model) => {
    for (const graph of exploreAll(model))
      for (const { input, edges } of coveringPathsOfAll([graph], 'edges')) {
        const real = run(model, input);
        for (const edge of edges) {
          const position = graph.vertices.get(edge.from);
          const name = position && possibleName(model, position, edge);
          const found = possibleNamed(model, real.position(), name ?? '');
          if (found === undefined) throw new Error(`${edge.event.type} has no name`);
          expect(seen(found)).toEqual(seen(edge));
          real.play(found);
        }
        real.stop();
      }
  },
);

test('two samples of an event, and two outcomes of an actor, have names of their own', () => {
  const [, signIn] = MODELS;
  const graph = signIn && exploreAll(signIn)[0];
  const asked = [...(graph?.vertices.values() ?? [])].find(({ snapshot }) => snapshot.value === 'signingIn');
  if (signIn === undefined || asked === undefined) throw new Error('the sign-in asks nothing');
  const model = { ...signIn, outcomes: { signIn: [{ done: 1 }, { done: 2 }] } };
  const names = [0, 1].map((number) => `actor xstate.done.actor.signIn ${number}`);
  expect(names.map((name) => possibleNamed(model, asked, name)?.event.output)).toEqual([1, 2]);
  expect(possibleNamed(model, asked, 'actor xstate.done.actor.signIn 2')).toBeUndefined();
});

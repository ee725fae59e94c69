import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { provideLazily } from '#src/app/ports/provide-lazily.ts';

const askingMachine = setup({
  actors: { ask: fromPromise<string, void>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  initial: 'asking',
  states: { asking: { invoke: { src: 'ask', onDone: 'answered' } }, answered: { type: 'final' } },
});

const parentMachine = setup({ actors: { asking: askingMachine } }).createMachine({
  initial: 'idle',
  states: { idle: { on: { ASKED: { target: 'waiting' } } }, waiting: { invoke: { src: 'asking', onDone: 'done' } }, done: {} },
});

test('a flow gets its ports when it is first invoked, once, and runs with them', async () => {
  const provide = vi.fn((machine: typeof askingMachine) => machine.provide({ actors: { ask: fromPromise(async () => 'yes') } }));
  const parent = createActor(parentMachine.provide({ actors: { asking: provideLazily(askingMachine, provide) } })).start();
  expect(provide).not.toHaveBeenCalled();
  parent.send({ type: 'ASKED' });
  await waitFor(parent, (snapshot) => snapshot.matches('done'));
  expect(provide).toHaveBeenCalledTimes(1);
});

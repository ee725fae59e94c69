import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { waitsIn } from '../../src/browser/waits.ts';

const machine = setup({
  types: {} as { context: { seconds: number; until: number } },
  delays: { short: 2_000, asLongAsKept: ({ context }) => context.seconds * 1_000, untilThen: ({ context }) => context.until - Date.now() },
}).createMachine({
  context: { seconds: 3, until: Date.now() + 60_000 },
  initial: 'waiting',
  states: { waiting: { after: { short: 'over', asLongAsKept: 'over', untilThen: 'over', 500: 'over' } }, over: { type: 'final' } },
});

test('a state waits as long as its timers say, by number or by context; one that hangs on the clock is not compared', () => {
  const actor = createActor(machine).start();
  const waits = waitsIn(actor.getSnapshot());
  actor.stop();
  expect([...waits].sort()).toEqual(['waits 2000 ms: short', 'waits 3000 ms: asLongAsKept', 'waits 500 ms']);
});

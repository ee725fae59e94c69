import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { HANDLERS } from '#server/calls/handlers.ts';

test('each call has one handler: no file of the calls overrides a name of another', async () => {
  const files = Object.values(import.meta.glob('../calls/*.ts', { eager: true })) as Record<string, unknown>[];
  const exported = files.flatMap((file) => Object.entries(file)).filter(([name]) => name in CALLS);
  expect(exported.map(([name]) => name).sort()).toEqual(Object.keys(CALLS).sort());
  for (const [name, handler] of exported) expect(Reflect.get(HANDLERS, name), name).toBe(handler);
});

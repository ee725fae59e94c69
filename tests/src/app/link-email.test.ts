import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideAccounts } from '#src/app/ports/accounts.ts';
import type { Services } from '#src/app/services.ts';

const CREDENTIAL = { email: 'minji@campus.ac.kr', proof: 'sequence-number', password: 'maple-7leaf' };

test.each([
  ['guest', 'link', 'linkEmail'],
  ['member', 'setUp', 'setUpEmail'],
] as const)('[EMAIL-7] an email of a %s is linked by the call of its own, and is no sign-in', async (_, purpose, asked) => {
  const actions = { linkEmail: vi.fn(async () => undefined), setUpEmail: vi.fn(async () => undefined) };
  const [remember, rememberLinked] = [vi.fn(), vi.fn()];
  const services = {
    actions,
    client: { baseUrl: '/api/v1' },
    clock: { serverNow: () => 0 },
    lastWay: { remember, rememberLinked },
    language: 'en',
  };
  const { linkEmail } = provideAccounts(services as unknown as Services).emailVerification.implementations.actors;
  const actor = createActor(linkEmail as never, { input: { ...CREDENTIAL, purpose } } as never).start();
  await vi.waitFor(() => expect(rememberLinked.mock.calls).toEqual([['email']]));
  expect(actions[asked].mock.calls).toEqual([[CREDENTIAL, expect.any(AbortSignal)]]);
  expect(actions.linkEmail.mock.calls.length + actions.setUpEmail.mock.calls.length).toBe(1);
  expect(remember).not.toHaveBeenCalled();
  actor.stop();
});

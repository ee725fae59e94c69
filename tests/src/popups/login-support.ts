import { screen } from '@testing-library/react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { METHODS } from '#contract/methods.ts';
import type { LastWay } from '#machines/last-way.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import { type CheckedUser, providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';
import type { Deferred } from './render-screen.tsx';

export const EVERY_METHOD = METHODS.map(({ type }) => type);

interface Answers {
  readonly guest?: readonly Deferred<void>[];
  readonly check?: () => Promise<CheckedUser>;
  readonly login?: () => Promise<void>;
}

/** A device that remembers this way until it hears to forget it. */
export function deviceWith(lastWay: LastWay | null) {
  let forgotten = 0;
  return {
    ports: {
      recallLastWay: fromCallback(({ sendBack }) => sendBack({ type: 'LAST_WAY_KNOWN', lastWay })),
      forgetLastWay: fromPromise<void, void>(async () => {
        forgotten += 1;
      }),
    },
    forgotten: () => forgotten,
  };
}

export const pending = () => new Promise<never>(() => {});

export function openLogin(
  provider: FakeProvider = fakeProvider(),
  answers: Answers = {},
  enabledMethods = EVERY_METHOD,
  device = deviceWith(null),
) {
  const guest = [...(answers.guest ?? [])];
  const machine = loginMachine.provide({
    actors: {
      ...device.ports,
      loginAsGuest: fromPromise<void, void>(() => guest.shift()?.promise ?? Promise.reject(new Error('one call too many'))),
      providerLogin: providerLoginMachine.provide({
        actors: {
          providerTicket: providerTicketMachine.provide({
            actors: { providerWindow: provider.providerWindow, checkProvider: fromPromise(answers.check ?? pending) },
          }),
          loginByProvider: fromPromise(answers.login ?? pending),
        },
      }),
    },
  });
  return createActor(machine, { input: { enabledMethods, resumed: null } }).start();
}

export const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

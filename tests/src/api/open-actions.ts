import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, vi } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { JoinData } from '#machines/join-data.ts';
import { createActions } from '#src/api/actions.ts';
import type { Client } from '#src/api/client.ts';
import { userQuery } from '#src/api/queries.ts';
import { createSessionHooks } from '#src/api/session-hooks.ts';
import { defaultConfiguration } from '#src/app/start/defaults.ts';
import { answered, on } from '#tests/support/faults.ts';
import { listenInThisFile, server } from '#tests/support/msw-server.ts';
import { type SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { openTab } from './open-client.ts';

/** ms since the epoch. */
export const NOW = Date.UTC(2026, 10, 22);
export const defaults = () => defaultConfiguration('https://app.madang.example');

/** Logs of what fails are kept out of the output. */
export function actInThisFile(): void {
  listenInThisFile();
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
}

/** A tab with its actions, no person signed in. */
export function open({ asksBeforeStaying = false } = {}) {
  const { client, tokenStore } = openTab();
  const queryClient = new QueryClient();
  const onServerTime = vi.fn();
  const clock = { serverNow: () => NOW, syncServerTime: onServerTime };
  const actions = createActions({
    client,
    hooks: createSessionHooks(tokenStore, queryClient),
    clock,
    asksBeforeStaying: () => asksBeforeStaying,
  });
  return { actions, client, tokenStore, queryClient, onServerTime };
}

/** The call is answered well from now on. Keeps the bodies that were sent. */
export function answer(name: CallName, data: unknown = SAMPLES[name].data) {
  const bodies: unknown[] = [];
  server.use(
    on(name, async ({ request }) => {
      bodies.push(await request.text().then((text) => (text === '' ? undefined : JSON.parse(text))));
      return answered('ok', undefined, data);
    }),
  );
  return bodies;
}

/** The answer about who is signed in, held back until `answer()`; `asked` resolves when the request is there. */
export function holdUserInfo(user: typeof SAMPLE_USER) {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    server.use(
      on('userInfo', async () => {
        resolve();
        await released;
        return answered('ok', undefined, { user });
      }),
    );
  });
  return { asked, answer };
}

/** Resolves when the answer has come and the query is done with it, also where it was cancelled meanwhile. */
export async function loadUser(client: Client, queryClient: QueryClient): Promise<void> {
  const call = vi.spyOn(client, 'call');
  await Promise.allSettled([queryClient.fetchQuery(userQuery(client))]);
  await Promise.allSettled(call.mock.results.map(({ value }) => value));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

export const joinData: JoinData = {
  authMethod: 0,
  nickname: '민지',
  nicknameIsSuggested: false,
  gender: 'F',
  uvrsId: '',
  marketingAgreed: true,
};
export const email = { email: 'minji@campus.ac.kr', proof: 'proof', password: 'maple-7leaf' };
export const byEmail = { authMthd: 1, authId: 'minji@campus.ac.kr', sqncNum: 'proof', pswd: 'maple-7leaf', authCode: '' };
export const provider = { method: 'google', ticket: 'ticket' } as const;

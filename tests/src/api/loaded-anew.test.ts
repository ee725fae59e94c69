import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { createProviderRounds } from '#src/browser/provider-rounds.ts';
import type { ProviderMessage } from '#src/browser/provider-wire.ts';
import type { SafeStorage } from '#src/browser/safe-storage.ts';
import { readAgain } from '#src/callback/loaded-anew.ts';

const STATE = 's'.repeat(43);
const ANSWER: ProviderMessage = { auth_type: 'sns', sns_code: 'google', code: 'one-time', state: STATE };

function browser() {
  const kept = new Map<string, string>();
  const local: SafeStorage = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value).has(key),
    remove: (key) => void kept.delete(key),
  };
  const rounds = createProviderRounds({ storage: local, findKeys: () => [...kept.keys()], now: () => 1000 });
  return { local, rounds };
}

const begun = () => {
  const host = browser();
  host.rounds.begin(STATE, { method: 'google', purpose: 'login', from: '/', carried: {} });
  return host;
};

test('[DOOR-2] an answer that still waits for the tab that began is passed on again', () => {
  const host = begun();
  host.rounds.leave(STATE, ANSWER);
  expect(readAgain({ state: STATE, said: 'elsewhere' }, host)).toEqual({ message: ANSWER });
});

test('[DOOR-2] an answer that a tab took is never said to be missing: the person is logged in, or goes on in that tab', () => {
  const host = begun();
  host.rounds.leave(STATE, ANSWER);
  host.rounds.take(STATE);
  expect(readAgain({ state: STATE, said: 'elsewhere' }, host)).toEqual({ saying: 'passedOn' });
  host.local.set(STORAGE_KEYS.accessToken, 'token');
  expect(readAgain({ state: STATE, said: 'elsewhere' }, host)).toEqual({ saying: 'loggedIn' });
  // Where this browser keeps no rounds.
  expect(readAgain({ state: STATE, said: 'answered' }, browser())).toEqual({ saying: 'passedOn' });
});

test('[DOOR-2] [CB-2] the page says again whatever else it said of an answer', () => {
  for (const said of ['cancelled', 'refused', 'unexpected', 'invalid'] as const)
    expect(readAgain({ state: null, said }, browser())).toEqual({ saying: said });
});

test('[CB-1] an entry of the history that is not of a return page tells nothing', () => {
  for (const kept of [null, undefined, 'answered', {}, { popupDepth: 1 }, { state: STATE, said: 1 }])
    expect(readAgain(kept, browser())).toBeNull();
});

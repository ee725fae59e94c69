import { expect, test } from 'vitest';
import { PROVIDER_WINDOW_VALIDITY } from '#contract/limits.ts';
import { createProviderRounds } from '#src/browser/provider-rounds.ts';
import { carriedFrom, carryOver } from '#src/browser/provider-tab.ts';
import { refusedStorage } from '#tests/support/browser-fakes.ts';
import { createMapStorage } from '#tests/support/map-storage.ts';

const ROUND = { method: 'kakao', purpose: 'login', from: '/campus', carried: {} } as const;
const ANSWER = { auth_type: 'sns', sns_code: 'kakao', code: 'secret-code', state: 's' } as const;

function openBrowser() {
  const storage = createMapStorage();
  let time = 1_000;
  const tab = () => createProviderRounds({ storage, findKeys: () => [...storage.kept.keys()], now: () => time });
  const pass = (by: number) => {
    time += by;
  };
  return { storage, tab, pass };
}

test('[DOOR-2] [SOC-2] a round is found by its state in every tab, and by no other state', () => {
  const { tab } = openBrowser();
  expect(tab().begin('s', ROUND)).toBe(true);
  expect(tab().find('s')).toMatchObject(ROUND);
  expect([tab().find('t'), tab().find('')]).toEqual([null, null]);
  expect([tab().waitsFor('kakao'), tab().waitsFor('google')]).toEqual([true, false]);
});

test('[DOOR-2] one tab takes an answer; the code is kept no longer, and a later answer finds that it was taken', () => {
  const { storage, tab } = openBrowser();
  tab().begin('s', { ...ROUND, carried: { requested_place: '/myroom' } });
  expect(tab().leave('s', ANSWER)).toBe(true);
  expect(tab().find('s')?.answer).toEqual(ANSWER);
  expect([tab().take('s'), tab().take('s'), tab().leave('s', ANSWER)]).toEqual([true, false, false]);
  expect(tab().find('s')).toMatchObject({ isTaken: true, carried: {} });
  expect([...storage.kept.values()].join()).not.toMatch(/secret-code|myroom/);
  expect(tab().waitsFor('kakao')).toBe(false);
});

test('[DOOR-2] [SOC-2] a round ends after the time that an attempt is good for, and the next one clears it away', () => {
  const { storage, tab, pass } = openBrowser();
  tab().begin('s', ROUND);
  tab().leave('s', ANSWER);
  pass(PROVIDER_WINDOW_VALIDITY - 1);
  expect(tab().find('s')).not.toBeNull();
  pass(1);
  expect([tab().waitsFor('kakao'), tab().leave('s', ANSWER)]).toEqual([false, false]);
  tab().begin('t', ROUND);
  expect([...storage.kept.keys()]).toEqual(['provider.round.t']);
  pass(PROVIDER_WINDOW_VALIDITY);
  expect([tab().find('t'), storage.kept.size]).toEqual([null, 0]);
});

test('[DOOR-2] a round that its person gave up is forgotten', () => {
  const { storage, tab } = openBrowser();
  tab().begin('s', ROUND);
  tab().drop('s');
  expect([tab().find('s'), storage.kept.size]).toEqual([null, 0]);
});

test.each([
  ['no JSON', 'x'],
  ['nothing', 'null'],
  ['another site’s address', JSON.stringify({ ...ROUND, ends: 9e15, from: '//evil.example' })],
  ['an address with a backslash', JSON.stringify({ ...ROUND, ends: 9e15, from: '/\\evil.example' })],
  ['a whole address', JSON.stringify({ ...ROUND, ends: 9e15, from: 'https://evil.example/' })],
  ['no end', JSON.stringify(ROUND)],
  ['no method', JSON.stringify({ ...ROUND, method: 4, ends: 9e15 })],
  ['no purpose', JSON.stringify({ ...ROUND, purpose: null, ends: 9e15 })],
  ['nothing carried', JSON.stringify({ ...ROUND, carried: null, ends: 9e15 })],
])('[DOOR-2] a kept value with %s is no round', (_, kept) => {
  const { storage, tab } = openBrowser();
  storage.set('provider.round.s', kept);
  expect(tab().find('s')).toBeNull();
});

test('[DOOR-2] where storage is refused nothing is kept, nothing throws, and the tab that hears an answer takes it', () => {
  const rounds = createProviderRounds({
    storage: refusedStorage,
    findKeys: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect([rounds.begin('s', ROUND), rounds.find('s'), rounds.waitsFor('kakao'), rounds.leave('s', ANSWER), rounds.take('s')]).toEqual([
    false,
    null,
    false,
    false,
    true,
  ]);
  rounds.drop('s');
});

test('[DOOR-2] [EMAIL-9] a sign-up’s values and the requested place go to the tab that goes on; the proof of an email does not, and nothing of its own is written over', () => {
  const tab = createMapStorage();
  tab.set('requested_place', '/space/library');
  tab.set(
    'draft.popups',
    JSON.stringify({
      draft: { joinData: { nickname: 'Otter' }, linking: { proof: 'secret' }, reset: { proof: 'secret' } },
      clockOffset: 4,
    }),
  );
  const carried = carriedFrom(tab);
  expect(JSON.stringify(carried)).not.toContain('secret');
  const other = createMapStorage();
  other.set('requested_place', '/myroom');
  carryOver({ ...carried, access_token: 'not carried' }, other);
  expect([...other.kept.keys()]).toEqual(['requested_place', 'draft.popups']);
  expect(other.get('requested_place')).toBe('/myroom');
  expect(JSON.parse(other.get('draft.popups') ?? '')).toEqual({
    draft: { joinData: { nickname: 'Otter' }, linking: null, reset: null },
    clockOffset: 4,
  });
  expect([carriedFrom(createMapStorage()), carriedFrom(refusedStorage)]).toEqual([{}, {}]);
});

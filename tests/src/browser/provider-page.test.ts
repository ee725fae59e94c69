import { expect, test } from 'vitest';
import type { MethodCode } from '#contract/methods.ts';
import { refusalFailure } from '#machines/provider-window/provider-window.machine.ts';
import { createProviderPage } from '#src/browser/provider-page.ts';
import { createProviderRounds } from '#src/browser/provider-rounds.ts';
import { STATE_MISSING } from '#src/browser/provider-wire.ts';
import { refusedStorage } from '#tests/support/browser-fakes.ts';
import { createMapStorage } from '#tests/support/map-storage.ts';

function openTab(baseUrl?: string) {
  const storage = createMapStorage();
  const { kept } = storage;
  const local = createMapStorage();
  const rounds = createProviderRounds({ storage: local, findKeys: () => [...local.kept.keys()] });
  const left: URL[] = [];
  const page = createProviderPage({
    ...(baseUrl !== undefined && { baseUrl }),
    storage,
    rounds,
    here: () => '/sso?clientId=c',
    leaveFor: (address) => left.push(new URL(address, 'https://app.madang.example')),
  });
  return {
    ...page,
    kept,
    rounds,
    left,
    state: () => left.at(-1)?.searchParams.get('state') ?? '',
    answer: (data: unknown) => kept.set('provider.answer', typeof data === 'string' ? data : JSON.stringify(data)),
  };
}

test('[SOC-1] the whole page leaves for the provider, and comes back with the code', () => {
  const tab = openTab();
  expect(tab.leaveByPage({ method: 'kakao', purpose: 'link' })).toBe(true);
  expect(tab.left.map(({ pathname }) => pathname)).toEqual(['/api/v1/auth/provider/kakao/start']);
  const state = tab.state();
  expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(tab.takeUpProviderAnswer()).toBeNull();
  tab.answer({ auth_type: 'sns', sns_code: 'kakao', code: 'c', state });
  expect(tab.takeUpProviderAnswer()).toEqual({ method: 'kakao', purpose: 'link', code: 'c', state, campusCode: null });
  expect([tab.takeUpProviderAnswer(), tab.kept.size]).toEqual([null, 0]);
});

test('[SOC-1] the way to a provider begins at the API, wherever that is', () => {
  const tab = openTab('https://api.campus.example/api/v1');
  tab.leaveByPage({ method: 'kakao', purpose: 'login' });
  expect(tab.left.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://api.campus.example/api/v1/auth/provider/kakao/start',
  ]);
});

test('[SSO-1] a school comes back with its campus code', () => {
  const tab = openTab();
  tab.leaveByPage({ method: 'yonsei', purpose: 'login' });
  expect(tab.left[0]?.pathname).toBe('/api/v1/auth/passni/yonsei/login');
  const state = tab.state();
  tab.answer({ auth_type: 'sso', campusCode: 'yonsei', code: 'c', state });
  expect(tab.takeUpProviderAnswer()).toEqual({ method: 'yonsei', purpose: 'login', code: 'c', state, campusCode: 'yonsei' });
});

test('[CB-2] a refusal comes back as one', () => {
  const tab = openTab();
  tab.leaveByPage({ method: 'kakao', purpose: 'login' });
  tab.answer({ auth_type: 'sns', sns_code: 'kakao', error: 'access_denied', state: tab.state() });
  expect(tab.takeUpProviderAnswer()).toEqual({ method: 'kakao', purpose: 'login', error: 'access_denied' });
});

test.each([
  ['another state', { auth_type: 'sns', sns_code: 'kakao', code: 'c', state: 'x'.repeat(43) }],
  ['no state', { auth_type: 'sns', sns_code: 'kakao', code: 'c' }],
  ['the word of the return page that the state is missing', { auth_type: 'sns', sns_code: 'kakao', error: STATE_MISSING }],
  ['a refusal with another state', { auth_type: 'sns', sns_code: 'kakao', error: 'access_denied', state: 'x'.repeat(43) }],
])('[SOC-2] an answer with %s is a failed authentication, and asked for no more', (_, data) => {
  const tab = openTab();
  tab.leaveByPage({ method: 'kakao', purpose: 'link' });
  tab.answer(data);
  expect(tab.takeUpProviderAnswer()).toEqual({ method: 'kakao', purpose: 'link', error: expect.any(String) });
  tab.leaveByPage({ method: 'kakao', purpose: 'link' });
  tab.answer(data);
  const taken = tab.takeUpProviderAnswer();
  expect(taken !== null && 'error' in taken && refusalFailure(taken)).toBe('authenticationFailed');
  expect(tab.kept.size).toBe(0);
});

test('[SOC-1] [SOC-2] a refusal without a state carries nothing to steal: not every provider returns the state with it', () => {
  const tab = openTab();
  tab.leaveByPage({ method: 'kakao', purpose: 'login' });
  tab.answer({ auth_type: 'sns', sns_code: 'kakao', error: 'access_denied' });
  expect(tab.takeUpProviderAnswer()).toEqual({ method: 'kakao', purpose: 'login', error: 'access_denied' });
});

test.each([
  ['another provider', { auth_type: 'sns', sns_code: 'naver', code: 'c', state: 'own' }],
  ['another shape', { code: 'c', state: 'own' }],
  ['no object', 'null'],
])('[SOC-3] an answer with %s is dropped, and asked for no more', (_, data) => {
  const tab = openTab();
  tab.leaveByPage({ method: 'kakao', purpose: 'login' });
  tab.answer(JSON.stringify(data).replace('"own"', JSON.stringify(tab.state())));
  expect(tab.takeUpProviderAnswer()).toBeNull();
  expect(tab.kept.size).toBe(0);
});

test.each(['not json', '{}', '{"method":"guest","purpose":"login","state":"x"}', '{"method":"__proto__"}'])(
  '[SOC-2] an answer to the attempt %s is dropped',
  (kept) => {
    const tab = openTab();
    tab.kept.set('provider.page', kept);
    tab.answer({ auth_type: 'sns', sns_code: 'kakao', code: 'c', state: 'x' });
    expect(tab.takeUpProviderAnswer()).toBeNull();
  },
);

test('[SOC-1] it stays where nothing can be kept for the way back, and for a method without pages', () => {
  const left: string[] = [];
  const rounds = createProviderRounds({ storage: refusedStorage, findKeys: () => [] });
  const page = createProviderPage({ storage: refusedStorage, rounds, here: () => '/', leaveFor: (address) => left.push(address) });
  expect(page.leaveByPage({ method: 'kakao', purpose: 'login' })).toBe(false);
  expect(page.takeUpProviderAnswer()).toBeNull();
  expect(() => page.leaveByPage({ method: 'guest' satisfies MethodCode, purpose: 'login' })).toThrow();
  expect(left).toEqual([]);
});

test('[SOC-1] [DOOR-2] the round is known to every tab of this browser: its provider, its purpose, where it began, and what that tab carries', () => {
  const tab = openTab();
  tab.kept.set('requested.place', '/space/yonsei');
  tab.leaveByPage({ method: 'kakao', purpose: 'link' });
  expect(tab.rounds.find(tab.state())).toMatchObject({ method: 'kakao', purpose: 'link', from: '/sso?clientId=c' });
  expect(tab.rounds.waitsFor('kakao')).toBe(true);
});

test('[DOOR-2] an answer that came to another tab while this one slept is taken up here, once in all tabs', () => {
  const tab = openTab();
  const begin = () => {
    tab.leaveByPage({ method: 'kakao', purpose: 'login' });
    tab.rounds.leave(tab.state(), { auth_type: 'sns', sns_code: 'kakao', code: 'c', state: tab.state() });
  };
  begin();
  expect(tab.takeUpProviderAnswer()).toEqual({ method: 'kakao', purpose: 'login', code: 'c', state: tab.state(), campusCode: null });
  expect(tab.rounds.find(tab.state())).toMatchObject({ isTaken: true });
  begin();
  const asItWas = tab.kept.get('provider.page') ?? '';
  expect(tab.takeUpProviderAnswer()).not.toBeNull();
  // A copy of this tab, as "duplicate tab" makes one.
  tab.kept.set('provider.page', asItWas);
  expect(tab.takeUpProviderAnswer()).toBeNull();
});

test('[SOC-2] the return page of this tab has taken the round already: its answer counts all the same', () => {
  const tab = openTab();
  tab.leaveByPage({ method: 'kakao', purpose: 'login' });
  tab.rounds.take(tab.state());
  tab.answer({ auth_type: 'sns', sns_code: 'kakao', code: 'c', state: tab.state() });
  expect(tab.takeUpProviderAnswer()).toMatchObject({ code: 'c' });
});

test('[SOC-2] the issuer that the provider named goes along, and nothing in its place where it named none (RFC 9207)', () => {
  const tab = openTab();
  for (const issuer of [{ iss: 'https://kauth.kakao.example' }, {}]) {
    tab.leaveByPage({ method: 'kakao', purpose: 'login' });
    tab.answer({ auth_type: 'sns', sns_code: 'kakao', code: 'c', state: tab.state(), ...issuer });
    const taken = tab.takeUpProviderAnswer();
    expect(taken).toEqual({ method: 'kakao', purpose: 'login', code: 'c', state: tab.state(), campusCode: null, ...issuer });
    expect(Object.keys(taken ?? {}).includes('iss')).toBe('iss' in issuer);
  }
});

test.each([
  ['a refusal', (state: string) => ({ auth_type: 'sns', sns_code: 'kakao', error: 'access_denied', state }), false],
  ['another state', () => ({ auth_type: 'sns', sns_code: 'kakao', code: 'c', state: 'x'.repeat(43) }), false],
  ['a code', (state: string) => ({ auth_type: 'sns', sns_code: 'kakao', code: 'c', state }), true],
])('[SOC-2] after %s the round of this browser is over, and only a code leaves its mark', (_, answer, isKept) => {
  const tab = openTab();
  tab.leaveByPage({ method: 'kakao', purpose: 'login' });
  tab.answer(answer(tab.state()));
  tab.takeUpProviderAnswer();
  expect(tab.rounds.find(tab.state()) !== null).toBe(isKept);
});

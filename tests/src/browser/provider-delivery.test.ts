// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProviderRounds } from '#src/browser/provider-rounds.ts';
import { channelOf, type ProviderMessage, RECEIVED } from '#src/browser/provider-wire.ts';
import { type Delivery, type DeliveryHost, deliver } from '#src/callback/deliver.ts';
import { createMapStorage } from '#tests/support/map-storage.ts';

/** The channels of this page: the messages on them, and a page that answers. */
const said: [string, unknown][] = [];
let hears: ((name: string) => boolean) | undefined;
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {}
  postMessage(data: unknown) {
    said.push([this.name, data]);
    if (hears?.(this.name)) this.onmessage?.({ data: RECEIVED });
  }
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  said.length = 0;
  hears = undefined;
});

const STATE = 's'.repeat(43);
const kakao = (rest: object): ProviderMessage => ({ auth_type: 'sns', sns_code: 'kakao', ...rest }) as ProviderMessage;
const ANSWER = kakao({ code: 'secret-code', state: STATE });

/** A return page in a tab; `held`: whether the page that began still holds its lock, `undefined` where the browser cannot say. */
function openReturn({ held, opener }: { held?: boolean; opener?: object } = {}) {
  const [tab, local] = [createMapStorage(), createMapStorage()];
  const rounds = createProviderRounds({ storage: local, findKeys: () => [...local.kept.keys()] });
  const locks = { request: async (_: string, __: object, ask: (lock: object | null) => unknown) => ask(held ? null : {}) };
  const host = { tab, local, rounds, locks: held === undefined ? undefined : locks } as unknown as DeliveryHost;
  vi.stubGlobal('opener', opener ?? null);
  const begin = (method = 'kakao', state = STATE) =>
    rounds.begin(state, { method, purpose: 'link', from: '/campus', carried: { requested_place: '/myroom' } });
  const arrive = async (message: ProviderMessage): Promise<Delivery> => {
    const delivery = deliver(message, host);
    await vi.advanceTimersByTimeAsync(1000);
    return delivery;
  };
  return { tab, local, rounds, begin, arrive };
}

const ownPage = () => ({ location: { origin: location.origin }, postMessage: vi.fn() });

describe('[DOOR-2] the page that began', () => {
  test('[CB-2] hears as the opener, and by the channel of the state', async () => {
    hears = () => true;
    const opener = ownPage();
    const { begin, arrive } = openReturn({ opener });
    begin();
    expect(await arrive(ANSWER)).toEqual({ to: 'opener' });
    expect(opener.postMessage).toHaveBeenCalledWith(ANSWER, location.origin);
    expect(said).toEqual([[channelOf(STATE), ANSWER]]);
  });

  test('[CB-2] is told at once where no round is kept', () => {
    const { arrive } = openReturn({ opener: ownPage() });
    return expect(arrive(ANSWER)).resolves.toEqual({ to: 'opener' });
  });

  test('[SOC-3] of another origin is told nothing', async () => {
    const opener = { location: { origin: 'https://evil.example' }, postMessage: vi.fn() };
    const { arrive } = openReturn({ opener });
    expect(await arrive(ANSWER)).toEqual({ to: 'unexpected' });
    expect(opener.postMessage).not.toHaveBeenCalled();
  });

  test('has taken the answer, or given the round up, without a word on the channel', async () => {
    for (const end of ['take', 'drop'] as const) {
      const { begin, rounds, arrive } = openReturn({ held: true });
      begin();
      const arrived = arrive(ANSWER);
      rounds[end](STATE);
      expect(await arrived).toEqual({ to: 'opener' });
    }
  });

  test('is gone: this tab goes on, with what it carried, and the answer is kept nowhere else', async () => {
    const { begin, tab, local, rounds, arrive } = openReturn({ held: false });
    begin();
    expect(await arrive(ANSWER)).toEqual({ to: 'page', from: '/campus' });
    expect(JSON.parse(tab.get('provider.page') ?? '')).toEqual({ method: 'kakao', purpose: 'link', state: STATE });
    expect(JSON.parse(tab.get('provider.answer') ?? '')).toEqual(ANSWER);
    expect(tab.get('requested_place')).toBe('/myroom');
    expect(rounds.find(STATE)).toMatchObject({ isTaken: true });
    expect([...local.kept.values()].join()).not.toContain('secret-code');
  });

  test.each([true, undefined])('sleeps, or may (%s): the answer is left for it, and the person may go on here', async (held) => {
    const { begin, rounds, tab, arrive } = openReturn(held === undefined ? {} : { held });
    begin();
    const delivery = await arrive(ANSWER);
    expect(delivery.to).toBe('elsewhere');
    expect(rounds.find(STATE)?.answer).toEqual(ANSWER);
    expect(tab.kept.size).toBe(0);
    expect(delivery.to === 'elsewhere' && delivery.goOnHere()).toBe('/campus');
    expect(rounds.find(STATE)).toMatchObject({ isTaken: true });
    expect(rounds.find(STATE)?.answer).toBeUndefined();
  });

  test('woke meanwhile: the person cannot go on here with the same answer', async () => {
    const { begin, rounds, tab, arrive } = openReturn({ held: true });
    begin();
    const delivery = await arrive(ANSWER);
    expect(rounds.take(STATE)).toBe(true);
    expect(delivery.to === 'elsewhere' && delivery.goOnHere()).toBeNull();
    expect(tab.get('provider.answer')).toBeNull();
  });

  test('is this very tab: it goes on at once, where it began', async () => {
    const { begin, tab, arrive } = openReturn({ held: true });
    begin();
    tab.set('provider.page', JSON.stringify({ method: 'kakao', purpose: 'link', state: STATE }));
    expect(await arrive(ANSWER)).toEqual({ to: 'page', from: '/campus' });
    expect(JSON.parse(tab.get('provider.answer') ?? '')).toEqual(ANSWER);
    expect(said).toEqual([]);
  });
});

describe('[DOOR-2] [SOC-2] any other message than the answer', () => {
  test('a state that this browser did not make goes to no tab', async () => {
    const { begin, local, tab, arrive } = openReturn({ held: false });
    begin();
    expect(await arrive(kakao({ code: 'attackers', state: 'x'.repeat(43) }))).toEqual({ to: 'unexpected' });
    expect([...local.kept.values(), ...tab.kept.values()].join()).not.toContain('attackers');
  });

  test('the state of another provider’s round goes to no tab', async () => {
    const { begin, rounds, tab, arrive } = openReturn({ held: false });
    begin('google');
    expect(await arrive(ANSWER)).toEqual({ to: 'mixedUp' });
    expect([rounds.find(STATE)?.answer, tab.kept.size, said]).toEqual([undefined, 0, []]);
  });

  test('a second answer says that the person is logged in, where they are', async () => {
    const { begin, rounds, local, tab, arrive } = openReturn({ held: false });
    begin();
    rounds.take(STATE);
    expect(await arrive(ANSWER)).toEqual({ to: 'spent', isSignedIn: false });
    local.set('access_token', 'token');
    expect(await arrive(ANSWER)).toEqual({ to: 'spent', isSignedIn: true });
    expect(tab.kept.size).toBe(0);
  });

  test('without a state a code goes nowhere, though its provider’s round waits; a refusal is said in its words', async () => {
    const { begin, tab, arrive } = openReturn({ held: false });
    expect(await arrive(kakao({ code: 'c' }))).toEqual({ to: 'unexpected' });
    begin();
    expect(await arrive(kakao({ code: 'c' }))).toEqual({ to: 'mixedUp' });
    expect(await arrive(kakao({ error: 'access_denied' }))).toEqual({ to: 'opener' });
    expect([tab.kept.size, said]).toEqual([0, []]);
  });

  test('a wrong state in the tab that went to this provider is a failed authentication, and that is said there', async () => {
    const { tab, arrive } = openReturn({ held: false });
    tab.set('provider.page', JSON.stringify({ method: 'kakao', purpose: 'link', state: 'o'.repeat(43) }));
    expect(await arrive(ANSWER)).toEqual({ to: 'page', from: '/' });
  });
});

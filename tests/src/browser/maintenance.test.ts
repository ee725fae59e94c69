// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALLOW_LIST_MAX, checkCaller } from '#src/browser/maintenance.ts';

const LIST_URL = 'https://static.madang.example/allow-list.json';

interface Asked {
  readonly url: string;
  readonly init: RequestInit | undefined;
}
let asked: Asked[];

/** A site that says `forwarded` of its caller, and a list. */
function serve(forwarded: string | null, list: () => Response) {
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    init?.signal?.throwIfAborted();
    return init?.method === 'HEAD' ? new Response(null, { headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded } }) : list();
  });
}
const json = (value: unknown) => () => new Response(JSON.stringify(value));
const check = (signal = new AbortController().signal) => checkCaller({ listUrl: LIST_URL, signal });
const allows = async (caller: string, list: readonly string[]) => {
  serve(caller, json(list));
  return (await check()).allowed;
};

beforeEach(() => {
  asked = [];
  window.history.replaceState(null, '', '/space?returnUrl=private');
});
afterEach(() => vi.unstubAllGlobals());

describe('the caller’s address', () => {
  it('[GATE-2] is asked of the page itself, with HEAD and without the query', async () => {
    await allows('203.0.113.7', []);
    expect(asked.find(({ init }) => init?.method === 'HEAD')).toMatchObject({ url: '/space', init: { cache: 'no-store' } });
  });

  it.each([
    ['203.0.113.7', true],
    ['203.0.113.7, 10.0.0.1, 10.0.0.2', true],
    ['10.0.0.1, 203.0.113.7', false],
    [' 203.0.113.7 ', true],
    ['203.0.113.7:51234', true],
    ['::ffff:203.0.113.7', true],
    ['203.0.113.70', false],
  ])('[GATE-2] is the first of "%s"', async (forwarded, allowed) => {
    expect(await allows(forwarded, ['203.0.113.7'])).toBe(allowed);
  });

  it.each([null, '', 'unknown', '_hidden, 203.0.113.7', '203.0.113', '203.0.113.7.1', '999.1.1.1', 'localhost', '3405803783'])(
    '[GATE-4] is unknown for "%s", and nothing is decided',
    async (forwarded) => {
      serve(forwarded, json([]));
      await expect(check()).rejects.toThrow();
    },
  );
});

describe('the list', () => {
  it('[GATE-3] is fetched with the version of the assets', async () => {
    await allows('203.0.113.7', []);
    expect(asked.map(({ url }) => url)).toContain(`${LIST_URL}?v=20250115`);
  });

  it('[GATE-3] may be a path of the site', async () => {
    serve('203.0.113.7', json(['203.0.113.7']));
    await checkCaller({ listUrl: '/maintenance/allow-list.json', signal: new AbortController().signal });
    expect(asked.map(({ url }) => url)).toContain(`${window.location.origin}/maintenance/allow-list.json?v=20250115`);
  });

  it.each([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['11.1.2.3', '10.0.0.0/8', false],
    ['192.168.1.130', '192.168.1.128/25', true],
    ['192.168.1.127', '192.168.1.128/25', false],
    ['198.51.100.1', '0.0.0.0/0', true],
    ['2001:db8::1', '2001:db8::1', true],
    ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1', true],
    ['[2001:db8::1]:443', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['10.1.2.3', '::ffff:10.1.2.3', true],
    ['::ffff:10.1.2.3', '10.0.0.0/8', true],
    ['10.1.2.3', '::ffff:10.0.0.0/104', true],
    ['11.1.2.3', '::ffff:10.0.0.0/104', false],
    ['2001:db8::1', '0.0.0.0/0', false],
    ['10.1.2.3', '::/0', false],
  ])('[GATE-3] %s against %s: %s', async (caller, entry, allowed) => {
    expect(await allows(caller, ['203.0.113.9', entry])).toBe(allowed);
  });

  it('[GATE-4] lets no address in when it is empty', async () => expect(await allows('203.0.113.7', [])).toBe(false));

  it.each([
    ['an answer of 404', () => new Response('[]', { status: 404 })],
    ['no JSON', () => new Response('<!doctype html>')],
    ['an empty file', () => new Response('')],
    ['no list', json({ addresses: [] })],
    ['an entry that is no text', json(['203.0.113.7', 7])],
    ['an entry that is no address', json(['203.0.113.7', 'office'])],
    ['a range that is too long', json(['10.0.0.0/33'])],
    ['a shorthand', json(['10.1/16'])],
    ['broken UTF-8', () => new Response(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))],
    ['more than a list needs', () => new Response(`["203.0.113.7"${' '.repeat(ALLOW_LIST_MAX)}]`)],
  ])('[GATE-4] decides nothing for %s', async (_, list) => {
    serve('203.0.113.7', list);
    await expect(check()).rejects.toThrow();
  });

  it('[GATE-5] may say when the end is expected; a text that is no time, or a time that is over, says nothing', async () => {
    const ends = async (until: unknown) => {
      serve('203.0.113.7', json({ addresses: ['203.0.113.9'], until }));
      return check();
    };
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect(await ends(soon)).toEqual({ allowed: false, until: Date.parse(soon) });
    expect(await ends('tonight')).toEqual({ allowed: false, until: null });
    expect(await ends('2022-11-30T06:00:00+09:00')).toEqual({ allowed: false, until: null });
    serve('203.0.113.7', json(['203.0.113.9']));
    expect(await check()).toEqual({ allowed: false, until: null });
  });

  it('[GATE-4] is not read to its end when it is endless', async () => {
    let chunks = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            chunks += 1;
            controller.enqueue(new Uint8Array(65_536).fill(0x20));
          },
        }),
      );
    serve('203.0.113.7', endless);
    await expect(check()).rejects.toThrow('too long');
    expect(chunks).toBeLessThan(2 + ALLOW_LIST_MAX / 65_536 + 1);
  });
});

it('[GATE-4] stops asking when the wait was left', async () => {
  serve('203.0.113.7', json(['203.0.113.7']));
  await expect(check(AbortSignal.abort())).rejects.toThrow();
  expect(asked.every(({ init }) => init?.signal?.aborted)).toBe(true);
});

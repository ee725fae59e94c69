import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chooseLanguage } from '#contract/languages.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { type Place, parsePlace, spacePlace } from '#machines/place.ts';
import { CAMPUS } from '#machines/samples.ts';
import { keepsCookies } from '#src/browser/cookies.ts';
import { createDraftStorage } from '#src/browser/draft-storage.ts';
import { createKeptPlace } from '#src/browser/kept-place.ts';
import { createPreferences } from '#src/browser/preferences.ts';
import type { SafeStorage } from '#src/browser/safe-storage.ts';
import { createWorld } from '#src/browser/world.ts';
import { refusedCookies, refusedStorage } from '#tests/support/browser-fakes.ts';

const createStorage = (entries: Record<string, string> = {}): SafeStorage => {
  const kept = new Map(Object.entries(entries));
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
  };
};

const NO_PLACES = [
  '',
  '/',
  'myroom',
  '/myroom/',
  '/myroom?x=1',
  '/space/',
  '/space/a/b',
  '/space/..',
  '/space/%2e%2e',
  '/space/a b',
  '/space/한글',
  '/space/a?b',
  '/space/a#b',
  '/space/a\\b',
  '/space/a\n',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/space/${'a'.repeat(41)}`,
  null,
  7,
];

describe('places on the 3D host', () => {
  test('[ROUTE-8] lie under the configured host', () => {
    expect(createWorld('https://world.madang.example').addressOf('/myroom')).toBe('https://world.madang.example/myroom');
    expect(createWorld('https://world.madang.example/').addressOf('/space/ewha')).toBe('https://world.madang.example/space/ewha');
    expect(createWorld('http://127.0.0.1:4002/3d/').addressOf('/space/a_B-9')).toBe('http://127.0.0.1:4002/3d/space/a_B-9');
  });

  test.each(NO_PLACES)('[ROUTE-8] %j is no place: it is not parsed, and not gone to', (text) => {
    const left: string[] = [];
    const world = createWorld('https://world.madang.example', (address) => left.push(address));
    expect(parsePlace(text)).toBeNull();
    expect(() => world.enter(text as Place)).toThrow();
    expect(left).toEqual([]);
  });

  test.each(['https://world.madang.example//evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
    '[ROUTE-8] a host like %j is never left for',
    (url) => {
      expect(() => createWorld(url, () => {}).enter('/myroom')).toThrow();
    },
  );

  test('[ROUTE-8] entering leaves this page for the address', () => {
    const left: string[] = [];
    createWorld('https://world.madang.example', (address) => left.push(address)).enter('/myroom');
    expect(left).toEqual(['https://world.madang.example/myroom']);
  });

  test('[CAMPUS-1] a campus code of other characters makes no place', () => {
    expect([spacePlace('ewha'), spacePlace('../ewha'), spacePlace('')]).toEqual(['/space/ewha', null, null]);
  });

  test('[SHELL-2] the place asked for is kept over a reload, and checked when it is read', () => {
    const storage = createStorage();
    createKeptPlace(storage).save('/space/ewha', null);
    expect(createKeptPlace(storage).load()).toBe('/space/ewha');
    createKeptPlace(storage).clear();
    expect(createKeptPlace(storage).load()).toBeNull();
    expect(createKeptPlace(createStorage({ requested_place: '//evil.example' })).load()).toBeNull();
    expect(createKeptPlace(refusedStorage).load()).toBeNull();
  });

  test('[CAMPUS-2] the look of its campus is kept with it, and nothing else is read as that', () => {
    const storage = createStorage();
    createKeptPlace(storage).save('/space/yonsei', CAMPUS);
    expect(createKeptPlace(storage).loadCampus()).toEqual(CAMPUS);
    createKeptPlace(storage).save('/space/ewha', null);
    expect(createKeptPlace(storage).loadCampus()).toBeNull();
    createKeptPlace(storage).save('/space/yonsei', CAMPUS);
    createKeptPlace(storage).clear();
    expect(createKeptPlace(storage).loadCampus()).toBeNull();
    for (const kept of ['{', JSON.stringify({ ...CAMPUS, color: 'red;background:url(//evil)' }), JSON.stringify({ code: 'yonsei' })])
      expect(createKeptPlace(createStorage({ requested_campus: kept })).loadCampus(), kept).toBeNull();
  });
});

describe('values kept for a reload', () => {
  const schema = z.object({ email: z.string(), expiresAt: z.number() });
  const draft = { email: 'minji@campus.ac.kr', expiresAt: 7 };

  test('[EMAIL-9] a draft comes back as it was, until it is cleared', () => {
    const storage = createStorage();
    createDraftStorage('emailVerification', schema, storage).save(draft);
    const again = createDraftStorage('emailVerification', schema, storage);
    expect(again.load()).toEqual(draft);
    expect(createDraftStorage('other', schema, storage).load()).toBeNull();
    again.clear();
    expect(again.load()).toBeNull();
  });

  test('[EMAIL-9] a value that the schema does not name, such as a password, is never stored', () => {
    const storage = createStorage();
    createDraftStorage('emailVerification', schema, storage).save({ ...draft, password: 'maple-7leaf' } as typeof draft);
    expect(storage.get('draft.emailVerification')).toBe(JSON.stringify(draft));
  });

  test.each(['', 'not json', '{"email":7}', 'null', '[]', '{"__proto__":{"email":"x","expiresAt":1}}'])(
    '[EMAIL-9] %j is no draft',
    (text) => {
      expect(createDraftStorage('emailVerification', schema, createStorage({ 'draft.emailVerification': text })).load()).toBeNull();
    },
  );

  test('[EMAIL-9] with storage refused there is no draft, and no error', () => {
    const refused = createDraftStorage('emailVerification', schema, refusedStorage);
    refused.save(draft);
    refused.clear();
    expect(refused.load()).toBeNull();
  });
});

describe('preferences', () => {
  test('[STORE-1] language and first-avatar marker are remembered', () => {
    const storage = createStorage();
    const before = createPreferences(storage);
    expect(before.hasCreatedAvatar()).toBe(false);
    before.saveLanguage('ja');
    before.markAvatarCreated();
    const after = createPreferences(storage);
    expect([storage.get(STORAGE_KEYS.language), after.hasCreatedAvatar()]).toEqual(['ja', true]);
  });

  test.each(['fr', 'KO', '__proto__', '<script>'])('[LANG-1] a stored %j is no language', (language) => {
    expect(chooseLanguage({ stored: language, preferred: ['ja'] })).toBe('ja');
  });
});

describe('[EMAIL-2] whether the browser keeps cookies', () => {
  const navigator = { cookieEnabled: true };

  test('it does, and nothing of the question stays', () => {
    const window = new JSDOM('', { url: 'https://app.madang.example' }).window;
    window.document.cookie = 'language=ko';
    expect(keepsCookies(() => window)).toBe(true);
    expect(window.document.cookie).toBe('language=ko');
  });

  test.each([
    ['says so', { document: { cookie: 'cookie_probe=1' }, navigator: { cookieEnabled: false } }],
    [
      'drops what is written',
      {
        document: Object.freeze({
          get cookie() {
            return '';
          },
          set cookie(_: string) {},
        }),
        navigator,
      },
    ],
    ['throws', { document: refusedCookies, navigator }],
  ])('not where it %s', (_, host) => {
    expect(keepsCookies(() => host)).toBe(false);
  });
});

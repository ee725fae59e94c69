import { describe, expect, it } from 'vitest';
import { EMAIL_MAX } from '#contract/limits.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { createLastWayStore } from '#src/browser/last-way.ts';
import { createSafeStorage } from '#src/browser/safe-storage.ts';

const EMAIL = 'minji@campus.ac.kr';

/** A device's storage, with what stands in it. */
function device() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: createLastWayStore(createSafeStorage(() => storage as unknown as Storage)) };
}

describe('the way that was used last on this device', () => {
  it('[LOGIN-6] is remembered by its method type alone, and replaced by the next', () => {
    const { kept, store } = device();
    expect(store.read()).toBeNull();
    store.remember('yonsei');
    expect([...kept]).toEqual([[STORAGE_KEYS.lastWay, '{"type":23}']]);
    expect(store.read()).toEqual({ method: 'yonsei', email: null });
    store.remember('kakao');
    expect(store.read()).toEqual({ method: 'kakao', email: null });
  });

  it('[LOGIN-6] an email is kept only on request, over sign-ins by other ways, until the request is withdrawn', () => {
    const { store } = device();
    store.remember('email', null);
    expect(store.read()).toEqual({ method: 'email', email: null });
    store.remember('email', EMAIL);
    store.remember('kakao');
    expect(store.read()).toEqual({ method: 'kakao', email: EMAIL });
    store.remember('email', null);
    expect(store.read()).toEqual({ method: 'email', email: null });
  });

  it('[LOGIN-6] is forgotten as a whole, the email with it', () => {
    const { kept, store } = device();
    store.remember('email', EMAIL);
    store.forget();
    expect(store.read()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['a text', '"kakao"'],
    ['null', 'null'],
    ['no type', '{"email":"minji@campus.ac.kr"}'],
    ['an unknown type', '{"type":99}'],
    ['a type that is a text', '{"type":"4"}'],
    ['a method that is switched off', '{"type":2}'],
  ])('[LOGIN-6] [METHOD-2] a stored value is checked when it is read: %s is ignored', (_, stored) => {
    const { kept, store } = device();
    kept.set(STORAGE_KEYS.lastWay, stored);
    expect(store.read()).toBeNull();
  });

  it.each([7, 'minji', `${'a'.repeat(EMAIL_MAX)}@b.kr`, 'a b@c.kr'])('[LOGIN-6] an email that is none is ignored: %s', (email) => {
    const { kept, store } = device();
    kept.set(STORAGE_KEYS.lastWay, JSON.stringify({ type: 1, email }));
    expect(store.read()).toEqual({ method: 'email', email: null });
  });

  it('[LOGIN-6] storage that is refused remembers nothing, and fails nothing', () => {
    const refused = createSafeStorage(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const store = createLastWayStore(refused);
    store.remember('kakao');
    expect(store.read()).toBeNull();
    store.forget();
  });
});

it('[LOGIN-6] [SEEN-3] a way that is linked is no way that was used: only a guest, who has no other way back, goes on with it', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const store = createLastWayStore(createSafeStorage(() => storage as unknown as Storage));
  store.rememberLinked('google');
  expect(store.read()).toBeNull();
  store.remember('yonsei');
  store.rememberLinked('google');
  expect(store.read()?.method).toBe('yonsei');
  store.remember('guest');
  store.rememberLinked('google');
  expect(store.read()?.method).toBe('google');
});

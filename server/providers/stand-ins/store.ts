import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Entries that a stand-in keeps at once; the oldest go first. */
const CAPACITY = 5000;

/** s; for what comes without a time of its own */
const LONGEST = 3600;

/** Where the stand-ins keep sessions, codes and tokens: in memory, since they play parties outside of the product. */
export function createStore(): (model: string) => Adapter {
  const entries = new Map<string, { readonly payload: AdapterPayload; readonly expiresAt: number }>();
  const find = (key: string) => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) => {
      for (const [key, { payload }] of entries) if (key.startsWith(keyOf('')) && payload[field] === value) return find(key);
      return undefined;
    };
    return {
      async upsert(id, payload, expiresIn) {
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + (expiresIn ?? LONGEST) * 1000 });
        for (const oldest of entries.keys()) {
          if (entries.size <= CAPACITY) break;
          entries.delete(oldest);
        }
      },
      find: async (id) => find(keyOf(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = find(keyOf(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}

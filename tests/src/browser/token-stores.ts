import type { TokenChange, TokenStore } from '#src/browser/token-store.ts';

/** Reaches no other tab. */
export const silent = { post: () => {}, listen: () => () => {} };
export const hear = (store: TokenStore) => {
  const heard: TokenChange[] = [];
  store.subscribe((change) => heard.push(change));
  return heard;
};
export const token = (value: string) => ({ is: 'token', token: value });

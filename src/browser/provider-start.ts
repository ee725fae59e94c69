import { isProvider, methodByCode } from '#contract/methods.ts';
import type { ProviderWindowInput } from '#machines/provider-window/provider-window.machine.ts';

export type FillWithRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** 256 bits. */
const STATE_BYTES = 32;

/** A fresh `state` (RFC 6749, 10.12), base64url without padding: 43 characters. */
export function createState(fill: FillWithRandom = (bytes) => crypto.getRandomValues(bytes)): string {
  const bytes = fill(new Uint8Array(STATE_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Where a provider's sign-in begins: the server sends on to the provider's own page. `baseUrl` stands in front of every call.
 * @throws for a method that has no pages of its own
 */
export function startAddress({ method, purpose, school }: ProviderWindowInput, state: string, baseUrl: string): string {
  if (!isProvider(methodByCode(method))) throw new Error(`no provider's pages belong to "${method}"`);
  const path = method === 'yonsei' ? '/auth/passni/yonsei/login' : `/auth/provider/${method}/start`;
  return `${baseUrl}${path}?${new URLSearchParams({ state, purpose, ...(school != null && { school: school.code }) })}`;
}

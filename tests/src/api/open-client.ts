import { API_BASE } from '#contract/calls.ts';
import { type Client, createClient } from '#src/api/client.ts';
import { provideTokenRefresh } from '#src/app/ports/token-refresh.ts';
import type { TokenStore } from '#src/browser/token-store.ts';
import { createProfile, type Profile } from '#tests/support/browser-fakes.ts';

export const ORIGIN = 'https://app.madang.example';

export interface OpenTab {
  readonly client: Client;
  readonly tokenStore: TokenStore;
}

interface TabOptions {
  readonly discardsSignIns?: boolean;
  readonly claimsSignIns?: boolean;
  readonly answersRepeats?: boolean;
  /** In the place of the global one. */
  readonly fetch?: typeof globalThis.fetch;
  readonly serverNow?: () => number;
}

/** A tab of the application with the client as it ships; `profile` is the browser that it is a tab of. */
export function openTab(
  profile: Profile = createProfile(),
  language = 'ko',
  { discardsSignIns = false, claimsSignIns = false, answersRepeats = false, fetch, serverNow }: TabOptions = {},
): OpenTab {
  const tokenStore = profile.openTab();
  const shared = { baseUrl: `${ORIGIN}${API_BASE}`, tokenStore, language: () => language };
  const { refresh } = provideTokenRefresh({ ...shared, locks: profile.locks });
  return {
    tokenStore,
    client: createClient({
      ...shared,
      refresh,
      discardsSignIns: () => discardsSignIns,
      claimsSignIns: () => claimsSignIns,
      answersRepeats: () => answersRepeats,
      ...(fetch && { fetch }),
      ...(serverNow && { serverNow }),
    }),
  };
}

/** The same, signed in. */
export function openSignedIn(profile?: Profile, token = 'token-1'): OpenTab {
  const tab = openTab(profile);
  tab.tokenStore.signIn(token);
  return tab;
}

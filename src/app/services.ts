import { QueryClient } from '@tanstack/react-query';
import { API_BASE } from '#contract/calls.ts';
import type { Language } from '#contract/languages.ts';
import { DELETION_GRACE_DAYS } from '#contract/limits.ts';
import type { Configuration } from '#contract/schemas.ts';
import type { Settings } from '#contract/settings.ts';
import { type Actions, createActions } from '../api/actions.ts';
import { type Client, createClient } from '../api/client.ts';
import { CONFIGURATION_KEY, configurationQuery, userQuery } from '../api/queries.ts';
import { createSessionHooks } from '../api/session-hooks.ts';
import { createServerClock, type ServerClock } from '../browser/clock.ts';
import { createFreshToken } from '../browser/fresh-token.ts';
import { createLastSchoolStore, type LastSchoolStore } from '../browser/last-school.ts';
import { createLastWayStore, type LastWayStore } from '../browser/last-way.ts';
import { createPasswordLogins, type PasswordLogins } from '../browser/password-logins.ts';
import { createPreferences, type Preferences } from '../browser/preferences.ts';
import { createSessionHint } from '../browser/session-hint.ts';
import { createSharedComputer, type SharedComputer } from '../browser/shared-computer.ts';
import { createTokenCookie } from '../browser/token-cookie.ts';
import { createTokenStore, type TokenStore } from '../browser/token-store.ts';
import { provideTokenRefresh, type TokenRefresh } from './ports/token-refresh.ts';
import { defaultConfiguration } from './start/defaults.ts';
import { pageSettings } from './start/page-settings.ts';

/** Everything that the flows' ports and the screens stand on, made once a page. */
export interface Services {
  readonly language: Language;
  /** What the operator has set in the page. */
  readonly settings: Settings;
  readonly queryClient: QueryClient;
  readonly client: Client;
  readonly actions: Actions;
  readonly tokenStore: TokenStore;
  readonly preferences: Preferences;
  readonly lastWay: LastWayStore;
  readonly lastSchool: LastSchoolStore;
  readonly sharedComputer: SharedComputer;
  /** Tells of each login with a password in this page (PASSKEY-2). */
  readonly passwordLogins: PasswordLogins;
  readonly clock: ServerClock;
  /** Refreshes tokens for the client, as a child of the root actor. */
  readonly refreshQueue: TokenRefresh['refreshQueue'];
  /** Refreshes the token if it has run out or soon will (STORE-1). */
  readonly freshToken: ReturnType<typeof createFreshToken>;
  readonly userQuery: ReturnType<typeof userQuery>;
  readonly configurationQuery: ReturnType<typeof configurationQuery>;
  /** A new profile image shows after the person left its dialog (PROF-4). */
  onImageShown(): void;
  /** The server’s configuration, or the defaults (SHELL-5). */
  configuration(): Configuration;
  /** What the page itself says, else what is built in. */
  defaults(): Configuration;
}

export interface ServiceOptions {
  readonly language: Language;
  readonly preferences?: Preferences;
  /** The browser refused to keep the token (STORE-1). */
  readonly onMemoryOnly: () => void;
  readonly onImageShown?: () => void;
  /** Without them, what stands in the page. */
  readonly settings?: Settings;
  /** This site's. */
  readonly origin?: string;
}

export function createServices(options: ServiceOptions): Services {
  const { language, preferences = createPreferences(), onMemoryOnly, onImageShown = () => {} } = options;
  // A query that waits for the network would show nothing but that it loads: offline, each call fails and says so.
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } } });
  const { settings = pageSettings(), origin = window.location.origin } = options;
  const { apiBase: baseUrl = API_BASE, imageBase, cookieDomain: domain } = settings;
  const tokenStore = createTokenStore({ onMemoryOnly, cookie: createTokenCookie({ domain }), hint: createSessionHint({ domain }) });
  const spoken = () => language;
  const { refresh, refreshQueue } = provideTokenRefresh({ baseUrl, tokenStore, language: spoken });
  const sharedComputer = createSharedComputer({ domain });
  // Signed in just now: the session is in use.
  tokenStore.subscribe(({ is, here }) => is === 'signedIn' && here && sharedComputer.noteUse());
  const known = () => queryClient.getQueryData<Configuration>(CONFIGURATION_KEY);
  // The device's clocks disagree about how much time passed: the server says what time it is.
  const clock = createServerClock(() => void queryClient.fetchQuery({ ...configuration, staleTime: 0 }).catch(() => undefined));
  const client = createClient({
    baseUrl,
    imageBase,
    tokenStore,
    language: spoken,
    refresh,
    discardsSignIns: () => known()?.discardsSignIns === true,
    claimsSignIns: () => known()?.claimsSignIns === true,
    answersRepeats: () => known()?.answersRepeats === true,
    isShared: () => known()?.sharedComputers === true && sharedComputer.isShared(),
    serverNow: clock.serverNow,
  });
  const defaults = () => defaultConfiguration(origin, settings);
  const configuration = configurationQuery(client, defaults, (serverTime) => clock.syncServerTime(serverTime));
  return {
    language,
    settings,
    queryClient,
    client,
    tokenStore,
    preferences,
    lastSchool: createLastSchoolStore(),
    lastWay: forgetfulWhere(sharedComputer, createLastWayStore()),
    sharedComputer,
    passwordLogins: createPasswordLogins(),
    clock,
    refreshQueue,
    freshToken: createFreshToken({ tokenStore, refresh }),
    actions: createActions({
      client,
      hooks: createSessionHooks(tokenStore, queryClient),
      clock,
      asksBeforeStaying: () => known()?.asksBeforeStaying === true,
      deletionGraceDays: () => known()?.deletionGraceDays ?? DELETION_GRACE_DAYS,
    }),
    userQuery: userQuery(client),
    configurationQuery: configuration,
    onImageShown,
    defaults,
    configuration: () => queryClient.getQueryData(configuration.queryKey) ?? defaults(),
  };
}

/** A shared computer remembers no way to sign in (DOOR-5). */
const forgetfulWhere = (sharedComputer: SharedComputer, lastWay: LastWayStore): LastWayStore => ({
  ...lastWay,
  remember: (...way) => (sharedComputer.isShared() ? lastWay.forget() : lastWay.remember(...way)),
});

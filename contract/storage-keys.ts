/** Every name under which this application keeps something in the browser (STORE-1). */
export const STORAGE_KEYS = {
  /** Cookie, shared across subdomains, and local storage. */
  accessToken: 'access_token',
  /** Local storage: names the session that the token belongs to; a refresh leaves it, a sign-in changes it. */
  session: 'session',
  /** Local storage: when the access token ends, ms since the epoch by this device's clock. */
  accessTokenEnds: 'access_token_ends',
  /** Local storage: the cookie of the token's name is another site's, and cannot be written or removed from here. */
  cookieIsForeign: 'access_token_cookie_foreign',
  /** Cookie that the server sets beside the refresh credential: there may be a session, though no token is kept (DOOR-7). It says nothing else. */
  sessionHint: 'madang_session',
  /** Local storage, and a cookie that the server sets again: Safari ends after seven days what a script has kept (DOOR-7). */
  language: 'language',
  firstAvatarCreated: 'first_avatar_created',
  theme: 'theme',
  /** The method used last on this device, and the email if the person asked for it (LOGIN-6). */
  lastWay: 'last_way',
  /** Code of the school that was chosen last on this device (CAMPUS-3). */
  lastSchool: 'last_school',
  /** Until when the guest of this device is not pushed to link an account, as they asked, ms since the epoch (POP-4). */
  linkPostponed: 'link_postponed',
  /** The person of this device was asked whether to make a passkey (PASSKEY-2). */
  passkeyOffered: 'passkey_offered',
  /** Several people use this computer, as one of them has said (DOOR-5). */
  sharedComputer: 'shared_computer',
  /** Cookie that ends with the browser: when a session of a shared computer was last used, ms since the epoch by this device's clock. */
  lastUse: 'last_use',
  /** The address of the web font's sheet, once its file has come: what is at hand is used at once. */
  webFont: 'web_font',
  /** Local storage, for ten minutes at most: a round at a provider that waits for its answer, by its state (SOC-2). */
  providerRound: (state: string) => `provider.round.${state}`,
  /** Cookie, for a moment: whether the browser keeps any. */
  cookieProbe: 'cookie_probe',
  /** Session storage, for a moment: whether the tab keeps anything. */
  tabProbe: 'tab_probe',
  /** Session storage. */
  requestedPlace: 'requested_place',
  /** What the list says of its campus (CAMPUS-2). */
  requestedCampus: 'requested_campus',
  /** When the page was last asked for anew because its files were gone, ms since the epoch. */
  askedAnew: 'asked_anew',
  /** The round at a provider that began in this very tab, and what the return page heard of it. A window that this tab opened gets no copy. */
  providerPage: 'provider.page',
  providerAnswer: 'provider.answer',
  /** An email that was typed to log in, and not sent yet, until the page is there again. */
  typedEmail: 'typed_email',
  draft: (flow: string) => `draft.${flow}`,
} as const;

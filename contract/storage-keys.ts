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
  /** Local storage. */
  language: 'language',
  firstAvatarCreated: 'first_avatar_created',
  theme: 'theme',
  /** The method used last on this device, and the email if the person asked for it (LOGIN-6). */
  lastWay: 'last_way',
  /** The address of the web font's sheet, once its file has come: what is at hand is used at once. */
  webFont: 'web_font',
  /** Cookie, for a moment: whether the browser keeps any. */
  cookieProbe: 'cookie_probe',
  /** Session storage. */
  requestedPlace: 'requested_place',
  /** The sign-in that took the whole page to a provider, and what the return page heard. */
  providerPage: 'provider.page',
  providerAnswer: 'provider.answer',
  /** An email that was typed to log in, and not sent yet, until the page is there again. */
  typedEmail: 'typed_email',
  draft: (flow: string) => `draft.${flow}`,
} as const;

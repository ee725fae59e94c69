/** Every name under which this application keeps something in the browser (STORE-1). */
export const STORAGE_KEYS = {
  /** Cookie, shared across subdomains, and local storage. */
  accessToken: 'access_token',
  /** Local storage: names the session that the token belongs to; a refresh leaves it, a sign-in changes it. */
  session: 'session',
  /** Local storage. */
  language: 'language',
  firstAvatarCreated: 'first_avatar_created',
  theme: 'theme',
  /** Session storage. */
  requestedPlace: 'requested_place',
  /** The sign-in that took the whole page to a provider, and what the return page heard. */
  providerPage: 'provider.page',
  providerAnswer: 'provider.answer',
  draft: (flow: string) => `draft.${flow}`,
} as const;

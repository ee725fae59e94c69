import { EMAIL_MAX } from '../limits.ts';

/** What a partner at the OpenID door wishes for the pages of its login (OpenID Connect Core, 3.1.2.1). */
export interface PartnerWishes {
  /** The email that the person has typed at the partner; empty where it says none. */
  readonly email: string;
  /** BCP 47 tags, best first. */
  readonly languages: readonly string[];
}

export const NO_WISHES: PartnerWishes = { email: '', languages: [] };

const NAMES = { email: 'loginHint', languages: 'uiLocales' } as const;
/** More tags than a person reads languages. */
const LANGUAGES_MAX = 10;
// The server that made the address has checked the email; anything may stand in an address.
const EMAIL_SHAPE = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** `uiLocales`: tags with spaces between, as the partner sends them. */
export const languageTags = (uiLocales: unknown): readonly string[] =>
  typeof uiLocales === 'string'
    ? uiLocales
        .split(' ')
        .filter((tag) => /^[A-Za-z0-9-]{2,35}$/.test(tag))
        .slice(0, LANGUAGES_MAX)
    : [];

/** The wishes as the server puts them into the address of the page. */
export const wishesQuery = ({ email, languages }: PartnerWishes): Readonly<Record<string, string>> => ({
  ...(email !== '' && { [NAMES.email]: email }),
  ...(languages.length > 0 && { [NAMES.languages]: languages.join(' ') }),
});

/** Read of the address of a login that waits at the OpenID door, and of no other. */
export function partnerWishes({ pathname, search }: { readonly pathname: string; readonly search: string }): PartnerWishes {
  const query = new URLSearchParams(search);
  if (!/^\/sso\/auth\/?$/.test(pathname) || !query.has('interaction')) return NO_WISHES;
  const email = query.get(NAMES.email) ?? '';
  return {
    email: email.length <= EMAIL_MAX && EMAIL_SHAPE.test(email) ? email : '',
    languages: languageTags(query.get(NAMES.languages)),
  };
}

import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type OfferedLanguages } from '../../contract/languages.ts';
import { METHODS } from '../../contract/methods.ts';
import type { Settings } from '../../contract/settings.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '../../contract/values/email.ts';
import type { Config } from '../config.ts';
import type { EnvReader } from '../env-reader.ts';

const TOP_LEVEL_DOMAIN = { min: 2, max: 63 };

/** LANG-1; `undefined` where neither variable is set. Without a default it is English, or the first where English is not offered. */
function readLanguages(read: EnvReader): OfferedLanguages | undefined {
  const listed = read.list('LANGUAGES', LANGUAGES);
  const wanted = read.oneOf('DEFAULT_LANGUAGE', LANGUAGES);
  if (listed.length === 0 && wanted === undefined) return undefined;
  const offered = listed.length === 0 ? LANGUAGES : [...new Set(listed)].filter(isLanguage);
  const fallback = wanted ?? offered.find((language) => language === DEFAULT_LANGUAGE) ?? offered[0];
  if (fallback === undefined) return undefined;
  if (!offered.includes(fallback)) read.mistake(`DEFAULT_LANGUAGE is "${fallback}", but must be one of LANGUAGES: ${offered.join(', ')}.`);
  return { offered, default: fallback };
}

/** What the operator has set of what the pages are told, and nothing else: for our own server and for `npm run configure`. */
export function readSettings(read: EnvReader): Settings {
  const [min, max] = ['EMAIL_TLD_MIN', 'EMAIL_TLD_MAX'].map((name) => read.optionalInteger(name, TOP_LEVEL_DOMAIN));
  const [partnerId, partnerKey] = [read.optional('PARTNER_ID'), read.optional('PARTNER_KEY')];
  const codes = METHODS.map(({ code }) => code);
  const disabled = read.list('METHODS_DISABLED', codes);
  return {
    apiBase: read.address('API_BASE')?.replace(/\/+$/, ''),
    imageBase: read.address('IMAGE_BASE')?.replace(/\/+$/, ''),
    cookieDomain: read.domain('COOKIE_DOMAIN'),
    worldUrl: read.origin('WORLD_URL'),
    enabledMethods:
      disabled.length === 0
        ? undefined
        : METHODS.filter(({ code, enabled }) => enabled && !disabled.includes(code)).map(({ type }) => type),
    topLevelDomain:
      min === undefined && max === undefined
        ? undefined
        : { min: min ?? DEFAULT_TOP_LEVEL_DOMAIN.min, max: max ?? DEFAULT_TOP_LEVEL_DOMAIN.max },
    links: {
      faq: read.webAddress('FAQ_URL'),
      membership: read.webAddress('MEMBERSHIP_URL'),
      partnership: read.webAddress('PARTNERSHIP_URL'),
      inquiry: read.webAddress('INQUIRY_URL'),
      about: read.webAddress('ABOUT_URL'),
    },
    phone: read.optional('PHONE'),
    // For pages before an API whose `GET /auth/config` does not tell it (API-26).
    partner: partnerId === undefined || partnerKey === undefined ? undefined : { id: partnerId, key: partnerKey },
    films: {
      campus: read.webAddress('FILM_CAMPUS_URL'),
      study: read.webAddress('FILM_STUDY_URL'),
      festival: read.webAddress('FILM_FESTIVAL_URL'),
    },
    languages: readLanguages(read),
    brand: { name: read.optional('BRAND_NAME'), logoUrl: read.address('BRAND_LOGO_URL') },
  };
}

/** What the pages are told from the first paint on: the same that the API answers, and what it has no call for. */
export const settingsOf = (config: Config, worldUrl: string): Settings & { readonly worldUrl: string } => ({
  apiBase: config.apiBase,
  imageBase: config.imageBase,
  cookieDomain: config.cookieDomain,
  worldUrl,
  enabledMethods: [...config.enabledMethods],
  topLevelDomain: config.topLevelDomain,
  links: config.links,
  phone: config.phone,
  films: config.films,
  brand: config.brand,
  languages: config.languages,
});

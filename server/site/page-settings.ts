import { DEFAULT_LANGUAGE, LANGUAGES, type OfferedLanguages } from '#contract/languages.ts';
import { METHODS } from '#contract/methods.ts';
import type { Settings } from '#contract/settings.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from '#contract/values/email.ts';
import { DEFAULT_PASSWORD_POLICY, PASSWORD_CONTENTS, type PasswordPolicy } from '#contract/values/password.ts';
import type { Config } from '../config.ts';
import type { EnvReader } from '../env-reader.ts';
import * as kind from '../env-values.ts';

const TOP_LEVEL_DOMAIN = { min: 2, max: 63 };
/** Characters; ASVS 5.0, 6.2.1 and 6.2.9: no password is shorter than 8, and 64 are possible. */
const PASSWORD_LENGTH = { min: 8, max: 128 };
const NO_RULES = 'none';

/** LANG-1; `undefined` where neither variable is set. Without a default it is English, or the first where English is not offered. */
function readLanguages(read: EnvReader): OfferedLanguages | undefined {
  const listed = read.list('LANGUAGES', kind.among(LANGUAGES));
  const wanted = read.one('DEFAULT_LANGUAGE', kind.oneOf(LANGUAGES));
  if (listed.length === 0 && wanted === undefined) return undefined;
  const offered = listed.length === 0 ? LANGUAGES : [...new Set(listed)];
  const fallback = wanted ?? offered.find((language) => language === DEFAULT_LANGUAGE) ?? offered[0];
  if (fallback === undefined) return undefined;
  if (!offered.includes(fallback)) read.mistake(`DEFAULT_LANGUAGE is "${fallback}", but must be one of LANGUAGES: ${offered.join(', ')}.`);
  return { offered, default: fallback };
}

/** SAFE-2; `undefined` where no variable is set. VAL-4 stands for what is not set. */
function readPasswordPolicy(read: EnvReader): PasswordPolicy | undefined {
  const [least, most] = ['PASSWORD_MIN_LENGTH', 'PASSWORD_MAX_LENGTH'].map((name) => read.one(name, kind.integer(PASSWORD_LENGTH)));
  const listed = read.list('PASSWORD_RULES', kind.among([...PASSWORD_CONTENTS, NO_RULES]));
  if (least === undefined && most === undefined && listed.length === 0) return undefined;
  const { min = DEFAULT_PASSWORD_POLICY.min, max = Math.max(DEFAULT_PASSWORD_POLICY.max, min) } = { min: least, max: most };
  if (max < min) read.mistake(`PASSWORD_MAX_LENGTH is "${max}", but must not be below PASSWORD_MIN_LENGTH, which is ${min}.`);
  if (listed.includes(NO_RULES) && listed.length > 1)
    read.mistake('PASSWORD_RULES has "none" beside others: leave it, or the others, out.');
  const rules = PASSWORD_CONTENTS.filter((rule) => listed.includes(rule));
  return { min, max, rules: listed.length === 0 ? DEFAULT_PASSWORD_POLICY.rules : rules };
}

/** The operator's settings for the pages, and nothing else: for our own server and for `npm run tools -- configure`. */
export function readSettings(read: EnvReader): Settings {
  const [min, max] = ['EMAIL_TLD_MIN', 'EMAIL_TLD_MAX'].map((name) => read.one(name, kind.integer(TOP_LEVEL_DOMAIN)));
  const [partnerId, partnerKey] = [read.text('PARTNER_ID'), read.text('PARTNER_KEY')];
  const codes = METHODS.map(({ code }) => code);
  const disabled = read.list('METHODS_DISABLED', kind.among(codes));
  return {
    apiBase: read.one('API_BASE', kind.address)?.replace(/\/+$/, ''),
    imageBase: read.one('IMAGE_BASE', kind.address)?.replace(/\/+$/, ''),
    cookieDomain: read.one('COOKIE_DOMAIN', kind.domain),
    worldUrl: read.one('WORLD_URL', kind.origin),
    enabledMethods:
      disabled.length === 0
        ? undefined
        : METHODS.filter(({ code, enabled }) => enabled && !disabled.includes(code)).map(({ type }) => type),
    topLevelDomain:
      min === undefined && max === undefined
        ? undefined
        : { min: min ?? DEFAULT_TOP_LEVEL_DOMAIN.min, max: max ?? DEFAULT_TOP_LEVEL_DOMAIN.max },
    passwordPolicy: readPasswordPolicy(read),
    links: {
      faq: read.one('FAQ_URL', kind.webAddress),
      membership: read.one('MEMBERSHIP_URL', kind.webAddress),
      partnership: read.one('PARTNERSHIP_URL', kind.webAddress),
      inquiry: read.one('INQUIRY_URL', kind.webAddress),
      about: read.one('ABOUT_URL', kind.webAddress),
    },
    phone: read.text('PHONE'),
    // For pages before an API whose `GET /auth/config` does not tell it (API-26).
    partner: partnerId === undefined || partnerKey === undefined ? undefined : { id: partnerId, key: partnerKey },
    films: {
      campus: read.one('FILM_CAMPUS_URL', kind.webAddress),
      study: read.one('FILM_STUDY_URL', kind.webAddress),
      festival: read.one('FILM_FESTIVAL_URL', kind.webAddress),
    },
    languages: readLanguages(read),
    brand: { name: read.text('BRAND_NAME'), logoUrl: read.one('BRAND_LOGO_URL', kind.address) },
  };
}

/** What the pages know from the first paint on: the same that the API answers, and what it has no call for. */
export const settingsOf = (config: Config, worldUrl: string): Settings & { readonly worldUrl: string } => ({
  apiBase: config.apiBase,
  imageBase: config.imageBase,
  cookieDomain: config.cookieDomain,
  worldUrl,
  enabledMethods: [...config.enabledMethods],
  topLevelDomain: config.topLevelDomain,
  passwordPolicy: config.passwordPolicy,
  links: config.links,
  phone: config.phone,
  films: config.films,
  brand: config.brand,
  languages: config.languages,
});

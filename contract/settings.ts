import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';
import { authMthd, configData, webUrl } from './schemas.ts';

/** A path of this site, or an address of the web: never `javascript:`. */
const address = z.union([z.string().check(z.regex(/^\/(?![/\\])\S*$/)), webUrl]);

/** The three films on a landing page (LAND-6). */
const films = z.partial(z.object({ campus: webUrl, study: webUrl, festival: webUrl }));
export type FilmAddresses = z.infer<typeof films>;

/** The operator's own name and mark, in the wordmark of header and footer. */
const brand = z.object({ name: z.optional(z.string()), logoUrl: z.optional(address) });
export type Brand = z.infer<typeof brand>;

const language = z.enum(LANGUAGES);

/**
 * What an operator sets without a new build. It stands as JSON in `<meta name="settings">` of every page, and is there before anything was
 * asked for; what `GET /auth/config` answers goes before it (SHELL-5).
 */
export const settings = z.object({
  /** In front of every call: `https://api.madang.example/api/v1`. */
  apiBase: z.optional(address),
  /** Where profile images are delivered from, where it is not the API's host (AVATAR-1). */
  imageBase: z.optional(address),
  /** The parent domain whose subdomains share the access token (STORE-1). */
  cookieDomain: z.optional(z.string()),
  worldUrl: z.optional(webUrl),
  enabledMethods: z.optional(z.array(authMthd)),
  topLevelDomain: z.optional(configData.shape.topLevelDomain),
  passwordPolicy: configData.shape.passwordPolicy,
  links: z.optional(z.partial(configData.shape.links)),
  phone: z.optional(z.string()),
  /** What the meeting type of the gateway adds: public labels that grant nothing (GW-3). */
  partner: configData.shape.partner,
  films: z.optional(films),
  brand: z.optional(brand),
  /** LANG-1; all of ours without it. */
  languages: z.optional(z.object({ offered: z.readonly(z.array(language).check(z.minLength(1))), default: language })),
});
export type Settings = z.infer<typeof settings>;

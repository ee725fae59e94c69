import { DEFAULTS } from '#contract/defaults.ts';
import { isGeneric } from '#contract/methods.ts';
import type { Configuration } from '#contract/schemas.ts';
import type { Settings } from '#contract/settings.ts';

/** What serves until the server's configuration has come, and when it does not come: what the page says, else what is built in (SHELL-5). */
export function defaultConfiguration(
  origin: string,
  { enabledMethods, topLevelDomain, passwordPolicy, worldUrl, links, phone, partner }: Settings = {},
): Configuration {
  return {
    serverTime: 0,
    // The page announces no schools (API-26).
    enabledMethods: enabledMethods?.filter((type) => !isGeneric(type)) ?? DEFAULTS.enabledMethods,
    topLevelDomain: topLevelDomain ?? DEFAULTS.topLevelDomain,
    passwordPolicy: passwordPolicy ?? DEFAULTS.passwordPolicy,
    // No other site is known.
    worldUrl: worldUrl ?? origin,
    links: {
      faq: links?.faq ?? DEFAULTS.links.faq,
      membership: links?.membership ?? DEFAULTS.links.membership,
      partnership: links?.partnership ?? DEFAULTS.links.partnership,
      inquiry: links?.inquiry ?? DEFAULTS.links.inquiry,
      about: links?.about ?? DEFAULTS.links.about,
    },
    phone: phone ?? DEFAULTS.phone,
    ...(partner !== undefined && { partner }),
  };
}

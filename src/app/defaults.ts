import { DEFAULT_TOP_LEVEL_DOMAIN } from '../../machines/values/email.ts';
import type { Configuration } from '../api/schemas.ts';
import type { Settings } from '../api/settings.ts';

/** What serves until the server's configuration has come, and when it does not come: what the page says, else what is built in (SHELL-5). */
export const defaultConfiguration = (origin: string, settings: Settings = {}): Configuration => ({
  serverTime: 0,
  enabledMethods: settings.enabledMethods ?? [0, 1],
  topLevelDomain: settings.topLevelDomain ?? DEFAULT_TOP_LEVEL_DOMAIN,
  worldUrl: settings.worldUrl ?? origin,
  links: {
    faq: settings.links?.faq ?? `${origin}/#faq`,
    membership: settings.links?.membership ?? `${origin}/#faq`,
    partnership: settings.links?.partnership ?? `${origin}/#faq`,
    inquiry: settings.links?.inquiry ?? `${origin}/#faq`,
    about: settings.links?.about ?? `${origin}/`,
  },
  phone: settings.phone ?? '1588-0000',
});

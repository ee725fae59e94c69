import { DEFAULT_TOP_LEVEL_DOMAIN } from '../../machines/values/email.ts';
import type { Configuration } from '../api/schemas.ts';

/** What serves until the server's configuration has come, and when it does not come (SHELL-5). */
export const defaultConfiguration = (origin: string): Configuration => ({
  serverTime: 0,
  enabledMethods: [0, 1],
  topLevelDomain: DEFAULT_TOP_LEVEL_DOMAIN,
  worldUrl: origin,
  links: {
    faq: `${origin}/#faq`,
    membership: `${origin}/#faq`,
    partnership: `${origin}/#faq`,
    inquiry: `${origin}/#faq`,
    about: `${origin}/`,
  },
  phone: '1588-0000',
});

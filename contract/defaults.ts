import { METHODS } from './methods.ts';
import type { Configuration } from './schemas.ts';
import { DEFAULT_TOP_LEVEL_DOMAIN } from './values/email.ts';
import { DEFAULT_PASSWORD_POLICY } from './values/password.ts';

const SUPPORT = 'https://support.madang.example';

/** What is built in (SHELL-5): the one set for the pages, for what is drawn of them at build, and for the server; an operator sets each. */
export const DEFAULTS = {
  enabledMethods: METHODS.filter(({ enabled, generic }) => enabled && generic !== true).map(({ type }) => type),
  topLevelDomain: DEFAULT_TOP_LEVEL_DOMAIN,
  passwordPolicy: DEFAULT_PASSWORD_POLICY,
  links: {
    faq: `${SUPPORT}/faq`,
    membership: `${SUPPORT}/membership`,
    partnership: `${SUPPORT}/partnership`,
    inquiry: `${SUPPORT}/inquiry`,
    about: 'https://about.madang.example',
  },
  phone: '1600-0000',
} satisfies Partial<Configuration>;

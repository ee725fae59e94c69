/**
 * Every environment variable that the server and the build read, with its default and its meaning. `server/README.md` shows this table, and
 * a test compares it with the names that `config-from-env.ts` asks for.
 */
export interface Variable {
  /** `PROVIDER_<CODE>_SCOPE` is one for each provider, `<OPENID>` and `<OAUTH>` for each of that kind. */
  readonly names: readonly string[];
  /** As people read it in the table. */
  readonly fallback: string;
  readonly meaning: string;
}

interface Section {
  readonly title: string;
  readonly variables: readonly Variable[];
}

const variable = (names: string, fallback: string, meaning: string): Variable => ({ names: names.split(' '), fallback, meaning });

export const CONFIGURATION: readonly Section[] = [
  {
    title: 'Where it runs',
    variables: [
      variable('PUBLIC_URL', '`http://localhost:` and `PORT`', 'the address that people type'),
      variable('HOST PORT', '`127.0.0.1`, `4000`', 'where site and API listen'),
      variable(
        'TRUST_PROXY',
        '`0`',
        'the proxies in front: their number (`2`), their networks (`10.0.0.0/8,2001:db8::/32`), or both (`2,10.0.0.0/8`). The server takes the first address from the right of `X-Forwarded-For` that is no proxy, and believes `X-Request-Id` ([more](../docs/operating.md#what-runs))',
      ),
      variable('HSTS_SUBDOMAINS', 'off', 'HSTS for every host below the site’s own; only where all of them have https'),
      variable('METRICS_PORT METRICS_HOST', 'off, `127.0.0.1`', 'a port of its own for Prometheus: `GET /metrics`'),
      variable(
        'LOG_LEVEL LOG_FORMAT',
        '`info` and `json`; on a terminal `warn` and `text`',
        '`debug`, `info`, `warn`, `error` or `silent`; JSON lines, or text for people',
      ),
      variable('CLOSED', 'off', 'maintenance: the API answers 503, and only people of the allow list get past the maintenance screen'),
      variable(
        'MAINTENANCE_ALLOW_LIST MAINTENANCE_LIST_URL',
        'none',
        'JSON file of the addresses that may come in during maintenance, and where pages read it',
      ),
      variable(
        'MAINTENANCE_UNTIL',
        'none',
        'when the maintenance is expected to end, such as `2026-11-30T06:00+09:00`: the maintenance screen says it',
      ),
      variable('ALLOWED_ORIGINS', 'none', 'other sites that may call the API'),
    ],
  },
  {
    title: 'What it needs',
    variables: [
      variable(
        'DATABASE_URL',
        'embedded PGlite',
        'PostgreSQL 15 or newer, shared by any number of processes (PgBouncer: `ignore_startup_parameters = statement_timeout`)',
      ),
      variable('DATA_DIR', '`.data`', 'files of the embedded database, on a local disk: a kernel lock lets one server in'),
      variable(
        'SMTP_URL MAIL_FROM',
        'embedded catcher',
        '`smtp://user:password@host:587`; the server tries a refused mail again until it is of no use',
      ),
      variable('WORLD_URL', 'the stand-in', 'the 3D host'),
    ],
  },
  {
    title: 'Stand-ins',
    variables: [
      variable(
        'STAND_INS PROVIDERS_URL PARTNER_URL',
        '`1`, host and port',
        '`0` starts no stand-ins; a method without a real provider is then not offered',
      ),
      variable(
        'INBOX_PORT WORLD_PORT PROVIDERS_PORT PARTNER_PORT MAIL_PORT',
        'the four after `PORT`, and `PORT` + 25',
        'inbox page, 3D host, providers, a partner, mail catcher',
      ),
      variable(
        'ALLOW_PUBLIC_STAND_INS',
        'off',
        'start although others can reach the inbox or the stand-ins. Without it a `PUBLIC_URL` or `HOST` beyond this machine needs `SMTP_URL` and an explicit `STAND_INS`',
      ),
    ],
  },
  {
    title: 'Ways to sign in',
    variables: [
      variable('METHODS_DISABLED', 'none', 'ways that are switched off, by code: `naver,ewha`'),
      variable(
        'PROVIDER_<CODE>_CLIENT_ID PROVIDER_<CODE>_CLIENT_SECRET PROVIDER_<CODE>_SCOPE PROVIDER_<CODE>_PKCE PROVIDER_<CODE>_ACCOUNT_CHOICE',
        'the stand-in',
        'a real provider, as in `PROVIDER_GOOGLE_CLIENT_ID`. `_ACCOUNT_CHOICE` is the parameter that asks for the account after a logout: `prompt=select_account`',
      ),
      variable(
        'PROVIDER_<OPENID>_ISSUER',
        'theirs',
        'the issuer of `GOOGLE`, `APPLE` or a university, which has to have one, letter by letter as its discovery document says it ([tried](#identity-servers-of-others))',
      ),
      variable(
        'PROVIDER_FEDERATION_SCHOOL_PARAMETER PROVIDER_FEDERATION_SCHOOL_CLAIM',
        '`aarc_idp_hint`, `schac_home_organization`',
        'how the proxy of `FEDERATION`, an OpenID provider in front of SAML such as Satosa, is told the school, and the claim in which it names it, by code, hint or mail domain of `SCHOOLS_FILE`. Its return address is `/callback/federation`',
      ),
      variable(
        'PROVIDER_APPLE_TEAM_ID PROVIDER_APPLE_KEY_ID PROVIDER_APPLE_PRIVATE_KEY PROVIDER_APPLE_PRIVATE_KEY_FILE',
        'none',
        'instead of Apple’s `_CLIENT_SECRET`: the server signs the secret with this key (the `.p8` file) and renews it',
      ),
      variable(
        'PROVIDER_KAKAO_ADMIN_KEY',
        'none',
        'the admin key of the Kakao app: Kakao’s unlink webhook is verified with it, and Kakao is told when an account or its way goes ([more](#what-providers-say-and-are-told))',
      ),
      variable(
        'PROVIDER_<OAUTH>_AUTHORIZATION_URL PROVIDER_<OAUTH>_TOKEN_URL PROVIDER_<OAUTH>_PROFILE_URL',
        'theirs',
        'other addresses of `KAKAO`, `NAVER` and `FACEBOOK`',
      ),
      variable(
        'EMAIL_TLD_MIN EMAIL_TLD_MAX',
        '`2`, `3`',
        'letters in the top-level domain of an email; other scripts count in ASCII (`xn--3e0b707e`: 12)',
      ),
      variable(
        'PASSWORD_MIN_LENGTH PASSWORD_MAX_LENGTH PASSWORD_RULES',
        '`8`, `15`, `lowercase,digit,special`',
        'what a new password has to be; the lengths from 8 to 128, the rules among `lowercase`, `uppercase`, `digit`, `special`, or `none`. Passwords of before go on signing in, those of more than 15 characters only up to the length that is set',
      ),
      variable(
        'PASSKEY_RP_ID PASSKEY_ORIGINS',
        'host and address of `PUBLIC_URL`',
        'for which host passkeys are, also a parent domain of it (later changes lose all passkeys), and the sites on which they serve: `https://www.madang.example,https://madang.example`. Off on plain http, save `localhost`',
      ),
      variable(
        'CAMPUSES_FILE',
        'none; three samples beside the stand-ins',
        'JSON file of what a campus shows to a person who comes by its link: `[{code, names: {ko, en, ja}, mark, color, method}]`, each but `code` optional. `mark` is a path of the site or a `data:image/…`; `color`, such as `#003876`, is shown where words reach 4.5:1 on it; `method` is its own sign-on, by default that of the university `code` (CAMPUS-2)',
      ),
      variable('CAMPUS_SIGN_IN_FIRST', 'none', 'campuses that a visitor of `/{code}` signs in for first: `yonsei,ewha` (CAMPUS-4)'),
      variable(
        'SCHOOLS_FILE',
        'none; four samples beside the stand-ins',
        'JSON file of the schools whose members sign in by the proxy of a federation (`PROVIDER_FEDERATION_*`): `[{code, names: {ko, en, ja}, aliases, readings: {kana, romaji}, domains, hint}]`, all but `code` and one name optional. `code` stays for good: it names the members’ accounts; `hint` is what the proxy knows the school by, such as its entity ID, by default the code. `none`: no schools, also beside the stand-ins (CAMPUS-3)',
      ),
      variable('SCHOOL_EMAIL_DOMAINS', 'none', 'email domains that make a university’s student, by its code: `campus.ac.kr=yonsei`'),
      variable('ACCESS_TOKEN_SECONDS REFRESH_DAYS', '`600`, `30`', 'lifetimes of the tokens; pages learn them from `expires_in`'),
    ],
  },
  {
    title: 'Limits',
    variables: [
      variable(
        'GUEST_LIMIT_PER_HOUR EMAIL_CHECK_LIMIT_PER_HOUR WRONG_PASSWORD_LIMIT_PER_HOUR',
        '`1000`, `1000`, `300`',
        'for one network address (IPv6: the /64): new guests, emails looked up or sent a code, wrong passwords without a sign-in after them; three times as many a day. A school of 600 fits; one browser is limited far below',
      ),
      variable(
        'SCHOOL_NETWORKS',
        'none',
        'networks that may do more, and how many times more: `203.0.113.0/24=20,2001:db8::/48` (10 without a number)',
      ),
    ],
  },
  {
    title: 'Partners',
    variables: [
      variable(
        'OAUTH_CLIENTS',
        'a demo partner',
        'JSON file of the gateway’s partners: `[{id, name, secret, redirectUris, firstParty}]`. People are asked before they continue to one that is not `firstParty`; the question shows its `purpose` and `retention` (how long it keeps what it learns; each `{ko, en, ja}`), `privacyUrl` (https), `contact` (an email address) and `logo` (PNG or JPEG of at most 1 MB: an https address, or a file beside this one; the server fetches it at the start, draws it anew and shows it itself), and the start warns of a partner that leaves one out. With `tokenEndpointAuthMethod` (`client_secret_basic`, `client_secret_post`, or `none` for a page without a secret) it speaks OpenID Connect at `/oidc`, too, with `postLogoutRedirectUris`, `backchannelLogoutUri` and `refresh` (true: refresh tokens, until the session here ends)',
      ),
      variable(
        'OPENID_KEY_SECRET',
        'none',
        'encrypts the private keys of `/oidc` in the database (AES-256-GCM): 32 characters or more, of random, the same for all processes. `new,old` changes it: the start encrypts anew. A start without the right one says so and ends. Apple’s refresh tokens are kept only with it, each until the next login',
      ),
      variable('PARTNER_ID PARTNER_KEY', 'a demo partner', 'label and key of the meeting type'),
    ],
  },
  {
    title: 'What pages show',
    variables: [
      variable(
        'LANGUAGES DEFAULT_LANGUAGE',
        '`ko,en,ja`, `en`',
        'languages in the order of the menu, and the one for a browser that prefers none of them',
      ),
      variable(
        'BRAND_NAME BRAND_LOGO_URL',
        'Madang’s',
        'name and mark in header and footer. Names and IDs that pretend to be this brand are refused',
      ),
      variable('FAQ_URL MEMBERSHIP_URL PARTNERSHIP_URL INQUIRY_URL ABOUT_URL PHONE', 'examples', 'support links and number'),
      variable('FILM_CAMPUS_URL FILM_STUDY_URL FILM_FESTIVAL_URL', 'examples', 'films on the landing pages'),
      variable('API_BASE', '`/api/v1`', 'where pages call the API: a path or an address'),
      variable('IMAGE_BASE', 'the API’s host', 'where profile images come from: a path or an address'),
      variable('COOKIE_DOMAIN', 'the host alone', 'the parent domain whose subdomains (the 3D host) share the access token'),
      variable('EXTERNAL_SITE_URL', 'none', 'another site instead of this one: every page but `/callback` and `/sso` leaves for it'),
    ],
  },
];

/** `_CLIENT_SECRET`: a name of the same row that begins as the first one does is shown by its end. */
function shownNames({ names: [first = '', ...others] }: Variable): string {
  const prefix = first.startsWith('PROVIDER_') ? first.slice(0, first.indexOf('_', 'PROVIDER_'.length)) : undefined;
  const short = (name: string) => (prefix !== undefined && name.startsWith(`${prefix}_`) ? name.slice(prefix.length) : name);
  return [first, ...others.map(short)].map((name) => `\`${name}\``).join(', ');
}

/** The table of `server/README.md`, in Markdown. */
export const configurationTable = (): string =>
  CONFIGURATION.map(({ title, variables }) =>
    [
      `### ${title}`,
      '',
      '| Variable | Default | Meaning |',
      '|---|---|---|',
      ...variables.map((row) => `| ${shownNames(row)} | ${row.fallback} | ${row.meaning} |`),
    ].join('\n'),
  ).join('\n\n');

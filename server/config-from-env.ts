import { DEFAULTS } from '#contract/defaults.ts';
import { ACCESS_TOKEN_SECONDS } from '#contract/limits.ts';
import { METHODS, UNIVERSITY_CODES } from '#contract/methods.ts';
import type { Settings } from '#contract/settings.ts';
import { type Config, type MaintenanceSettings, OWN_LIST } from './config.ts';
import { EnvReader } from './env-reader.ts';
import * as kind from './env-values.ts';
import { readKnownNetworks } from './limits/known-networks.ts';
import { LOG_FORMATS, LOG_LEVELS } from './log/log.ts';
import { readPasskeySettings } from './passkeys/passkey-settings.ts';
import { PROVIDER_CODES, providerCodeOf, readProviders } from './providers/provider-settings.ts';
import { refusePublicStandIns } from './public-stand-ins.ts';
import { schoolsFromEnv } from './schools/schools-from-env.ts';
import { readSettings } from './site/page-settings.ts';
import { readTrustedProxies } from './trusted-proxies-from-env.ts';

/** Characters: 32 of base64url are 192 bits. */
const KEY_SECRET_MIN = 32;
/** How often something may be done in an hour. */
const AN_HOUR = kind.integer({ min: 1, max: 1_000_000 });

/**
 * The configuration, from the environment.
 * @throws StartError that names every wrong value at once
 */
export function configFromEnv(env: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvReader(env);
  const port = read.one('PORT', kind.port) ?? 4000;
  // A second copy needs one variable; 0 lets the system choose these as well.
  const beside = (offset: number) => (port === 0 || port + offset > kind.MAX_PORT ? 0 : port + offset);
  const standIns = read.one('STAND_INS', kind.flag) ?? true;
  const providers = readProviders(read);
  const settings = readSettings(read);
  const schools = schoolsFromEnv(read, { standIns, isSet: providers.federation !== undefined });
  const closed = read.one('CLOSED', kind.flag) ?? false;
  const config: Config = {
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    inboxPort: read.one('INBOX_PORT', kind.port) ?? beside(1),
    worldPort: read.one('WORLD_PORT', kind.port) ?? beside(2),
    providersPort: read.one('PROVIDERS_PORT', kind.port) ?? beside(3),
    partnerPort: read.one('PARTNER_PORT', kind.port) ?? beside(4),
    mailPort: read.one('MAIL_PORT', kind.port) ?? beside(25),
    metricsPort: read.one('METRICS_PORT', kind.port),
    metricsHost: read.text('METRICS_HOST') ?? '127.0.0.1',
    log: { level: read.one('LOG_LEVEL', kind.oneOf(LOG_LEVELS)), format: read.one('LOG_FORMAT', kind.oneOf(LOG_FORMATS)) },
    publicUrl: read.one('PUBLIC_URL', kind.origin),
    worldUrl: settings.worldUrl,
    providersUrl: read.one('PROVIDERS_URL', kind.origin),
    partnerUrl: read.one('PARTNER_URL', kind.origin),
    standIns,
    providers,
    partner: { id: read.text('PARTNER_ID') ?? 'demo-partner', key: read.text('PARTNER_KEY') },
    oauthClientsFile: read.text('OAUTH_CLIENTS'),
    openidKeySecrets: readKeySecrets(read),
    databaseUrl: read.one('DATABASE_URL', kind.url(['postgres:', 'postgresql:'])),
    dataDir: read.text('DATA_DIR') ?? '.data',
    smtpUrl: read.one('SMTP_URL', kind.url(['smtp:', 'smtps:'])),
    mailFrom: read.text('MAIL_FROM') ?? 'Madang <no-reply@madang.example>',
    allowedOrigins: read.list('ALLOWED_ORIGINS', kind.origin),
    trustProxy: readTrustedProxies(read),
    hstsSubdomains: read.one('HSTS_SUBDOMAINS', kind.flag) ?? false,
    accessTokenSeconds: read.one('ACCESS_TOKEN_SECONDS', kind.integer({ min: 1, max: 86_400 })) ?? ACCESS_TOKEN_SECONDS,
    refreshDays: read.one('REFRESH_DAYS', kind.integer({ min: 1, max: 365 })) ?? 30,
    enabledMethods: availableMethods(settings, availableProviders(standIns ? PROVIDER_CODES : Object.keys(providers), schools.areThere)),
    topLevelDomain: settings.topLevelDomain ?? DEFAULTS.topLevelDomain,
    passwordPolicy: settings.passwordPolicy ?? DEFAULTS.passwordPolicy,
    passkeys: readPasskeySettings(read),
    schoolEmailDomains: readSchoolDomains(read),
    campusesFile: read.text('CAMPUSES_FILE'),
    campusLooks: [],
    schoolsFile: schools.file,
    schools: schools.samples,
    campusesSignInFirst: read.list('CAMPUS_SIGN_IN_FIRST', kind.among(UNIVERSITY_CODES)),
    knownNetworks: readKnownNetworks(read),
    guestLimitPerHour: read.one('GUEST_LIMIT_PER_HOUR', AN_HOUR) ?? 1000,
    emailCheckLimitPerHour: read.one('EMAIL_CHECK_LIMIT_PER_HOUR', AN_HOUR) ?? 1000,
    wrongPasswordLimitPerHour: read.one('WRONG_PASSWORD_LIMIT_PER_HOUR', AN_HOUR) ?? 300,
    links: {
      faq: settings.links?.faq ?? DEFAULTS.links.faq,
      membership: settings.links?.membership ?? DEFAULTS.links.membership,
      partnership: settings.links?.partnership ?? DEFAULTS.links.partnership,
      inquiry: settings.links?.inquiry ?? DEFAULTS.links.inquiry,
      about: settings.links?.about ?? DEFAULTS.links.about,
    },
    phone: settings.phone ?? DEFAULTS.phone,
    apiBase: settings.apiBase,
    imageBase: settings.imageBase,
    cookieDomain: settings.cookieDomain,
    films: settings.films,
    brand: settings.brand,
    languages: settings.languages,
    externalSite: read.one('EXTERNAL_SITE_URL', kind.webAddress),
    closed,
    maintenance: readMaintenance(read, closed),
  };
  refusePublicStandIns(read, config);
  read.finish();
  return config;
}

/**
 * METHOD-2: every method that the product has, less those that METHODS_DISABLED names by code, as in `naver,ewha`, and those of providers
 * that are not configured and that nothing stands in for.
 */
function availableMethods({ enabledMethods }: Settings, available: readonly string[]): readonly number[] {
  return METHODS.filter(({ type, code, enabled }) => {
    const isThere = providerCodeOf(code) === undefined || available.includes(code);
    return isThere && (enabledMethods?.includes(type) ?? enabled);
  }).map((method) => method.type);
}

/** The generic method is nothing without schools (CAMPUS-3). */
const availableProviders = (codes: readonly string[], haveSchools: boolean): readonly string[] =>
  codes.filter((code) => haveSchools || code !== 'federation');

/** `new,old`. No message names a value. */
function readKeySecrets(read: EnvReader): readonly string[] {
  const name = 'OPENID_KEY_SECRET';
  const secrets = (read.text(name) ?? '').split(',').flatMap((secret) => secret.trim() || []);
  if (secrets.some((secret) => secret.length < KEY_SECRET_MIN))
    read.mistake(`${name} must have ${KEY_SECRET_MIN} characters or more, of random.`);
  return secrets;
}

/** ROLE-2: `yonsei.ac.kr=yonsei,...`. */
function readSchoolDomains(read: EnvReader): ReadonlyMap<string, string> {
  const name = 'SCHOOL_EMAIL_DOMAINS';
  const found = new Map<string, string>();
  for (const { domain, code } of read.list(name, kind.domainOf(UNIVERSITY_CODES))) {
    if (found.has(domain)) read.mistake(`${name} has "${domain}" twice; a domain belongs to one university.`);
    else found.set(domain, code);
  }
  return found;
}

/** A site that is closed shows the maintenance screen without any list, too: then the list is empty. */
function readMaintenance(read: EnvReader, closed: boolean): MaintenanceSettings {
  const file = read.text('MAINTENANCE_ALLOW_LIST');
  return {
    file,
    until: read.one('MAINTENANCE_UNTIL', kind.instant),
    url: readListUrl(read) ?? (file === undefined && !closed ? undefined : OWN_LIST),
  };
}

/** Where the pages find the list of maintenance, for our own server and for others. */
export function readListUrl(read: EnvReader): string | undefined {
  const url = read.text('MAINTENANCE_LIST_URL');
  if (url !== undefined && !/^\/[\w./-]+\.json$/.test(url) && !/^https?:\/\/[\w.:-]+\/[\w./-]+$/.test(url)) {
    read.mistake(`MAINTENANCE_LIST_URL is "${url}", but must be a path that ends with .json, or a URL without a query.`);
  }
  return url;
}

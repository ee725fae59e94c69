import { DEFAULTS } from '../contract/defaults.ts';
import { ACCESS_TOKEN_SECONDS } from '../contract/limits.ts';
import { METHODS } from '../contract/methods.ts';
import type { Settings } from '../contract/settings.ts';
import type { Config, MaintenanceSettings } from './config.ts';
import { EnvReader } from './env-reader.ts';
import { LOG_FORMATS, LOG_LEVELS } from './log/log.ts';
import { PROVIDER_CODES, providerCodeOf, readProviders } from './providers/provider-settings.ts';
import { refusePublicStandIns } from './public-stand-ins.ts';
import { readSettings } from './site/page-settings.ts';

const UNIVERSITY_CODES = METHODS.filter(({ sso }) => sso).map(({ code }) => code);

/**
 * The configuration, from the environment.
 * @throws StartError that names every wrong value at once
 */
export function configFromEnv(env: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvReader(env);
  const port = read.port('PORT', 4000);
  const standIns = read.flag('STAND_INS', true);
  const providers = readProviders(read);
  const settings = readSettings(read);
  const config: Config = {
    host: read.text('HOST', '127.0.0.1'),
    port,
    inboxPort: read.port('INBOX_PORT', 4001),
    worldPort: read.port('WORLD_PORT', 4002),
    // Who lets the system choose the site's port means these as well.
    providersPort: read.port('PROVIDERS_PORT', port === 0 ? 0 : 4003),
    partnerPort: read.port('PARTNER_PORT', port === 0 ? 0 : 4004),
    mailPort: read.port('MAIL_PORT', 4025),
    metricsPort: read.optionalInteger('METRICS_PORT', { min: 0, max: 65_535 }),
    metricsHost: read.text('METRICS_HOST', '127.0.0.1'),
    log: { level: read.oneOf('LOG_LEVEL', LOG_LEVELS), format: read.oneOf('LOG_FORMAT', LOG_FORMATS) },
    publicUrl: read.origin('PUBLIC_URL'),
    worldUrl: settings.worldUrl,
    providersUrl: read.origin('PROVIDERS_URL'),
    partnerUrl: read.origin('PARTNER_URL'),
    standIns,
    providers,
    partner: { id: read.text('PARTNER_ID', 'demo-partner'), key: read.optional('PARTNER_KEY') },
    oauthClientsFile: read.optional('OAUTH_CLIENTS'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: read.text('DATA_DIR', '.data'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM', 'Madang <no-reply@madang.example>'),
    allowedOrigins: read.origins('ALLOWED_ORIGINS'),
    trustProxy: read.flag('TRUST_PROXY'),
    accessTokenSeconds: read.integer('ACCESS_TOKEN_SECONDS', ACCESS_TOKEN_SECONDS, { min: 1, max: 86_400 }),
    refreshDays: read.integer('REFRESH_DAYS', 30, { min: 1, max: 365 }),
    enabledMethods: availableMethods(settings, standIns ? PROVIDER_CODES : Object.keys(providers)),
    topLevelDomain: settings.topLevelDomain ?? DEFAULTS.topLevelDomain,
    schoolEmailDomains: read.domains('SCHOOL_EMAIL_DOMAINS', UNIVERSITY_CODES),
    guestLimitPerHour: read.integer('GUEST_LIMIT_PER_HOUR', 30, { min: 1, max: 1_000_000 }),
    emailCheckLimitPerHour: read.integer('EMAIL_CHECK_LIMIT_PER_HOUR', 60, { min: 1, max: 1_000_000 }),
    wrongPasswordLimitPerHour: read.integer('WRONG_PASSWORD_LIMIT_PER_HOUR', 300, { min: 1, max: 1_000_000 }),
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
    externalSite: read.webAddress('EXTERNAL_SITE_URL'),
    closed: read.flag('CLOSED'),
    maintenance: readMaintenance(read),
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

function readMaintenance(read: EnvReader): MaintenanceSettings {
  const file = read.optional('MAINTENANCE_ALLOW_LIST');
  return { file, url: readListUrl(read) ?? (file === undefined ? undefined : '/maintenance/allow-list.json') };
}

/** Where the pages find the list of maintenance, for our own server and for others. */
export function readListUrl(read: EnvReader): string | undefined {
  const url = read.optional('MAINTENANCE_LIST_URL');
  if (url !== undefined && !/^\/[\w./-]+\.json$/.test(url) && !/^https?:\/\/[\w.:-]+\/[\w./-]+$/.test(url)) {
    read.mistake(`MAINTENANCE_LIST_URL is "${url}", but must be a path that ends with .json, or a URL without a query.`);
  }
  return url;
}

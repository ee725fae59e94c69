import { ACCESS_TOKEN_SECONDS } from '../machines/limits.ts';
import { METHODS } from '../machines/methods.ts';
import type { TopLevelDomainLength } from '../machines/values/email.ts';
import { DEFAULTS } from '../src/api/defaults.ts';
import type { Settings } from '../src/api/settings.ts';
import { EnvReader } from './env-reader.ts';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from './log/log.ts';
import { PROVIDER_CODES, type ProvidersSettings, providerCodeOf, readProviders } from './providers/settings.ts';
import { refusePublicStandIns } from './public-stand-ins.ts';
import { readSettings } from './site/settings.ts';

/** What an operator sets. `README` lists the variables; `configFromEnv` is where each is read and checked. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly mailPort: number;
  readonly inboxPort: number;
  readonly worldPort: number;
  readonly providersPort: number;
  readonly partnerPort: number;
  /** Where Prometheus reads; `undefined`: nowhere. Not the site's address, so that it is public only where an operator says so. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly log: { readonly level: LogLevel | undefined; readonly format: LogFormat | undefined };
  /** What people type to reach the site; by default this host and port. */
  readonly publicUrl: string | undefined;
  /** The 3D host. Without one, a page of ours stands in for it. */
  readonly worldUrl: string | undefined;
  /** What people type to reach the stand-ins for providers and for a partner; by default this host and port. */
  readonly providersUrl: string | undefined;
  readonly partnerUrl: string | undefined;
  /** Whether stand-ins play the providers that are not configured, and a partner of the gateway. */
  readonly standIns: boolean;
  readonly providers: ProvidersSettings;
  /** GW-3: what the meeting type adds to the return address: public labels that grant nothing. By default those of the stand-in. */
  readonly partner: { readonly id: string; readonly key: string | undefined };
  /** A JSON file with the partners of the gateway: see `readClients`. */
  readonly oauthClientsFile: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where email goes out. Without one, the embedded catcher keeps it and an inbox page shows it. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Sites other than the product's own that may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Believe the address that the proxy in front puts last into X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly accessTokenSeconds: number;
  readonly refreshDays: number;
  readonly enabledMethods: readonly number[];
  readonly topLevelDomain: TopLevelDomainLength;
  /** ROLE-2: email domain to `cmps_code`; a proven email of one makes its owner a student of that university. */
  readonly schoolEmailDomains: ReadonlyMap<string, string>;
  readonly guestLimitPerHour: number;
  readonly emailCheckLimitPerHour: number;
  readonly wrongPasswordLimitPerHour: number;
  readonly links: Readonly<Record<'faq' | 'membership' | 'partnership' | 'inquiry' | 'about', string>>;
  readonly phone: string;
  /** In front of the pages' calls, where it is not this server: `https://api.madang.example/api/v1`. */
  readonly apiBase: string | undefined;
  /** In front of the paths of profile images, where they are not delivered by this server: `https://images.madang.example` (AVATAR-1). */
  readonly imageBase: string | undefined;
  /** The parent domain whose subdomains share the access token (STORE-1). */
  readonly cookieDomain: string | undefined;
  readonly films: Settings['films'];
  readonly brand: Settings['brand'];
  readonly languages: Settings['languages'];
  /** Where the whole site stands instead (SHELL-4). */
  readonly externalSite: string | undefined;
  /** Closed for maintenance: the API answers 503. */
  readonly closed: boolean;
  readonly maintenance: MaintenanceSettings;
}

/** GATE-3: the list of addresses that may use the site during maintenance. */
export interface MaintenanceSettings {
  /** A JSON file that the site serves. */
  readonly file: string | undefined;
  /** Where the page finds the list: a path of the site, or an address elsewhere. `undefined`: there is no maintenance. */
  readonly url: string | undefined;
}

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

import type { Settings } from '#contract/settings.ts';
import type { TopLevelDomainLength } from '#contract/values/email.ts';
import type { PasswordPolicy } from '#contract/values/password.ts';
import type { CampusLook } from './campuses/campus-looks.ts';
import type { TrustedProxies } from './http/trusted-proxies.ts';
import type { KnownNetwork } from './limits/known-networks.ts';
import type { LogFormat, LogLevel } from './log/log.ts';
import type { ProvidersSettings } from './providers/provider-settings.ts';
import type { School } from './schools/school.ts';

/** What an operator sets. `configuration.ts` lists the variables; `config-from-env.ts` reads and checks each. */
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
  /** GW-3: what the meeting type adds to the return address: public labels that grant nothing. Default: the stand-in's. */
  readonly partner: { readonly id: string; readonly key: string | undefined };
  /** A JSON file with the partners of the gateway: see `readClients`. */
  readonly oauthClientsFile: string | undefined;
  /** What the signing keys of the OpenID door are encrypted with in the database: the first one; the others only open them. None: not at all. */
  readonly openidKeySecrets: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where email goes out. Without one, the embedded catcher keeps it and an inbox page shows it. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Sites other than the product's own that may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** The proxies that the server believes (`X-Forwarded-For`, `X-Request-Id`); `undefined`: none. */
  readonly trustProxy: TrustedProxies | undefined;
  /** HSTS for every host below the site's own, too. */
  readonly hstsSubdomains: boolean;
  readonly accessTokenSeconds: number;
  readonly refreshDays: number;
  readonly enabledMethods: readonly number[];
  readonly topLevelDomain: TopLevelDomainLength;
  /** What a new password has to be (SAFE-2). */
  readonly passwordPolicy: PasswordPolicy;
  /** PASSKEY-4: for which host passkeys are, and on which sites they serve; by default the site's own. */
  readonly passkeys: { readonly rpId: string | undefined; readonly origins: readonly string[] };
  /** ROLE-2: email domain to `cmps_code`; a proven email of one makes its owner a student of that university. */
  readonly schoolEmailDomains: ReadonlyMap<string, string>;
  readonly campusesFile: string | undefined;
  /** What the campuses show of themselves (CAMPUS-2). */
  readonly campusLooks: readonly CampusLook[];
  /** A JSON file of schools of a federation, or `none` (CAMPUS-3). */
  readonly schoolsFile: string | undefined;
  /** They sign in by the generic method. */
  readonly schools: readonly School[];
  /** Codes of the campuses that ask for a sign-in before the 3D host (CAMPUS-4). */
  readonly campusesSignInFirst: readonly string[];
  /** DOOR-6: networks of schools, whose addresses may do more than others. */
  readonly knownNetworks: readonly KnownNetwork[];
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

/** Where the site serves the list by itself. */
export const OWN_LIST = '/maintenance/allow-list.json';

/** GATE-3: the list of addresses that may use the site during maintenance. */
export interface MaintenanceSettings {
  /** A JSON file that the site serves. */
  readonly file: string | undefined;
  /** When the maintenance is expected to end, by RFC 3339: said beside the list where the site serves it. */
  readonly until?: string | undefined;
  /** Where the page finds the list: a path of the site, or an address elsewhere. `undefined`: there is no maintenance. */
  readonly url: string | undefined;
}

import type { Settings } from '#contract/settings.ts';
import { readListUrl } from '#server/config-from-env.ts';
import { EnvReader } from '#server/env-reader.ts';
import * as kind from '#server/env-values.ts';
import type { TrustedProxies } from '#server/http/trusted-proxies.ts';
import type { PageMeta } from '#server/site/page-meta.ts';
import { readSettings } from '#server/site/page-settings.ts';
import { readTrustedProxies } from '#server/trusted-proxies-from-env.ts';

/** What the headers, the web server and the pages have to say, and the built files do not know. */
export interface Surroundings extends PageMeta {
  readonly settings: Settings;
  /** What people type to reach the site; HSTS is sent for https. */
  readonly siteUrl: string;
  readonly hstsSubdomains?: boolean;
  /** The 3D host, which is preloaded in a frame. */
  readonly worldUrl: string;
  /** The API's server, as the web server reaches it. */
  readonly apiUrl: string;
  /** The proxies in front of the web server, and the web server among them, as the API's server counts them. */
  readonly trustProxy?: TrustedProxies | undefined;
}

/**
 * Out of the environment, by the variables of our own server.
 * @throws StartError that names every wrong value at once
 */
export function readSurroundings(env: Readonly<Record<string, string | undefined>>): Surroundings {
  const read = new EnvReader(env);
  const settings = readSettings(read);
  const surroundings: Surroundings = {
    settings,
    siteUrl: read.one('PUBLIC_URL', kind.origin) ?? 'http://localhost:8080',
    hstsSubdomains: read.one('HSTS_SUBDOMAINS', kind.flag) ?? false,
    worldUrl: settings.worldUrl ?? 'http://localhost:4002',
    apiUrl: read.one('API_URL', kind.origin) ?? 'http://127.0.0.1:4000',
    trustProxy: readTrustedProxies(read),
    maintenanceListUrl: readListUrl(read),
    externalSite: read.one('EXTERNAL_SITE_URL', kind.webAddress),
  };
  read.finish();
  return surroundings;
}

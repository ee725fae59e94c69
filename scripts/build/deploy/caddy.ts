import { ALL_LANGUAGES } from '#contract/languages.ts';
import { networkText } from '#server/http/networks.ts';
import type { TrustedProxies } from '#server/http/trusted-proxies.ts';
import { firstOffered } from './accept-language.ts';
import { type BuiltSite, BY_LANGUAGE, type Headers, IMMUTABLE, isGateway, PICTURE, PLAIN_FILE, pagesOf } from './site.ts';
import type { Surroundings } from './surroundings.ts';

/** GATE-2. */
const callerOf = (
  trusted: TrustedProxies | undefined,
): string => `    # The caller's address, for the page to read from the answer to a HEAD request to itself.
    @head method HEAD
    header @head X-Forwarded-For {${trusted?.networks === undefined ? 'remote_host' : 'http.vars.client_ip'}}

`;

/** A Caddyfile (2.6 and newer) that serves `dist/` as our own server does. */
export const caddyfile = (
  site: BuiltSite,
  {
    siteUrl,
    apiUrl,
    trustProxy,
    maintenanceListUrl,
    settings: { languages: { offered, default: fallback } = ALL_LANGUAGES },
  }: Surroundings,
): string => `# Written by npm run tools -- configure for Caddy.
# Against slow clients, put these into the global options: read_header 10s and read_body 32s (servers, timeouts).
${globalOptions(trustProxy)}${siteUrl} {
  root * ${site.folder}
  encode zstd gzip

  map {header.Accept-Language} {accepted} {
${offered.map((language) => `    "~(?i)${firstOffered(language, offered)}" ${language}`).join('\n')}
    default ${fallback}
  }
  map {header.Cookie} {language} {
${offered.map((language) => `    "~(?:^|;\\s*)language=${language}(?:;|$)" ${language}`).join('\n')}
    default {accepted}
  }

  # Apple answers by form_post: the API's server turns it into the page that the others come back to.
  @api {
    path /api/* /media/* /oidc/*
  }
  @apple {
    method POST
    path /callback/apple
  }
  route {
    reverse_proxy @api ${apiUrl} {
      header_up X-Request-Id {http.request.uuid}
${keptAddresses(trustProxy)}    }
    reverse_proxy @apple ${apiUrl} {
      header_up X-Request-Id {http.request.uuid}
${keptAddresses(trustProxy)}    }

    @writes not method GET HEAD
    handle @writes {
      header Allow "GET, HEAD"
      respond 405
    }

${maintenanceListUrl === undefined ? '' : callerOf(trustProxy)}    # A chunk that is missing must not look like a page. The API's server has those of other builds that are served during a release.
    @built {
      path /static/*
      file
    }
    handle @built {
      ${headers(IMMUTABLE)}
      file_server {
        precompressed br
      }
    }
    handle /static/* {
      reverse_proxy ${apiUrl} {
        header_up X-Request-Id {http.request.uuid}
        # Another API has none, and may let caches keep that.
        @missing status 404
        handle_response @missing {
          header Cache-Control no-store
          respond 404
        }
      }
    }
    handle /callback/* {
      ${headers(site.callback)}
      rewrite * /callback.html
      file_server
    }
${pagesOf(site, maintenanceListUrl)
  .map(([path, name]) => page(path, name, site))
  .join('\n')}
    @gateway path /sso /sso/*
    handle @gateway {
      ${headers(site.gateway)}
      rewrite * /app.html
      file_server
    }
    # For web servers, and for no browser.
    @hidden {
      path_regexp (/\\.|^/pages/paths\\.json$)
      not path /.well-known/*
    }
    handle @hidden {
      redir * / 302
    }
    @picture {
      path /art/*
      file
    }
    handle @picture {
      ${headers(PICTURE)}
      file_server
    }
    @file {
      path_regexp \\.\\w+$
      file
    }
    handle @file {
      ${headers(PLAIN_FILE)}
      file_server
    }
    # What looks like a file and is none goes home (ROUTE-7).
    @missing path_regexp \\.\\w+$
    handle @missing {
      redir * / 302
    }
    handle {
      ${headers(site.page)}
      rewrite * /app.html
      file_server
    }
  }
}
`;

/** Caddy passes on what proxies in front of it wrote, where it is told whom to trust; the API's server counts from the right (TRUST_PROXY). */
const keptAddresses = (trusted: TrustedProxies | undefined): string => {
  const from = trusted?.networks?.map(networkText) ?? (trusted !== undefined && trusted.hops > 1 ? ['0.0.0.0/0', '::/0'] : []);
  return from.length === 0 ? '' : `      trusted_proxies ${from.join(' ')}\n`;
};

/** Only the global options tell Caddy (2.6.3 and newer) the caller's address behind another proxy. */
const globalOptions = (trusted: TrustedProxies | undefined): string =>
  trusted?.networks === undefined
    ? ''
    : `# For the caller's address during maintenance, put this into the global options: trusted_proxies static ${trusted.networks.map(networkText).join(' ')} (servers).\n`;

const page = (
  path: string,
  name: string,
  site: BuiltSite,
): string => `    @${name}${path === '/' ? '_home' : ''} path ${path === '/' ? '/' : `${path} ${path}/`}
    handle @${name}${path === '/' ? '_home' : ''} {
      ${headers({ ...(isGateway(path) ? site.gateway : site.page), Vary: BY_LANGUAGE })}
      rewrite * /pages/{language}/${name}.html
      file_server
    }`;

const headers = (all: Headers): string =>
  Object.entries(all)
    .map(([name, value]) => `header ${name} "${value}"`)
    .join('\n      ');

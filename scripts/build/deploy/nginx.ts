import { ALL_LANGUAGES } from '#contract/languages.ts';
import { networkText } from '#server/http/networks.ts';
import type { TrustedProxies } from '#server/http/trusted-proxies.ts';
import { firstOffered } from './accept-language.ts';
import { type BuiltSite, BY_LANGUAGE, type Headers, IMMUTABLE, PICTURE, PLAIN_FILE, pagesOf } from './site.ts';
import type { Surroundings } from './surroundings.ts';

const HSTS = 'Strict-Transport-Security';

/** GATE-2: nginx sends no header that is empty. */
const CALLER: Headers = { 'X-Forwarded-For': '$madang_caller' };

/**
 * A file for nginx's `http` block (1.18 and newer): maps and one `server`. Languages are chosen as LANG-1 says: the stored choice (a cookie),
 * else the first of ours that the browser names, else the default.
 */
export const nginxConfig = (
  site: BuiltSite,
  {
    siteUrl,
    apiUrl,
    trustProxy,
    maintenanceListUrl,
    settings: { languages: { offered, default: fallback } = ALL_LANGUAGES },
  }: Surroundings,
): string => `# Written by npm run tools -- configure for nginx: include it in the http block.
map $http_accept_language $madang_accepted {
  default ${fallback};
${offered.map((language) => `  "~*${firstOffered(language, offered)}" ${language};`).join('\n')}
}
map $http_cookie $madang_language {
  default $madang_accepted;
${offered.map((language) => `  "~(?:^|;\\s*)language=${language}(?:;|$)" ${language};`).join('\n')}
}
map $uri $madang_page {
  default /app.html;
${pagesOf(site, maintenanceListUrl)
  .map(([path, name]) => `  "~^${path}${path === '/' ? '' : '/?'}$" /pages/$madang_language/${name}.html;`)
  .join('\n')}
}

# The caller's address, for the page to read from the answer to a HEAD request to itself: during maintenance only.
map $request_method $madang_caller {
  default "";
${maintenanceListUrl === undefined ? '' : '  HEAD $remote_addr;\n'}}

# What the browser came by: as a proxy in front says that ends TLS, else as it came to here.
map $http_x_forwarded_proto $madang_proto {
  default $scheme;
  "~*^https?$" $http_x_forwarded_proto;
}
# Not where that proxy says that the browser came by plain http.
map $http_x_forwarded_proto $madang_hsts {
  default "${site.page[HSTS] ?? ''}";
  "~*^http$" "";
}

server {
  listen ${new URL(siteUrl).port || 80};
  root ${site.folder};
${realIp(trustProxy)}  absolute_redirect off;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  types {
    text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; font/woff2 woff2; image/png png; image/webp webp;
  }
  charset utf-8;
  charset_types text/css text/javascript;
  # A client that is slower than this between two reads is cut off.
  client_header_timeout 10s;
  client_body_timeout 10s;
  error_page 405 @method;
  location @method {
    add_header Allow "GET, HEAD" always;
    return 405;
  }

  location ^~ /api/ {
    ${proxy(apiUrl)}
    # An answer that deletes planted cookies has a head of more than the usual 4 kB.
    proxy_buffer_size 8k;
    client_max_body_size 4m;
  }
  location ^~ /oidc/ {
    ${proxy(apiUrl)}
    proxy_buffer_size 8k;
  }
  location ^~ /media/ {
    ${proxy(apiUrl)}
  }

  # A chunk that is missing must not look like a page. The API's server has those of other builds that are served during a release.
  location ^~ /static/ {
    try_files $uri =404;
    error_page 404 = @other_build;
    recursive_error_pages on;
    ${headers(IMMUTABLE)}
  }
  location @other_build {
    ${proxy(apiUrl)}
    # Another API has none, and may let caches keep that.
    proxy_intercept_errors on;
    recursive_error_pages on;
    error_page 404 = @missing_file;
  }
  location @missing_file {
    add_header Cache-Control no-store always;
    return 404;
  }

  # Apple answers by form_post: the API's server turns it into the page that the others come back to.
  location = /callback/apple {
    if ($request_method != POST) {
      rewrite ^ /callback.html last;
    }
    ${proxy(apiUrl)}
  }
  location ^~ /callback/ {
    rewrite ^ /callback.html last;
  }
  location = /callback.html {
    internal;
    ${headers(site.callback)}
  }

  location ~ ^/sso(/|$) {
    try_files $madang_page =404;
    ${headers({ ...site.gateway, ...CALLER, Vary: BY_LANGUAGE })}
  }

  # For web servers, and for no browser.
  location = /pages/paths.json {
    return 302 /;
  }
  location ~ /\\.(?!well-known/) {
    return 302 /;
  }

  location ^~ /art/ {
    try_files $uri @home;
    ${headers(PICTURE)}
  }

  # What looks like a file and is none goes home (ROUTE-7).
  location ~ \\.\\w+$ {
    try_files $uri @home;
    ${headers(PLAIN_FILE)}
  }
  location @home {
    return 302 /;
  }
  location / {
    try_files $madang_page =404;
    ${headers({ ...site.page, ...CALLER, Vary: BY_LANGUAGE })}
  }
}
`;

/** The caller's address is the first from the right that no proxy of ours has, as on the API's server. */
const realIp = (trusted: TrustedProxies | undefined): string =>
  trusted?.networks === undefined
    ? ''
    : `${trusted.networks.map((network) => `  set_real_ip_from ${networkText(network)};`).join('\n')}
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
`;

const proxy = (apiUrl: string): string => `proxy_pass ${apiUrl};
    proxy_set_header Host $host;
    # Appended: the API's server counts from the right (TRUST_PROXY).
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $madang_proto;
    proxy_set_header X-Request-Id $request_id;`;

const headers = (all: Headers): string =>
  Object.entries(all)
    .map(([name, value]) => `add_header ${name} "${name === HSTS ? '$madang_hsts' : value}" always;`)
    .join('\n    ');

import { ALL_LANGUAGES } from '#contract/languages.ts';
import { type BuiltSite, type Headers, IMMUTABLE, isGateway, PICTURE } from './site.ts';
import type { Surroundings } from './surroundings.ts';

/** `_headers` of static hosts (Netlify, Cloudflare Pages). There, later rules add to earlier ones, so each names only its own paths. */
export const headersFile = (site: BuiltSite): string =>
  [
    ...[...site.pages.keys()].filter((path) => !isGateway(path)).map((path) => rule(path, site.page)),
    ...['/app.html', '/index.html', '/pages/*'].map((path) => rule(path, site.page)),
    rule('/sso', site.gateway),
    rule('/sso/*', site.gateway),
    rule('/callback/*', site.callback),
    rule('/static/*', IMMUTABLE),
    rule('/art/*', PICTURE),
  ].join('\n\n');

/** `_redirects` beside it: languages where the host knows them (Netlify), and the application's page for its other routes. */
export const redirectsFile = (site: BuiltSite, { settings: { languages: { offered } = ALL_LANGUAGES } }: Surroundings): string =>
  [
    ...[...site.pages].flatMap(([path, name]) =>
      offered.map((language) => `${path}  /pages/${language}/${name}.html  200!  Language=${language}`),
    ),
    '/callback/*  /callback.html  200',
    // A chunk that is missing must not look like a page. Such hosts keep the files of former deployments, or send the page anew.
    '/static/*  /app.html  404',
    '/*  /app.html  200',
    '',
  ].join('\n');

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

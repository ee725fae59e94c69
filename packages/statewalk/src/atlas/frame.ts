import { readFileSync } from 'node:fs';
import { Html, html } from './html.ts';
import type { Site } from './site.ts';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Frame {
  readonly title: string;
  readonly header: Html;
  readonly main: Html;
  readonly site: Site;
  /** Names of files in `page/`; the colours of the site come before them. */
  readonly styles: readonly string[];
  readonly script: string;
  readonly hasChart?: true;
}

/** How charts are looked at. */
const CHART_VIEW = textOf('../chart-view/view.js').replaceAll(/^export /gm, '');

/** A page shows one of the languages that it has. */
const shownLanguage = (language: string): string =>
  `[data-language="${language}"] .said:lang(${language}){display:inline}[data-language="${language}"] .shot:lang(${language}){display:block}`;

/** A page that needs no other file: styles, data and script stand in it, so that it opens from the file system. */
export const frame = ({ title, header, main, site, styles, script, hasChart }: Frame): string =>
  html`<!doctype html>
<html lang="en" data-language="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${[site.colours, ...styles.map((name) => textOf(`page/${name}`)), ...site.languages.map(shownLanguage)].map((text) => new Html(text))}</style>
</head>
<body>
<header class="top">${header}</header>
<main>${main}</main>
<script>${new Html(`${hasChart === true ? CHART_VIEW : ''}${textOf(`page/${script}`)}`)}</script>
</body>
</html>
`.text;

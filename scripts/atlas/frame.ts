import { readFileSync } from 'node:fs';
import { Html, html } from './html.ts';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Frame {
  readonly title: string;
  readonly header: Html;
  readonly main: Html;
  /** Names of files in `page/`; the product's colours and sizes (`tokens.css`) come before them. */
  readonly styles: readonly string[];
  readonly script: string;
}

/** A page that needs no other file: styles, data and script stand in it, so that it opens from the file system. */
export const frame = ({ title, header, main, styles, script }: Frame): string =>
  html`<!doctype html>
<html lang="en" data-language="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${['../../src/ui/styles/tokens.css', ...styles.map((name) => `page/${name}`)].map((path) => new Html(textOf(path)))}</style>
</head>
<body>
<header class="top">${header}</header>
<main>${main}</main>
<script>${new Html(textOf(`page/${script}`))}</script>
</body>
</html>
`.text;

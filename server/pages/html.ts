import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { raw, html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#contract/languages.ts';
import type { Texts } from '../languages.ts';

/** A piece of a page that is markup on purpose: of `html`, or of Hono's `raw`. */
export type Markup = HtmlEscapedString;
type Piece = string | number | Markup | readonly Markup[];

/** Hono's, for what is there at once: no promise goes in, so none comes out, and nothing but text and markup goes in. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => template(strings, ...pieces) as Markup;

/** The tokens of the product's design that the server's own small pages need; without `light-dark()`, which the build makes readable in the product. */
const STYLE = `
:root { color-scheme: light dark; --bg: #f7f6ff; --surface: #fff; --ink: #17123a; --ink2: #4d4873; --line: #dcd8f2; --soft: #ece8ff; --brand: #5b46e8;
  --on-brand: #fff; --link: #4f3bdb; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e0b24; --surface: #1a1540; --ink: #f3f1ff; --ink2: #bbb5df; --line: #332c63; --soft: #2a2160; --brand: #8f7dff;
  --on-brand: #140f33; --link: #b4a8ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(24px, 6vw, 64px) clamp(16px, 4vw, 40px); background: var(--bg); color: var(--ink);
  --fonts: 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'; font: 400 1rem/1.6 var(--fonts), system-ui, sans-serif;
  overflow-wrap: anywhere; -webkit-tap-highlight-color: transparent; }
:lang(en) body { --fonts: Arial, 'Liberation Sans', Arimo, Helvetica; }
:lang(ja) body { --fonts: 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic', 'Noto Sans JP', 'Noto Sans CJK JP'; }
:lang(ko) { word-break: keep-all; }
:lang(ja) { line-break: strict; word-break: auto-phrase; }
main { max-width: 760px; margin: 0 auto; display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
h1 { margin: 0; font-size: clamp(1.75rem, 1.3rem + 1.8vw, 2.5rem); line-height: 1.2; letter-spacing: -0.03em; text-wrap: balance; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; text-wrap: balance; }
p, dl, dd, pre, table { margin: 0; }
p { text-wrap: pretty; }
a { color: var(--link); }
a:active, summary:active { opacity: .7; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
.note { color: var(--ink2); font-size: .875rem; }
.brand { font-weight: 800; color: var(--link); }
main > *, .card > * { min-width: 0; }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 24px; border: 1px solid var(--line); border-radius: 24px; background: var(--surface); }
.button { justify-self: start; padding: 12px 20px; border-radius: 12px; background: var(--brand); color: var(--on-brand); font-weight: 650; text-decoration: none; text-wrap: balance; }
.button:active { scale: .985; }
.row { display: flex; flex-wrap: wrap; gap: 12px; }
.button:is(button) { border: 0; font: inherit; font-weight: 650; cursor: pointer; }
.button.quiet { background: var(--soft); color: var(--ink); }
.button:focus-visible, input:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
input { max-width: 100%; padding: 12px 16px; border: 1px solid var(--ink2); border-radius: 12px; background: var(--bg); color: var(--ink); font: inherit; }
dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: 8px 20px; }
dt { color: var(--ink2); } dd { font-weight: 600; }
pre { padding: 16px; border-radius: 12px; background: var(--soft); font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
summary { cursor: pointer; color: var(--link); } details[open] summary { margin-bottom: 8px; }
code { font: .9em ui-monospace, monospace; }
.method { padding: 2px 8px; border-radius: 8px; background: var(--soft); font: 700 .8125rem/1.5 ui-monospace, monospace; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
code, pre, .method { overflow-wrap: anywhere; word-break: normal; }
th, td { padding: 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
iframe { width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 16px; background: #fff; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The product's name, as each of these pages shows it (as `common.brand` of the texts does). */
export const BRAND: Texts = { ko: '마당', en: 'Madang', ja: 'マダン' };

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Markup;
  /** Which origins may show this page in a frame; none by default. */
  readonly frameAncestors?: string;
  /** The page shows something of its own in a frame. */
  readonly frames?: boolean;
  /** Where its forms may go, and be sent on to; nowhere by default. */
  readonly formAction?: string;
  readonly status?: 200 | 404 | 503;
}

/** One of the server's own pages: no script, one style sheet, allowed by its hash. */
export function page(c: Context, about: Page): Response {
  const { document, headers } = documentOf(about);
  return c.html(document, about.status ?? 200, { ...headers });
}

/** The same for what does not answer by Hono. */
export function documentOf(about: Page): { readonly document: string; readonly headers: Readonly<Record<string, string>> } {
  const { language, title, body, frameAncestors = "'none'", frames = false, formAction = "'none'" } = about;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    // The icon, which is empty: Firefox asks for one where none is named, and says that the policy forbids it.
    'img-src data:',
    ...(frames ? ["frame-src 'self'"] : []),
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
  ];
  const document = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>
${body}
</main></body>
</html>
`;
  const headers = {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    // A form of a page without a referrer is sent without its origin, too, which is how a form of another site looks.
    'Referrer-Policy': formAction === "'none'" ? 'no-referrer' : 'same-origin',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
  };
  return { document: document.toString(), headers };
}

import { raw } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import { html } from '../pages/html.ts';
import { MAIL_FONTS } from './fonts.ts';
import type { Mail } from './mailer.ts';

const BRAND: Readonly<Record<Language, string>> = { ko: '마당', en: 'Madang', ja: 'マダン' };

export interface Notice {
  readonly language: Language;
  readonly siteUrl: string;
  readonly subject: string;
  /** Plain texts, in their order. */
  readonly paragraphs: readonly string[];
  /** A link to a page of ours, below the paragraphs. */
  readonly action?: { readonly label: string; readonly url: string };
}

/** An email that tells an owner what happened to their account, as plain text and as HTML that needs no image and no web font. */
export function noticeMail({ language, siteUrl, subject, paragraphs, action }: Notice): Omit<Mail, 'to'> {
  return {
    subject,
    text: [...paragraphs, ...(action === undefined ? [] : [`${action.label}\n${action.url}`]), '', `${BRAND[language]} ${siteUrl}`].join(
      '\n\n',
    ),
    html: html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f6ff;color:#17123a;font:16px/1.6 ${raw(MAIL_FONTS[language])}">
<div style="max-width:440px;margin:0 auto;padding:28px 20px;background:#ffffff;border-radius:24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800;color:#5b46e8">${BRAND[language]}</p>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 12px">${paragraph}</p>`)}
${
  action === undefined
    ? html``
    : html`<p style="margin:0 0 24px"><a href="${action.url}" target="_blank" style="display:inline-block;padding:14px 16px;border-radius:14px;background:#5b46e8;color:#ffffff;font-weight:700;text-decoration:none">${action.label}</a></p>`
}
<p style="margin:0;font-size:14px"><a href="${siteUrl}" style="color:#4f3bdb">${siteUrl}</a></p>
</div>
</body>
</html>
`.toString(),
  };
}

import { raw } from 'hono/html';
import type { Language } from '../../contract/languages.ts';
import { html } from '../pages/html.ts';
import { MAIL_FONTS } from './fonts.ts';
import type { Mail } from './mailer.ts';

const TEXTS: Readonly<Record<Language, { brand: string; subject: string; greeting: string; lead: string; restore: string }>> = {
  ko: {
    brand: '마당',
    subject: '마당 계정이 다른 계정으로 바뀌었어요',
    greeting: '안녕하세요, {nickname} 님.',
    lead: '{provider} 로그인을 다른 마당 계정에 연결하면서 기존 계정은 삭제했어요.',
    restore: '직접 한 일이 아니라면 {days}일 안에 고객센터에 알려 주세요. 그 안에는 계정을 되돌릴 수 있어요.',
  },
  en: {
    brand: 'Madang',
    subject: 'Your Madang account was replaced',
    greeting: 'Hello {nickname},',
    lead: 'Your {provider} login was connected to another Madang account, and this account was deleted.',
    restore: 'If that was not you, please tell our customer centre within {days} days. Until then we can bring the account back.',
  },
  ja: {
    brand: 'マダン',
    subject: 'マダンのアカウントが別のアカウントに置き換えられました',
    greeting: '{nickname} さん、こんにちは。',
    lead: '{provider}のログインを別のマダンアカウントに連携したため、このアカウントは削除されました。',
    restore: 'お心当たりがない場合は、{days}日以内にカスタマーセンターへお知らせください。その間はアカウントを元に戻せます。',
  },
};

/** SOC-4: tells the owner of a deleted account that it is gone, and until when it can come back. */
export function replacedMail(about: {
  readonly nickname: string;
  readonly provider: string;
  readonly days: number;
  readonly language: Language;
  readonly siteUrl: string;
}): Omit<Mail, 'to'> {
  const texts = TEXTS[about.language];
  const fill = (text: string) =>
    text
      .replace('{nickname}', () => about.nickname)
      .replace('{provider}', about.provider)
      .replace('{days}', String(about.days));
  const paragraphs = [texts.greeting, texts.lead, texts.restore].map(fill);
  const { subject } = texts;
  return {
    subject,
    text: [...paragraphs, '', `${texts.brand} ${about.siteUrl}`].join('\n\n'),
    html: html`<!doctype html>
<html lang="${about.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f6ff;color:#17123a;font:16px/1.6 ${raw(MAIL_FONTS[about.language])}">
<div style="max-width:440px;margin:0 auto;padding:28px 20px;background:#ffffff;border-radius:24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800;color:#5b46e8">${texts.brand}</p>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 12px">${paragraph}</p>`)}
<p style="margin:0;font-size:14px"><a href="${about.siteUrl}" style="color:#4f3bdb">${about.siteUrl}</a></p>
</div>
</body>
</html>
`.toString(),
  };
}

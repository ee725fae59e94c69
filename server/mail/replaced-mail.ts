import type { Language } from '#contract/languages.ts';
import { toFormer } from './former-email.ts';
import type { Mail } from './mailer.ts';
import { noticeMail } from './notice-mail.ts';

interface Texts {
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly restore: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  ko: {
    subject: '마당 계정이 다른 계정으로 바뀌었어요',
    greeting: '안녕하세요, {nickname} 님.',
    lead: '{provider} 로그인을 다른 마당 계정에 연결하면서 기존 계정은 삭제했어요.',
    restore: '직접 한 일이 아니라면 {days}일 안에 고객센터에 알려 주세요. 그때까지는 계정을 되돌릴 수 있어요.',
  },
  en: {
    subject: 'Your Madang account was replaced',
    greeting: 'Hello {nickname},',
    lead: 'Your {provider} login was linked to another Madang account, and this account was deleted.',
    restore: 'If this wasn’t you, please tell our customer centre within {days} days. Until then, we can restore your account.',
  },
  ja: {
    subject: 'マダンのアカウントが別のアカウントに置き換えられました',
    greeting: '{nickname}さん、こんにちは。',
    lead: '{provider}のログインを別のマダンアカウントに連携したため、このアカウントは削除されました。',
    restore: 'お心当たりがない場合は、{days}日以内にカスタマーセンターへお知らせください。その間はアカウントを元に戻せます。',
  },
};

/** SOC-4: tells the owner of a deleted account that it is gone, and until when it can come back. */
export function replacedMail(about: {
  readonly nickname: string;
  readonly provider: string;
  readonly days: number;
  readonly isFormer: boolean;
  readonly language: Language;
  readonly siteUrl: string;
}): Omit<Mail, 'to'> {
  const { nickname, provider, days, isFormer, language, siteUrl } = about;
  const { subject, greeting, lead, restore } = TEXTS[language];
  const fill = (text: string) =>
    text
      .replace('{nickname}', () => nickname)
      .replace('{provider}', provider)
      .replace('{days}', String(days));
  return noticeMail({ language, siteUrl, subject, paragraphs: [...[greeting, lead, restore].map(fill), ...toFormer(language, isFormer)] });
}

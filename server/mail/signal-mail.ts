import type { Language } from '#contract/languages.ts';
import type { Texts } from '../languages.ts';
import { accessTime, wayName } from './access-texts.ts';
import { toFormer } from './former-email.ts';
import type { Mail } from './mailer.ts';
import { noticeMail } from './notice-mail.ts';

/** What a provider says of one of its people: our access was taken back, or the account there is gone. */
export type SignalKind = 'withdrawn' | 'gone';

const NEWS: Readonly<Record<SignalKind, { readonly subject: Texts; readonly paragraphs: readonly Texts[] }>> = {
  withdrawn: {
    subject: {
      ko: '{provider} 계정과 마당의 연결이 해제됐어요',
      en: 'Your {provider} account is no longer linked to Madang',
      ja: '{provider}のアカウントとマダンの連携が解除されました',
    },
    paragraphs: [
      {
        ko: '{provider}에서 마당과의 연결이 해제됐다고 알려 왔어요. {provider} 계정으로 로그인한 기기에서는 모두 로그아웃했어요.',
        en: '{provider} has told us that you withdrew Madang’s access there. Every device that had logged in with {provider} is logged out.',
        ja: '{provider}から、マダンとの連携が解除されたと連絡がありました。{provider}でログインしていた端末はすべてログアウトされました。',
      },
      {
        ko: '{provider} 계정으로 다시 로그인하면 같은 계정에 연결돼요. 더 이상 쓰지 않으려면 프로필에서 이 로그인 방법을 삭제해 주세요.',
        en: 'Log in with {provider} again and you’re back in the same account. If you don’t want to use it any more, remove it in your profile.',
        ja: '{provider}でもう一度ログインすると、同じアカウントに戻れます。今後使わない場合は、プロフィールからこのログイン方法を削除してください。',
      },
    ],
  },
  gone: {
    subject: {
      ko: '{provider} 계정이 삭제되어 로그인 방법에서 없어졌어요',
      en: 'Your {provider} account is gone, so you can’t log in to Madang with it',
      ja: '{provider}のアカウントが削除され、マダンにログインできなくなりました',
    },
    paragraphs: [
      {
        ko: '{provider}에서 내 계정이 삭제됐다고 알려 왔어요. 이제 {provider} 계정으로는 마당에 로그인할 수 없고, 그 계정으로 로그인한 기기에서는 모두 로그아웃했어요.',
        en: '{provider} has told us that your account there was deleted. You can’t log in to Madang with it any more, and every device that had logged in with it is logged out.',
        ja: '{provider}から、お客様のアカウントが削除されたと連絡がありました。今後このアカウントではマダンにログインできません。このアカウントでログインしていた端末はすべてログアウトされました。',
      },
      {
        ko: '마당 계정은 그대로예요. 다른 로그인 방법으로 로그인해 주세요.',
        en: 'Your Madang account stays as it is. Log in another way.',
        ja: 'マダンのアカウントはそのまま残ります。ほかの方法でログインしてください。',
      },
    ],
  },
};

const GREETING: Texts = { ko: '안녕하세요, {nickname} 님.', en: 'Hello {nickname},', ja: '{nickname}さん、こんにちは。' };

/** SAFE-1: tells the owner of an account what a provider has said. There is nothing to undo here: it happened at the provider. */
export function signalMail(about: {
  readonly kind: SignalKind;
  readonly method: number;
  /** ms since the epoch. */
  readonly at: number;
  readonly isFormer: boolean;
  readonly nickname: string;
  readonly language: Language;
  readonly siteUrl: string;
}): Omit<Mail, 'to'> {
  const { kind, method, at, isFormer, nickname, language, siteUrl } = about;
  const named = (texts: Texts) => texts[language].replaceAll('{provider}', () => wayName(language, method));
  const { subject, paragraphs } = NEWS[kind];
  const [label, time] = accessTime(language, at);
  return noticeMail({
    language,
    siteUrl,
    subject: named(subject),
    paragraphs: [
      GREETING[language].replace('{nickname}', () => nickname),
      ...paragraphs.map(named),
      `${label}: ${time}`,
      ...toFormer(language, isFormer),
    ],
  });
}

import type { Language } from '#contract/languages.ts';
import type { Texts } from '../languages.ts';
import { accessTime } from './access-texts.ts';
import type { Mail } from './mailer.ts';
import { noticeMail } from './notice-mail.ts';

const TEXTS: Readonly<Record<'subject' | 'greeting' | 'lead' | 'next', Texts>> = {
  subject: {
    ko: '마당 계정의 이메일이 이전 주소로 돌아갔어요',
    en: 'Your Madang account has its earlier email again',
    ja: 'マダンのアカウントのメールアドレスが以前のものに戻りました',
  },
  greeting: { ko: '안녕하세요, {nickname} 님.', en: 'Hello {nickname},', ja: '{nickname}さん、こんにちは。' },
  lead: {
    ko: '이제 이 주소로는 로그인할 수 없어요. 계정 이메일이 이전 주소로 돌아갔어요.',
    en: 'You can no longer log in to your account with this address. The email that the account had before is its email again.',
    ja: 'このメールアドレスではログインできなくなりました。アカウントのメールアドレスは以前のものに戻りました。',
  },
  next: {
    ko: '직접 한 일이 아니고 이전 주소를 더 이상 쓰지 않는다면 고객센터에 알려 주세요.',
    en: 'If it wasn’t you, and that address isn’t yours any more, please tell our customer centre.',
    ja: 'お心当たりがなく、以前のメールアドレスを現在お使いでない場合は、カスタマーセンターへお知らせください。',
  },
};

/** EMAIL-10: tells an email that the account has the one before it again. */
export function emailIsBackMail(about: {
  readonly nickname: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly language: Language;
  readonly siteUrl: string;
}): Omit<Mail, 'to'> {
  const { nickname, at, language, siteUrl } = about;
  const [label, time] = accessTime(language, at);
  return noticeMail({
    language,
    siteUrl,
    subject: TEXTS.subject[language],
    paragraphs: [
      TEXTS.greeting[language].replace('{nickname}', () => nickname),
      TEXTS.lead[language],
      `${label}: ${time}`,
      TEXTS.next[language],
    ],
  });
}

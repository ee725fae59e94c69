import type { Language } from '#contract/languages.ts';
import { longDate, OPERATOR_TIME_ZONE } from '#contract/long-date.ts';
import { toFormer } from './former-email.ts';
import type { Mail } from './mailer.ts';
import { noticeMail } from './notice-mail.ts';

export type LeavingNews = 'deletionAsked' | 'deletionTakenBack';

interface Texts {
  readonly greeting: string;
  /** `{date}` is the day from which the account is gone. */
  readonly news: Readonly<Record<LeavingNews, { readonly subject: string; readonly paragraphs: readonly string[] }>>;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  ko: {
    greeting: '안녕하세요, {nickname} 님.',
    news: {
      deletionAsked: {
        subject: '마당 회원 탈퇴 신청을 받았어요',
        paragraphs: [
          '모든 기기에서 로그아웃했고, 계정은 {date}에 완전히 삭제돼요.',
          '그 전에 로그인하면 탈퇴가 취소되고 모든 내용이 그대로 남아요. 직접 한 일이 아니라면 지금 로그인해서 비밀번호를 바꿔 주세요.',
        ],
      },
      deletionTakenBack: {
        subject: '마당 회원 탈퇴를 취소했어요',
        paragraphs: [
          '다시 로그인해서 회원 탈퇴 신청이 취소됐어요. 계정은 그대로 남아요.',
          '직접 로그인하지 않았다면 비밀번호를 바꾸고 고객센터에 알려 주세요.',
        ],
      },
    },
  },
  en: {
    greeting: 'Hello {nickname},',
    news: {
      deletionAsked: {
        subject: 'Your Madang account will be deleted',
        paragraphs: [
          'You asked us to delete your account. You’ve been logged out on every device, and your account will be gone for good on {date}.',
          'Log in before then and everything stays as it is. If this wasn’t you, log in now and change your password.',
        ],
      },
      deletionTakenBack: {
        subject: 'Your Madang account won’t be deleted',
        paragraphs: [
          'You logged in again, so we’ve cancelled the deletion of your account. Everything stays as it is.',
          'If this wasn’t you, change your password and tell our customer centre.',
        ],
      },
    },
  },
  ja: {
    greeting: '{nickname}さん、こんにちは。',
    news: {
      deletionAsked: {
        subject: 'マダンの退会を受け付けました',
        paragraphs: [
          'すべての端末からログアウトしました。アカウントは{date}に完全に削除されます。',
          'それまでにログインすると、退会は取り消され、内容はそのまま残ります。お心当たりがない場合は、すぐにログインしてパスワードを変更してください。',
        ],
      },
      deletionTakenBack: {
        subject: 'マダンの退会を取り消しました',
        paragraphs: [
          'ログインされたため、退会を取り消しました。アカウントはそのままお使いいただけます。',
          'お心当たりがない場合は、パスワードを変更し、カスタマーセンターへお知らせください。',
        ],
      },
    },
  },
};

/** LEGAL-2: tells the owner that the account is going to be deleted and how it stays, or that a login has taken that back. */
export function leavingMail(about: {
  readonly news: LeavingNews;
  readonly nickname: string;
  /** ms since the epoch. */
  readonly deletedAt: number;
  readonly isFormer: boolean;
  readonly language: Language;
  readonly siteUrl: string;
}): Omit<Mail, 'to'> {
  const { news, nickname, deletedAt, isFormer, language, siteUrl } = about;
  const { greeting } = TEXTS[language];
  const { subject, paragraphs } = TEXTS[language].news[news];
  // An email does not know where it is read.
  const date = longDate(language, new Date(deletedAt), OPERATOR_TIME_ZONE);
  const fill = (text: string) => text.replace('{nickname}', () => nickname).replace('{date}', date);
  return noticeMail({ language, siteUrl, subject, paragraphs: [...[greeting, ...paragraphs].map(fill), ...toFormer(language, isFormer)] });
}

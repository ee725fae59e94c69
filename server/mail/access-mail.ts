import type { Language } from '#contract/languages.ts';
import type { AccessNews } from '../db/schema.ts';
import type { Texts } from '../languages.ts';
import { type AccessFacts, accessFacts, wayName } from './access-texts.ts';
import { toFormer } from './former-email.ts';
import type { Mail } from './mailer.ts';
import { noticeMail } from './notice-mail.ts';

const NEWS: Readonly<Record<AccessNews, { readonly subject: Texts; readonly lead: Texts }>> = {
  wayLinked: {
    subject: {
      ko: '마당 계정에 로그인 방법이 추가됐어요',
      en: 'A new way to log in to your Madang account',
      ja: 'マダンのアカウントにログイン方法が追加されました',
    },
    lead: {
      ko: '내 계정에 새 로그인 방법을 연결했어요.',
      en: 'A new way to log in was linked to your account.',
      ja: 'アカウントに新しいログイン方法が連携されました。',
    },
  },
  wayRemoved: {
    subject: {
      ko: '마당 계정의 로그인 방법이 삭제됐어요',
      en: 'A way to log in to your Madang account was removed',
      ja: 'マダンのアカウントのログイン方法が削除されました',
    },
    lead: {
      ko: '내 계정의 로그인 방법을 삭제했어요. 아래는 삭제한 사람이 로그인한 방법이에요.',
      en: 'A way to log in to your account was removed. This is how the person who did so had logged in.',
      ja: 'アカウントのログイン方法が削除されました。削除した人のログイン方法は次のとおりです。',
    },
  },
  emailChanged: {
    subject: {
      ko: '마당 계정의 이메일이 바뀌었어요',
      en: 'The email of your Madang account was changed',
      ja: 'マダンのアカウントのメールアドレスが変更されました',
    },
    lead: {
      ko: '이제 이 주소로는 로그인할 수 없고, 새 이메일로 로그인해요. 비밀번호는 그대로예요. 아래는 바꾼 사람이 로그인한 방법이에요.',
      en: 'You can no longer log in with this address: a new one has taken its place, with the same password. This is how the person who changed it had logged in.',
      ja: 'このメールアドレスではログインできなくなり、新しいメールアドレスでログインします。パスワードはそのままです。変更した人のログイン方法は次のとおりです。',
    },
  },
  passwordSet: {
    subject: {
      ko: '마당 비밀번호가 바뀌었어요',
      en: 'Your Madang password was changed',
      ja: 'マダンのパスワードが変更されました',
    },
    lead: {
      ko: '새 비밀번호를 정했고, 다른 기기에서는 모두 로그아웃했어요.',
      en: 'A new password was set, and every other device was logged out.',
      ja: '新しいパスワードが設定され、ほかの端末はすべてログアウトされました。',
    },
  },
  passkeyMade: {
    subject: {
      ko: '마당 계정에 패스키가 만들어졌어요',
      en: 'A passkey was created for your Madang account',
      ja: 'マダンのアカウントにパスキーが作成されました',
    },
    lead: {
      ko: '내 계정에 로그인할 수 있는 패스키를 만들었어요.',
      en: 'A passkey that you can log in with was created for your account.',
      ja: 'アカウントにログインできるパスキーが作成されました。',
    },
  },
  passkeyRemoved: {
    subject: {
      ko: '마당 계정의 패스키가 삭제됐어요',
      en: 'A passkey of your Madang account was removed',
      ja: 'マダンのアカウントのパスキーが削除されました',
    },
    lead: {
      ko: '내 계정의 패스키를 삭제했어요. 아래는 삭제한 사람이 로그인한 방법이에요.',
      en: 'A passkey of your account was removed. This is how the person who did so had logged in.',
      ja: 'アカウントのパスキーが削除されました。削除した人のログイン方法は次のとおりです。',
    },
  },
  signedIn: {
    subject: {
      ko: '마당 계정에 새 기기에서 로그인했어요',
      en: 'A new device logged in to your Madang account',
      ja: 'マダンのアカウントに新しい端末からログインがありました',
    },
    lead: {
      ko: '처음 보는 기기에서 내 계정에 로그인했어요.',
      en: 'Someone logged in to your account on a device we don’t know.',
      ja: '初めての端末からアカウントにログインがありました。',
    },
  },
};

const TEXTS: Readonly<Record<'greeting' | 'ended' | 'mine' | 'notMine' | 'notMineRemoved' | 'notMineChanged' | 'open', Texts>> = {
  greeting: { ko: '안녕하세요, {nickname} 님.', en: 'Hello {nickname},', ja: '{nickname}さん、こんにちは。' },
  ended: { ko: '더 이상 쓸 수 없는 로그인 방법', en: 'Ways to log in that no longer work', ja: '使えなくなったログイン方法' },
  mine: {
    ko: '직접 한 일이라면 아무것도 하지 않아도 돼요.',
    en: 'If this was you, there’s nothing to do.',
    ja: 'ご本人の場合は、何もする必要はありません。',
  },
  notMine: {
    ko: '직접 한 일이 아니라면 아래 링크를 열고 버튼을 눌러 주세요. 모든 기기에서 로그아웃하고 이 로그인 방법을 차단해요. 링크는 {days}일 동안 쓸 수 있어요.',
    en: 'If it wasn’t you, open this link and press the button there. It logs out every device and blocks this way to log in. The link works for {days} days.',
    ja: 'お心当たりがない場合は、次のリンクを開いてボタンを押してください。すべての端末からログアウトし、このログイン方法を使えなくします。リンクの有効期間は{days}日間です。',
  },
  notMineRemoved: {
    ko: '직접 한 일이 아니라면 아래 링크를 열고 버튼을 눌러 주세요. 모든 기기에서 로그아웃하고, 삭제된 로그인 방법을 되돌리고, 삭제에 쓰인 로그인 방법을 차단해요. 링크는 {days}일 동안 쓸 수 있어요.',
    en: 'If it wasn’t you, open this link and press the button there. It logs out every device, brings the removed way back and blocks the one that it was removed with. The link works for {days} days.',
    ja: 'お心当たりがない場合は、次のリンクを開いてボタンを押してください。すべての端末からログアウトし、削除されたログイン方法を元に戻して、削除に使われたログイン方法を使えなくします。リンクの有効期間は{days}日間です。',
  },
  notMineChanged: {
    ko: '직접 한 일이 아니라면 아래 링크를 열고 버튼을 눌러 주세요. 모든 기기에서 로그아웃하고 이 이메일을 되돌려요. 링크는 {days}일 동안 쓸 수 있어요.',
    en: 'If it wasn’t you, open this link and press the button there. It logs out every device and brings this email back. The link works for {days} days.',
    ja: 'お心当たりがない場合は、次のリンクを開いてボタンを押してください。すべての端末からログアウトし、このメールアドレスに戻します。リンクの有効期間は{days}日間です。',
  },
  open: { ko: '내가 한 일이 아니에요', en: 'This wasn’t me', ja: '心当たりがありません' },
};

/** What the link brings back. */
const NOT_MINE: Partial<Record<AccessNews, 'notMineRemoved' | 'notMineChanged'>> = {
  wayRemoved: 'notMineRemoved',
  emailChanged: 'notMineChanged',
};

/** SAFE-1: tells the owner of an account of a new way in, a new password or a new device, with a link to the page that ends it. */
export function accessMail(
  about: AccessFacts & {
    readonly news: AccessNews;
    readonly nickname: string;
    readonly endedWays: readonly number[];
    /** The page that undoes it; `undefined`: for an email that the account has no more. */
    readonly url: string | undefined;
    readonly days: number;
    /** Whether the link brings back what was taken away. */
    readonly comesBack: boolean;
    readonly language: Language;
    readonly siteUrl: string;
  },
): Omit<Mail, 'to'> {
  const { news, nickname, endedWays, url, days, comesBack, language, siteUrl } = about;
  return noticeMail({
    language,
    siteUrl,
    subject: NEWS[news].subject[language],
    paragraphs: [
      TEXTS.greeting[language].replace('{nickname}', () => nickname),
      NEWS[news].lead[language],
      ...accessFacts(language, about).map(([label, value]) => `${label}: ${value}`),
      ...(endedWays.length === 0 ? [] : [`${TEXTS.ended[language]}: ${endedWays.map((way) => wayName(language, way)).join(', ')}`]),
      TEXTS.mine[language],
      ...(url === undefined
        ? toFormer(language, true)
        : [TEXTS[(comesBack && NOT_MINE[news]) || 'notMine'][language].replace('{days}', String(days))]),
    ],
    ...(url !== undefined && { action: { label: TEXTS.open[language], url } }),
  });
}

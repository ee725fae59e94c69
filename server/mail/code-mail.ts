import { raw } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import { mailLink } from '#contract/mail-link.ts';
import { codeValidity } from '../accounts/email-codes.ts';
import type { Purpose } from '../db/schema.ts';
import { html } from '../pages/html.ts';
import { MAIL_FONTS } from './fonts.ts';
import type { Mail } from './mailer.ts';

/** `confirm`: a person who is signed in proves that the account is theirs (CONFIRM-1). */
type MailKind = 'link' | 'reset' | 'confirm';

interface MailTexts {
  readonly brand: string;
  readonly subject: Readonly<Record<MailKind, string>>;
  readonly greeting: string;
  readonly lead: Readonly<Record<MailKind, string>>;
  /** The link that fills the code in where its receiver asked for it. */
  readonly open: string;
  /** `{minutes}` is how long the code can be used. */
  readonly validity: string;
  readonly ignore: Readonly<Record<MailKind, string>>;
}

const TEXTS: Readonly<Record<Language, MailTexts>> = {
  ko: {
    brand: '마당',
    subject: {
      link: '마당 이메일 인증 코드: {code}',
      reset: '마당 비밀번호 재설정 코드: {code}',
      confirm: '마당 본인 확인용 인증 코드: {code}',
    },
    greeting: '안녕하세요.',
    lead: {
      link: '마당에서 이메일을 인증하려면 아래 코드를 입력해 주세요.',
      reset: '마당 비밀번호를 새로 정하려면 아래 코드를 입력해 주세요.',
      confirm: '마당에서 본인임을 확인하려면 아래 코드를 입력해 주세요.',
    },
    open: '인증 코드 자동 입력하기',
    validity: '이 코드는 {minutes}분 동안 쓸 수 있어요. 다른 사람에게 알려 주지 마세요.',
    ignore: {
      link: '요청한 적이 없다면 이 메일을 지워 주세요. 계정은 그대로 안전해요.',
      reset: '요청한 적이 없다면 이 메일을 지워 주세요. 계정은 그대로 안전해요.',
      confirm: '요청한 적이 없다면 다른 사람이 회원님의 계정을 쓰고 있어요. 비밀번호를 바꾸면 모든 기기에서 로그아웃돼요.',
    },
  },
  en: {
    brand: 'Madang',
    subject: {
      link: 'Your Madang email code: {code}',
      reset: 'Your Madang password reset code: {code}',
      confirm: 'Your Madang confirmation code: {code}',
    },
    greeting: 'Hello,',
    lead: {
      link: 'Enter this code in Madang to confirm your email.',
      reset: 'Enter this code in Madang to choose a new password.',
      confirm: 'Enter this code in Madang to confirm that it’s you.',
    },
    open: 'Fill in the code',
    validity: 'The code works for {minutes} minutes. Please don’t share it with anyone.',
    ignore: {
      link: 'If you didn’t ask for it, you can delete this email. Your account is safe.',
      reset: 'If you didn’t ask for it, you can delete this email. Your account is safe.',
      confirm: 'If you didn’t ask for it, someone else is using your account. A new password logs it out on every device.',
    },
  },
  ja: {
    brand: 'マダン',
    subject: {
      link: 'マダン メール認証コード: {code}',
      reset: 'マダン パスワード再設定コード: {code}',
      confirm: 'マダン 本人確認用の認証コード: {code}',
    },
    greeting: 'マダンをご利用いただき、ありがとうございます。',
    lead: {
      link: 'メールアドレスを認証するには、マダンで次のコードを入力してください。',
      reset: '新しいパスワードを設定するには、マダンで次のコードを入力してください。',
      confirm: 'ご本人であることを確認するには、マダンで次のコードを入力してください。',
    },
    open: '認証コードを自動入力する',
    validity: 'コードの有効時間は{minutes}分です。他の人には教えないでください。',
    ignore: {
      link: 'お心当たりがない場合は、このメールを削除してください。アカウントは安全です。',
      reset: 'お心当たりがない場合は、このメールを削除してください。アカウントは安全です。',
      confirm: 'お心当たりがない場合は、他の人がアカウントを使用しています。パスワードを変更すると、すべての端末からログアウトされます。',
    },
  },
};

/** EMAIL-2: the email that carries a code, as plain text and as HTML that needs no image and no web font. */
export function codeMail(about: {
  readonly code: string;
  readonly linkKey: string;
  readonly purpose: Purpose;
  readonly language: Language;
  readonly siteUrl: string;
}): Omit<Mail, 'to'> {
  const texts = TEXTS[about.language];
  // Korean breaks lines between words, Japanese between phrases where the mailbox knows them.
  const wordBreak = { ko: ';word-break:keep-all', en: '', ja: ';word-break:auto-phrase' }[about.language];
  const kind = about.purpose === 'link' || about.purpose === 'reset' ? about.purpose : 'confirm';
  // The page that asked for a proof takes the code from the person alone.
  const link = kind === 'confirm' ? '' : mailLink(about.siteUrl, about.code, about.linkKey);
  const lead = texts.lead[kind];
  const validity = texts.validity.replace('{minutes}', String(codeValidity(about.purpose) / 60_000));
  const subject = texts.subject[kind].replace('{code}', about.code);
  // Six characters take about 150 px: a line of a phone of 360 px has them even inside a mailbox's own margins.
  return {
    subject,
    text: [
      texts.greeting,
      '',
      lead,
      '',
      `    ${about.code}`,
      '',
      ...(link === '' ? [] : [texts.open, link, '']),
      validity,
      texts.ignore[kind],
      '',
      `${texts.brand} ${about.siteUrl}`,
    ].join('\n'),
    html: html`<!doctype html>
<html lang="${about.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f6ff;color:#17123a;font:16px/1.6 ${raw(MAIL_FONTS[about.language])}${wordBreak}">
<div style="max-width:440px;margin:0 auto;padding:28px 20px;background:#ffffff;border-radius:24px">
<p style="margin:0 0 24px;font-size:20px;font-weight:800;color:#5b46e8">${texts.brand}</p>
<p style="margin:0 0 8px">${texts.greeting}</p>
<p style="margin:0 0 24px">${lead}</p>
<p style="margin:0 0 24px;padding:20px 8px 20px 14px;background:#ece8ff;border-radius:16px;text-align:center;white-space:nowrap;font:700 28px/1.2 ui-monospace,monospace;letter-spacing:6px">${about.code}</p>
${link === '' ? '' : html`<p style="margin:0 0 24px;text-align:center"><a href="${link}" target="_blank" style="display:inline-block;padding:14px 16px;text-wrap:balance;border-radius:14px;background:#5b46e8;color:#ffffff;font-weight:700;text-decoration:none">${texts.open}</a></p>`}
<p style="margin:0 0 8px">${validity}</p>
<p style="margin:0 0 24px;font-size:14px;color:#4d4873">${texts.ignore[kind]}</p>
<p style="margin:0;font-size:14px"><a href="${about.siteUrl}" target="_blank" style="color:#4f3bdb">${about.siteUrl}</a></p>
</div>
</body>
</html>
`.toString(),
  };
}

import type { Language } from '#contract/languages.ts';
import { LIMIT_VALUES } from '#contract/limit-values.ts';
import type { ResultName } from '#contract/result-codes.ts';
import { retryTime, TOO_MANY_GUESTS_OF_NETWORK, TOO_MANY_OF_NETWORK, TOO_MANY_REQUESTS } from '#contract/retry-text.ts';
import type { GuessableBy } from '#contract/values/guessable-password.ts';
import { DEFAULT_PASSWORD_POLICY, type PasswordContent, type PasswordPolicy } from '#contract/values/password.ts';
import type { Texts } from './languages.ts';
import type { Crowd } from './limits/policies.ts';

/**
 * The message for each result: what happened and what to do. `{field}` is the place in the body that is wrong, `{when}` is when
 * to come back, `{left}` how many tries there are; the other names in braces are those of `LIMIT_VALUES` (CONST-1).
 */
const MESSAGES: Readonly<Record<Exclude<ResultName, 'ok'>, Texts>> = {
  malformed: {
    ko: '요청의 형식이 맞지 않아요. 확인할 곳: {field}',
    en: 'The request isn’t in the expected form. Please check: {field}',
    ja: 'リクエストの形式が正しくありません。確認する項目: {field}',
  },
  valueInvalid: {
    ko: '사용할 수 없는 값이에요. 다시 확인해 주세요.',
    en: 'This value can’t be used. Please check it and try again.',
    ja: 'この値は使えません。もう一度ご確認ください。',
  },
  unauthorized: { ko: '로그인이 필요해요.', en: 'Please log in first.', ja: 'ログインが必要です。' },
  credentialsWrong: {
    ko: '이메일 또는 비밀번호가 맞지 않아요.',
    en: 'The email or password is incorrect.',
    ja: 'メールアドレスまたはパスワードが正しくありません。',
  },
  notAllowed: {
    ko: '지금 계정으로는 할 수 없어요.',
    en: 'You can’t do this with your current account.',
    ja: '現在のアカウントではご利用いただけません。',
  },
  consentRequired: {
    ko: '이 서비스로 계속하려면 먼저 동의해 주세요.',
    en: 'Before you continue to this service, please agree to it.',
    ja: 'このサービスに進むには、先に同意してください。',
  },
  signInTooOld: {
    ko: '로그인한 지 {replacingMinutes}분이 지났어요. 삭제할 계정으로 다시 로그인해 주세요.',
    en: 'You logged in more than {replacingMinutes} minutes ago. Please log in again to the account you want to delete.',
    ja: 'ログインから{replacingMinutes}分以上経過しています。削除するアカウントでもう一度ログインしてください。',
  },
  cookiesRefused: {
    ko: '이 단계에는 쿠키가 필요한데, 브라우저가 쿠키를 보내지 않았어요. 브라우저 설정에서 이 사이트의 쿠키를 허용하고 다시 시도해 주세요.',
    en: 'This step needs cookies, and your browser didn’t send any. Please allow cookies for this site in your browser’s settings, then try again.',
    ja: 'この操作にはCookieが必要ですが、ブラウザから送られてきませんでした。ブラウザの設定でこのサイトのCookieを許可してから、もう一度お試しください。',
  },
  confirmationNeeded: {
    ko: '로그인한 지 {provesMinutes}분이 지났어요. 본인인지 확인해야 하니, 다시 로그인한 뒤 시도해 주세요.',
    en: 'You logged in more than {provesMinutes} minutes ago. To show that it’s you, please log in again, then try once more.',
    ja: 'ログインから{provesMinutes}分以上経過しています。ご本人確認のため、もう一度ログインしてからお試しください。',
  },
  notOwnWay: {
    ko: '이 계정에 연결된 로그인이 아니에요. 이 계정에 연결된 로그인을 선택해 주세요.',
    en: 'This login isn’t linked to your account. Please choose one that is.',
    ja: 'このアカウントに連携されたログインではありません。連携済みのログインを選んでください。',
  },
  passkeyRefused: {
    ko: '이 패스키를 확인하지 못했어요. 다시 시도하거나 다른 방법을 이용해 주세요.',
    en: 'This passkey couldn’t be confirmed. Please try again, or use another way.',
    ja: 'このパスキーを確認できませんでした。もう一度お試しいただくか、別の方法をご利用ください。',
  },
  digitsWrong: {
    ko: '화면에 보이는 숫자와 달라서 로그인을 막았어요. 직접 시작한 로그인이라면 새 코드로 다시 시도해 주세요.',
    en: 'That isn’t the number on the other screen, so the login was stopped. If you started this yourself, please try again with a new code.',
    ja: '画面に表示された数字と違うため、ログインを中止しました。ご自身で始めた場合は、新しいコードでもう一度お試しください。',
  },
  accountNotFound: {
    ko: '연결된 계정을 찾지 못했어요. 회원가입을 하거나 다른 방법으로 로그인해 주세요.',
    en: 'We couldn’t find an account for this login. Please sign up, or log in another way.',
    ja: '連携されたアカウントが見つかりません。会員登録するか、別の方法でログインしてください。',
  },
  routeNotFound: { ko: '찾는 주소가 없어요.', en: 'There’s nothing at this address.', ja: 'このアドレスには何もありません。' },
  methodNotAllowed: {
    ko: '이 주소에서는 쓸 수 없는 요청 방식이에요. 쓸 수 있는 방식은 Allow 헤더에 있어요.',
    en: 'This address doesn’t accept this method. The Allow header lists those it does.',
    ja: 'このアドレスでは使えないメソッドです。使えるメソッドはAllowヘッダーをご覧ください。',
  },
  emailUnknown: {
    ko: '가입하지 않은 이메일이에요.',
    en: 'This email isn’t registered yet.',
    ja: 'このメールアドレスは登録されていません。',
  },
  clientUnknown: {
    ko: '등록되지 않은 서비스예요. 서비스 제공자에게 문의해 주세요.',
    en: 'This service isn’t registered with us. Please ask its provider.',
    ja: '登録されていないサービスです。提供元にお問い合わせください。',
  },
  handOverUnknown: {
    ko: '이 코드는 쓸 수 없어요. 코드는 잠깐 동안만 쓸 수 있으니, 로그인할 화면에 보이는 코드를 확인해 주세요.',
    en: 'This code doesn’t work. Codes work for a short while only: please check the one on the screen where you want to log in.',
    ja: 'このコードは使えません。コードの有効期間は短いため、ログインする画面に表示されたコードをご確認ください。',
  },
  loginOver: {
    ko: '로그인할 수 있는 시간이 지났어요. 서비스로 돌아가 다시 로그인해 주세요.',
    en: 'This login has expired. Please go back to the service and log in again.',
    ja: 'ログインの有効期限が切れました。サービスに戻って、もう一度ログインしてください。',
  },
  emailRegistered: {
    ko: '이미 가입한 이메일이에요. 이메일로 로그인해 주세요.',
    en: 'This email is already registered. Please log in with it.',
    ja: 'すでに登録されているメールアドレスです。メールアドレスでログインしてください。',
  },
  nicknameTaken: {
    ko: '이미 사용 중이거나, 사용 중인 닉네임과 비슷해 보여요. 다른 닉네임을 골라 주세요.',
    en: 'Someone already uses this nickname, or one that looks like it. Please choose another.',
    ja: 'すでに使われているか、よく似たニックネームがあります。別のニックネームをお選びください。',
  },
  uvrsIdTaken: {
    ko: '이미 사용 중이거나, 사용 중인 ID와 비슷해 보여요. 다른 ID를 골라 주세요.',
    en: 'Someone already uses this ID, or one that looks like it. Please choose another.',
    ja: 'すでに使われているか、よく似たIDがあります。別のIDをお選びください。',
  },
  nicknameReserved: {
    ko: '운영자로 오해할 수 있는 닉네임이라 쓸 수 없어요. 다른 닉네임을 골라 주세요.',
    en: 'This nickname could be mistaken for the operator’s. Please choose another.',
    ja: '運営と間違われるおそれがあるため、このニックネームは使えません。別のニックネームをお選びください。',
  },
  uvrsIdReserved: {
    ko: '운영자로 오해할 수 있는 ID라 쓸 수 없어요. 다른 ID를 골라 주세요.',
    en: 'This ID could be mistaken for the operator’s. Please choose another.',
    ja: '運営と間違われるおそれがあるため、このIDは使えません。別のIDをお選びください。',
  },
  accountInUse: {
    ko: '다른 계정에 이미 연결되어 있어요.',
    en: 'It’s already linked to another account.',
    ja: 'すでに別のアカウントに連携されています。',
  },
  accountLeaving: {
    ko: '탈퇴 예정인 계정이에요. 계속 사용하려면 탈퇴를 취소해 주세요.',
    en: 'This account is going to be deleted. To use it, please cancel the deletion.',
    ja: '退会手続き中のアカウントです。ご利用を続けるには、退会を取り消してください。',
  },
  refreshConflict: {
    ko: '로그인 정보가 바뀌었어요. 다시 로그인해 주세요.',
    en: 'Your login has changed. Please log in again.',
    ja: 'ログイン情報が変わりました。もう一度ログインしてください。',
  },
  cookieAmbiguous: {
    ko: '로그인 쿠키가 여러 개 와서 어느 것이 맞는지 알 수 없어 모두 지웠어요. 다시 로그인해 주세요.',
    en: 'The browser sent several login cookies, and only one can be right, so all were deleted. Please log in again.',
    ja: 'ログイン用のCookieが複数送られてきたため、正しいものを判別できず、すべて削除しました。もう一度ログインしてください。',
  },
  handOverTaken: {
    ko: '다른 기기에서 이 코드를 먼저 읽었어요. 로그인할 화면에서 새 코드를 받아 주세요.',
    en: 'Another device has read this code before yours. Please get a new code on the screen where you want to log in.',
    ja: '別の端末が先にこのコードを読み取りました。ログインする画面で新しいコードを表示してください。',
  },
  handOverDecided: {
    ko: '이미 허용하거나 거절한 로그인이에요.',
    en: 'This login was already allowed or refused.',
    ja: 'このログインはすでに許可または拒否されています。',
  },
  passkeysFull: {
    ko: '패스키는 {passkeysMax}개까지 만들 수 있어요. 쓰지 않는 패스키를 먼저 삭제해 주세요.',
    en: 'An account can have {passkeysMax} passkeys. Please remove one that you don’t use first.',
    ja: 'パスキーは{passkeysMax}個まで作成できます。先に使っていないパスキーを削除してください。',
  },
  lastWay: {
    ko: '하나 남은 로그인 방법이라 삭제할 수 없어요. 다른 로그인 방법을 먼저 추가해 주세요.',
    en: 'This is the last way to log in to your account. Please add another one first.',
    ja: '最後のログイン方法のため削除できません。先に別のログイン方法を追加してください。',
  },
  payloadTooLarge: {
    ko: '보낸 데이터가 너무 커요. 사진은 {megabytes}MB까지 올릴 수 있어요.',
    en: 'This file is too large. An image can be up to {megabytes} MB.',
    ja: 'データが大きすぎます。画像は{megabytes}MBまでアップロードできます。',
  },
  typeNotSupported: {
    ko: 'JPG나 PNG 사진만 올릴 수 있어요.',
    en: 'Please choose a JPG or PNG image.',
    ja: 'JPGまたはPNGの画像をお選びください。',
  },
  tokenExpired: {
    ko: '로그인 시간이 지났어요. 다시 시도해 주세요.',
    en: 'Your login has timed out. Please try again.',
    ja: 'ログインの有効期限が切れました。もう一度お試しください。',
  },
  codeWrong: {
    ko: '인증 코드가 맞지 않아요. 가장 최근에 받은 메일의 코드를 입력해 주세요.{left}',
    en: 'That code is incorrect. Please enter the one from the latest email.{left}',
    ja: '認証コードが正しくありません。最新のメールにあるコードを入力してください。{left}',
  },
  codeExpired: {
    ko: '인증 시간이 지났어요. 코드를 다시 받아 주세요.',
    en: 'Your code has expired. Please get a new one.',
    ja: '認証コードの有効期限が切れました。新しいコードを取得してください。',
  },
  codeTriesUsed: {
    ko: '코드를 여러 번 잘못 입력했어요. 새 코드를 받아 주세요.',
    en: 'The code was wrong too many times. Please get a new one.',
    ja: '認証コードの入力を何度も間違えました。新しいコードを取得してください。',
  },
  codeUsed: {
    ko: '이미 사용한 코드예요. 다른 창을 열어 두었다면 그 창에서 계속하고, 아니면 새 코드를 받아 주세요.',
    en: 'This code was already used. If another window is open, please continue there; otherwise get a new code.',
    ja: 'この認証コードは使用済みです。別の画面を開いている場合はその画面で続けるか、新しいコードを取得してください。',
  },
  proofExpired: {
    ko: '본인 확인을 다시 해 주세요.',
    en: 'Please confirm that it’s you once more.',
    ja: 'もう一度本人確認をしてください。',
  },
  nicknameInvalid: {
    ko: '닉네임은 한글, 영문, 숫자 {nicknameMin}~{nicknameMax}자로 정해 주세요.',
    en: 'A nickname has {nicknameMin} to {nicknameMax} letters or digits, without spaces.',
    ja: 'ニックネームは文字と数字で{nicknameMin}～{nicknameMax}文字にしてください。',
  },
  uvrsIdInvalid: {
    ko: 'ID는 영문 소문자, 숫자, 밑줄, 마침표 {idMin}~{idMax}자로 정해 주세요.',
    en: 'An ID has {idMin} to {idMax} lowercase letters, digits, underscores or periods.',
    ja: 'IDは半角英小文字、数字、アンダースコア、ピリオドで{idMin}～{idMax}文字にしてください。',
  },
  uvrsIdTooEarly: {
    ko: 'ID는 {idChangeDays}일에 한 번 바꿀 수 있어요.',
    en: 'An ID can be changed once every {idChangeDays} days.',
    ja: 'IDは{idChangeDays}日に1回変更できます。',
  },
  passwordInvalid: {
    ko: '비밀번호는 {with}{passwordMin}~{passwordMax}자로 정해 주세요.',
    en: 'A password has {passwordMin} to {passwordMax} characters{with}.',
    ja: 'パスワードは{with}{passwordMin}～{passwordMax}文字にしてください。',
  },
  passwordGuessable: {
    ko: '{why} 다른 사람이 짐작하기 어려운 비밀번호로 바꿔 주세요.',
    en: '{why} Please choose one that is harder to guess.',
    ja: '{why}推測されにくい別のパスワードにしてください。',
  },
  emailInvalid: {
    ko: '이메일 주소를 정확하게 입력해 주세요.',
    en: 'Please enter a valid email address.',
    ja: 'メールアドレスを正しく入力してください。',
  },
  methodDisabled: {
    ko: '지금은 이 방법으로 로그인할 수 없어요.',
    en: 'This way to log in isn’t available right now.',
    ja: '現在この方法ではログインできません。',
  },
  providerFailed: {
    ko: '인증에 실패했어요. 잠시 후 다시 시도해 주세요.',
    en: 'We couldn’t confirm your login. Please try again in a moment.',
    ja: '認証できませんでした。しばらくしてからもう一度お試しください。',
  },
  redirectNotRegistered: {
    ko: '등록되지 않은 돌아갈 주소예요. 서비스 제공자에게 문의해 주세요.',
    en: 'The return address isn’t registered. Please ask the provider of the service.',
    ja: '登録されていない戻り先アドレスです。サービスの提供元にお問い合わせください。',
  },
  tooManyRequests: TOO_MANY_REQUESTS,
  failed: {
    ko: '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    en: 'We couldn’t do that. Please try again in a moment.',
    ja: '処理できませんでした。しばらくしてからもう一度お試しください。',
  },
  unavailable: {
    ko: '지금은 서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
    en: 'We can’t reach the service right now. Please try again in a moment.',
    ja: '現在サービスに接続できません。しばらくしてからもう一度お試しください。',
  },
  closed: {
    ko: '지금은 시스템을 점검하고 있어요. 잠시 후 다시 찾아와 주세요.',
    en: 'We’re checking the system right now. Please come back in a little while.',
    ja: 'ただいまシステムの点検中です。しばらくしてからもう一度お越しください。',
  },
};

const TRIES_LEFT: Readonly<Record<Language, (tries: number) => string>> = {
  ko: (tries) => ` ${tries}번 더 입력할 수 있어요.`,
  en: (tries) => (tries === 1 ? ' You have one attempt left.' : ` You have ${tries} attempts left.`),
  ja: (tries) => `あと${tries}回入力できます。`,
};

/** What a refusal is about, besides its result; `retryAfter` in ms. */
export interface MessageAbout {
  readonly field?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly triesLeft?: number | undefined;
  readonly crowd?: Crowd | undefined;
  readonly guessableBy?: GuessableBy | undefined;
  readonly passwordPolicy?: PasswordPolicy | undefined;
}

const PASSWORD_CONTENT_TEXTS: Readonly<Record<PasswordContent, Texts>> = {
  lowercase: { ko: '영문 소문자', en: 'a lowercase letter', ja: '英小文字' },
  uppercase: { ko: '영문 대문자', en: 'an uppercase letter', ja: '英大文字' },
  digit: { ko: '숫자', en: 'a digit', ja: '数字' },
  special: { ko: '특수문자', en: 'a special character', ja: '記号' },
};

/** `{with}` of `passwordInvalid`. */
const PASSWORD_WITH: Readonly<Record<Language, (contents: readonly string[]) => string>> = {
  ko: (contents) => `${contents.join(', ')}${contents.length > 1 ? '를 모두 넣어' : '를 넣어'} `,
  en: (contents) => `, with ${new Intl.ListFormat('en-GB').format(contents)}`,
  ja: (contents) => `${contents.join('、')}を${contents.length > 1 ? 'すべて' : ''}含む`,
};

const withContents = (language: Language, { rules }: PasswordPolicy): string =>
  rules.length === 0 ? '' : PASSWORD_WITH[language](rules.map((rule) => PASSWORD_CONTENT_TEXTS[rule][language]));

const GUESSABLE_TEXTS: Readonly<Record<GuessableBy, Texts>> = {
  common: {
    ko: '많은 사람이 쓰는 비밀번호예요.',
    en: 'Many people use this password.',
    ja: '多くの人が使っているパスワードです。',
  },
  everyday: {
    ko: '서비스나 학교 이름, 흔한 말로 된 비밀번호예요.',
    en: 'This password is made of a name or a word that others try first.',
    ja: 'サービス名や学校名、よくある言葉でできたパスワードです。',
  },
  own: {
    ko: '이메일, 닉네임이나 ID로 된 비밀번호예요.',
    en: 'This password is made of your email, nickname or ID.',
    ja: 'メールアドレス、ニックネーム、IDでできたパスワードです。',
  },
};

const CROWD_TEXTS: Readonly<Record<Crowd, Texts>> = { guests: TOO_MANY_GUESTS_OF_NETWORK, network: TOO_MANY_OF_NETWORK };

export function messageOf(
  result: Exclude<ResultName, 'ok'>,
  language: Language,
  { field = '', retryAfter, triesLeft, crowd, guessableBy = 'common', passwordPolicy = DEFAULT_PASSWORD_POLICY }: MessageAbout = {},
): string {
  const left = triesLeft === undefined ? '' : TRIES_LEFT[language](triesLeft);
  const values: Readonly<Record<string, unknown>> = {
    ...LIMIT_VALUES,
    passwordMin: passwordPolicy.min,
    passwordMax: passwordPolicy.max,
    with: withContents(language, passwordPolicy),
    field,
    when: retryTime(language, retryAfter),
    left,
    why: GUESSABLE_TEXTS[guessableBy][language],
  };
  const texts = crowd === undefined ? MESSAGES[result] : CROWD_TEXTS[crowd];
  return texts[language].replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

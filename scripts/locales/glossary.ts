import type { Language } from '#contract/languages.ts';

/** A word of the product, and what is not said in its place. */
export interface Term {
  readonly term: string;
  /** What it means, or why it and not another. */
  readonly means: string;
  readonly instead: RegExp;
}

/** One word for one thing, in the pages, the server's messages, its mails and its stand-ins, and the sentences of the test plans. The legal texts keep the words of the law. */
export const GLOSSARY: Readonly<Record<Language, readonly Term[]>> = {
  ko: [
    { term: '인증 코드', means: '메일로 보내는 6자리, 글자도 있다', instead: /인증 ?번호|확인 ?코드|보안 ?코드/ },
    { term: '회원가입', means: '사람이 계정을 만드는 일, 한 낱말', instead: /회원 가입|사인 ?업/ },
    { term: '도입 문의', means: '학교가 마당을 쓰려고 묻는 일, 회원가입과 다르다', instead: /가입 문의/ },
    { term: '로그인', means: '들어오는 일', instead: /로긴|사인 ?인/ },
    { term: '로그아웃', means: '나가는 일', instead: /사인 ?아웃/ },
    { term: '비밀번호', means: '이메일 로그인에 쓰는 것', instead: /패스워드|암호/ },
    { term: '닉네임', means: '다른 사람에게 보이는 이름', instead: /별명|별칭|대화명/ },
    { term: 'ID', means: '사람을 찾는 이름, 로그인에는 쓰지 않는다', instead: /아이디/ },
    { term: '이메일', means: '주소나 로그인 방법', instead: /전자 ?우편|이메일 어드레스|[eE]-?메일/ },
    {
      term: '이메일 주소를 확인',
      means: '주소가 맞는지 본다. 받은 메일을 보는 것은 ‘메일함을 확인’',
      instead: /이메일을 (?:다시 |한 번 더 )?확인해|이메일을 확인하고/,
    },
    { term: '게스트', means: '계정을 연결하지 않은 사람', instead: /손님/ },
    { term: '연결', means: '계정이나 로그인 방법을 아바타에 잇는 일', instead: /연동/ },
  ],
  en: [
    { term: 'code', means: 'the six characters of a mail, letters among them', instead: /verification number|\bPIN\b|passcode|\bOTP\b/i },
    { term: 'sign up', means: 'making an account', instead: /\bsign(?:ing)?-up\b|\benrol/i },
    { term: 'log in', means: 'coming in; the noun is “login”', instead: /\bsign(?:s|ed|ing)?[ -]in\b/i },
    { term: 'log out', means: 'leaving', instead: /\bsign(?:s|ed|ing)?[ -]out\b|\blog(?:ged|ging)?[ -]off\b/i },
    { term: 'nickname', means: 'the name that others see', instead: /display name|user ?name|screen name/i },
    { term: 'ID', means: 'the name by which a person is found; not for login', instead: /\buser ID\b|\bhandle\b/i },
    { term: 'email', means: 'an address, a message or a way to log in', instead: /\be-mail|electronic mail/i },
    {
      term: 'check your inbox',
      means: 'look at what has come; “check the email address” is whether it is right',
      instead: /check (?:your|the) email(?! address| and)/i,
    },
    { term: 'guest', means: 'a person without a linked account', instead: /\banonymous\b/i },
  ],
  ja: [
    { term: '認証コード', means: 'メールで届く6文字、英字を含む', instead: /認証番号|確認コード|確認番号|暗証番号/ },
    { term: '会員登録', means: 'アカウントを作ること', instead: /新規登録|ユーザー登録|サインアップ/ },
    { term: 'ログイン', means: '入ること。Appleのボタンだけは、Appleが定める「Appleでサインイン」', instead: /(?<!Appleで)サインイン/ },
    { term: 'ログアウト', means: '出ること', instead: /サインアウト|ログオフ/ },
    { term: 'パスワード', means: 'メールでのログインに使うもの', instead: /合言葉|パスコード/ },
    { term: 'ニックネーム', means: 'ほかの人に見える名前', instead: /表示名|ハンドルネーム/ },
    { term: 'ID', means: '人を探すための名前、ログインには使わない', instead: /アイディー|ユーザーID/ },
    { term: 'メールアドレス', means: '宛先、ログインの方法', instead: /[EeＥ]-?メール|電子メール|メルアド/ },
    { term: 'ゲスト', means: 'アカウントを連携していない人', instead: /匿名ユーザー/ },
  ],
};

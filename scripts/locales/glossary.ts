import type { Language } from '#contract/languages.ts';

/** A word of the product, and what is not said in its place. */
export interface Term {
  readonly term: string;
  /** What it means, or why it and not another. */
  readonly means: string;
  readonly instead: RegExp;
  /** The texts that say the term and nothing else: controls of the same name on several screens. */
  readonly controls?: readonly string[];
  /** The test plans may say it: they speak to testers. */
  readonly allowedInPlans?: true;
}

const GUEST_BUTTONS = ['methods.guest.login', 'methods.guest.link', 'methods.guest.join'];
const PROFILE_NAMES = ['header.settings', 'myProfile.title'];

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
    {
      term: '게스트로 계속하기',
      means: '게스트로 들어가는 버튼, 로그인과 가입에서 같다',
      instead: /게스트로 (?:시작하기|로그인하기)/,
      controls: GUEST_BUTTONS,
    },
    { term: '계정 연결하기', means: '게스트가 계정을 연결하는 일', instead: /^인증하기$|계정을 연결하고 (?!있)/ },
    { term: '로그인 방법 추가', means: '회원이 방법을 더하는 일', instead: /다른 (?:계정|로그인 방법) 연결|로그인 방법 연결/ },
    { term: '최근 로그인', means: '이 기기에서 가장 나중에 쓴 방법', instead: /마지막(?:으로|에) 사용/ },
    { term: '회원 탈퇴', means: '회원가입의 반대. 계정을 바꾸어 연결할 때만 ‘기존 계정 삭제’', instead: /(?<!기존 )계정 삭제/ },
    { term: '활동 기록', means: '아바타로 한 일의 기록', instead: /이용 기록/ },
    { term: '내 프로필', means: '나에 대한 화면, 메뉴에서도 같은 이름', instead: /^설정$|마이 ?페이지/, controls: PROFILE_NAMES },
    { term: '마이홈', means: '자기 방, /myroom', instead: /마이 ?룸/ },
    { term: '공용 컴퓨터', means: '여럿이 쓰는 컴퓨터', instead: /함께 쓰는 (?:컴퓨터|기기)/ },
    { term: '초·중·고, 대학교', means: '‘버전’은 소프트웨어의 말. 새로 나온 것은 ‘업데이트’', instead: /버전/ },
    { term: '개인정보 처리방침', means: '법의 낱말, 띄어 쓴다', instead: /개인정보처리방침/ },
    { term: '기본 이미지', means: '프로필 사진을 올리지 않은 사람의 그림', instead: /기본 (?:사진|그림)/ },
    { term: '헤더', means: '페이지 맨 위의 띠', instead: /머리글/ },
    { term: '제휴 서비스', means: '통합 로그인을 쓰는 서비스', instead: /파트너/ },
    { term: '외부 로그인 창', means: '카카오, 학교 따위의 로그인 창', instead: /제공자 (?:창|화면)|로그인을 제공하는 곳/ },
    { term: '받은 메일', means: '시험용 메일이 모이는 페이지', instead: /받은 ?편지함/ },
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
    { term: 'Last used', means: 'the way in that this device used last', instead: /used last/i },
    {
      term: 'continue',
      means: 'take the next step, also after a break',
      instead: /\b(?:go|goes|going|carry|carries|carrying) on\b(?! the\b)/i,
    },
    { term: 'attempt', means: 'one of a limited number', instead: /\btries\b(?! again)/i },
    { term: 'Link an account', means: 'a guest gets an account', instead: /^Link account$/ },
    {
      term: 'Add a way to log in',
      means: 'a member gets one more way',
      instead: /link another|^Link (?:Google|Apple|Facebook|Kakao|NAVER)$/i,
    },
    { term: 'Continue as a guest', means: 'the button, in login and sign-up alike', instead: /start as a guest/i, controls: GUEST_BUTTONS },
    { term: 'My profile', means: 'the page about oneself; the menu calls it the same', instead: /^Settings$/, controls: PROFILE_NAMES },
    { term: 'update', means: '“version” is a word of software; schools and universities have pages', instead: /\bversions?\b/i },
    {
      term: 'centre',
      means: 'British spelling throughout',
      instead: /\b(?:center|inquir(?:y|ies)|recogniz\w+|customiz\w+|canceled|color\w*)\b/i,
    },
    {
      term: 'you’re, it’s, can’t',
      means: 'short forms, as people talk',
      instead: /\b(?:did|does|is|could|would) not\b|\bcannot\b|\byou (?:are|would)\b|\bthere is\b/i,
      allowedInPlans: true,
    },
    { term: 'create a passkey', means: 'the word of browsers and phones', instead: /\b(?:make|made) a passkey|passkey (?:is|was) made/i },
    { term: 'image', means: 'what stands for a person in the profile', instead: /(?:your|remove|default) picture/i },
    {
      term: 'you can no longer log in with it',
      means: 'a person logs in, a way or an address does not',
      instead: /no longer logs in\b/i,
    },
    { term: 'log in on another screen', means: 'a screen is where one logs in', instead: /\blog in (?:another|the|a) screen/i },
    { term: 'guest', means: 'a person without a linked account', instead: /\banonymous\b/i },
  ],
  ja: [
    { term: '認証コード', means: 'メールで届く6桁、英字を含む', instead: /認証番号|確認コード|確認番号|暗証番号|文字の(?:認証)?コード/ },
    { term: '会員登録', means: 'アカウントを作ること', instead: /新規登録|ユーザー登録|サインアップ/ },
    { term: 'ログイン', means: '入ること', instead: /サインイン/ },
    { term: 'ログアウト', means: '出ること', instead: /サインアウト|ログオフ/ },
    { term: 'パスワード', means: 'メールでのログインに使うもの', instead: /合言葉|パスコード/ },
    { term: 'ニックネーム', means: 'ほかの人に見える名前', instead: /表示名|ハンドルネーム/ },
    { term: 'ID', means: '人を探すための名前、ログインには使わない', instead: /アイディー|ユーザーID/ },
    { term: 'メールアドレス', means: '宛先、ログインの方法', instead: /[EeＥ]-?メール|電子メール|メルアド/ },
    {
      term: 'ゲストとして続ける',
      means: 'ゲストで入るボタン、ログインと登録で同じ',
      instead: /ゲストとして始める/,
      controls: GUEST_BUTTONS,
    },
    { term: 'アカウントを連携する', means: 'ゲストがアカウントを持つこと', instead: /^連携する$|アカウントを連携して画像/ },
    { term: 'ログイン方法を追加', means: '会員が方法を増やすこと', instead: /別の(?:アカウント|ログイン方法)を連携/ },
    { term: '前回利用', means: 'この端末で最後に使った方法', instead: /前回使用/ },
    { term: '退会', means: '会員登録の反対', instead: /^アカウントを削除|(?<!既存の)アカウントの?削除/ },
    { term: 'マイプロフィール', means: '自分の画面、メニューでも同じ名前', instead: /^設定$|マイページ/, controls: PROFILE_NAMES },
    { term: 'マイルーム', means: '自分の部屋、/myroom。マイホームは買った家', instead: /マイホーム/ },
    { term: '大学', means: '大学校は韓国語', instead: /大学校/ },
    { term: '小・中・高校、大学', means: '「版」「バージョン」はソフトウェアの言葉', instead: /バージョン|(?:高校|大学)版/ },
    { term: 'ブラウザ', means: '長音をつけない', instead: /ブラウザー/ },
    { term: 'デフォルト画像', means: '画像を登録していない人の絵', instead: /基本の?画像/ },
    { term: '端末からログアウト', means: 'ログアウトするのは人', instead: /端末をログアウト/ },
    { term: '提携サービス', means: '統合ログインを使うサービス', instead: /パートナー/ },
    { term: '受信箱', means: 'お試し用のメールが届くページ', instead: /受信トレイ/ },
    {
      term: 'プロバイダーのウィンドウ',
      means: 'カカオや大学などのログインのウィンドウ',
      instead: /外部(?:サービスの画面|ログインのウィンドウ)/,
    },
    { term: 'ゲスト', means: 'アカウントを連携していない人', instead: /匿名ユーザー/ },
  ],
};

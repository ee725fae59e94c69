import type { Texts } from '../languages.ts';

/** What frames the description of the API. The description itself is of the contract, in English as the names on the wire are. */
export const TEXTS = {
  title: { ko: '마당 API', en: 'Madang API', ja: 'マダン API' },
  english: {
    ko: '각 호출의 설명은 실제로 오가는 이름과 같이 영어로 되어 있어요.',
    en: 'Names and descriptions are those of the OpenAPI document.',
    ja: '各呼び出しの説明は、実際にやり取りされる名前と同じく英語です。',
  },
  base: { ko: '호출의 기준 주소', en: 'Base address of the calls', ja: '呼び出しの基点となるアドレス' },
  answers: {
    ko: '모든 응답의 형식(성공하면 HTTP 200과 code 0)',
    en: 'Every answer (success: HTTP 200 with code 0)',
    ja: 'すべての応答の形式（成功はHTTP 200とcode 0）',
  },
  token: { ko: '액세스 토큰을 보내는 헤더', en: 'Header for the access token', ja: 'アクセストークンを送るヘッダー' },
  refresh: {
    ko: '갱신 토큰은 쿠키에 있고, 갱신 호출만 읽어요.',
    en: 'The refresh credential is a cookie that only the refresh call reads.',
    ja: '更新トークンはCookieにあり、更新の呼び出しだけが読み取ります。',
  },
  tools: { ko: '도구를 위한 같은 내용', en: 'OpenAPI document, for tools', ja: 'ツール向けの同じ内容' },
  calls: { ko: '호출', en: 'Calls', ja: '呼び出し' },
  methods: { ko: '로그인 방법', en: 'Ways to log in', ja: 'ログインの方法' },
  windows: { ko: '로그인 제공자의 창', en: 'For provider windows', ja: 'ログイン提供元のウィンドウ' },
  windowsNote: {
    ko: '페이지가 부르는 호출이 아니라 그 창이 여는 주소예요(SOC-1). 운영자의 API도 호출과 함께 제공해요.',
    en: 'No calls of the pages, but addresses that their windows open (SOC-1): an operator’s own API serves them beside the calls.',
    ja: 'ページからの呼び出しではなく、ウィンドウが開くアドレスです（SOC-1）。運営者のAPIも呼び出しとともに提供します。',
  },
  partners: { ko: '통합 로그인의 제휴 서비스', en: 'For partners of the gateway', ja: '統合ログインの提携サービス' },
  partnersNote: {
    ko: '서버끼리 제휴 서비스의 ID와 비밀 값으로 불러요. 응답과 거절은 RFC 6749를 따라요.',
    en: 'From server to server, with a partner’s id and secret; answers and refusals are those of RFC 6749.',
    ja: 'サーバー間で、提携サービスのIDと秘密の値を使って呼び出します。応答と拒否はRFC 6749に従います。',
  },
  signals: { ko: '로그인 제공자가 알려 주는 것', en: 'What providers say of their people', ja: 'ログイン提供元からの通知' },
  signalsNote: {
    ko: '제공자의 서버가 서명이나 키로 본인임을 밝히고 불러요. 제공자에 등록하는 주소예요.',
    en: 'From server to server, proven by a signature or a key; the operator registers the addresses at the provider.',
    ja: '提供元のサーバーが、署名または鍵で自らを証明して呼び出します。提供元に登録するアドレスです。',
  },
  results: { ko: '성공이 아닌 결과', en: 'Results other than success', ja: '成功以外の結果' },
  header: { ko: '헤더', en: 'Header', ja: 'ヘッダー' },
  body: { ko: '본문', en: 'Body', ja: '本文' },
  file: {
    ko: '본문: 파일을 담은 multipart/form-data',
    en: 'Body: multipart/form-data with the file',
    ja: '本文：ファイルを含む multipart/form-data',
  },
  data: { ko: '데이터', en: 'Data', ja: 'データ' },
  parameters: { ko: '매개변수', en: 'Parameters', ja: 'パラメーター' },
  form: { ko: '양식', en: 'Form', ja: 'フォーム' },
  answer: { ko: '응답', en: 'Answer', ja: '応答' },
  code: { ko: '코드', en: 'Code', ja: 'コード' },
  name: { ko: '이름', en: 'Name', ja: '名前' },
  notes: { ko: '비고', en: 'Notes', ja: '備考' },
  status: { ko: '상태', en: 'Status', ja: 'ステータス' },
  message: { ko: '메시지', en: 'Message', ja: 'メッセージ' },
} satisfies Record<string, Texts>;

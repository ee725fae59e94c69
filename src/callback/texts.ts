import type { Language } from '#contract/languages.ts';
import type { MethodCode } from '#contract/methods.ts';

/** What the page has to say. */
export type Saying =
  | 'answered'
  | 'elsewhere'
  | 'passedOn'
  | 'loggedIn'
  | 'cancelled'
  | 'disabled'
  | 'refused'
  | 'invalid'
  | 'unexpected'
  | 'signedOut';

export interface Texts {
  readonly sayings: Readonly<Record<Saying, readonly [title: string, text: string]>>;
  /** Providers' names, for their own pages here; every language's `methods` has them too. */
  readonly names: Readonly<Partial<Record<MethodCode, string>>>;
  readonly brand: string;
  readonly complete: string;
  readonly close: string;
  /** Goes on in this tab, in the place of the one that began. */
  readonly here: string;
  /** The browser did not close the window. */
  readonly closeYourself: string;
  readonly home: string;
}

/** A table of its own: this page must not wait for the application's. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  ko: {
    sayings: {
      answered: ['로그인이 확인됐어요', '이 창은 곧 닫혀요.'],
      elsewhere: ['로그인을 시작한 탭에서 계속해 주세요', '그 탭을 열면 로그인이 이어져요. 탭을 찾을 수 없다면 여기에서 계속할 수 있어요.'],
      passedOn: ['다른 탭에서 계속되고 있어요', '이 창은 닫아도 돼요.'],
      loggedIn: ['이미 로그인했어요', '이 창은 닫아도 돼요.'],
      cancelled: ['로그인을 취소했어요', '이 창은 곧 닫혀요.'],
      disabled: ['지금은 쓸 수 없는 방법이에요', '다른 방법으로 로그인해 주세요.'],
      refused: ['로그인하지 못했어요', '창을 닫고 다시 시도해 주세요.'],
      invalid: ['로그인을 확인하지 못했어요', '잘못된 접근이에요. 창을 닫고 다시 로그인해 주세요.'],
      unexpected: ['진행 중인 로그인이 없어요', '이 화면은 로그인할 때 잠깐 열려요. 마당 홈에서 다시 로그인해 주세요.'],
      signedOut: ['로그아웃했어요', '이 창은 곧 닫혀요.'],
    },
    names: {
      google: 'Google',
      kakao: '카카오',
      naver: '네이버',
      facebook: 'Facebook',
      apple: 'Apple',
      sookmyung: '숙명여자대학교',
      cju: '충주대학교',
      yonsei: '연세대학교',
      ewha: '이화여자대학교',
      federation: '학교 계정',
    },
    brand: '마당',
    complete: '완료',
    close: '닫기',
    here: '여기에서 계속하기',
    closeYourself: '이 창을 닫아 주세요.',
    home: '마당 홈으로 가기',
  },
  en: {
    sayings: {
      answered: ['All done', 'This window closes in a moment.'],
      elsewhere: [
        'Continue in the tab where you started',
        'Open that tab to continue logging in. If you can’t find it, you can continue here.',
      ],
      passedOn: ['Continuing in another tab', 'You can close this window.'],
      loggedIn: ['You’re already logged in', 'You can close this window.'],
      cancelled: ['Login cancelled', 'This window closes in a moment.'],
      disabled: ['Not available right now', 'Please log in another way.'],
      refused: ['Login failed', 'Please close this window and try again.'],
      invalid: ['We couldn’t confirm your login', 'This page was opened without a valid answer. Please close the window and log in again.'],
      unexpected: [
        'There’s no login in progress',
        'This page opens for a moment while you log in. Please log in again from the Madang home page.',
      ],
      signedOut: ['You’re logged out', 'This window closes in a moment.'],
    },
    names: {
      google: 'Google',
      kakao: 'Kakao',
      naver: 'NAVER',
      facebook: 'Facebook',
      apple: 'Apple',
      sookmyung: 'Sookmyung Women’s University',
      cju: 'Chungju National University',
      yonsei: 'Yonsei University',
      ewha: 'Ewha Womans University',
      federation: 'School account',
    },
    brand: 'Madang',
    complete: 'Done',
    close: 'Close',
    here: 'Continue here',
    closeYourself: 'You can close this window now.',
    home: 'Go to the Madang home page',
  },
  ja: {
    sayings: {
      answered: ['ログインを確認しました', 'このウィンドウはまもなく閉じます。'],
      elsewhere: ['ログインを始めたタブで続けてください', 'そのタブを開くと、ログインが続きます。見つからない場合は、ここで続けられます。'],
      passedOn: ['別のタブで続いています', 'このウィンドウは閉じてかまいません。'],
      loggedIn: ['ログイン済みです', 'このウィンドウは閉じてかまいません。'],
      cancelled: ['ログインをキャンセルしました', 'このウィンドウはまもなく閉じます。'],
      disabled: ['現在はご利用になれません', '別の方法でログインしてください。'],
      refused: ['ログインできませんでした', 'ウィンドウを閉じて、再度お試しください。'],
      invalid: ['ログインを確認できませんでした', '無効なアクセスです。ウィンドウを閉じて、ログインし直してください。'],
      unexpected: ['進行中のログインはありません', 'この画面はログイン中に一時的に開きます。マダンのホームからログインし直してください。'],
      signedOut: ['ログアウトしました', 'このウィンドウはまもなく閉じます。'],
    },
    names: {
      google: 'Google',
      kakao: 'Kakao',
      naver: 'NAVER',
      facebook: 'Facebook',
      apple: 'Apple',
      sookmyung: '淑明女子大学',
      cju: '忠州大学',
      yonsei: '延世大学',
      ewha: '梨花女子大学',
      federation: '学校アカウント',
    },
    brand: 'マダン',
    complete: '完了',
    close: '閉じる',
    here: 'ここで続ける',
    closeYourself: 'このウィンドウを閉じてください。',
    home: 'マダンのホームへ',
  },
};

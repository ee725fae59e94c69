import type { Language } from '#contract/languages.ts';
import { OLDEST_ENGINES } from '#contract/supported-engines.ts';

export interface EngineTexts {
  readonly title: string;
  /** What to do. */
  readonly text: string;
  /** Names the box with the page's address. */
  readonly address: string;
  readonly copy: string;
  readonly copied: string;
  /** The browser refused: the address is selected. */
  readonly notCopied: string;
}

const { chrome, firefox, safari } = OLDEST_ENGINES;

/** A table of its own: it stands in pages that load no texts. In all languages, since an old browser is the only thing that is known of the person. */
export const ENGINE_TEXTS: Readonly<Record<Language, EngineTexts>> = {
  ko: {
    title: '이 브라우저는 오래되어 마당을 쓸 수 없어요',
    text: `브라우저를 업데이트하거나, 아래 주소를 Chrome·Edge ${chrome}, 삼성 인터넷 22, Safari ${safari}(iOS ${safari}), Firefox ${firefox} 이상에서 열어 주세요. 이 페이지는 읽을 수 있지만, 로그인은 되지 않을 수 있어요.`,
    address: '이 페이지의 주소',
    copy: '주소 복사',
    copied: '주소를 복사했어요.',
    notCopied: '주소를 선택했어요. 직접 복사해 주세요.',
  },
  en: {
    title: 'This browser is too old for Madang',
    text: `Please update it, or open the address below in Chrome or Edge ${chrome}, Samsung Internet 22, Safari ${safari} (iOS ${safari}), Firefox ${firefox}, or a later one. You can read this page here, but logging in may not work.`,
    address: 'Address of this page',
    copy: 'Copy the address',
    copied: 'Address copied.',
    notCopied: 'The address is selected. Please copy it yourself.',
  },
  ja: {
    title: 'このブラウザは古いため、マダンをご利用いただけません',
    text: `ブラウザを更新するか、下のアドレスをChrome・Edge ${chrome}、Samsung Internet 22、Safari ${safari}（iOS ${safari}）、Firefox ${firefox}以降で開いてください。このページを読むことはできますが、ログインできない場合があります。`,
    address: 'このページのアドレス',
    copy: 'アドレスをコピー',
    copied: 'アドレスをコピーしました。',
    notCopied: 'アドレスを選択しました。手動でコピーしてください。',
  },
};

import type { Language } from '#contract/languages.ts';
import type { Texts } from '../languages.ts';

const FORMER: Texts = {
  ko: '이 주소는 최근에 계정 이메일에서 빠졌어요. 직접 한 일이 아니라면 그때 이 주소로 보낸 메일의 링크를 열고 버튼을 눌러 주세요. 계정 이메일이 이 주소로 돌아와요.',
  en: 'This address recently stopped being the email of the account. If that wasn’t you, open the link in the email that told you so and press the button there. It brings this address back.',
  ja: 'このメールアドレスは、最近アカウントのメールアドレスではなくなりました。お心当たりがない場合は、その際にお送りしたメールのリンクを開いてボタンを押してください。このメールアドレスに戻ります。',
};

/** EMAIL-10: what an email says last to an address that the account has no more, as long as that can be undone: the undo is in the email of then, and no second one is given. */
export const toFormer = (language: Language, isFormer: boolean): readonly string[] => (isFormer ? [FORMER[language]] : []);

import type { Language } from './languages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Words of a refusal for too many tries, for the server and, where a server says nothing, for the pages. */
export const TOO_MANY_REQUESTS: Readonly<Record<Language, string>> = {
  ko: '요청이 너무 많아요. {when} 다시 시도해 주세요.',
  en: 'Too many attempts. Please try again {when}.',
  ja: 'リクエストが多すぎます。{when}もう一度お試しください。',
};

/**
 * DOOR-6: of a refusal because of what many people of one network did, not the person who reads it. The one for guests names the way that
 * this limit does not close.
 */
export const TOO_MANY_OF_NETWORK: Readonly<Record<Language, string>> = {
  ko: '같은 네트워크에서 많은 분이 이용하고 있어요. {when} 다시 시도해 주세요. 수업 중이라면 선생님이 고객센터에 수업용 한도를 요청할 수 있어요.',
  en: 'Many people are using Madang from this network. Please try again {when}. For a class, a teacher can ask our customer centre for a higher limit.',
  ja: '同じネットワークから多くの方が利用しています。{when}もう一度お試しください。授業の場合は、先生からカスタマーセンターに授業用の上限をお申し込みいただけます。',
};
export const TOO_MANY_GUESTS_OF_NETWORK: Readonly<Record<Language, string>> = {
  ko: '같은 네트워크에서 많은 분이 게스트로 시작했어요. {when} 다시 시도하거나, 계정이 있다면 로그인해 주세요. 수업 중이라면 선생님이 고객센터에 수업용 한도를 요청할 수 있어요.',
  en: 'Many people have started as guests from this network. Please try again {when}, or log in if you have an account. For a class, a teacher can ask our customer centre for a higher limit.',
  ja: '同じネットワークから多くの方がゲストで始めました。{when}もう一度お試しいただくか、アカウントをお持ちの方はログインしてください。授業の場合は、先生からカスタマーセンターに授業用の上限をお申し込みいただけます。',
};

const UNKNOWN_TIME_TEXT: Readonly<Record<Language, string>> = { ko: '잠시 후', en: 'in a moment', ja: 'しばらくしてから' };

const TIME_TEXT: Readonly<Record<Language, (amount: string) => string>> = {
  ko: (amount) => `${amount} 뒤에`,
  en: (amount) => `in ${amount}`,
  // Japanese has no space between a number and its unit.
  ja: (amount) => `${amount.replace(' ', '')}後に`,
};

/** A wait in the unit in which it is said, rounded up, so that a person who waits so long is not refused again; 1 at least. `wait` in ms. */
export function waitIn(wait: number): { readonly unit: 'second' | 'minute' | 'hour'; readonly amount: number } {
  const [unit, length] =
    wait <= MINUTE ? (['second', SECOND] as const) : wait <= 59 * MINUTE ? (['minute', MINUTE] as const) : (['hour', HOUR] as const);
  return { unit, amount: Math.max(1, Math.ceil(wait / length)) };
}

/** When to come back: "in 5 minutes". `wait` in ms. */
export function retryTime(language: Language, wait: number | undefined): string {
  if (wait === undefined) return UNKNOWN_TIME_TEXT[language];
  const { unit, amount } = waitIn(wait);
  return TIME_TEXT[language](new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount));
}

export const tooManyRequestsText = (language: Language, wait: number | undefined): string =>
  TOO_MANY_REQUESTS[language].replace('{when}', retryTime(language, wait));

import type { Language } from './languages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Of a refusal for too many tries; the server and, where a server says nothing, the pages use the same words. */
export const TOO_MANY_REQUESTS: Readonly<Record<Language, string>> = {
  ko: '요청이 너무 많아요. {when} 다시 시도해 주세요.',
  en: 'Too many tries. Please try again {when}.',
  ja: 'リクエストが多すぎます。{when}もう一度お試しください。',
};

const LATER: Readonly<Record<Language, string>> = { ko: '잠시 후', en: 'in a moment', ja: 'しばらくしてから' };

const WHEN: Readonly<Record<Language, (amount: string) => string>> = {
  ko: (amount) => `${amount} 뒤에`,
  en: (amount) => `in ${amount}`,
  // Japanese has no space between a number and its unit.
  ja: (amount) => `${amount.replace(' ', '')}後に`,
};

/** When to come back: "in 5 minutes". Rounded up, so that a person who waits so long is not refused again. `wait` in ms. */
export function retryTime(language: Language, wait: number | undefined): string {
  if (wait === undefined) return LATER[language];
  const [unit, length] =
    wait <= MINUTE ? (['second', SECOND] as const) : wait <= 59 * MINUTE ? (['minute', MINUTE] as const) : (['hour', HOUR] as const);
  const amount = Math.max(1, Math.ceil(wait / length));
  return WHEN[language](new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount));
}

export const tooManyRequestsText = (language: Language, wait: number | undefined): string =>
  TOO_MANY_REQUESTS[language].replace('{when}', retryTime(language, wait));

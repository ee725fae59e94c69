/** Label by language. */
export const LABELS = { ko: '마당으로 로그인', en: 'Log in with Madang', ja: 'マダンでログイン' };

/** The language of ours for a language tag: `ko-KR` is Korean, and what we lack is English. */
export function languageOf(tag = '') {
  const [language] = tag.toLowerCase().split('-');
  return Object.hasOwn(LABELS, language) ? language : 'en';
}

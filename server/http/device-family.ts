/** In this order: a browser that is made of another names that one, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/\bLine\//, 'LINE'],
  [/Instagram/, 'Instagram'],
  [/FBAN|FBAV/, 'Facebook'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (known: typeof BROWSERS, text: string): string | undefined => known.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome, Windows`: words of ours, since a client writes its `User-Agent` as it likes. Empty: nothing is known. */
export function deviceFamily(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  return [named(BROWSERS, text), named(SYSTEMS, text)].filter((part) => part !== undefined).join(', ');
}

/** Where the operator's hours and days are counted. */
export const OPERATOR_TIME_ZONE = 'Asia/Seoul';

/** "20 November 2026" as our texts write it; `timeZone` where it is not the person's day that is meant. */
export function longDate(language: string, date: Date, timeZone?: string): string {
  // Our English is British.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(timeZone !== undefined && { timeZone }) }).format(date);
}

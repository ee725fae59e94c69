/** Where the operator's hours and days are counted. */
export const OPERATOR_TIME_ZONE = 'Asia/Seoul';

/** "20 November 2026" as our texts write it, in one piece at the end of a line; `timeZone` where it is not the person's day that is meant. */
export const longDate = (language: string, date: Date, timeZone?: string): string =>
  written(language, date, { dateStyle: 'long', timeZone });

/** "20 November 2026 at 06:00", in the person's own time zone unless another is named. */
export const longDateTime = (language: string, date: Date, timeZone?: string): string =>
  written(language, date, { dateStyle: 'long', timeStyle: 'short', timeZone });

function written(language: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  // Our English is British.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, options).format(date).replaceAll(' ', '\u00a0');
}

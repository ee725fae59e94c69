import type { TFunction } from 'i18next';
import type { ListedSession } from '#machines/devices/devices.machine.ts';

/** “Chrome, Windows” as the API says it; an API may not know it. */
export const deviceName = (t: TFunction, session: ListedSession | undefined): string => session?.device || t(($) => $.devices.unknown);

/** “20 Nov 2026, 15:04”, by the person's own clock. @param time ms since the epoch */
export function shortMoment(language: string, time: number): string {
  // Our English is British.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}

import { SUPPORT_HOURS } from '#contract/limits.ts';

/** Korea is nine hours ahead of UTC all year. A formatter with a time zone takes 18 ms to make, while the page is taken over. */
const KOREA = 9 * 60 * 60 * 1000;
const SATURDAY = 6;
const SUNDAY = 0;

const minutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether the customer centre answers at a time (ms since the epoch): weekdays within SUPPORT_HOURS in Korea (HEAD-3). Holidays are not known here. */
export const isSupportOpen = (at: number): boolean => {
  const there = new Date(at + KOREA);
  const day = there.getUTCDay();
  const now = there.getUTCHours() * 60 + there.getUTCMinutes();
  return day !== SATURDAY && day !== SUNDAY && now >= minutes(SUPPORT_HOURS.from) && now < minutes(SUPPORT_HOURS.to);
};

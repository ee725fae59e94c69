import { SUPPORT_HOURS } from '../../../contract/limits.ts';
import { OPERATOR_TIME_ZONE } from '../../../contract/long-date.ts';

const WEEKEND: readonly (string | undefined)[] = ['Sat', 'Sun'];

const minutes = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether the customer centre answers at a time (ms since the epoch): weekdays within SUPPORT_HOURS in Korea (HEAD-3). Holidays are not known here. */
export const isSupportOpen = (at: number): boolean => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: OPERATOR_TIME_ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const now = minutes(`${found.get('hour')}:${found.get('minute')}`);
  return !WEEKEND.includes(found.get('weekday')) && now >= minutes(SUPPORT_HOURS.from) && now < minutes(SUPPORT_HOURS.to);
};

import { expect, test } from 'vitest';
import { daysUntilIdChange } from '#src/app/ports/profile.ts';

const DAY = 86_400_000;
const CHANGED = '2026-11-20T03:00:00.000Z';

test.each([
  ['when it was never changed', null, 0, 0],
  ['at the change', CHANGED, 0, 30],
  ['a second before it, by a clock that lags', CHANGED, -1000, 30],
  ['29 days later', CHANGED, 29 * DAY, 1],
  ['a moment before 30 days', CHANGED, 30 * DAY - 1, 1],
  ['30 days later', CHANGED, 30 * DAY, 0],
  ['years later', CHANGED, 1000 * DAY, 0],
])('[PROF-3] %s', (_, changedAt, later, days) => {
  expect(daysUntilIdChange(changedAt, Date.parse(CHANGED) + later)).toBe(days);
});

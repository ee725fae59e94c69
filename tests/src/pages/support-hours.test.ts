import { expect, test } from 'vitest';
import { isSupportOpen } from '#src/pages/chrome/support-hours.ts';

const inSeoul = (time: string) => Date.parse(`${time}+09:00`);

test.each([
  ['Friday at 9:00', '2026-11-20T09:00', true],
  ['Friday a minute before 9:00', '2026-11-20T08:59', false],
  ['Friday a minute before 18:00', '2026-11-20T17:59', true],
  ['Friday at 18:00', '2026-11-20T18:00', false],
  ['Monday at midnight', '2026-11-23T00:00', false],
  ['Saturday at noon', '2026-11-21T12:00', false],
  ['Sunday at noon', '2026-11-22T12:00', false],
])('[HEAD-3] %s in Korea: %s open: %s', (_, time, open) => {
  expect(isSupportOpen(inSeoul(time))).toBe(open);
});

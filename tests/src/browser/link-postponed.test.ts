import { expect, test } from 'vitest';
import { LINK_POSTPONED } from '#contract/limits.ts';
import { STORAGE_KEYS } from '#contract/storage-keys.ts';
import { createLinkPostponed } from '#src/browser/link-postponed.ts';
import { createMapStorage } from '#tests/support/map-storage.ts';

const DAY = 86_400_000;

test('[POP-4] a guest is left alone for a week from when they said so, and not longer, whatever becomes of the clock', () => {
  let now = Date.UTC(2026, 10, 28);
  const storage = createMapStorage();
  const postponed = createLinkPostponed(storage, () => now);
  expect(LINK_POSTPONED).toBe(7 * DAY);
  expect(postponed.holds()).toBe(false);
  postponed.postpone();
  expect(postponed.holds()).toBe(true);
  now += 7 * DAY - 1;
  expect(postponed.holds()).toBe(true);
  now += 1;
  expect(postponed.holds()).toBe(false);
  // The clock is set back by more than the week.
  now -= 8 * DAY;
  expect(postponed.holds()).toBe(false);
  storage.set(STORAGE_KEYS.linkPostponed, 'for ever');
  expect(postponed.holds()).toBe(false);
});

import { useLayoutEffect } from 'react';
import { createSharedFlag, useSharedFlag } from '../shared-flag.ts';

/** Whether the page that is shown has popups above it, which stand in a root of their own (`popups.tsx`). */
const hasPlace = createSharedFlag(false);
let places = 0;

/** The page that is shown has popups above it. @returns what takes that back */
export function popupsMayOpen(): () => void {
  places += 1;
  hasPlace.set(true);
  return () => {
    places -= 1;
    // One page follows another in the same moment.
    queueMicrotask(() => hasPlace.set(places > 0));
  };
}

/** Stands in a page of React's that has popups above it. */
export function PopupsPlace() {
  useLayoutEffect(popupsMayOpen, []);
  return null;
}

export const useHasPopups = (): boolean => useSharedFlag(hasPlace, true);

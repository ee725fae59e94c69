import { useLayoutEffect } from 'react';
import { createSharedFlag, useSharedFlag } from '../shared-flag.ts';

/** Whether the page that is shown has popups above it. Those of signing in stand in a root of their own, beside the page's (`popups.tsx`). */
const hasPlace = createSharedFlag(false);
let places = 0;

/** Stands in a page that has the popups of signing in above it. */
export function PopupsPlace() {
  useLayoutEffect(() => {
    places += 1;
    hasPlace.set(true);
    return () => {
      places -= 1;
      // One page follows another in the same moment.
      queueMicrotask(() => hasPlace.set(places > 0));
    };
  }, []);
  return null;
}

export const useHasPopups = (): boolean => useSharedFlag(hasPlace, true);

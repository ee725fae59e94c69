import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** While the page that was drawn at build time becomes React's, and when it is drawn: what a component shows then has to be the same (HTML of `scripts/build/prerender`). */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

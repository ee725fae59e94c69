import { useLayoutEffect } from 'react';

let isShown = false;
let listener: (() => void) | undefined;

/** Calls `act` once, in the moment in which the nodes of the first page, or of what is shown in its place, are React's. */
export function whenPageShown(act: () => void): void {
  if (isShown) act();
  else listener = act;
}

/** Stands in whatever may be the first thing that the page's root shows. The router hydrates a page later than what is around it. */
export function PageShown() {
  useLayoutEffect(() => {
    isShown = true;
    const act = listener;
    listener = undefined;
    act?.();
  }, []);
  return null;
}

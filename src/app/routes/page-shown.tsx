import { useLayoutEffect } from 'react';

let isShown = false;
let listener: (() => void) | undefined;

/** Calls `act` once, in the moment in which the first page, or what is shown in its place, can be used. */
export function whenPageShown(act: () => void): void {
  if (isShown) act();
  else listener = act;
}

export function tellPageShown(): void {
  isShown = true;
  const act = listener;
  listener = undefined;
  act?.();
}

/** Stands in whatever may be the first thing that the page's root shows: the router draws a page later than what is around it. */
export function PageShown() {
  useLayoutEffect(tellPageShown, []);
  return null;
}

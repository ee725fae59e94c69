import type { InAppBrowserInput } from '#machines/in-app-browser/in-app-browser.machine.ts';
import type { Place } from '#machines/place.ts';
import { hasMark, outsideAddress, placeIn, thisBrowser, withoutWayOut } from '#src/browser/outside.ts';

/** Takes out of the address what a way out of an app's browser has put there (DOOR-1). Runs before the router reads the address. */
export function takeUpWayOut() {
  const { origin, pathname, search, hash } = window.location;
  const place = placeIn({ pathname, search });
  const browser = thisBrowser();
  const cameBack = browser !== null && hasMark(search);
  const kept = withoutWayOut({ pathname, search });
  if (kept !== search) window.history.replaceState(window.history.state, '', pathname + kept + hash);
  return {
    /** A place that this tab has kept goes before the one that was sent along. */
    sentAlong<TakenUp extends { readonly place: Place | null }>(takenUp: TakenUp): TakenUp & { readonly inAppBrowser: InAppBrowserInput } {
      const wanted = takenUp.place ?? place;
      const cameBackTo = cameBack ? outsideAddress({ origin, pathname, search: kept }, wanted) : null;
      return { ...takenUp, place: wanted, inAppBrowser: { browser, cameBackTo } };
    },
  };
}

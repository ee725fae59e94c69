import { ENTER as PLACE } from '#contract/enter.ts';
import { type Door, type InAppBrowser, recogniseApp } from '#contract/in-app-browsers.ts';
import { type Place, parsePlace } from '#machines/place.ts';

/**
 * LINE opens an address with it in the person's browser. A page that is loaded with it inside an app was not: the app took no notice, or could
 * not open the intent and loaded its fallback.
 */
const MARK = 'openExternalBrowser=1';

const GATEWAY_PATHS = /^\/sso(?:\/auth)?\/?$/;

export type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Which app's browser shows this page; null for an ordinary browser (DOOR-1). */
export function thisBrowser(): InAppBrowser | null {
  const { userAgent = '', maxTouchPoints = 0, standalone } = navigator as Navigator & { readonly standalone?: boolean };
  const isInstalled = standalone === true || window.matchMedia?.('(display-mode: standalone)').matches === true;
  return recogniseApp(userAgent, { maxTouchPoints, standalone: isInstalled });
}

/**
 * The address under which another browser goes on: the page, and at the gateway all that the partner asks for, else the place that was wanted
 * for. Nothing else goes along, neither a parameter nor the fragment: one of them may be a code.
 */
export function outsideAddress({ origin, pathname, search }: PageAddress, place: Place | null): string {
  if (GATEWAY_PATHS.test(pathname)) return origin + pathname + withoutMark(search);
  return origin + pathname + (place === null ? '' : `?${PLACE}=${encodeURIComponent(place)}`);
}

/** The address that makes the app open `address`, which has no fragment, in the person's browser. */
export function doorAddress(door: Door, address: string): string {
  switch (door) {
    case 'kakaotalk':
      return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
    case 'line':
      return withMark(address);
    case 'intent': {
      // No package: the browser that the person has chosen. Where none takes it, the app loads the fallback, and the page says what to do.
      const { protocol, host, pathname, search } = new URL(address);
      const view = 'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE';
      const rest = host + pathname + search;
      return `intent://${rest}#Intent;scheme=${protocol.slice(0, -1)};${view};S.browser_fallback_url=${encodeURIComponent(withMark(address))};end`;
    }
  }
}

/**
 * Runs inside the press. Ends when another app covers this page; a page that stays is not told so, its machine stops waiting.
 * @throws where the app has no way out, or the address is not of this site.
 */
export function openOutside({ door, address }: { door: Door | null; address: string | null }, signal: AbortSignal): Promise<void> {
  if (door === null || address === null || new URL(address).origin !== window.location.origin)
    return Promise.reject(new Error('no way out leads there'));
  return new Promise((resolve) => {
    const seen = () => {
      if (document.visibilityState === 'hidden') resolve();
    };
    document.addEventListener('visibilitychange', seen, { signal });
    window.location.assign(doorAddress(door, address));
  });
}

/** The place that another browser sent along; null where there is none, where it cannot be one, and at the gateway, whose parameters are the partner's. */
export const placeIn = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place | null =>
  GATEWAY_PATHS.test(pathname) ? null : parsePlace(new URLSearchParams(search).get(PLACE));

/** Has a way out loaded this page? */
export const hasMark = (search: string): boolean => search.slice(1).split('&').includes(MARK);

/** The address of the page without what a way out has added: it is not passed on, and a reload begins anew. */
export const withoutWayOut = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  GATEWAY_PATHS.test(pathname) ? withoutMark(search) : rejoined(search, (part) => part !== MARK && !part.startsWith(`${PLACE}=`));

const withMark = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}${MARK}`;
const withoutMark = (search: string): string => rejoined(search, (part) => part !== MARK);

/** The partner's own spelling stays as it is. */
function rejoined(search: string, keeps: (part: string) => boolean): string {
  const parts = search.slice(1).split('&').filter(keeps);
  return parts.join('&') === '' ? '' : `?${parts.join('&')}`;
}

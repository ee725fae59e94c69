import type { AppId, AppPlatform, InAppBrowser } from './in-app-browsers.ts';
import type { MethodCode } from './methods.ts';

interface Refusal {
  readonly platforms: readonly AppPlatform[];
  /** Apps whose browser it takes nevertheless: its own. */
  readonly except: readonly AppId[];
}

/*
 * Providers that show a wall instead of their sign-in in a browser inside an app (DOOR-1).
 * - Google: "disallowed_useragent" in each embedded browser since 2021 (developers.googleblog.com, "Upcoming security changes to Google's OAuth
 *   2.0 authorization endpoint in embedded webviews"). Its own app is taken to work; no document says so.
 * - Facebook: "Logging in from an embedded browser is disabled" on Android since October 2021 (developers.facebook.com, "Deprecating support for
 *   FB Login authentication on Android embedded browsers"); on iOS it works. The apps of Meta are its own.
 * - Kakao, NAVER and Apple take embedded browsers, and a university's page is a page like any other; email and guest need no other page.
 */
const REFUSALS: { readonly [code in MethodCode]?: Refusal } = {
  google: { platforms: ['android', 'ios', 'other'], except: ['google'] },
  facebook: { platforms: ['android'], except: ['facebook', 'instagram', 'threads'] },
};

/** Does this way refuse the browser that the page is shown by? Never in an ordinary browser (null). */
export function isRefusedIn(browser: InAppBrowser | null, method: MethodCode): boolean {
  const refusal = REFUSALS[method];
  if (browser === null || refusal === undefined) return false;
  return refusal.platforms.includes(browser.platform) && !refusal.except.includes(browser.app);
}

import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { InAppBrowser } from '#contract/in-app-browsers.ts';
import type { MethodCode } from '#contract/methods.ts';
import { isRefusedIn } from '#contract/refused-ways.ts';
import type { inAppBrowserMachine } from '#machines/in-app-browser/in-app-browser.machine.ts';
import { IsDrawn } from '#src/ui/is-drawn.ts';

export type InAppBrowserActor = ActorRefFrom<typeof inAppBrowserMachine>;

export interface InApp {
  readonly actor: InAppBrowserActor;
  /** The person wants their browser, for this way in or for none. */
  readonly leave: (method: MethodCode | null) => void;
}

/** Without it, an ordinary browser. */
export const InAppContext = createContext<InApp | null>(null);

/** The app whose browser shows the page, and how to leave it; null in an ordinary browser, and in what was drawn at build time. */
export function useInApp(): { readonly browser: InAppBrowser; readonly inApp: InApp } | null {
  const inApp = use(InAppContext);
  const isDrawn = use(IsDrawn);
  const browser = useSelector(inApp?.actor, (snapshot) => snapshot?.context.browser ?? null);
  return isDrawn || inApp === null || browser === null ? null : { browser, inApp };
}

/** Which ways in refuse this browser (DOOR-1). */
export function useRefusals(): (method: MethodCode) => boolean {
  const browser = useInApp()?.browser ?? null;
  return (method) => isRefusedIn(browser, method);
}

import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';

/*
 * Built into React's chunk (`vite.config.ts`), so that React is evaluated there: it makes errors as it begins, and DevTools and Lighthouse have each
 * script on an error's stack parsed again, which would be all of the application.
 */

interface Showing extends Pick<RootOptions, 'identifierPrefix'> {
  /** The page was drawn with it. */
  readonly takesOver: boolean;
}

/** Takes over what the page was drawn with, or draws it anew. */
export function showInRoot(root: HTMLElement, app: ReactNode, { takesOver, ...options }: Showing): void {
  if (takesOver) hydrateRoot(root, app, { ...options, onRecoverableError: (error) => console.error(error) });
  else createRoot(root, options).render(app);
}

/** The same in one piece, before this returns: no key and no press comes between. */
export const showAtOnce = (root: HTMLElement, app: ReactNode, showing: Showing): void => flushSync(() => showInRoot(root, app, showing));

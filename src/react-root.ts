import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/*
 * Built into React's chunk (`vite.config.ts`), so that React is evaluated there: it makes errors as it begins, and DevTools and Lighthouse have each
 * script on an error's stack parsed again, which would be all of the application.
 */

type Prefix = RootOptions['identifierPrefix'];

/** React drew it at a second try, and the person saw nothing of it: no error of the page (`reportError`), and the console names the cause, which React wraps. */
const onRecoverableError = (error: unknown): void =>
  console.error('React recovered from', error instanceof Error && error.cause !== undefined ? error.cause : error);

const optionsOf = (identifierPrefix: Prefix): RootOptions => ({
  onRecoverableError,
  ...(identifierPrefix !== undefined && { identifierPrefix }),
});

/** Draws in a place, whatever stands there. */
export const drawInRoot = (place: HTMLElement, app: ReactNode, prefix?: Prefix): void => createRoot(place, optionsOf(prefix)).render(app);

/** Takes over what was drawn in a place, in one piece, before this returns: no key and no press comes between. */
export const takeOverRoot = (place: HTMLElement, app: ReactNode, prefix?: Prefix): Root =>
  flushSync(() => hydrateRoot(place, app, optionsOf(prefix)));

/** Draws in one piece, before this returns. */
export const drawAtOnce = (place: HTMLElement, app: ReactNode, prefix?: Prefix): void => flushSync(() => drawInRoot(place, app, prefix));

declare global {
  interface Window {
    /** Says that this browser is too old: of the check that stands in every page (`engine-check.js`). */
    tooOld?: () => void;
    /** The inline script of this page has run to its end. */
    hasBooted?: true;
  }
}

/** How engines say that they lack an API: Chromium and Firefox, then Safari. */
const MISSING_API_MESSAGE = /is not a (function|constructor)|is not defined|Can't find variable|undefined is not an object/;

/** Whether the engine could not read a script, or lacks what it calls: no connection and no reload mends that. */
export const isOfEngine = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  ((error instanceof TypeError || error instanceof ReferenceError) && MISSING_API_MESSAGE.test(error.message));

/** Whether the page has said that the application cannot run in this browser. */
export const isTooOld = (): boolean => document.documentElement.dataset.engine === 'old';

/** The application did not start: says that it is the engine, where it is. */
export function blameEngine(error: unknown): void {
  if (isOfEngine(error)) window.tooOld?.();
}

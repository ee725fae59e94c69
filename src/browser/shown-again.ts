/** Settles when the person comes back to this page out of the browser's back/forward cache; a page that is shown for the first time does not count. */
export const shownAgain = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal }));

import { useEffect, useLayoutEffect } from 'react';

/** `scrolled`: how far, px. Once the application stands in the place of the prerendered page: what was done there before is done here. */
export function TakenOver({ scrolled }: { scrolled: number }) {
  useLayoutEffect(() => {
    // In the same moment in which the new elements stand there: what is done to them must not be done twice.
    window.earlyInput?.stop();
    // For a moment there was no page to be scrolled.
    if (scrolled > 0) window.scrollTo({ top: scrolled, behavior: 'instant' });
  }, [scrolled]);
  useEffect(() => {
    delete document.documentElement.dataset.session;
    window.earlyInput?.replay();
    delete window.earlyInput;
  }, []);
  return null;
}

import { useEffect, useLayoutEffect } from 'react';
import { takeOverPopup } from './take-over-popup.ts';
import { usePopups } from './use-system.ts';

/** Beside the page, from the moment on in which it is React's: what was done there before is done now. */
export function TakenOver() {
  const popups = usePopups();
  // In the moment in which React answers: what is done must not be done twice.
  useLayoutEffect(() => window.earlyInput?.stop(), []);
  useEffect(() => {
    delete document.documentElement.dataset.session;
    window.earlyInput?.replay();
    void takeOverPopup(popups, window.earlyInput);
    delete window.earlyInput;
  }, [popups]);
  return null;
}

/** What is not in the first frame of a page that was drawn beforehand carries this: the picture, and each part below the first screen. */
const LATER = '[data-later]';
/** Signs that the person is about to go there; a page that is printed is printed whole. */
const WANTED = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'scroll', 'beforeprint'] as const;

/**
 * Shows a drawn page part by part, one a frame: laid out at once, it would keep a slow phone busy in one piece, while the first words wait to
 * be seen, and then to be touched. The returned function shows all of it at once. For a visit that goes to a place in the page,
 * or comes back to it, there is nothing to be shown later.
 */
export function showInParts(): () => void {
  const { dataset } = document.documentElement;
  if (comesToPlace()) return () => {};
  dataset.inParts = '';
  const listening = new AbortController();
  const whole = () => {
    delete dataset.inParts;
    listening.abort();
  };
  for (const type of WANTED) window.addEventListener(type, whole, { capture: true, passive: true, signal: listening.signal });

  let isFirstPainted = false;
  const next = () => {
    if (listening.signal.aborted) return;
    const part = document.querySelector<HTMLElement>(LATER);
    if (part !== null && isFirstPainted) delete part.dataset.later;
    isFirstPainted ||= part !== null;
    if (part !== null || document.readyState === 'loading') requestAnimationFrame(next);
    else whole();
  };
  requestAnimationFrame(next);
  return whole;
}

/** By a link to a place in the page or to words of it, or by going back or reloading, which lead to where one was. */
function comesToPlace(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { type } = navigation instanceof PerformanceNavigationTiming ? navigation : { type: undefined };
  // A link to words (`#:~:text=`) shows nowhere but in the name of the entry.
  return location.hash !== '' || type !== 'navigate' || navigation?.name.includes('#') === true;
}

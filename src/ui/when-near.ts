/** How far below or above the screen a place counts as near. */
const LOOK_AHEAD = '600px';

/** Calls `act` once, when the place comes near the screen; at once where the browser cannot tell. @returns what stops waiting. */
export function whenNear(place: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      act();
    },
    { rootMargin: LOOK_AHEAD },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

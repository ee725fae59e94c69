/** A press follows the first sign of a hand within this time, ms, and may open a popup that is here already. */
const PRESS = 120;
/** In such a popup a hand that did nothing for this long, ms, rests: a person who goes on to the form and types is not held up. */
const REST = 500;

/** Calls `act` when the person at the page rests. The returned function is to be called with each sign of a hand. */
export function whenInputPauses(act: () => void): () => void {
  let lastSign = 0;
  let isWatching = false;
  const look = () => {
    const isInPopup = window.drawnPopups?.open() != null;
    const left = isInPopup ? lastSign + REST - performance.now() : 0;
    if (left > 0) {
      setTimeout(look, left);
      return;
    }
    isWatching = false;
    act();
  };
  return () => {
    lastSign = performance.now();
    if (!isWatching) setTimeout(look, PRESS);
    isWatching = true;
  };
}

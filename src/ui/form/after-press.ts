import { flushSync } from 'react-dom';

/** Touch: blur comes after pointerup; the click follows within this many ms. */
const TAP = 50;

let isPressed = false;
let endedAt = Number.NEGATIVE_INFINITY;

const ENDS = ['pointerup', 'pointercancel'] as const;

function note({ type }: Event): void {
  isPressed = type === 'pointerdown';
  if (!isPressed) endedAt = performance.now();
}

if (typeof document !== 'undefined') for (const type of ['pointerdown', ...ENDS]) document.addEventListener(type, note, { capture: true });

/**
 * Acts when the press that is under way has had its click; at once where none is. A press on a button leaves the field before it: a message at
 * that field would then move the button away under the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    if (performance.now() - endedAt > TAP) act();
    else later(act);
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    later(act);
  };
  for (const type of ENDS) document.addEventListener(type, end, { signal: ended.signal });
}

/** Draws at once, as within an event: what comes next finds the field's message. */
const later = (act: () => void) => setTimeout(() => flushSync(act));

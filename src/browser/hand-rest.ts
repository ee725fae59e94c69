/** A person who typed and pressed nothing for this long, ms, can be spoken to: an alert takes the focus, and with it the next letters. */
export const HAND_REST = 1500;

const SIGNS = ['keydown', 'input', 'pointerdown', 'compositionstart', 'compositionend'] as const;

/** Calls `act` once the person's hands rest; amid a letter of Hangul or kana they do not. @returns what stops waiting */
export function whenHandsRest(act: () => void): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const waitAnew = () => {
    clearTimeout(timer);
    if (isComposing) return;
    timer = setTimeout(() => {
      stop();
      act();
    }, HAND_REST);
  };
  const hear = ({ type }: Event) => {
    if (type.startsWith('composition')) isComposing = type === 'compositionstart';
    waitAnew();
  };
  for (const sign of SIGNS) document.addEventListener(sign, hear, { capture: true, passive: true, signal: waiting.signal });
  waitAnew();
  return stop;
}

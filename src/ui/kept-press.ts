import { findByMeaning, meaningOf } from './meaning.ts';

const CONTROLS = 'button, a[href], summary';

/**
 * A press whose control was drawn anew between its beginning and its end reaches the new one (DOOR-4): the browser would give the click to what
 * is around both. A finger needs no help: its click goes to what is there when it ends.
 */
export function keepPresses(): void {
  let begun: { readonly control: Element; readonly meaning: string | null } | undefined;
  const options = { capture: true, passive: true } as const;
  const controlAt = (target: EventTarget | Element | null) => (target instanceof Element ? target.closest(CONTROLS) : null);
  document.addEventListener(
    'pointerdown',
    ({ target, button, pointerType }) => {
      const control = button === 0 && pointerType === 'mouse' ? controlAt(target) : null;
      begun = control === null ? undefined : { control, meaning: meaningOf(control) };
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const { control, meaning } = begun ?? {};
      begun = undefined;
      if (control === undefined || control.isConnected) return;
      const drawnAnew = findByMeaning(meaning ?? null);
      // After the click that the browser gives to something else.
      if (drawnAnew !== null && controlAt(document.elementFromPoint(clientX, clientY)) === drawnAnew) setTimeout(() => drawnAnew.click());
    },
    options,
  );
}

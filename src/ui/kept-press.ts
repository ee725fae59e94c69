import { findByMeaning, meaningOf } from './meaning.ts';

const CONTROLS = 'button, a[href], summary, label, input, select';

/** ms after a press, and px beside it, in which a further one belongs to it, as of a hand that presses twice. */
const TWICE = 250;
const NEAR = 24;

interface Press {
  readonly control: HTMLElement;
  readonly meaning: string | null;
  /** Where the control stood. */
  readonly box: DOMRect;
}

/**
 * A press acts on the control that it began on, though that is moved or drawn anew before it ends, and on nothing else (DOOR-4, SEEN-2): the browser
 * would give a mouse's click to what is around both, and a finger's to what has come to its place.
 */
export function keepPresses(): void {
  let begun: Press | undefined;
  /** It ended where its control had stood; the click is yet to come. */
  let ended: Press | undefined;
  /** The end of the last one. */
  let last: { readonly press: Press; readonly x: number; readonly y: number; readonly at: number } | undefined;
  let isTwice = false;
  const listen = <Type extends 'pointerdown' | 'pointerup' | 'mousedown' | 'click'>(
    type: Type,
    act: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, act, { capture: true });
  listen('pointerdown', (event) => {
    if (!event.isPrimary) return;
    const control = pressedBy(event);
    isTwice =
      last !== undefined &&
      control !== last.press.control &&
      event.timeStamp - last.at < TWICE &&
      Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    begun = isTwice ? last?.press : control && { control, meaning: meaningOf(control), box: control.getBoundingClientRect() };
    ended = undefined;
  });
  listen('mousedown', (event) => {
    // What has come there does not take the focus either, from a field that letters are for.
    if (isTwice) event.preventDefault();
  });
  listen('pointerup', ({ target, clientX: x, clientY: y, timeStamp: at, pointerType, isPrimary }) => {
    if (!isPrimary) return;
    const press = begun;
    begun = undefined;
    // A pointer that is drawn away from the control takes the press back.
    if (press === undefined || !(isTwice || isWithin(press.box, x, y))) return;
    last = { press, x, y, at };
    ended = press;
    // A mouse's click comes in this task, or never, as where the control is gone. A finger's comes later.
    if (pointerType !== 'mouse') return;
    setTimeout(() => {
      if (ended !== press) return;
      ended = undefined;
      const there = controlAt(target);
      if (there !== press.control) pressOn(nowOf(press, there));
    });
  });
  listen('click', (event) => {
    // A key's click has no place.
    if (ended === undefined || !event.isTrusted || event.detail === 0) return;
    const there = controlAt(event.target);
    const control = nowOf(ended, there);
    ended = undefined;
    if (control !== null && control === there) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressOn(control);
  });
}

/** With a key it is the browser's: another tab, a menu. */
const pressedBy = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): HTMLElement | undefined =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey ? undefined : (controlAt(target) ?? undefined);

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

export const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What was pressed, or what means the same since; `there`: the control that stands in its place. */
function nowOf({ control, meaning }: Press, there: HTMLElement | null): HTMLElement | null {
  if (control.isConnected) return control;
  return findByMeaning(meaning) ?? (there?.isEqualNode(control) === true ? there : null);
}

/** Not on a step that has just begun, nor below a dialog that has come above it. */
function pressOn(control: HTMLElement | null): void {
  if (control === null || control.getClientRects().length === 0 || control.closest('[data-resting]') !== null) return;
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (top?.contains(control) === false) return;
  control.focus({ preventScroll: true });
  control.click();
}

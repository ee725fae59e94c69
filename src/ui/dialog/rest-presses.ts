import { isWithin } from '../kept-press.ts';

/** ms after a step in which no press counts: a person cannot have seen the new one so soon. */
export const STEP_REST = 250;
/** ms after a step in which a press at the place of the one that led to it does not count, and a form shows no error at what is untouched. */
export const STEP_GRACE = 1000;

/** ms in which the click of a finger follows its end. */
const TAP = 50;

const CONTROLS = 'button, a[href], input, select, summary, label';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the last press was; null after a key or a letter: the next press is one of its own. */
let lastPlace: Place | null = null;
/** A press is under way, or its click is yet to come. */
let isPressed = false;
/** When a panel began to show its step, and what press had led to it. */
const begun = new WeakMap<Element, { readonly at: number; readonly place: Place | null }>();
const ends = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Watches where presses are; once a page. */
function watch(): void {
  let endOfPress: ReturnType<typeof setTimeout> | undefined;
  const options = { capture: true, passive: true } as const;
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      lastPlace = { x: clientX, y: clientY };
      clearTimeout(endOfPress);
      isPressed = true;
    },
    options,
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      type,
      ({ clientX, clientY }) => {
        // It began before the application was there to hear it.
        lastPlace ??= { x: clientX, y: clientY };
        endOfPress = setTimeout(() => {
          isPressed = false;
        }, TAP);
      },
      options,
    );
  // What rests is not there for the pointer: the press would take the focus from a field that letters are for.
  document.addEventListener(
    'mousedown',
    (event) => {
      const isAt = (resting: Element) => {
        const box = resting.getBoundingClientRect();
        return box.width > 0 && isWithin(box, event.clientX, event.clientY);
      };
      if ([...document.querySelectorAll('[data-resting]')].some(isAt)) event.preventDefault();
    },
    { capture: true },
  );
  for (const type of ['keydown', 'input'] as const)
    document.addEventListener(
      type,
      () => {
        lastPlace = null;
        for (const control of document.querySelectorAll('[data-resting]:not([data-dialog-panel])')) end(control);
      },
      options,
    );
}
let watching = false;

/**
 * A step takes the place of another, an alert comes above it, or goes: a press that began on what was there before, or that was
 * on its way to it, does nothing on this one (SEEN-2). What rests takes no pointer; keys and letters count at once.
 */
export function restPresses(content: Element): void {
  const panel = content.querySelector('[data-dialog-panel]');
  if (panel === null) return;
  begun.set(panel, { at: performance.now(), place: lastPlace });
  restPanel(panel);
}

/** A dialog opens where none was, perhaps by itself: a press that was on its way to the page does nothing on it (SEEN-2). */
export function restOpened(content: Element): void {
  const panel = content.querySelector('[data-dialog-panel]');
  if (panel !== null) restPanel(panel);
}

function restPanel(panel: Element): void {
  const place = lastPlace;
  // Looked up when the panel takes presses again: until then it may scroll, and what it shows may still come.
  rest(panel, STEP_REST, () => {
    const control = place === null || lastPlace === null ? null : controlAt(place);
    if (control !== null && panel.contains(control)) rest(control, STEP_GRACE - STEP_REST);
  });
}

/** Call it before the first step: the presses are watched from then on. */
export function watchPlaces(): void {
  if (watching) return;
  watching = true;
  watch();
}

/** The step around this element has only just taken the place of another one, and what was done may have been meant for that one. */
export function isFreshStep(element: Element): boolean {
  const panel = element.closest('[data-dialog-panel]');
  const step = panel === null ? undefined : begun.get(panel);
  if (step === undefined || performance.now() - step.at >= STEP_GRACE) return false;
  // A press elsewhere than the one that led here is meant for this step.
  return step.place === null || lastPlace === null || (step.place.x === lastPlace.x && step.place.y === lastPlace.y);
}

const controlAt = ({ x, y }: Place): Element | null => document.elementFromPoint?.(x, y)?.closest(CONTROLS) ?? null;

function rest(element: Element, time: number, then?: () => void): void {
  clearTimeout(ends.get(element));
  element.setAttribute('data-resting', '');
  const since = performance.now();
  const finish = () => {
    // A press that began before ends on nothing. Its end may never be told, as outside of the window.
    if (isPressed && performance.now() - since < STEP_GRACE) return wait(TAP);
    end(element);
    then?.();
  };
  const wait = (ms: number) => void ends.set(element, setTimeout(finish, ms));
  wait(time);
}

function end(element: Element): void {
  clearTimeout(ends.get(element));
  element.removeAttribute('data-resting');
}

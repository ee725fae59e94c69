/** ms after a step in which no press counts: a person cannot have seen the new one so soon. */
export const STEP_REST = 250;
/** ms after a step in which a press at the place of the one that led to it does not count, and a form shows no error at what is untouched. */
export const STEP_GRACE = 1000;

const CONTROLS = 'button, a[href], input, select, summary, label';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the last press was; null after a key or a letter: the next press is one of its own. */
let lastPlace: Place | null = null;
/** When a panel began to show its step. */
const begun = new WeakMap<Element, number>();
const ends = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Watches where presses are; once a page. */
function watch(): void {
  const options = { capture: true, passive: true } as const;
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      lastPlace = { x: clientX, y: clientY };
    },
    options,
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
 * A step takes the place of another, an alert comes above it, or goes: a press that began on what was there before, or that was on its way to it,
 * does nothing on this one (SEEN-2). What rests takes no pointer; keys and letters count at once.
 */
export function restPresses(content: Element): void {
  const panel = content.querySelector('[data-dialog-panel]');
  if (panel === null) return;
  begun.set(panel, performance.now());
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

/** The step around this element has only just taken the place of another one. */
export function isFreshStep(element: Element): boolean {
  const panel = element.closest('[data-dialog-panel]');
  const since = panel === null ? undefined : begun.get(panel);
  return since !== undefined && performance.now() - since < STEP_GRACE;
}

const controlAt = ({ x, y }: Place): Element | null => document.elementFromPoint?.(x, y)?.closest(CONTROLS) ?? null;

function rest(element: Element, time: number, then?: () => void): void {
  clearTimeout(ends.get(element));
  element.setAttribute('data-resting', '');
  ends.set(
    element,
    setTimeout(() => {
      end(element);
      then?.();
    }, time),
  );
}

function end(element: Element): void {
  clearTimeout(ends.get(element));
  element.removeAttribute('data-resting');
}

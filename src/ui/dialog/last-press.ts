/** The control of each dialog panel that was pressed last, by hand or by Enter. */
const pressed = new WeakMap<Element, Element>();

const PANEL = '[data-dialog-panel]';
const CONTROLS = 'button, a[href], summary, input, select';

/** For `onClickCapture` of a panel: the browser sends a click for Enter in a form, too. */
export function notePress({ currentTarget, target }: { readonly currentTarget: Element; readonly target: EventTarget }): void {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control !== null) pressed.set(currentTarget, control);
}

/** What was pressed last in the panel around this element, while it still stands there; else null. */
export function lastPressAround(element: Element): Element | null {
  const panel = element.closest(PANEL);
  const control = panel === null ? undefined : pressed.get(panel);
  return control !== undefined && panel?.contains(control) === true ? control : null;
}

/** A new step has begun: no press of the one before counts in it. */
export function forgetPress(content: Element): void {
  const panel = content.querySelector(PANEL);
  if (panel !== null) pressed.delete(panel);
}

/** Inputs that one types in; a password that is shown is of the type text. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'password', 'search', 'tel', 'url']);

const isTextField = (element: EventTarget | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && TEXT_TYPES.has(element.type) && !element.readOnly && !element.matches(':disabled');

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && !element.matches(':disabled');

/** One of radio buttons of which none is chosen. */
const isUnchosen = (element: Element, elements: readonly Element[]): boolean =>
  isRadio(element) && !elements.some((other) => isRadio(other) && other.name === element.name && other.checked);

const offersSubmit = (form: HTMLFormElement): boolean => {
  const button = [...form.elements].find((element) => element instanceof HTMLButtonElement && element.type === 'submit');
  return button?.getAttribute('aria-disabled') !== 'true';
};

/**
 * What Enter in a field leads to: the next field that is still empty, the first one after the last; the field itself, if it alone is empty and
 * the form cannot be sent without it; else null, and the browser sends the form. So Enter shows no error at a field that is untouched.
 * Read from the page, since what a password manager filled in may be in the page only.
 * @param from the target of the key event
 */
export function afterEnter(form: HTMLFormElement, from: EventTarget | null): HTMLElement | null {
  if (!isTextField(from)) return null;
  const elements = [...form.elements];
  const here = elements.indexOf(from);
  const others = [...elements.slice(here + 1), ...elements.slice(0, here)];
  const next = others.find((element) => (isTextField(element) && element.value === '') || isUnchosen(element, elements));
  if (next instanceof HTMLElement) return next;
  return from.value === '' && !offersSubmit(form) ? from : null;
}

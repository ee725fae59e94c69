import { type Control, keyOfControl } from './look.ts';
import { MARK } from './mark.ts';

const SELECTOR =
  'button, a[href], input[type=checkbox], input[type=radio], summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch], [role=tab]';

const ROLES: readonly Control['role'][] = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab'];

function roleOf(element: Element): Control['role'] {
  const said = ROLES.find((role) => role === element.getAttribute('role'));
  if (said !== undefined) return said;
  if (element instanceof HTMLInputElement) return element.type === 'radio' ? 'radio' : 'checkbox';
  return element instanceof HTMLAnchorElement ? 'link' : 'button';
}

/** The first line of an element's words: what stands below it tells of the moment (“On.”, “Loading”), or explains. */
function titleOf(element: Element): string {
  const [line = ''] = (element instanceof HTMLElement ? element.innerText : '').trim().split('\n');
  const words = (line === '' ? (element.textContent ?? '') : line).replace(/\s+/g, ' ').trim();
  // A wait that counts down is no other control.
  return words.replace(/\s*\([^()]*\d[^()]*\)$/, '');
}

/** What a person calls it, by the ways of assistive technology: `aria-labelledby`, `aria-label`, labels, the words within. */
export function nameOf(element: Element): string {
  const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);
  if (by.length > 0) return by.map(titleOf).join(' ');
  const label = element.getAttribute('aria-label');
  if (label !== null && label !== '') return label;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? [...(element.labels ?? [])] : [];
  return labels.length > 0 ? labels.map(titleOf).join(' ') : titleOf(element);
}

const isOff = (element: Element): boolean => element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

const controlOf = (element: Element): Control => ({ role: roleOf(element), name: nameOf(element), isOn: !isOff(element) });

const seenIn = (root: Element): Element[] =>
  [...root.querySelectorAll(SELECTOR)].filter(
    (element) => element.closest('[inert], [aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true }),
  );

/** What a person can see and press within an element. */
export const controlsIn = (root: Element): Control[] => seenIn(root).map(controlOf);

/** Marks the first such control that can be pressed. Gives whether there is one. */
export function markIn(root: Element, key: string): boolean {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const found = seenIn(root).find((element) => !isOff(element) && keyOfControl(controlOf(element)) === key);
  found?.setAttribute(MARK, '');
  return found !== undefined;
}

/** Notes what is pressed from now on; the list grows. */
export function notePresses(): readonly string[] {
  const pressed: string[] = [];
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? (target.closest(SELECTOR) ?? target.closest('label')?.control) : undefined;
      if (control && !isOff(control)) pressed.push(keyOfControl(controlOf(control)));
    },
    { capture: true },
  );
  return pressed;
}

/** All that a press can change: the page, what its fields hold, where the focus is. */
export function pictureOfPage(): string {
  const held = [...document.querySelectorAll('input, select, textarea')].map((field) =>
    field instanceof HTMLInputElement ? `${field.checked} ${field.value}` : (field as HTMLSelectElement | HTMLTextAreaElement).value,
  );
  const focused = [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body);
  return [location.href, focused, ...held, document.body.innerHTML].join('\n');
}

import { findByMeaning, meaningOf } from '../meaning.ts';
import { readControls } from './read-controls.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Kept {
  readonly control: Control;
  readonly meaning: string | null;
  readonly value: string;
  readonly checked: boolean;
}

interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none' | undefined;
}

const CONTROLS = 'input[name], select[name], textarea[name]';

/**
 * Reads what stands in the fields, the focus and the caret, before their nodes may be replaced (DOOR-4). Nothing of it outlives the task, a password
 * above all. @returns what puts it back in the fields of the same names; to be called in the same task, so that no key comes between
 */
export function keepFields(within: HTMLElement): () => void {
  const kept = keptIn(within);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && within.contains(activeElement) ? activeElement : null;
  const meaning = focused && meaningOf(focused);
  const caret = focused && caretOf(focused);
  return () => {
    for (const field of kept) putBack(field, within);
    for (const form of within.querySelectorAll('form')) readControls(form);
    if (focused === null || document.activeElement === focused) return;
    const target = focused.isConnected ? focused : findByMeaning(meaning, within);
    target?.focus({ preventScroll: true });
    // What has the name now may be a field in which none can be set.
    if (caret !== null && target instanceof HTMLInputElement && target.selectionStart !== null)
      target.setSelectionRange(caret.start, caret.end, caret.direction);
  };
}

/** One field a name: where a foreign node brought a second one, the one that is used, or has a label as ours have. */
function keptIn(within: HTMLElement): readonly Kept[] {
  const byMeaning = new Map<string | null, Kept>();
  for (const control of within.querySelectorAll<Control>(CONTROLS)) {
    const meaning = meaningOf(control);
    const other = byMeaning.get(meaning)?.control;
    if (other !== undefined && weightOf(control) <= weightOf(other)) continue;
    byMeaning.set(meaning, { control, meaning, value: control.value, checked: 'checked' in control && control.checked });
  }
  return [...byMeaning.values()];
}

const weightOf = (control: Control): number => (control === document.activeElement ? 2 : 0) + (control.labels?.length ? 1 : 0);

function putBack({ control, meaning, value, checked }: Kept, within: HTMLElement): void {
  const found = control.isConnected ? control : findByMeaning(meaning, within);
  if (found instanceof HTMLSelectElement) choose(found, value);
  else if (found === control) return;
  else if (found instanceof HTMLInputElement && found.type === 'checkbox') found.checked = checked;
  else if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.value = value;
}

/** As if the person had: the application hears `change`. */
function choose(select: HTMLSelectElement, value: string): void {
  if (value === '') return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Null where the browser does not tell: in a field for an email the caret goes to the end. */
function caretOf(element: HTMLElement): Caret | null {
  if (!(element instanceof HTMLInputElement) || element.selectionStart === null) return null;
  return {
    start: element.selectionStart,
    end: element.selectionEnd ?? element.selectionStart,
    direction: element.selectionDirection ?? undefined,
  };
}

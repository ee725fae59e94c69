/** A link among them leads to a place in the page: the browser went there, and the application may do more about it. */
export type Control = HTMLButtonElement | HTMLSelectElement | HTMLAnchorElement;

/** A control by its kind, its name and its place among its equals: the application draws the same ones. */
export interface Mark {
  readonly tag: string;
  readonly name: string;
  readonly index: number;
}

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? (control instanceof HTMLSelectElement ? control.labels[0] : control)?.textContent ?? '').trim();

const equalsOf = ({ tag, name }: Pick<Mark, 'tag' | 'name'>, within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(tag)].filter((each) => nameOf(each) === name);

export function markOf(control: HTMLElement, within: ParentNode): Mark {
  const kind = { tag: control.localName, name: nameOf(control) };
  return { ...kind, index: equalsOf(kind, within).indexOf(control) };
}

export const findMark = (mark: Mark, within: ParentNode): HTMLElement | undefined => equalsOf(mark, within)[mark.index];

/** As if the person had: the application hears `change`. */
export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** As if the person had; past React, which keeps its own account of an input's value and would see no change. */
export function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

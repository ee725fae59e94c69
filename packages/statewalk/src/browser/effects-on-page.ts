import { nameOf } from './controls-on-page.ts';

/** How much of a long value is compared. */
const LETTERS = 80;

const FIELD = 'input:not([type=hidden], [type=submit]), textarea, select';
const IMAGE = 'img, [role=img]';

const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim().slice(0, LETTERS)}”`;

function holds(element: Element, name: string): string | undefined {
  if (element instanceof HTMLInputElement) {
    const { type, checked, value } = element;
    // A file is named by the machine of the person alone.
    if (type === 'file') return undefined;
    if (type === 'checkbox' || type === 'radio') return `${type} ${name} is ${checked ? 'on' : 'off'}`;
    // A password is no person's to read, in a kept file neither.
    if (type === 'password') return `field ${name} holds ${value.length} hidden letters`;
  }
  return `field ${name} holds ${quoted((element as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement).value)}`;
}

function fieldLines(element: Element): readonly string[] {
  const name = quoted(nameOf(element));
  const held = holds(element, name);
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
  const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return [...(held === undefined ? [] : [held]), ...(ids.length === 0 ? [] : [`field ${name} is described by ${quoted(description)}`])];
}

const imageName = (image: Element): string | null =>
  (image.getAttribute('aria-label') ?? image.getAttribute('alt')) || image.querySelector('title')?.textContent || null;

const toldBy =
  (role: string) =>
  ({ textContent }: Element): readonly string[] => {
    const text = textContent ?? '';
    return text === '' ? [] : [`${role} ${quoted(text)}`];
  };

function focused(): string {
  const { activeElement: element } = document;
  if (element === null || element === document.body) return 'focus is nowhere';
  const role = element.getAttribute('role') ?? element.localName;
  return `focus is at ${role} ${quoted(nameOf(element))}`;
}

/**
 * What a person meets on a screen besides its words, a line each: where the focus is, what fields hold and are described by, where links lead, which
 * images have a name, what is read out as an alert or a status.
 * @param passing selector of what is no part of the screen, as a toast
 */
export function thereIn(root: Element | undefined, passing = 'script'): readonly string[] {
  const all = (selector: string, from = (element: Element): Element | null => element): Element[] =>
    [...(root?.querySelectorAll(selector) ?? [])].filter((element) => !from(element)?.closest(`[aria-hidden=true], ${passing}`));
  return [
    focused(),
    ...all(FIELD).flatMap(fieldLines),
    ...all('a[href]').map((link) => `link ${quoted(nameOf(link))} leads to ${link.getAttribute('href')}`),
    ...all(IMAGE)
      .flatMap((image) => imageName(image) ?? [])
      .map((name) => `image ${quoted(name)}`),
    ...all('[role=alert]').flatMap(toldBy('alert')),
    ...all('[role=status]', ({ parentElement }) => parentElement).flatMap(toldBy('status')),
  ];
}

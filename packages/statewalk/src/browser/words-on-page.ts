/** How much of a long text is compared. */
const LINES = 60;
const LETTERS = 160;

/** What hangs on what was typed, and is no person's to read as words. */
const UNREAD = '[aria-hidden=true], select, option, script, style';

/** A wait that counts down says no other words. */
const COUNTED = /\s*\([^()]*\d[^()]*\)$/;

const isOff = (control: Element): boolean => control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';

/** Why a control is off: what is typed decides whether it is. */
function reasonsIn(root: Element): ReadonlySet<Element> {
  const off = [...root.querySelectorAll('[aria-describedby]')].filter(isOff);
  const ids = off.flatMap((control) => (control.getAttribute('aria-describedby') ?? '').split(/\s+/));
  return new Set(ids.flatMap((id) => document.getElementById(id) ?? []));
}

/** What begins a line of its own. */
function blockOf(element: Element, root: Element): Element {
  const { display } = getComputedStyle(element);
  const isInline = display === 'contents' || (display.startsWith('inline') && !display.includes('-'));
  return isInline && element !== root && element.parentElement !== null ? blockOf(element.parentElement, root) : element;
}

interface Line {
  readonly block: Element;
  readonly isAlert: boolean;
  words: string;
}

function isInAlert(element: Element, root: Element): boolean {
  const alert = element.closest('[role=alert]');
  return alert !== null && alert !== root && root.contains(alert);
}

/**
 * The words that a person reads on a screen, a line each, in their order; the first of a long text. Numbers alone are no words.
 * @param passing selector of what is no part of the state: said in passing, as a toast, or shown of what is typed
 */
export function wordsIn(root: HTMLElement, passing = UNREAD): readonly string[] {
  const reasons = reasonsIn(root);
  const isRead = (element: Element): boolean =>
    element.closest(`${UNREAD}, ${passing}`) === null &&
    ![...reasons].some((reason) => reason.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lines: Line[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: element, textContent } = node;
    const words = (textContent ?? '').replace(/\s+/g, ' ').trim();
    if (element === null || words === '' || !isRead(element)) continue;
    const block = blockOf(element, root);
    const last = lines.at(-1);
    if (last?.block === block) last.words += ` ${words}`;
    else lines.push({ block, words, isAlert: isInAlert(block, root) });
  }
  // An alert may stand beside what was pressed, wherever that is.
  return [...lines.filter(({ isAlert }) => !isAlert), ...lines.filter(({ isAlert }) => isAlert)]
    .map(({ words }) => words.replace(COUNTED, '').slice(0, LETTERS).trim())
    .filter((words) => /\p{L}/u.test(words))
    .slice(0, LINES);
}

/** Where two screens differ: `says "…", not "…"`; `undefined` where they do not. */
export function otherWords(now: readonly string[], kept: readonly string[]): string | undefined {
  const at = [...now, ...kept].findIndex((_, index) => index < Math.max(now.length, kept.length) && now[index] !== kept[index]);
  if (at === -1) return undefined;
  const quoted = (line: string | undefined) => (line === undefined ? 'nothing more' : `"${line}"`);
  return `says ${quoted(now[at])}, not ${quoted(kept[at])}`;
}

import { METHODS } from '../../contract/methods.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { readLastWay } from '../ports/last-way.ts';
import { popupDepth, withPopupDepth } from '../ports/popup-depth.ts';
import { attempt, localStore } from '../ports/safe-storage.ts';
import { choose, findMark, type Mark, markOf, write } from './controls.ts';
import { enabledMethods } from './show-settings.ts';

/*
 * Inline at the end of every prerendered page, after the popups that were drawn with it (`scripts/build/prerender/drawn-popups.tsx`): what one goes through
 * to sign in opens at once, and takes letters, before the application is there. No machine runs yet: all that these popups do by themselves
 * is to lead to one another; everything else is kept, and done when the application's popup takes the place of the drawn one.
 */

/** Popups of the popups machine that are drawn beforehand; each is the way to the next. */
export type DrawnPopup = 'welcome' | 'login' | 'emailLogin';

export interface OpenEarly {
  readonly popup: DrawnPopup;
  readonly dialog: HTMLDialogElement;
  /** The popup that was opened first; its button gets the focus back. */
  readonly openedBy: DrawnPopup;
}

export interface DrawnPopups {
  /** A press on this button opens a popup that is here; `false`: it does not, or this browser has no modal dialogs. */
  answers(button: Element): boolean;
  /** What is open, and in which dialog. */
  open(): OpenEarly | null;
  /** Resolves when no letter is being put together (Hangul, kana), and no entry of the history is being left. */
  settled(): Promise<void>;
  /** Puts what was typed, chosen and pressed into the same popup of the application, and goes; the dialog stays. */
  handOver(to: HTMLElement): void;
  /** The application did not come: nothing is under way any more. */
  giveUp(): void;
  remove(): void;
}

declare global {
  interface Window {
    /** In a prerendered page, until the application has taken over. */
    drawnPopups?: DrawnPopups | undefined;
  }
}

const BACK_FROM: Readonly<Partial<Record<DrawnPopup, DrawnPopup>>> = { emailLogin: 'login' };
const PANEL = '[data-dialog-panel]';
const FIELDS = 'input[name], select[name]';
type Field = HTMLInputElement | HTMLSelectElement;

function drawnPopups(): DrawnPopups {
  const listening = new AbortController();
  let open: OpenEarly | null = null;
  const panels = new Map<DrawnPopup, Element>();
  const shown = new Set<DrawnPopup>();
  /** One way at a time: the last one that was chosen. */
  let chosen: Mark | undefined;
  let composed = Promise.resolve();
  let left = Promise.resolve();
  /** Where letters went: the application's popup takes the focus when it opens. */
  let typedIn: HTMLInputElement | undefined;

  const giveUp = () => {
    for (const busy of open?.dialog.querySelectorAll('[aria-busy=true]') ?? []) busy.removeAttribute('aria-busy');
    chosen = undefined;
  };

  const close = () => {
    giveUp();
    open?.dialog.close();
    open = null;
  };

  /** By other means than the browser's Back: the popup's entry in the history goes with it. */
  const leave = () => {
    close();
    left = new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
    history.back();
  };

  const show = (popup: DrawnPopup): boolean => {
    const drawn = document.querySelector<HTMLElement>(`[data-early=${popup}]`);
    const own = drawn?.querySelector('dialog');
    if (drawn == null || own == null) return false;
    const panel = panels.get(popup) ?? own.querySelector(PANEL);
    if (panel === null) return false;
    panels.set(popup, panel);
    giveUp();
    const dialog = open?.dialog ?? own;
    // One dialog stays open and changes what is in it: opening another would style the whole page behind anew, which slow phones feel.
    dialog.querySelector(PANEL)?.replaceWith(panel);
    dialog.setAttribute('aria-labelledby', own.getAttribute('aria-labelledby') ?? '');
    leaveOffered(dialog);
    // Once: what was typed or ticked since stays.
    if (!shown.has(popup)) beginWithLastWay(drawn, panel);
    shown.add(popup);
    if (open === null) {
      if (!attempt(() => dialog.showModal() === undefined, false)) return false;
      if (popupDepth() === 0) history.pushState(withPopupDepth(1), '');
    }
    open = { popup, dialog, openedBy: open?.openedBy ?? popup };
    dialog.querySelector<HTMLElement>(popup === 'emailLogin' ? 'input' : 'h2')?.focus();
    return true;
  };

  const choice = (button: HTMLElement) => {
    giveUp();
    button.setAttribute('aria-busy', 'true');
    if (open !== null) chosen = markOf(button, open.dialog);
    window.earlyInput?.ask();
  };

  const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, (event) => open !== null && act(event), { capture: true, signal: listening.signal });

  listen('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('dialog button') : null;
    if (button === null || open === null) return;
    if (button.matches('[data-closes]')) leave();
    else if (button.matches('[data-back]')) show(BACK_FROM[open.popup] ?? open.popup);
    else if (!answers(button) && !button.matches('[type=submit]')) choice(button);
  });
  listen('submit', (event) => {
    event.preventDefault();
    if (event.submitter !== null) choice(event.submitter);
  });
  listen('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) leave();
  });
  window.addEventListener('popstate', () => open !== null && popupDepth() === 0 && close(), { signal: listening.signal });
  listen('focusin', ({ target }) => {
    // Not in what the application puts beside it.
    const isHere = open !== null && target instanceof Node && panels.get(open.popup)?.contains(target) === true;
    if (isHere) typedIn = target instanceof HTMLInputElement ? target : undefined;
  });
  listen('compositionstart', () => {
    composed = new Promise((resolve) => document.addEventListener('compositionend', () => resolve(), { once: true }));
  });

  const answers = (button: Element): boolean => {
    const popup = button.getAttribute('data-leads');
    return isEarly(popup) && show(popup);
  };

  const remove = () => {
    listening.abort();
    for (const drawn of document.querySelectorAll<HTMLElement>('[data-early]')) {
      // The open dialog is the application's now; taken out of the page, or moved in it, it would close.
      if (open !== null && drawn.contains(open.dialog)) delete drawn.dataset.early;
      else drawn.remove();
    }
    if (open !== null) panels.get(open.popup)?.remove();
    window.drawnPopups = undefined;
  };

  return {
    answers,
    open: () => open,
    settled: async () => {
      await Promise.all([composed, left]);
    },
    giveUp,
    handOver: (to) => {
      const from = open === null ? undefined : panels.get(open.popup);
      if (from !== undefined) fillIn(from, to);
      if (typedIn !== undefined) focusTwin(typedIn, to);
      remove();
      // Once the application has seen the letters.
      if (chosen !== undefined) setTimeout(press, 0, chosen, to);
    },
    remove,
  };
}

/** Where an earlier visit changes more than this script can draw (WELC-1, the button of a university), the application opens the popup. */
const isEarly = (popup: string | null): popup is DrawnPopup => {
  if (popup === 'welcome') return localStore.get(STORAGE_KEYS.firstAvatarCreated) !== 'Y';
  if (popup === 'login') return METHODS.every(({ code, sso }) => !sso || code !== readLastWay()?.method);
  return popup === 'emailLogin';
};

/** METHOD-2: takes out what the operator has switched off. */
function leaveOffered(dialog: HTMLElement): void {
  const types = enabledMethods();
  if (types === undefined) return;
  const offered = new Set<string>(METHODS.filter(({ type }) => types.includes(type)).map(({ code }) => code));
  keepOnly(dialog, (code) => offered.has(code));
  for (const option of dialog.querySelectorAll('option')) if (option.value !== '' && !offered.has(option.value)) option.remove();
}

/** Of each group of codes, one way has to stand here for the element to make sense. */
function keepOnly(within: Element, stands: (code: string) => boolean): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-offers]')) {
    const groups = element.dataset.offers?.split('|') ?? [];
    if (!groups.every((codes) => codes.split(' ').some(stands))) element.remove();
  }
}

/** LOGIN-6, as the application draws it: so nothing moves when it takes over. */
function beginWithLastWay(drawn: HTMLElement, panel: Element): void {
  const last = readLastWay();
  if (last === null) return;
  const email = panel.querySelector<HTMLInputElement>('input[name=email]');
  if (email !== null) {
    const remember = panel.querySelector<HTMLInputElement>('input[name=remember]');
    if (last.email !== null) email.value = last.email;
    if (remember !== null) remember.checked = last.email !== null;
    return;
  }
  const frame = drawn.querySelector('template')?.content;
  const way = panel.querySelector<HTMLElement>(`li[data-offers=${last.method}], button[data-offers=${last.method}]`);
  const ways = panel.querySelector('[data-ways]');
  if (frame === undefined || way === null || ways === null) return;
  const list = way.closest('ul')?.cloneNode(false);
  if (list instanceof Element) list.append(way);
  frame.firstElementChild?.append(list ?? way);
  keepOnly(ways, (code) => code !== last.method);
  // The divider, where there is nothing to divide.
  if (ways.childElementCount === 0) frame.lastElementChild?.remove();
  ways.prepend(frame);
}

function fillIn(from: Element, to: HTMLElement): void {
  for (const field of from.querySelectorAll<Field>(FIELDS)) {
    const twin = to.querySelector<Field>(`[name="${field.name}"]`);
    if (twin instanceof HTMLInputElement && field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked !== twin.checked) twin.click();
      continue;
    }
    if (twin === null || field.value === twin.value) continue;
    if (twin instanceof HTMLSelectElement) choose(twin, field.value);
    else write(twin, field.value);
  }
}

function focusTwin({ name, selectionStart, selectionEnd }: HTMLInputElement, within: HTMLElement): void {
  const twin = within.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  twin?.focus();
  // An email input has no caret that could be asked for or set.
  if (selectionStart !== null && selectionEnd !== null) twin?.setSelectionRange(selectionStart, selectionEnd);
}

const press = (mark: Mark, within: HTMLElement) => findMark(mark, within)?.click();

window.drawnPopups = drawnPopups();
// Pressed before these popups had come.
const pressed = window.earlyInput?.pressed('[data-leads]');
if (pressed !== undefined) window.drawnPopups.answers(pressed);

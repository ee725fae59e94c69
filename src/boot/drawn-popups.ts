import { METHODS } from '#contract/methods.ts';
import { partnerWishes } from '#contract/values/partner-wishes.ts';
import { readLastWay } from '../browser/last-way.ts';
import { thisBrowser } from '../browser/outside.ts';
import { whenPageMayGo } from '../browser/page-may-go.ts';
import { popupDepth, withPopupDepth } from '../browser/popup-depth.ts';
import { attempt } from '../browser/safe-storage.ts';
import { isSharedComputer, keepShared } from '../browser/shared-choice.ts';
import { typedEmail } from '../browser/typed-email.ts';
import { COMPOSING } from '../ui/form/composing.ts';
import { afterEnter } from '../ui/form/enter-key.ts';
import { BY_ITSELF } from './ask-page-anew.ts';
import { enabledMethods } from './show-settings.ts';

/*
 * The popups that one goes through to sign in (`src/app/popups/sign-in-popups.tsx`) stand first in every prerendered page: they open at once, and take
 * letters, before the application is there. No machine runs yet: all that these popups do by themselves is to lead to one another. Everything
 * else is kept as a press in the page is, and pressed again when the application has taken over (`early-input.ts`).
 */

/** Popups of the popups machine that are drawn beforehand; each is the way to the next. */
export type DrawnPopup = 'login' | 'emailLogin';

export interface DrawnPopups {
  /** A press on this button opens a popup that is here; `false`: it does not, or this browser has no modal dialogs. */
  answers(button: HTMLElement): boolean;
  /** Opens what opens by itself in this page, or the form again in which an email was typed when the page was loaded anew (GW-2, ERR-37). */
  begin(popup: string): void;
  /** Closed again what had opened by itself. */
  hasLeft(): boolean;
  /** What is open. */
  open(): DrawnPopup | null;
  /** A letter of Hangul or kana is being put together: it would break if its field were drawn anew. */
  isComposing(): boolean;
  /** The application takes over. */
  stop(): void;
}

declare global {
  interface Window {
    /** In a prerendered page, until the application has taken over. */
    drawnPopups?: DrawnPopups | undefined;
  }
}

const BACK_FROM: Readonly<Partial<Record<DrawnPopup, DrawnPopup>>> = { emailLogin: 'login' };

/** Listens until the application takes over. */
export function answerInDrawnPopups(): DrawnPopups {
  const listening = new AbortController();
  let open: DrawnPopup | null = null;
  const begun = new Set<DrawnPopup>();
  let isComposing = false;
  let hasBegun = false;
  /** The popup's entry in the history is being left: the browser goes there a little later. */
  let isLeaving = false;

  const close = () => {
    window.earlyInput?.withdraw();
    base()?.close();
    if (open !== null) contentOf(open)?.toggleAttribute('hidden', true);
    open = null;
  };

  /** Closes without the browser's Back: the popup's entry in the history goes, too. */
  const leave = () => {
    close();
    // Twice would leave the page.
    if (!isLeaving) history.back();
    isLeaving = true;
  };

  /** The next popup may have been opened while the entry of the one before it was being left: it has one of its own. */
  const goneBack = () => {
    if (open !== null && popupDepth() === 0) {
      if (isLeaving) history.pushState(withPopupDepth(1), '');
      else close();
    }
    isLeaving = false;
  };

  const show = (popup: DrawnPopup): boolean => {
    const dialog = base();
    const content = contentOf(popup);
    const title = content?.querySelector<HTMLElement>('h2');
    if (dialog === null || content == null || title == null) return false;
    window.earlyInput?.withdraw();
    // Once: what was typed or ticked since stays.
    if (!begun.has(popup)) {
      hideWhatIsOff(content);
      beginShared(content);
      beginWithLastWay(content);
      beginWithHint(content);
    }
    begun.add(popup);
    if (open !== null) contentOf(open)?.toggleAttribute('hidden', true);
    content.hidden = false;
    dialog.setAttribute('aria-labelledby', title.id);
    if (!dialog.open) {
      if (!attempt(() => dialog.showModal() === undefined, false)) return false;
      if (popupDepth() === 0) history.pushState(withPopupDepth(1), '');
    }
    open = popup;
    (popup === 'emailLogin' ? firstEmptyIn(content) : title)?.focus();
    return true;
  };

  /** As `Form` does it. */
  const enter = (event: KeyboardEvent) => {
    const { target } = event;
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form === null) return;
    const next = event.isComposing || event.keyCode === 229 ? target : afterEnter(form, target);
    if (next === null) return;
    event.preventDefault();
    if (next instanceof HTMLElement && !event.repeat) next.focus();
  };

  const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, (event) => open !== null && act(event), { capture: true, signal: listening.signal });

  for (const type of ['pointerdown', 'keydown'] as const) listen(type, () => base()?.toggleAttribute(BY_ITSELF, false));
  listen('click', (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('dialog button') : null;
    if (button === null || open === null || button.matches('[type=submit]')) return;
    // React may listen already, but not know this part of the page yet.
    event.stopPropagation();
    if (button.matches('[data-closes]')) leave();
    else if (button.matches('[data-back]') && isDrawn(BACK_FROM[open] ?? open)) show(BACK_FROM[open] ?? open);
    else if (!answers(button)) window.earlyInput?.press(button);
  });
  listen('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    const { submitter, target } = event;
    // A script that sends the form, as of a password manager, need not name the button.
    const button = submitter ?? (target instanceof Element ? target.querySelector<HTMLElement>('[type=submit]') : null);
    if (button !== null) window.earlyInput?.press(button);
  });
  listen('change', ({ target }) => isSharedBox(target) && keepShared(target.checked));
  listen('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) leave();
    if (event.key === 'Enter') enter(event);
  });
  for (const type of ['compositionstart', 'compositionend'] as const)
    listen(type, ({ target }) => {
      isComposing = type === 'compositionstart';
      if (target instanceof HTMLElement) target.toggleAttribute(COMPOSING, isComposing);
    });
  window.addEventListener('popstate', goneBack, { signal: listening.signal });

  const answers = (button: HTMLElement): boolean => {
    const popup = leadsTo(button);
    if (!isDrawn(popup)) return false;
    // Not every browser does so at a press: the dialog gives the focus back to what had it.
    if (open === null) button.focus();
    return show(popup);
  };

  const emailOf = (popup: DrawnPopup | null) =>
    popup === 'emailLogin' ? contentOf(popup)?.querySelector<HTMLInputElement>('[id][name=email]') : null;
  whenPageMayGo({
    keep: () => typedEmail.keep(emailOf(open)?.value ?? ''),
    // Else the application would open the form again that the person closes meanwhile.
    release: () => typedEmail.keep(''),
    signal: listening.signal,
  });

  return {
    answers,
    begin: (popup) => {
      if (isDrawn(popup) && show(popup)) {
        hasBegun = true;
        base()?.toggleAttribute(BY_ITSELF, true);
      }
      const email = typedEmail.kept();
      if (email === '' || !offeredMethods()('email') || !show('emailLogin')) return;
      const field = emailOf(open);
      if (field != null) field.value = email;
      const content = contentOf('emailLogin');
      if (content != null) firstEmptyIn(content)?.focus();
    },
    open: () => open,
    hasLeft: () => hasBegun && open === null,
    isComposing: () => isComposing,
    stop: () => {
      listening.abort();
      window.drawnPopups = undefined;
      document.querySelectorAll<HTMLElement>('[data-off]').forEach(unhide);
    },
  };
}

const firstEmptyIn = (content: HTMLElement) => [...content.querySelectorAll('input')].find(({ value }) => value === '');
const base = () => document.querySelector<HTMLDialogElement>('dialog[data-base]');
const contentOf = (popup: DrawnPopup) => base()?.querySelector<HTMLElement>(`[data-drawn=${popup}] > div`);

/** As `LOGIN_REQUESTED` of the popups machine: straight to the form for a person who used email last on this device (LOGIN-6). */
export const loginPopup = (): DrawnPopup => (readLastWay()?.method === 'email' && offeredMethods()('email') ? 'emailLogin' : 'login');

function leadsTo(button: HTMLElement): string | null {
  const popup = button.getAttribute('data-leads');
  return popup === 'login' ? loginPopup() : popup;
}

/**
 * Where an earlier visit changes more than this script can draw (the button of a university), or an app's browser does (DOOR-1), the application
 * opens the popup.
 */
const isDrawn = (popup: string | null): popup is DrawnPopup => {
  if (popup === 'login') return thisBrowser() === null && METHODS.every(({ code, sso }) => !sso || code !== readLastWay()?.method);
  return popup === 'emailLogin';
};

/** METHOD-2: whether a code is offered; all are where the operator has not said. */
export function offeredMethods(): (code: string) => boolean {
  const types = enabledMethods();
  return (code) => types === undefined || METHODS.some((method) => method.code === code && types.includes(method.type));
}

/** METHOD-2: hides what the operator has switched off. */
function hideWhatIsOff(within: HTMLElement): void {
  const offers = offeredMethods();
  keepOnly(within, offers);
  for (const option of within.querySelectorAll('option')) if (option.value !== '' && !offers(option.value)) hide(option);
}

/** Hides each element that has a group of codes without any way here. */
function keepOnly(within: Element, stands: (code: string) => boolean): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-offers]')) {
    const groups = element.dataset.offers?.split('|') ?? [];
    if (!groups.every((codes) => codes.split(' ').some(stands))) hide(element);
  }
}

const isSharedBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'sharedComputer';

/** DOOR-5, as it was chosen on this computer. */
function beginShared(content: HTMLElement): void {
  for (const input of content.querySelectorAll('input')) if (isSharedBox(input)) input.checked = isSharedComputer();
}

/** LOGIN-6, as the application draws it: so nothing moves when it takes over. */
function beginWithLastWay(content: HTMLElement): void {
  const last = readLastWay();
  if (last === null) return;
  const frame = content.querySelector<HTMLElement>('[data-first-way]');
  const email = content.querySelector<HTMLInputElement>('input[name=email]');
  if (email !== null) {
    const remember = content.querySelector<HTMLInputElement>('input[name=remember]');
    if (last.email !== null) email.value = last.email;
    if (remember !== null) remember.checked = last.email !== null;
    if (frame !== null) frame.hidden = last.method !== 'email';
    return;
  }
  const way = content.querySelector<HTMLElement>(`li[data-offers=${last.method}], button[data-offers=${last.method}]`);
  const ways = content.querySelector<HTMLElement>('[data-ways]');
  if (frame === null || way === null || ways === null || way.hidden) return;
  const list = way.closest('ul')?.cloneNode(false);
  const copy = way.cloneNode(true);
  keepOnly(ways, (code) => code !== last.method);
  hide(way);
  if (list !== undefined) list.appendChild(copy);
  const added = list ?? copy;
  if (added instanceof HTMLElement) added.dataset.copied = '';
  frame.firstElementChild?.prepend(added);
  frame.hidden = false;
}

/** The email that a partner hints at, as the application will fill it in (PARTNER-1). */
function beginWithHint(content: HTMLElement): void {
  const { email } = partnerWishes(location);
  const field = content.querySelector<HTMLInputElement>('input[name=email]');
  if (field !== null && email !== '') field.value = email;
}

/** Not taken out: React expects what was drawn. */
function hide(element: HTMLElement): void {
  element.hidden = true;
  element.dataset.off = '';
  // Not every browser hides it.
  if (element instanceof HTMLOptionElement) element.disabled = true;
}

function unhide(element: HTMLElement): void {
  element.hidden = false;
  delete element.dataset.off;
  if (element instanceof HTMLOptionElement) element.disabled = false;
}

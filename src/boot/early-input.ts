import { findByMeaning, meaningOf } from '../ui/meaning.ts';
import { showNotLoaded } from './not-loaded.ts';

/**
 * What a person did with a prerendered page before the application was there; it is done again when it is: on the same elements, or, where they were
 * drawn anew, on those that mean the same (DOOR-4).
 */
export interface EarlyInput {
  /** The page is React's, and may have been drawn anew: the focus goes back to where it was, and what waits says so again. */
  drawnAnew(): void;
  /** Stops listening: from now on the application hears by itself. @returns what does it all again. */
  stop(): () => void;
  /** A press in a drawn popup that only the application can answer. */
  press(button: HTMLElement): void;
  /** No way that was pressed is waited for any more. */
  withdraw(): void;
  /** The page itself asks for what this control does: it is shown as waiting, and the application acts by itself. */
  await(control: string): void;
  /** The page itself answers its slider and its pause buttons from now on, without the application. */
  pageActs(): void;
  /** The application did not come: says so to the person who waits for it. */
  giveUp(): void;
}

type Control = HTMLButtonElement | HTMLSelectElement;
interface Input {
  readonly on: HTMLElement;
  readonly meaning: string | null;
  /** What was chosen in a list. */
  readonly value: string | null;
}

const ROOT = '#root';
const CONTROLS = ['button', 'select'].map((kind) => `${ROOT} ${kind}`).join();
/** The slider's and those that stop motion (`src/pages/landing/act-on-landing.ts`). */
const OF_PAGE = '[data-motion] button';

export interface Watching {
  /** With each sign that a person is at the page. */
  readonly onActivity: () => void;
  /** Something was done that waits for the application. */
  readonly onInput: () => void;
}

/** Listens until the application takes over. */
export function watchEarlyInput({ onActivity, onInput }: Watching): EarlyInput {
  let inputs: Input[] = [];
  let awaited: Element | null = null;
  let doesPageAct = false;
  let focused: (Pick<Input, 'meaning'> & { readonly on: Element }) | undefined;
  const listening = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, act, { capture: true, passive: true, signal: listening.signal });

  // Without a movement the browser only says where the pointer rests as the page appears below it.
  listen('pointermove', ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onActivity());
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const) {
    listen(type, onActivity);
  }
  listen('focusin', ({ target }) => {
    focused = target instanceof Element ? { on: target, meaning: meaningOf(target) } : undefined;
  });
  // An element that is drawn anew loses the focus without the person having left it: it is gone a moment later.
  listen('focusout', ({ target }) => {
    setTimeout(() => {
      if (focused?.on === target && focused?.on.isConnected) focused = undefined;
    });
  });
  /** One way at a time: the last one that was pressed. What was pressed before would open above what a person does since, or keep it from opening. */
  const withdraw = () => {
    const ways = inputs.filter(isWay);
    inputs = inputs.filter((input) => !isWay(input));
    for (const way of ways) nowOf(way)?.removeAttribute('aria-busy');
  };
  const wait = (control: HTMLElement) => {
    inputs.push({ on: control, meaning: meaningOf(control), value: null });
    control.setAttribute('aria-busy', 'true');
    onInput();
  };
  listen('click', (event) => {
    const control = controlAt(event.target);
    if (control === null || control instanceof HTMLSelectElement || (doesPageAct && control.matches(OF_PAGE))) return;
    // React may listen already, but not know this part of the page yet: it would be pressed twice.
    event.stopPropagation();
    if (!control.matches(OF_PAGE)) withdraw();
    if (window.drawnPopups?.answers(control) !== true) wait(control);
  });
  listen('change', (event) => {
    const control = controlAt(event.target);
    if (!(control instanceof HTMLSelectElement)) return;
    event.stopPropagation();
    inputs.push({ on: control, meaning: meaningOf(control), value: control.value });
    onInput();
  });

  return {
    giveUp: () => {
      if (document.querySelector('dialog:modal') !== null || awaited !== null || inputs.length > 0) showNotLoaded();
      withdraw();
      for (const control of document.querySelectorAll(`${ROOT} [aria-busy=true]`)) control.removeAttribute('aria-busy');
      inputs = [];
    },
    press: (button) => {
      withdraw();
      wait(button);
    },
    withdraw,
    pageActs: () => {
      doesPageAct = true;
      const own = inputs.filter(({ on }) => on.matches(OF_PAGE));
      inputs = inputs.filter((input) => !own.includes(input));
      own.forEach(doAgain);
    },
    await: (control) => {
      awaited = document.querySelector(control);
      awaited?.setAttribute('aria-busy', 'true');
      onInput();
    },
    drawnAnew: () => {
      const isLost = focused !== undefined && !focused.on.isConnected && document.activeElement === document.body;
      if (isLost) findByMeaning(focused?.meaning ?? null)?.focus({ preventScroll: true });
      for (const input of inputs) if (!input.on.isConnected && input.value === null) nowOf(input)?.setAttribute('aria-busy', 'true');
    },
    stop: () => {
      listening.abort();
      awaited?.removeAttribute('aria-busy');
      return () => inputs.forEach(doAgain);
    },
  };
}

const isWay = ({ on, value }: Input): boolean => value === null && !on.matches(OF_PAGE);

const nowOf = ({ on, meaning }: Input): Element | null => (on.isConnected ? on : findByMeaning(meaning));

function doAgain(input: Input): void {
  const control = nowOf(input);
  control?.removeAttribute('aria-busy');
  if (control instanceof HTMLSelectElement && input.value !== null) {
    control.value = input.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLElement) {
    control.click();
    // The press had React look at a part of the page for the first time, and React drew it anew: no listener has heard it.
    if (!control.isConnected) findByMeaning(input.meaning)?.click();
  }
}

/** In the page, not in a popup above it. */
const controlAt = (target: EventTarget | null): Control | null =>
  target instanceof Element && target.closest('dialog') === null ? target.closest<Control>(CONTROLS) : null;

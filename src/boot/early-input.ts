import { type Control, choose, findMark, type Mark, markOf } from './controls.ts';
import { showNotLoaded } from './not-loaded.ts';

/** What a person did with a prerendered page before the application was there; it is done again when it is. */
export interface EarlyInput {
  /** Resolves when nothing is held down: a press that begins on an element that goes before it ends is no press. */
  released(): Promise<void>;
  /** Stops listening: from now on the application hears by itself. */
  stop(): void;
  /** Does it all again, with what now stands in the place of what was used. Nothing is kept after that. */
  replay(): void;
  /** Takes back a press that waits, and gives the button: something else answers it. */
  pressed(selector: string): Element | undefined;
  /** The person waits for what only the application can do. */
  ask(): void;
  /** The application did not come: says so to the person who waits for it. */
  giveUp(): void;
}

type Input = { readonly on: Mark } & ({ readonly is: 'press' } | { readonly is: 'choice'; readonly value: string });

const ROOT = '#root';
const CONTROLS = ['button', 'select', 'a[href^="#"]'].map((kind) => `${ROOT} ${kind}`).join();
/** ms. */
const LONGEST_PRESS = 2000;

export interface Watching {
  /** With each sign that a person is at the page. */
  readonly onActivity: () => void;
  /** Something was done that waits for the application. */
  readonly onInput: () => void;
}

/** Listens until the application takes over. */
export function watchEarlyInput({ onActivity, onInput }: Watching): EarlyInput {
  let inputs: Input[] = [];
  const listening = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, act, { capture: true, passive: true, signal: listening.signal });

  // Without a movement the browser only says where the pointer rests as the page appears below it.
  listen('pointermove', ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onActivity());
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const) {
    listen(type, onActivity);
  }
  listen('click', (event) => {
    const control = controlAt(event.target);
    if (control === null || control instanceof HTMLSelectElement || window.drawnPopups?.answers(control) === true) return;
    // React may listen already, but not know this part of the page yet: it would be pressed twice.
    event.stopPropagation();
    inputs.push({ is: 'press', on: markOf(control, root()) });
    if (control instanceof HTMLButtonElement) control.setAttribute('aria-busy', 'true');
    onInput();
  });
  // A person who followed a link and goes on from there must not be brought back to it.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
    listen(type, () => {
      inputs = inputs.filter(({ on }) => on.tag !== 'a');
    });
  }
  listen('change', (event) => {
    const control = controlAt(event.target);
    if (!(control instanceof HTMLSelectElement)) return;
    event.stopPropagation();
    inputs.push({ is: 'choice', on: markOf(control, root()), value: control.value });
    onInput();
  });

  let release = () => {};
  let released = Promise.resolve();
  listen('pointerdown', () => {
    released = new Promise((resolve) => {
      release = resolve;
      // Outside of the window no event says that it was released.
      setTimeout(resolve, LONGEST_PRESS);
    });
  });
  // The click comes after the pointer was let go; a pointer that scrolls is cancelled long before its finger goes.
  for (const type of ['pointerup', 'touchend', 'touchcancel'] as const) listen(type, () => void setTimeout(release));

  /** Where the focus was: it goes with the old elements, before any code can ask. */
  let focus: Mark | undefined;
  for (const type of ['focusin', 'pointerdown'] as const) {
    listen(type, ({ target }) => {
      const control = controlAt(target);
      focus = control === null ? undefined : markOf(control, root());
    });
  }

  return {
    giveUp: () => {
      if (document.querySelector('dialog:modal') !== null || inputs.some(({ on }) => on.tag !== 'a')) showNotLoaded();
      for (const control of document.querySelectorAll(`${ROOT} [aria-busy]`)) control.removeAttribute('aria-busy');
      inputs = [];
      window.drawnPopups?.giveUp();
    },
    pressed: (selector) => {
      const taken = inputs.find(({ is, on }) => is === 'press' && findMark(on, root())?.matches(selector));
      inputs = inputs.filter((input) => input !== taken);
      const control = taken && findMark(taken.on, root());
      control?.removeAttribute('aria-busy');
      return control;
    },
    ask: onInput,
    released: () => released,
    stop: () => listening.abort(),
    replay: () => {
      if (focus !== undefined && document.activeElement === document.body) findMark(focus, root())?.focus({ preventScroll: true });
      for (const input of inputs) {
        const control = findMark(input.on, root());
        control?.removeAttribute('aria-busy');
        if (input.is === 'press') control?.click();
        else if (control instanceof HTMLSelectElement) choose(control, input.value);
      }
    },
  };
}

const controlAt = (target: EventTarget | null): Control | null => (target instanceof Element ? target.closest<Control>(CONTROLS) : null);

/** The prerendered page, and what stands in its place later. */
const root = (): ParentNode => document.querySelector(ROOT) ?? document;

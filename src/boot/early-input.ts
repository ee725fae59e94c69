import { APP_NOT_LOADED } from './app-files.ts';

/** What a person did with a prerendered page before the application was there; it is done again when it is. */
export interface EarlyInput {
  /** Resolves when nothing is held down: a press that begins on an element that goes before it ends is no press. */
  released(): Promise<void>;
  /** Stops listening: from now on the application hears by itself. */
  stop(): void;
  /** Does it all again, with what now stands in the place of what was used. Nothing is kept after that. */
  replay(): void;
  /** The application did not come: says so to somebody who waits for it. */
  giveUp(): void;
}

/** A link among them leads to a place in the page: the browser went there, and the application may do more about it. */
type Control = HTMLButtonElement | HTMLSelectElement | HTMLAnchorElement;

/** A control by its kind, its name and its place among its equals: the application draws the same ones. */
interface Mark {
  readonly tag: string;
  readonly name: string;
  readonly index: number;
}

type Deed = { readonly on: Mark } & ({ readonly is: 'press' } | { readonly is: 'choice'; readonly value: string });

const ROOT = '#root';
const CONTROLS = ['button', 'select', 'a[href^="#"]'].map((kind) => `${ROOT} ${kind}`).join();
/** ms. */
const LONGEST_PRESS = 2000;

/** Listens until the application takes over. `onIntent` is called with each sign that somebody is at the page. */
export function watchEarlyInput(onIntent: () => void): EarlyInput {
  let deeds: Deed[] = [];
  const listening = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, act, { capture: true, passive: true, signal: listening.signal });

  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const) {
    listen(type, onIntent);
  }
  listen('click', ({ target }) => {
    const control = controlAt(target);
    if (control === null || control instanceof HTMLSelectElement) return;
    deeds.push({ is: 'press', on: markOf(control) });
    if (control instanceof HTMLButtonElement) control.setAttribute('aria-busy', 'true');
    onIntent();
  });
  // Whoever followed a link and goes on from there must not be brought back to it.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const) {
    listen(type, () => {
      deeds = deeds.filter(({ on }) => on.tag !== 'a');
    });
  }
  listen('change', ({ target }) => {
    const control = controlAt(target);
    if (control instanceof HTMLSelectElement) deeds.push({ is: 'choice', on: markOf(control), value: control.value });
  });

  let release = () => {};
  let released = Promise.resolve();
  listen('pointerdown', () => {
    released = new Promise((resolve) => {
      release = resolve;
      // Outside of the window nobody hears that it was let go.
      setTimeout(resolve, LONGEST_PRESS);
    });
  });
  // The click comes after the pointer was let go; a pointer that scrolls is cancelled long before its finger goes.
  for (const type of ['pointerup', 'touchend', 'touchcancel'] as const) listen(type, () => void setTimeout(release));

  /** Where the focus was: it goes with the old elements, before anybody can ask. */
  let focus: Mark | undefined;
  for (const type of ['focusin', 'pointerdown'] as const) {
    listen(type, ({ target }) => {
      const control = controlAt(target);
      focus = control === null ? undefined : markOf(control);
    });
  }

  return {
    giveUp: () => {
      const notice = document.getElementById(APP_NOT_LOADED);
      if (deeds.some(({ on }) => on.tag !== 'a') && notice !== null) notice.hidden = false;
      for (const control of document.querySelectorAll(`${ROOT} [aria-busy]`)) control.removeAttribute('aria-busy');
      deeds = [];
    },
    released: () => released,
    stop: () => listening.abort(),
    replay: () => {
      if (focus !== undefined && document.activeElement === document.body) find(focus)?.focus({ preventScroll: true });
      for (const deed of deeds) {
        const control = find(deed.on);
        if (deed.is === 'press') control?.click();
        else if (control instanceof HTMLSelectElement) choose(control, deed.value);
      }
    },
  };
}

const controlAt = (target: EventTarget | null): Control | null => (target instanceof Element ? target.closest<Control>(CONTROLS) : null);

const nameOf = (control: Control): string =>
  (control.getAttribute('aria-label') ?? (control instanceof HTMLSelectElement ? control.labels[0] : control)?.textContent ?? '').trim();

const equalsOf = (tag: string, name: string): Control[] =>
  [...document.querySelectorAll<Control>(`${ROOT} ${tag}`)].filter((each) => nameOf(each) === name);

function markOf(control: Control): Mark {
  const [tag, name] = [control.localName, nameOf(control)];
  return { tag, name, index: equalsOf(tag, name).indexOf(control) };
}

const find = ({ tag, name, index }: Mark): Control | undefined => equalsOf(tag, name)[index];

/** As if the person had: the application hears `change`. */
function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

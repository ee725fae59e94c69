/**
 * The native dialogs that are open, lowest first. The one that a popup leaves is taken by the popup that follows in the same moment: closing it
 * and opening another, the browser would make the page behind live and inert again, and style all of it three times, which a slow phone feels.
 */
interface Shell {
  readonly element: HTMLDialogElement;
  /** What gets the focus back. */
  opener: Element | null;
  /** What is shown in it; null only until the moment is over. */
  tenant: Tenant | null;
}

/** What a component shows in a dialog. */
export interface Tenant {
  readonly content: HTMLElement;
  /** It stands in the base dialog, and is React's. */
  readonly stands: boolean;
  /** Writes on the dialog what it says of its content. */
  readonly describe: (dialog: HTMLDialogElement) => void;
  /** The browser closed the dialog by itself; it is open again. */
  readonly onForeignClose: () => void;
  /** What lay above it has gone. */
  readonly onUncovered: () => void;
  /** A press on nothing but the dialog itself. */
  readonly onPressOutside: () => void;
}

/** Those that are open. */
let shells: readonly Shell[] = [];
/** The one that stands in the page, open or not. */
let base: Shell | undefined;

/** What opens now stood there before. */
let isSameAgain = false;

/** Draws a popup anew that stood open, for the same person: it does not come in once more, and takes presses at once (DOOR-4). */
export function drawAgain(draw: () => void): void {
  isSameAgain = true;
  try {
    draw();
  } finally {
    isSameAgain = false;
  }
}

/** The page has this dialog for its lowest content. @returns what takes it away. */
export function standBase(element: HTMLDialogElement): () => void {
  const gone = new AbortController();
  const standing = asShell(element, gone.signal);
  base = standing;
  const stopWatching = bringBack(element, () => standing.tenant?.onForeignClose());
  return () => {
    gone.abort();
    stopWatching();
    shells = shells.filter((shell) => shell !== standing);
    if (base === standing) base = undefined;
  };
}

/**
 * A blocker may take the dialog out of the page, open or not: it comes back to its place, closed, so that the next popup can be seen and used
 * (DOOR-4). `onTaken`: it was open.
 */
function bringBack(element: HTMLDialogElement, onTaken: () => void): () => void {
  const { parentNode: home } = element;
  if (home === null) return () => {};
  const watching = new MutationObserver(() => {
    if (element.isConnected || !home.isConnected) return;
    const wasOpen = element.open;
    // Out of the page it is modal no more, and would stand there as if it were open.
    element.removeAttribute('open');
    home.appendChild(element);
    if (wasOpen) onTaken();
  });
  watching.observe(home, { childList: true });
  return () => watching.disconnect();
}

/**
 * Shows the content in a modal dialog, above those that are open; what stands in the base dialog is shown there.
 * @returns `stood`: the page's own script had opened the dialog with it, or an alert stays above, or it is only drawn anew; `followed`: another dialog gave way or lies below
 */
export function moveIn(tenant: Tenant): 'stood' | 'opened' | 'followed' {
  const shell = shellFor(tenant);
  const { element, tenant: before } = shell;
  const followed = shells.length > 0;
  const stood = (element.open || isSameAgain) && !followed;
  shell.tenant = tenant;
  before?.content.remove();
  tenant.describe(element);
  if (!element.contains(tenant.content)) element.append(tenant.content);
  if (!shells.includes(shell)) {
    // Open already: by the boot script, and the browser knows what had the focus.
    shell.opener = element.open ? null : document.activeElement;
    shells = [...shells, shell];
    if (!element.isConnected) document.body.append(element);
    if (!element.open) element.showModal();
    if (isSameAgain) for (const movement of element.getAnimations?.({ subtree: true }) ?? []) movement.finish();
  }
  // An alert that came first stays above.
  if (before !== null) moveIn(before);
  if (stood || before !== null) return 'stood';
  return followed ? 'followed' : 'opened';
}

/** The lowest dialog that is vacant, or else another; only the base dialog may have another tenant. */
function shellFor({ stands }: Tenant): Shell {
  if (stands && base !== undefined) return base;
  const [lowest] = shells;
  if (shells.length === 1 && lowest?.tenant === null) return lowest;
  return shells.length === 0 && base !== undefined ? base : asShell(document.createElement('dialog'));
}

/** The dialog closes. The lowest one does so only if no other content moves in before anything else happens. */
export function moveOut(content: HTMLElement): void {
  const shell = shells.find(({ tenant }) => tenant?.content === content);
  if (shell?.tenant == null) return;
  const isLowest = shell === shells[0];
  // What gets the focus back lies in the dialog below, and may ask for it before this moment is over.
  if (!isLowest) {
    close(shell);
    shells.at(-1)?.tenant?.onUncovered();
  }
  if (!shell.tenant.stands) content.remove();
  shell.tenant = null;
  const closeVacant = () => shell.tenant === null && close(shell);
  // The popup that follows may come with React's next commit, which is a microtask of its own.
  if (isLowest) queueMicrotask(() => queueMicrotask(closeVacant));
}

function asShell(element: HTMLDialogElement, signal = new AbortController().signal): Shell {
  const shell: Shell = { element, opener: null, tenant: null };
  element.setAttribute('closedby', 'none');
  const reopen = () => {
    if (element.open || !shells.includes(shell)) return;
    element.showModal();
    shell.tenant?.onForeignClose();
  };
  const press = ({ target }: MouseEvent) => {
    if (target === element) shell.tenant?.onPressOutside();
  };
  element.addEventListener('close', reopen, { signal });
  element.addEventListener('click', press, { signal });
  return shell;
}

function close(shell: Shell): void {
  if (!shells.includes(shell)) return;
  const { element, opener } = shell;
  shells = shells.filter((other) => other !== shell);
  // While it is still in the page: this is what makes the browser give the focus back.
  element.close();
  const { activeElement } = document;
  const isLost = activeElement === document.body || element.contains(activeElement);
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  if (shell === base) undescribe(element);
  else element.remove();
  // What was opened from within goes back to what this one came from.
  for (const other of shells) if (other.opener?.isConnected !== true) other.opener = opener;
}

/** Closed, it says nothing of what was in it. */
function undescribe(element: HTMLDialogElement): void {
  for (const name of element.getAttributeNames()) if (/^(aria-|role$|data-(flow|state)$)/.test(name)) element.removeAttribute(name);
}

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
  /** Writes on the dialog what it says of its content. */
  readonly describe: (dialog: HTMLDialogElement) => void;
  /** The browser closed the dialog by itself; it is open again. */
  readonly onForeignClose: () => void;
  /** A press on nothing but the dialog itself. */
  readonly onPressOutside: () => void;
}

let shells: readonly Shell[] = [];

/** Shows the content in a modal dialog, above those that are open. */
export function moveIn(tenant: Tenant): void {
  const vacant = shells.length === 1 ? shells.find((shell) => shell.tenant === null) : undefined;
  const shell = vacant ?? own(document.createElement('dialog'), document.activeElement);
  const { element } = shell;
  shell.tenant = tenant;
  delete element.dataset.goesOn;
  tenant.describe(element);
  element.append(tenant.content);
  if (vacant !== undefined) return;
  document.body.append(element);
  element.showModal();
}

/** The dialog closes. The lowest one does so only if no other content moves in before anything else happens. */
export function moveOut(content: HTMLElement): void {
  const shell = shells.find(({ tenant }) => tenant?.content === content);
  if (shell === undefined) return;
  const isLowest = shell === shells[0];
  // What gets the focus back lies in the dialog below, and may ask for it before this moment is over.
  if (!isLowest) close(shell);
  shell.tenant = null;
  content.remove();
  if (isLowest) queueMicrotask(() => shell.tenant === null && close(shell));
}

/** A modal dialog that is open already, from before the application: the next content moves in there. */
export function adopt(element: HTMLDialogElement, opener: Element | null): void {
  own(element, opener);
}

/** Closes an adopted dialog that no content moved into. */
export function abandon(element: HTMLDialogElement): void {
  const shell = shells.find((each) => each.element === element && each.tenant === null);
  if (shell !== undefined) close(shell);
}

function own(element: HTMLDialogElement, opener: Element | null): Shell {
  const shell: Shell = { element, opener, tenant: null };
  shells = [...shells, shell];
  element.setAttribute('closedby', 'none');
  element.addEventListener('close', () => {
    if (element.open || !shells.includes(shell)) return;
    element.showModal();
    shell.tenant?.onForeignClose();
  });
  element.addEventListener('click', ({ target }) => {
    if (target === element) shell.tenant?.onPressOutside();
  });
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
  element.remove();
  // What was opened from within goes back to what this one came from.
  for (const other of shells) if (other.opener?.isConnected !== true) other.opener = opener;
}

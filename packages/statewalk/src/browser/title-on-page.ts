import { nameOf } from './controls-on-page.ts';

const DIALOG = 'dialog, [role=dialog], [role=alertdialog]';

/** What a person calls the screen with this root: the name of the dialog around it or within it, or its first heading; empty where it has none. */
export function titleIn(root: Element): string {
  const dialog = root.closest(DIALOG) ?? root.querySelector(DIALOG);
  const titled = dialog?.matches('[aria-labelledby], [aria-label]') ? dialog : root.querySelector('h1, h2');
  return titled ? nameOf(titled) : '';
}

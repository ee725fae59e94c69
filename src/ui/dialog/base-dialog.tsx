import { createContext, type ReactNode, useCallback } from 'react';
import { classes } from '../classes.ts';
import styles from './dialog.module.css';
import { standBase } from './dialog-shells.ts';

/** How a popup stands in the base dialog: `shown`, or hidden beside the one that is. Null: it opens in a dialog of its own. */
export const StandsInBase = createContext<{ readonly shown: boolean } | null>(null);

/**
 * The dialog that stands in the page from the first byte, closed: the boot script and the application open the lowest popup in it. What the boot
 * script opens is a sheet; the application says anew what size its content has.
 */
export function BaseDialog({ children }: { children: ReactNode }) {
  const ref = useCallback((element: HTMLDialogElement) => standBase(element), []);
  return (
    // What its content says of it is written by who shows the content, and `open` by the browser.
    <dialog ref={ref} className={classes(styles.dialog, styles.sheet)} closedby="none" data-base="" suppressHydrationWarning>
      {children}
    </dialog>
  );
}

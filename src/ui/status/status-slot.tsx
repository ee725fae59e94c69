import { useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { subscribeToDialogs, topDialog } from '../dialog/dialog-stack.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './status-slot.module.css';
import { statusStore } from './status-store.ts';

const TONES = { success: CheckIcon, info: InfoIcon, warning: WarningIcon };

/**
 * The place where toasts and announcements are shown and read out. While a modal dialog is open, nothing outside of it is in
 * the accessibility tree, so each dialog carries a slot, and only the top-most fills it. `of`: that dialog’s content; none: the page’s own slot.
 * It is there before its text changes, or the change would not be heard.
 */
export function StatusSlot({ of }: { of?: HTMLElement }) {
  const top = useSyncExternalStore(subscribeToDialogs, topDialog, () => undefined);
  const status = useSyncExternalStore(statusStore.subscribe, statusStore.get, statusStore.get);
  const mine = top === of;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the time of what is being read; nothing can be done here.
    <div
      className={styles.slot}
      onMouseEnter={statusStore.pause}
      onMouseLeave={statusStore.resume}
      data-status-slot={of === undefined ? 'page' : 'dialog'}
    >
      <div role="status" className={styles.list}>
        {mine &&
          status.toasts.map((toast) => {
            const Mark = TONES[toast.tone];
            return (
              <p key={toast.id} className={classes(styles.toast, styles[toast.tone])}>
                <Mark size={20} />
                <span>{toast.text}</span>
              </p>
            );
          })}
      </div>
      <VisuallyHidden role="status">
        {mine && status.announcement !== undefined && <span key={status.announcement.id}>{status.announcement.text}</span>}
      </VisuallyHidden>
    </div>
  );
}

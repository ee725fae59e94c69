import { useRef, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { subscribeToDialogs, topDialog } from '../dialog/dialog-stack.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { Sentences } from '../layout/sentences.tsx';
import { useHeight } from '../layout/use-height.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { LeftOutIfBroken } from '../left-out.tsx';
import styles from './status-slot.module.css';
import { statusStore } from './status-store.ts';
import { useHold } from './use-hold.ts';

const TONES = { success: CheckIcon, info: InfoIcon, warning: WarningIcon };

/**
 * The place where toasts and announcements are shown and read out. While a modal dialog is open, nothing outside of it is in
 * the accessibility tree, so each dialog carries a slot, and only the top-most fills it. `of`: that dialog’s content; none: the page’s own slot.
 * It is there before its text changes, or the change would not be heard. Presses go through it; the dialog leaves room for it (dialog.module.css).
 */
export function StatusSlot(props: StatusSlotProps) {
  return (
    <LeftOutIfBroken>
      <Slot {...props} />
    </LeftOutIfBroken>
  );
}

interface StatusSlotProps {
  of?: HTMLElement;
}

function Slot({ of }: StatusSlotProps) {
  const top = useSyncExternalStore(subscribeToDialogs, topDialog, () => undefined);
  const status = useSyncExternalStore(statusStore.subscribe, statusStore.get, statusStore.get);
  const mine = top === of;
  const list = useRef<HTMLDivElement>(null);
  const height = useHeight('--toasts-height');
  useHold(list, mine && status.toasts.length > 0);
  return (
    <div
      ref={height}
      className={classes(styles.slot, of === undefined && styles.ofPage)}
      data-status-slot={of === undefined ? 'page' : 'dialog'}
    >
      <div ref={list} role="status" className={styles.list}>
        {mine &&
          status.toasts.map((toast) => {
            const Mark = TONES[toast.tone];
            return (
              <p key={toast.id} data-toast="" className={classes(styles.toast, styles[toast.tone])}>
                <Mark size={20} />
                <span>
                  <Sentences>{toast.text}</Sentences>
                </span>
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

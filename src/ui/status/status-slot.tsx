import { useRef, useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { subscribeToDialogs, topDialog } from '../dialog/dialog-stack.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { Sentences } from '../layout/sentences.tsx';
import { useHeight } from '../layout/use-height.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { LeftOutIfBroken } from '../left-out.tsx';
import styles from './status-slot.module.css';
import { statusStore, type Toast } from './status-store.ts';
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

function ToastBox({ text, tone, alert }: Toast) {
  const Mark = TONES[tone];
  return (
    <p data-toast="" role={alert ? 'alert' : undefined} className={classes(styles.toast, styles[tone])}>
      <Mark size={20} />
      <span>
        <Sentences>{text}</Sentences>
      </span>
    </p>
  );
}

interface StatusSlotProps {
  of?: HTMLElement;
  /** The page has one, below which its toasts stand; by default. Without it what says whose page it is stands there. */
  hasHeader?: boolean;
}

function Slot({ of, hasHeader = true }: StatusSlotProps) {
  const top = useSyncExternalStore(subscribeToDialogs, topDialog, () => undefined);
  const status = useSyncExternalStore(statusStore.subscribe, statusStore.get, statusStore.get);
  const mine = top === of && !status.held;
  const shown = mine ? status.toasts : [];
  const list = useRef<HTMLDivElement>(null);
  const height = useHeight('--toasts-height');
  useHold(list, shown.length > 0);
  return (
    <div
      ref={height}
      className={classes(styles.slot, of === undefined && hasHeader && styles.belowHeader)}
      data-status-slot={of === undefined ? 'page' : 'dialog'}
    >
      <div ref={list} className={styles.list}>
        <div role="status" className={styles.list}>
          {shown
            .filter(({ alert }) => !alert)
            .map((toast) => (
              <ToastBox key={toast.id} {...toast} />
            ))}
        </div>
        {/* An alert is heard because it comes. */}
        {shown
          .filter(({ alert }) => alert)
          .map((toast) => (
            <ToastBox key={toast.id} {...toast} />
          ))}
      </div>
      <VisuallyHidden role="status">
        {mine && status.announcement !== undefined && <span key={status.announcement.id}>{status.announcement.text}</span>}
      </VisuallyHidden>
    </div>
  );
}

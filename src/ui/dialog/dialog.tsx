import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classes } from '../classes.ts';
import { BackIcon, CloseIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './dialog.module.css';
import { notePress } from './last-press.ts';
import { Modal } from './modal.tsx';
import { useEdgeHeight } from './use-edge-height.ts';
import type { DialogAttributes, InitialFocus } from './use-modal.ts';

export type DialogSize = 'sheet' | 'document' | 'alert' | 'drawer';

export interface DialogProps {
  title: string;
  /** Machine id and dotted state value: on the dialog as `data-flow` and `data-state`. */
  flow: string;
  state: string;
  /** The person asks to leave: close button, Escape, or a press outside where nothing can be lost. The owner stops rendering the dialog. */
  onClose?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  /** sheet 440 px, document 720 px, alert 360 px, drawer 420 px at the right; below 600 px all but alert fill the screen. */
  size?: DialogSize;
  /** `false`: no close button, and Escape does nothing (JOIN-4). */
  dismissible?: boolean;
  /** No close button, but Escape still closes. */
  hideClose?: boolean;
  /** A thin bar at the top runs, and the sheet is aria-busy. What is inside stays usable: every wait can be left. */
  busy?: boolean;
  /** Stays at the bottom edge. A submit button in it names its form by `form={form.id}`. */
  footer?: ReactNode;
  children: ReactNode;
  /** Where the focus goes on opening and on each new `step`; an element with `data-autofocus` inside goes before. Default: heading. */
  initialFocus?: InitialFocus;
  /** A change of it (the wizard's next page) scrolls up and sets the focus anew. */
  step?: string | number;
  role?: 'dialog' | 'alertdialog';
  /** Id of the element that tells what an alert is about. */
  describedBy?: string;
  /** `false`: the title is there for screen readers only; then there is neither back nor close button. */
  titleVisible?: boolean;
}

/**
 * A modal dialog: rendered means open. The browser keeps the page behind inert, holds the focus, and gives it back to what had it
 * (POP-5); dialogs nest by being rendered inside one another or side by side.
 */
export function Dialog(props: DialogProps) {
  const { title, flow, state, onClose, onBack, size = 'sheet', dismissible = true, hideClose = false, busy = false, footer } = props;
  const { children, initialFocus = 'heading', step, role = 'dialog', describedBy, titleVisible = true } = props;
  const texts = useUiTexts();
  const titleId = useId();
  const headerHeight = useEdgeHeight('--header-height');
  const footerHeight = useEdgeHeight('--footer-height');
  const close = dismissible ? onClose : undefined;
  const attributes: DialogAttributes = {
    role: role === 'dialog' ? undefined : role,
    class: classes(styles.dialog, styles[size], step !== undefined && size !== 'alert' && styles.stepped),
    'aria-labelledby': titleId,
    'aria-describedby': describedBy,
    'data-flow': flow,
    'data-state': state,
  };
  const closesOnPressOutside = size === 'document' || size === 'drawer';

  return (
    <Modal
      attributes={attributes}
      onClose={close}
      onBack={onBack}
      onPressOutside={closesOnPressOutside ? close : undefined}
      initialFocus={initialFocus}
      step={step}
    >
      <div className={styles.panel}>
        <div className={styles.scroller} aria-busy={busy} data-dialog-panel="" onClickCapture={notePress}>
          {busy && <div className={styles.busy} />}
          <div ref={headerHeight} className={classes(styles.header, !titleVisible && styles.bare)}>
            <span className={styles.side}>
              {onBack && (
                <IconButton label={texts.back} data-back="" onClick={onBack}>
                  <BackIcon />
                </IconButton>
              )}
            </span>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <span className={styles.side}>
              {close && !hideClose && (
                <IconButton label={texts.close} data-closes="" onClick={close}>
                  <CloseIcon />
                </IconButton>
              )}
            </span>
          </div>
          <div className={styles.body} data-dialog-body="">
            {children}
          </div>
          {footer && (
            <div ref={footerHeight} className={styles.footer} data-dialog-footer="">
              {footer}
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}

import { type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { StatusSlot } from '../status/status-slot.tsx';
import { StandsInBase } from './base-dialog.tsx';
import styles from './dialog.module.css';
import { type ModalOptions, useModal } from './use-modal.ts';

export interface ModalProps extends ModalOptions {
  readonly children: ReactNode;
}

/** A modal dialog with what is in it. An alert never stands in the base dialog: it lies above what does. */
export function Modal(props: ModalProps) {
  const standing = use(StandsInBase);
  return standing === null || props.attributes.role === 'alertdialog' ? (
    <AddedModal {...props} />
  ) : (
    <StandsInBase value={null}>
      <StandingModal {...props} shown={standing.shown} />
    </StandsInBase>
  );
}

/** The dialog element is not React's: what is in it changes, and it stays open (`dialog-shells.ts`). */
function AddedModal({ children, ...options }: ModalProps) {
  const [content] = useState(() => Object.assign(document.createElement('div'), { className: styles.content }));
  useModal(content, options);
  return createPortal(
    <>
      {children}
      <StatusSlot of={content} />
    </>,
    content,
  );
}

/** In the page's own tree, so that React takes over the very nodes that were drawn at build time. */
function StandingModal({ children, shown, ...options }: ModalProps & { shown: boolean }) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  useModal(shown ? content : null, options);
  return (
    <div ref={setContent} className={styles.content} hidden={!shown}>
      {children}
      {shown && content !== null && <StatusSlot of={content} />}
    </div>
  );
}

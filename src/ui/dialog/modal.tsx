import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { StatusSlot } from '../status/status-slot.tsx';
import styles from './dialog.module.css';
import { type ModalOptions, useModal } from './use-modal.ts';

export interface ModalProps extends ModalOptions {
  readonly children: ReactNode;
}

/** A modal dialog with what is in it. Drawn beforehand (no document) it is a closed one, which the boot script opens. */
export const Modal = typeof document === 'undefined' ? DrawnModal : LiveModal;

/** The dialog element is not React's: what is in it changes, and it stays open (`dialog-shells.ts`). */
function LiveModal({ children, ...options }: ModalProps) {
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

function DrawnModal({ attributes, children }: ModalProps) {
  const { class: className, ...others } = attributes;
  return (
    <dialog {...others} className={className} closedby="none">
      {children}
    </dialog>
  );
}

import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { Sentences } from '../layout/sentences.tsx';
import { Tile } from '../layout/tile.tsx';
import styles from './alert-dialog.module.css';
import { Dialog } from './dialog.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export interface AlertAction {
  label: string;
  onSelect: () => void;
  /** What it does cannot be taken back. */
  danger?: boolean;
  busy?: boolean;
  /** Why it cannot be chosen now. */
  unavailable?: string | undefined;
}

export interface AlertDialogProps {
  tone?: AlertTone;
  title: string;
  text: ReactNode;
  /** The answers, in every alert in the same order: the first is the least destructive and has the focus when the alert opens, the last goes on and is filled. */
  actions: readonly [AlertAction] | readonly [AlertAction, AlertAction];
  /** What leads elsewhere than the answers do: below them, and never filled. */
  asides?: readonly AlertAction[];
  flow: string;
  state: string;
  /** On Escape. Without it Escape does nothing: the question must be answered. */
  onClose?: (() => void) | undefined;
  /** Small, for the person to read out to a help desk. */
  code?: string;
}

const TONES = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: AlertIcon };

/** The first click of a double click has answered; the second lands on the question that came after, which the person has not read yet. */
const isRestOfDoubleClick = ({ detail }: MouseEvent): boolean => detail > 1;

/** POP-3: something that must be read, or a question that must be answered, before anything else. */
export function AlertDialog({ tone = 'info', title, text, actions, asides = [], flow, state, onClose, code }: AlertDialogProps) {
  const textId = useId();
  const Mark = TONES[tone];
  return (
    <Dialog
      role="alertdialog"
      size="alert"
      title={title}
      titleVisible={false}
      flow={flow}
      state={state}
      // Another question in the place of the one before is another step: no press goes on into it (SEEN-2).
      step={title}
      onClose={onClose}
      hideClose
      describedBy={textId}
      initialFocus="action"
      footer={
        <div className={styles.footer}>
          <div className={styles.actions} data-count={actions.length}>
            {actions.map((action, index) => (
              <AlertButton
                key={action.label}
                action={action}
                variant={index < actions.length - 1 ? 'secondary' : action.danger === true ? 'danger' : 'primary'}
                isFirst={index === 0}
              />
            ))}
          </div>
          {asides.map((aside) => (
            <AlertButton key={aside.label} action={aside} variant={aside.danger === true ? 'text' : 'outline'} />
          ))}
        </div>
      }
    >
      <div className={styles.message}>
        <Tile className={styles.mark} data-tone={tone}>
          <Mark size={28} />
        </Tile>
        <p className={styles.title} aria-hidden="true">
          <Sentences>{title}</Sentences>
        </p>
        <div id={textId} className={styles.text}>
          <Sentences>{text}</Sentences>
          {code !== undefined && <p className={styles.code}>{code}</p>}
        </div>
      </div>
    </Dialog>
  );
}

function AlertButton({ action, variant, isFirst = false }: { action: AlertAction; variant: ButtonVariant; isFirst?: boolean }) {
  return (
    <Button
      variant={variant}
      {...(isFirst && { 'data-autofocus': '' })}
      busy={action.busy ?? false}
      unavailable={action.unavailable}
      onClick={(event) => {
        if (!isRestOfDoubleClick(event)) action.onSelect();
      }}
    >
      {action.label}
    </Button>
  );
}

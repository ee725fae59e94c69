import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { CloseIcon } from '#src/ui/icons/icons.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import styles from './last-way.module.css';

/** Value of `data-event` of the button that has this device forget it. */
export const FORGET_LAST_WAY = 'forget';

export interface LastWayProps {
  onForget: () => void;
  /** The way keeps its place, without the word (SEEN-2). */
  isForgotten?: boolean;
  /** The way itself; without it, as in the form of the email, the word stands alone. */
  children?: ReactNode;
}

/** The way that was used last on this device: the word on its button, and how to forget it behind it (LOGIN-6). */
export function LastWay({ onForget, isForgotten = false, children }: LastWayProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    // The boot script puts a way that is drawn beforehand first (`src/boot/drawn-popups.ts`).
    // No fieldset: its legend would stand at its top, and the word stands on the button.
    <div className={styles.lastWay} {...(!isForgotten && { role: 'group', 'aria-labelledby': nameId })} data-last-way="">
      {children}
      {isForgotten ? (
        <span className={styles.room} />
      ) : (
        <>
          <Badge id={nameId} tone="strong" className={styles.badge}>
            {t(($) => $.login.usedLast)}
          </Badge>
          <IconButton className={styles.forget} label={t(($) => $.login.forgetLastWay)} data-event={FORGET_LAST_WAY} onClick={onForget}>
            <CloseIcon size={18} />
          </IconButton>
        </>
      )}
    </div>
  );
}

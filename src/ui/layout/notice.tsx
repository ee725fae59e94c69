import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import styles from './layout.module.css';
import { Sentences } from './sentences.tsx';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** `alert` for what just failed, `status` for what just became so; without it, a notice that was there from the start. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

const TONES = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: AlertIcon };

/** A tinted box with an icon: a server's error at the top of a sheet, an expired code, a hint. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  const Mark = TONES[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Mark size={20} />
      <div>
        <Sentences>{children}</Sentences>
      </div>
    </div>
  );
}

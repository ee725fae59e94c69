import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon, DocumentIcon, ExternalIcon, HelpIcon, UserIcon } from '../../ui/icons/icons.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './my-profile.module.css';

/** What of the account is changed, and what leads on from the profile. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export interface IdRowProps {
  /** Whole days until the ID can be changed again (PROF-3). */
  daysLeft: number;
  onChange: () => void;
}

export function IdRow({ daysLeft, onChange }: IdRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" className={styles.row} onClick={onChange}>
        <UserIcon size={20} />
        <span>{t(($) => $.myProfile.changeId)}</span>
        {daysLeft > 0 && (
          <>
            <Badge aria-hidden="true">D-{daysLeft}</Badge>{' '}
            <VisuallyHidden>{t(($) => $.myProfile.idWait, { count: daysLeft })}</VisuallyHidden>
          </>
        )}
        <ChevronRightIcon size={20} />
      </button>
    </li>
  );
}

export interface LinkRowsProps {
  onTerms: () => void;
  helpUrl: string;
}

export function LinkRows({ onTerms, helpUrl }: LinkRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <li>
        <button type="button" className={styles.row} onClick={onTerms}>
          <DocumentIcon size={20} />
          <span>{t(($) => $.myProfile.terms)}</span>
          <ChevronRightIcon size={20} />
        </button>
      </li>
      <li>
        <a className={styles.row} href={helpUrl} target="_blank" rel="noopener noreferrer">
          <HelpIcon size={20} />
          <span>
            {t(($) => $.myProfile.help)} <VisuallyHidden>({t(($) => $.common.newTab)})</VisuallyHidden>
          </span>
          <ExternalIcon size={18} />
        </a>
      </li>
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentName } from '#contract/documents.ts';
import {
  ChevronRightIcon,
  DocumentIcon,
  ExternalIcon,
  HelpIcon,
  LockIcon,
  LogoutIcon,
  MailIcon,
  PlusIcon,
  UserIcon,
} from '#src/ui/icons/icons.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './my-profile.module.css';

/** What of the account is changed, and what leads on from the profile. */
export function Rows({ title, children }: { title?: string; children: ReactNode }) {
  const rows = <ul className={styles.rows}>{children}</ul>;
  if (title === undefined) return rows;
  return (
    <section>
      <h3 className={styles.rowsTitle}>{title}</h3>
      {rows}
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  onClick: () => void;
  /** It has the focus first: the person comes back from where it leads. */
  focused?: boolean;
  children: ReactNode;
}

/** Leads on to what its words say. */
export function Row({ icon, onClick, focused = false, children }: RowProps) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={onClick} data-autofocus={focused ? '' : undefined}>
        {icon}
        {children}
        <ChevronRightIcon size={20} />
      </button>
    </li>
  );
}

export interface IdRowProps {
  /** Whole days until the ID can be changed again (PROF-3). */
  daysLeft: number;
  onChange: () => void;
}

export function IdRow({ daysLeft, onChange }: IdRowProps) {
  const { t } = useTranslation();
  return (
    <Row icon={<UserIcon size={20} />} onClick={onChange}>
      <span>{t(($) => $.myProfile.changeId)}</span>
      {daysLeft > 0 && (
        <>
          <Badge aria-hidden="true">D-{daysLeft}</Badge>{' '}
          <VisuallyHidden>{t(($) => $.myProfile.idWait, { count: daysLeft })}</VisuallyHidden>
        </>
      )}
    </Row>
  );
}

/** JOIN-5: leads to the further ways to sign in. */
export function LinkRow({ onLink, focused }: { onLink: () => void; focused: boolean }) {
  const { t } = useTranslation();
  return (
    <Row icon={<PlusIcon size={20} />} onClick={onLink} focused={focused}>
      <span>{t(($) => $.linkAccount.another)}</span>
    </Row>
  );
}

/** EMAIL-10: leads to the wizard that gives the account another email. */
export function EmailRow({ onChange, focused }: { onChange: () => void; focused: boolean }) {
  const { t } = useTranslation();
  return (
    <Row icon={<MailIcon size={20} />} onClick={onChange} focused={focused}>
      <span>{t(($) => $.myProfile.changeEmail)}</span>
    </Row>
  );
}

/** RESET-2: leads to the wizard that sets a new password. */
export function PasswordRow({ onChange, focused }: { onChange: () => void; focused: boolean }) {
  const { t } = useTranslation();
  return (
    <Row icon={<LockIcon size={20} />} onClick={onChange} focused={focused}>
      <span>{t(($) => $.myProfile.changePassword)}</span>
    </Row>
  );
}

/** OUT-1: the last row, which no thumb meets by chance. */
export function LogoutRow({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation();
  return (
    <Row icon={<LogoutIcon size={20} />} onClick={onLogout}>
      <span>{t(($) => $.myProfile.logout)}</span>
    </Row>
  );
}

const DOCUMENTS = ['serviceTerms', 'privacyPolicy'] as const satisfies readonly DocumentName[];

/** PROF-1, POP-2: each opens above the profile. */
export function DocumentRows({ onDocument }: { onDocument: (document: DocumentName) => void }) {
  const { t } = useTranslation();
  return DOCUMENTS.map((document) => (
    <Row key={document} icon={<DocumentIcon size={20} />} onClick={() => onDocument(document)}>
      <span>{t(($) => $.documents[document])}</span>
    </Row>
  ));
}

export function HelpRow({ helpUrl }: { helpUrl: string }) {
  const { t } = useTranslation();
  return (
    <li>
      <a className={styles.row} href={helpUrl} target="_blank" rel="noopener noreferrer">
        <HelpIcon size={20} />
        <span>
          {t(($) => $.myProfile.help)} <VisuallyHidden>({t(($) => $.common.newTab)})</VisuallyHidden>
        </span>
        <ExternalIcon size={18} />
      </a>
    </li>
  );
}

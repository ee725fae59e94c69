import { useTranslation } from 'react-i18next';
import { SUPPORT_HOURS } from '#contract/limits.ts';
import type { Configuration } from '#contract/schemas.ts';
import { Notice } from '#src/ui/layout/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { phoneAddress } from '#src/ui/phone-address.ts';
import { useUiTexts } from '#src/ui/texts.tsx';
import styles from './help.module.css';

export interface HelpProps {
  contact: {
    /** The customer centre's, as it is written for people. */
    readonly phone: Configuration['phone'];
    readonly links: Pick<Configuration['links'], 'inquiry'>;
  };
}

/** Where a person is stuck: the number of the customer centre, its hours, and the inquiry page (HEAD-3). */
export function Help({ contact: { phone, links } }: HelpProps) {
  const { t } = useTranslation();
  const texts = useUiTexts();
  return (
    <Notice role="status">
      <p>{t(($) => $.header.help.title)}</p>
      <p className={styles.ways}>
        <a href={phoneAddress(phone)}>{t(($) => $.header.help.call, { phone })}</a>
        <span>{t(($) => $.header.help.hours, SUPPORT_HOURS)}</span>
        <a href={links.inquiry} target="_blank" rel="noopener noreferrer">
          {t(($) => $.header.help.consult)}
          <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
        </a>
      </p>
    </Notice>
  );
}

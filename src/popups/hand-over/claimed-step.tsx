import { useTranslation } from 'react-i18next';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import styles from './hand-over.module.css';

/** A phone has read the code: the digits to choose there (HAND-2). */
export function ClaimedStep({ digits }: { digits: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Lead>{t(($) => $.handOver.claimedLead)}</Lead>
      <output className={styles.digits} aria-label={t(($) => $.handOver.digits)}>
        {digits}
      </output>
      <Notice>{t(($) => $.handOver.claimedNotMe)}</Notice>
    </>
  );
}

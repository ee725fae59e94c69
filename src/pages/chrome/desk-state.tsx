import { useTranslation } from 'react-i18next';
import styles from './help-banner.module.css';
import { isSupportOpen } from './support-hours.ts';

/** Whether the customer centre answers now (HEAD-3); `now`: ms since the epoch, `null` where it is not known, and nothing is said. */
export function DeskState({ now }: { now: number | null }) {
  const { t } = useTranslation();
  const open = now !== null && isSupportOpen(now);
  return (
    <span className={styles.state} data-open={open} data-known={now !== null}>
      {open ? t(($) => $.header.help.open) : t(($) => $.header.help.closed)}
    </span>
  );
}

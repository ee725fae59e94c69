import { useTranslation } from 'react-i18next';
import type { LinkedWay } from '#machines/ways/ways.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import styles from '../account-list/account-list.module.css';
import { shortMoment } from '../devices/device-name.ts';
import { wayName } from './way-name.ts';

export interface WayItemProps {
  way: LinkedWay;
  /** Undefined for the last way. */
  onRemove: (() => void) | undefined;
}

/** WAY-1: one way of the account, and WAY-2: the button that removes it. */
export function WayItem({ way, onRemove }: WayItemProps) {
  const { t, i18n } = useTranslation();
  const name = wayName(t, way.authMthd);
  const moment = (time: number) => shortMoment(i18n.language, time);
  return (
    <li className={styles.item}>
      <span className={styles.about}>
        <strong>{name}</strong>
        {way.isCurrent && <Badge tone="brand">{t(($) => $.ways.current)}</Badge>}
        {way.account !== null && <small>{way.account}</small>}
        <small>{t(($) => $.ways.linked, { date: moment(way.linkedAt) })}</small>
        <small>{way.usedAt === null ? t(($) => $.ways.unused) : t(($) => $.ways.used, { date: moment(way.usedAt) })}</small>
        {way.withdrawnAt !== undefined && <strong>{t(($) => $.ways.withdrawn, { way: name, date: moment(way.withdrawnAt) })}</strong>}
        {way.goneAt !== undefined && <strong>{t(($) => $.ways.gone, { way: name, date: moment(way.goneAt) })}</strong>}
      </span>
      {onRemove !== undefined && (
        <Button variant="secondary" onClick={onRemove} data-way={way.authMthd} aria-label={t(($) => $.ways.removeWay, { way: name })}>
          {t(($) => $.ways.remove)}
        </Button>
      )}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import type { ListedSession } from '#machines/devices/devices.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import styles from '../account-list/account-list.module.css';
import { usedWayName } from '../ways/way-name.ts';
import { deviceName, shortMoment } from './device-name.ts';

export interface SessionItemProps {
  session: ListedSession;
  /** Undefined for the session that is in use here. */
  onEnd: (() => void) | undefined;
}

/** DEVICE-1: one session of the account, and DEVICE-2: the button that ends it. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const { t, i18n } = useTranslation();
  const device = deviceName(t, session);
  const way = usedWayName(t, session.authMthd);
  return (
    <li className={styles.item}>
      <span className={styles.about}>
        <strong>{device}</strong>
        {session.isCurrent && <Badge tone="brand">{t(($) => $.devices.current)}</Badge>}
        {session.isShared && <Badge>{t(($) => $.devices.shared)}</Badge>}
        <small>{t(($) => $.devices.begun, { date: shortMoment(i18n.language, session.begunAt), way })}</small>
        {session.network && <small>{t(($) => $.devices.network, { network: session.network })}</small>}
        <small>{t(($) => $.devices.used, { date: shortMoment(i18n.language, session.usedAt) })}</small>
      </span>
      {onEnd !== undefined && (
        <Button variant="secondary" onClick={onEnd} data-session={session.sessionId} aria-label={t(($) => $.devices.end, { device })}>
          {t(($) => $.devices.confirm)}
        </Button>
      )}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import type { ConnectedService } from '#machines/connected-services/connected-services.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from '../account-list/account-list.module.css';
import { shortMoment } from '../devices/device-name.ts';

export interface ServiceItemProps {
  service: ConnectedService;
  onEnd: () => void;
}

/** PARTNER-5: one partner with what it learns and why, and the button that ends its access. */
export function ServiceItem({ service, onEnd }: ServiceItemProps) {
  const { t, i18n } = useTranslation();
  const { name, agreedAt, usedAt, coversEmail, purpose } = service;
  const moment = (time: number) => shortMoment(i18n.language, time);
  return (
    <li className={styles.item}>
      <span className={styles.about}>
        <strong>{name}</strong>
        <small>{t(($) => $.connectedServices.shared[coversEmail ? 'email' : 'public'])}</small>
        <small>
          {purpose === null ? t(($) => $.connectedServices.purposeUnknown) : t(($) => $.connectedServices.purpose, { purpose })}
        </small>
        <small>{t(($) => $.connectedServices.since, { date: moment(agreedAt) })}</small>
        <small>
          {usedAt === null ? t(($) => $.connectedServices.unused) : t(($) => $.connectedServices.used, { date: moment(usedAt) })}
        </small>
      </span>
      <Button
        variant="secondary"
        onClick={onEnd}
        data-service={service.clientId}
        aria-label={t(($) => $.connectedServices.endService, { name })}
      >
        {t(($) => $.connectedServices.end)}
      </Button>
    </li>
  );
}

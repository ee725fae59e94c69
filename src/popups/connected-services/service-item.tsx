import { useTranslation } from 'react-i18next';
import type { ConnectedService } from '#machines/connected-services/connected-services.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { WindowIcon } from '#src/ui/icons/icons.tsx';
import { Tile } from '#src/ui/layout/tile.tsx';
import styles from '../account-list/account-list.module.css';
import { shortMoment } from '../devices/device-name.ts';
import { PartnerLogo } from '../partner/partner-logo.tsx';
import { ServiceStatements } from './service-statements.tsx';

export interface ServiceItemProps {
  service: ConnectedService;
  onEnd: () => void;
}

/** PARTNER-5: one partner with what it learns and why, and the button that ends its access. */
export function ServiceItem({ service, onEnd }: ServiceItemProps) {
  const { t, i18n } = useTranslation();
  const { name, agreedAt, usedAt, coversEmail, purpose, about } = service;
  const moment = (time: number) => shortMoment(i18n.language, time);
  return (
    <li className={styles.item}>
      <Tile className={styles.mark} aria-hidden="true">
        <PartnerLogo src={about.logo} size={32}>
          <WindowIcon size={24} />
        </PartnerLogo>
      </Tile>
      <span className={styles.about}>
        <strong>{name}</strong>
        <small>{t(($) => $.connectedServices.shared[coversEmail ? 'email' : 'public'])}</small>
        <small>
          {purpose === null ? t(($) => $.connectedServices.purposeUnknown) : t(($) => $.connectedServices.purpose, { purpose })}
        </small>
        <ServiceStatements about={about} />
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

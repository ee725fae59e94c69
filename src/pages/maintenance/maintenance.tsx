import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { SUPPORT_HOURS } from '#contract/limits.ts';
import { longDateTime } from '#contract/long-date.ts';
import type { maintenanceGateMachine } from '#machines/maintenance-gate/maintenance-gate.machine.ts';
import { dotted } from '#src/popups/state-name.ts';
import { Picture } from '#src/ui/art/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { PhoneIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { SkyPage } from '#src/ui/layout/sky.tsx';
import styles from './maintenance.module.css';

export interface MaintenanceProps {
  actor: ActorRefFrom<typeof maintenanceGateMachine>;
  /** The customer centre’s, as it is written for people. */
  phone: string;
  preferences?: ReactNode;
}

/** The system is being checked; try again (GATE-5). */
export function Maintenance({ actor, phone, preferences }: MaintenanceProps) {
  const { t, i18n } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const until = useSelector(actor, (snapshot) => snapshot.context.until);
  return (
    <SkyPage data-flow="maintenanceGate" data-state={dotted(state)}>
      <title>{t(($) => $.maintenance.pageTitle)}</title>
      <div className={styles.card}>
        <div className={styles.tile} data-theme="dark">
          <Picture name="clock-tower" className={styles.picture} eager />
        </div>
        <h1>{t(($) => $.maintenance.title)}</h1>
        <p className={styles.text}>
          <Sentences>{`${t(($) => $.maintenance.text)} ${t(($) => $.maintenance.again)}`}</Sentences>
        </p>
        {until !== null && (
          <p className={styles.until}>
            <Sentences>{t(($) => $.maintenance.until, { when: longDateTime(i18n.language, new Date(until)) })}</Sentences>
          </p>
        )}
        <Button busy={state === 'reloading'} onClick={() => actor.send({ type: 'RECONNECT_CHOSEN' })}>
          {t(($) => $.maintenance.reconnect)}
        </Button>
        <p className={styles.customer}>
          {t(($) => $.maintenance.customer)}
          <span>
            <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <PhoneIcon size={18} />
              {phone}
            </a>
            <span>{t(($) => $.maintenance.hours, SUPPORT_HOURS)}</span>
          </span>
        </p>
        {preferences}
      </div>
    </SkyPage>
  );
}

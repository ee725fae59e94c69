import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Lead } from '#src/ui/layout/card.tsx';
import styles from '../account-list/account-list.module.css';
import { AccountList } from '../account-list/account-list.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import type { ConnectedServicesProps } from './connected-services-props.ts';
import { ServiceEndQuestion } from './service-end-question.tsx';
import { ServiceItem } from './service-item.tsx';

/** Which partners have access to the account, and the question before that of one of them ends (PARTNER-5). */
export function ConnectedServices({ actor }: ConnectedServicesProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('alert'));
  const { services, failure } = context;
  useSuccess(actor);

  return (
    <>
      <AccountList
        title={t(($) => $.connectedServices.title)}
        flow="connectedServices"
        state={dotted(value)}
        busy={busy}
        failure={failure}
        isReading={value === 'reading'}
        retry={
          value === 'unread' ? { label: t(($) => $.connectedServices.retry), onRetry: () => actor.send({ type: 'RETRIED' }) } : undefined
        }
        onClose={() => actor.send({ type: 'CLOSED' })}
      >
        {services.length === 0 ? (
          <p>{t(($) => $.connectedServices.none)}</p>
        ) : (
          <>
            <Lead>{t(($) => $.connectedServices.lead)}</Lead>
            <ul className={styles.list}>
              {services.map((service) => (
                <ServiceItem
                  key={service.clientId}
                  service={service}
                  onEnd={() => actor.send({ type: 'END_CHOSEN', clientId: service.clientId })}
                />
              ))}
            </ul>
          </>
        )}
      </AccountList>
      {asking && <ServiceEndQuestion actor={actor} />}
    </>
  );
}

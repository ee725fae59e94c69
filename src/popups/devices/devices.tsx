import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { othersOf } from '#machines/devices/devices.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import styles from '../account-list/account-list.module.css';
import { AccountList } from '../account-list/account-list.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import type { DevicesProps } from './devices-props.ts';
import { EndQuestion } from './end-question.tsx';
import { SessionItem } from './session-item.tsx';

/** Where the account is logged in (DEVICE-1), and the question before one of it, or all others, ends (DEVICE-2). */
export function Devices({ actor }: DevicesProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('alert'));
  const { sessions, failure } = context;
  const others = othersOf(context);
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  useSuccess(actor);

  return (
    <>
      <AccountList
        title={t(($) => $.devices.title)}
        flow="devices"
        state={dotted(value)}
        busy={busy}
        failure={failure}
        isReading={value === 'reading'}
        retry={value === 'unread' ? { label: t(($) => $.devices.retry), onRetry: () => actor.send({ type: 'RETRIED' }) } : undefined}
        footer={
          others.length > 0 && (
            <Button variant="secondary" onClick={() => actor.send({ type: 'OTHERS_END_CHOSEN' })}>
              {t(($) => $.devices.endOthers)}
            </Button>
          )
        }
        onClose={() => actor.send({ type: 'CLOSED' })}
      >
        <Lead>{t(($) => $.devices.lead)}</Lead>
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionItem
              key={session.sessionId}
              session={session}
              onEnd={session.isCurrent ? undefined : () => actor.send({ type: 'END_CHOSEN', sessionId: session.sessionId })}
            />
          ))}
        </ul>
        {others.length === 0 && <p>{t(($) => $.devices.only)}</p>}
      </AccountList>
      {asking && <EndQuestion actor={actor} />}
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
    </>
  );
}

import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { othersOf } from '#machines/devices/devices.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Waiting } from '#src/ui/progress/waiting.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import styles from './devices.module.css';
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
      <Dialog
        title={t(($) => $.devices.title)}
        flow="devices"
        state={dotted(value)}
        busy={busy}
        onClose={() => actor.send({ type: 'CLOSED' })}
        footer={
          value === 'unread' ? (
            <Button onClick={() => actor.send({ type: 'RETRIED' })}>{t(($) => $.devices.retry)}</Button>
          ) : (
            others.length > 0 && (
              <Button variant="secondary" onClick={() => actor.send({ type: 'OTHERS_END_CHOSEN' })}>
                {t(($) => $.devices.endOthers)}
              </Button>
            )
          )
        }
      >
        {failure && (
          <Notice tone="error" role="alert" about={failure}>
            {failureText(t, failure)}
          </Notice>
        )}
        {value === 'reading' && <Waiting>{t(($) => $.common.loading)}</Waiting>}
        {sessions.length > 0 && (
          <>
            <Lead>{t(($) => $.devices.lead)}</Lead>
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <SessionItem
                  key={session.sessionId}
                  session={session}
                  onEnd={session.isCurrent ? undefined : () => actor.send({ type: 'END_CHOSEN', sessionId: session.sessionId })}
                />
              ))}
            </ul>
            {others.length === 0 && <p>{t(($) => $.devices.only)}</p>}
          </>
        )}
      </Dialog>
      {asking && <EndQuestion actor={actor} />}
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
    </>
  );
}

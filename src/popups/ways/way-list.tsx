import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { mayRemove } from '#machines/ways/ways.machine.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import styles from '../account-list/account-list.module.css';
import { AccountList } from '../account-list/account-list.tsx';
import { ConfirmIdentity } from '../confirm-identity/confirm-identity.tsx';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { RemovalQuestion } from './removal-question.tsx';
import { WayItem } from './way-item.tsx';
import type { WaysProps } from './ways-props.ts';

/** Which accounts lead into this one (WAY-1), and the question before one of them goes (WAY-2). */
export function WayList({ actor }: WaysProps) {
  const { t } = useTranslation();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('alert'));
  const { confirmIdentity } = useSelector(actor, (snapshot) => snapshot.children);
  const { ways, passkeyCount, failure } = context;
  const removable = mayRemove(context);
  useSuccess(actor);

  return (
    <>
      <AccountList
        title={t(($) => $.ways.title)}
        flow="ways"
        state={dotted(value)}
        busy={busy}
        failure={failure}
        isReading={value === 'reading'}
        retry={value === 'unread' ? { label: t(($) => $.ways.retry), onRetry: () => actor.send({ type: 'RETRIED' }) } : undefined}
        onClose={() => actor.send({ type: 'CLOSED' })}
      >
        <Lead>{t(($) => $.ways.lead)}</Lead>
        <ul className={styles.list}>
          {ways.map((way) => (
            <WayItem
              key={way.authMthd}
              way={way}
              onRemove={removable ? () => actor.send({ type: 'REMOVAL_CHOSEN', authMthd: way.authMthd }) : undefined}
            />
          ))}
        </ul>
        {passkeyCount > 0 && <p>{t(($) => $.ways.passkeys, { count: passkeyCount })}</p>}
        {!removable && <p>{t(($) => $.ways.only)}</p>}
      </AccountList>
      {asking && <RemovalQuestion actor={actor} />}
      {confirmIdentity && <ConfirmIdentity actor={confirmIdentity} />}
    </>
  );
}
